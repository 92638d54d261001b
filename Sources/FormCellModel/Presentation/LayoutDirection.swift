/// Which way a cell is read.
///
/// Layouts are made in reading order, from the leading edge on, and turned to the screen at the end;
/// that is what a direction is asked for.
public enum LayoutDirection: Hashable, Sendable, CaseIterable {
  case leftToRight, rightToLeft
}

extension LayoutDirection {
  /// Turns a frame that was measured from the leading edge of a cell to one from its left edge.
  ///
  /// - Parameter width: The width of the cell.
  public func place(_ frame: Frame, inWidth width: Double) -> Frame {
    switch self {
    case .leftToRight: frame
    case .rightToLeft:
      Frame(
        x: width - frame.x - frame.width, y: frame.y, width: frame.width, height: frame.height)
    }
  }
}

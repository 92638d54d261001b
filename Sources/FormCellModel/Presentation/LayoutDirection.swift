/// Which way a cell is read.
///
/// Layouts are made in reading order, from the leading edge on, and turned to the screen at the end;
/// that is what a direction is asked for.
public enum LayoutDirection: String, Hashable, Sendable, CaseIterable, Codable {
  /// As Latin and Chinese are; the leading edge is the left one.
  case leftToRight = "ltr"
  /// As Arabic and Hebrew are; the leading edge is the right one.
  case rightToLeft = "rtl"
}

extension LayoutDirection {
  /// A frame from the left edge of a cell of the given width, for one from its leading edge.
  public func place(_ frame: Frame, inWidth width: Double) -> Frame {
    switch self {
    case .leftToRight: frame
    case .rightToLeft:
      Frame(
        x: width - frame.x - frame.width, y: frame.y, width: frame.width, height: frame.height)
    }
  }
}

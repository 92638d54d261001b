/// The reading direction of a cell.
///
/// Layouts are made in reading order, from the leading edge, and converted to screen coordinates at
/// the end.
public enum ReadingDirection: String, Hashable, Sendable, CaseIterable, Codable {
  /// The direction of Latin and Chinese; the leading edge is the left edge.
  case leftToRight = "ltr"
  /// The direction of Arabic and Hebrew; the leading edge is the right edge.
  case rightToLeft = "rtl"

  /// Converts a frame measured from the leading edge of a cell to one measured from its left edge.
  package func place(_ frame: Frame, inWidth width: Double) -> Frame {
    switch self {
    case .leftToRight: frame
    case .rightToLeft:
      Frame(x: width - frame.x - frame.width, y: frame.y, width: frame.width, height: frame.height)
    }
  }
}

/// The direction in which a control runs.
public enum ControlAxis: String, Hashable, Sendable, CaseIterable, Codable {
  /// In reading order, from the leading edge.
  case horizontal = "horizontal"
  /// From the top, as flutter_rating_bar's vertical bar does.
  case downward = "downward"
  /// From the bottom, as ControlsFX's vertical rating does.
  case upward = "upward"
}

extension ControlAxis {
  /// True if the control runs across the cell.
  var isHorizontal: Bool {
    switch self {
    case .horizontal: true
    case .downward, .upward: false
    }
  }

  /// The length of `extent` along the row.
  func length(of extent: Extent) -> Double { isHorizontal ? extent.width : extent.height }

  /// The length of `extent` across the row.
  func breadth(of extent: Extent) -> Double { isHorizontal ? extent.height : extent.width }

  /// An extent of a length along the row and a breadth across it.
  func extent(length: Double, breadth: Double) -> Extent {
    isHorizontal
      ? Extent(width: length, height: breadth) : Extent(width: breadth, height: length)
  }
}

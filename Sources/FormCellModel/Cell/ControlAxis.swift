/// The axis of a control.
public enum ControlAxis: String, Hashable, Sendable, CaseIterable, Codable {
  /// In reading order, from the leading edge.
  case horizontal = "horizontal"
  /// From the top, as in flutter_rating_bar's vertical bar.
  case downward = "downward"
  /// From the bottom, as in ControlsFX's vertical rating.
  case upward = "upward"

  var isHorizontal: Bool {
    switch self {
    case .horizontal: true
    case .downward, .upward: false
    }
  }

  func length(of extent: Extent) -> Double { isHorizontal ? extent.width : extent.height }

  /// Returns the breadth of `extent` across the axis.
  func breadth(of extent: Extent) -> Double { isHorizontal ? extent.height : extent.width }

  func extent(length: Double, breadth: Double) -> Extent {
    isHorizontal
      ? Extent(width: length, height: breadth) : Extent(width: breadth, height: length)
  }
}

/// The two values of a range slider; the lower one is never above the upper one.
public struct ScaleRange: Hashable, Sendable {
  /// The lower value.
  public let lower: FixedDecimal
  /// The upper value.
  public let upper: FixedDecimal

  /// Creates a range from two values in any order.
  public init(_ first: FixedDecimal, _ second: FixedDecimal) {
    lower = min(first, second)
    upper = max(first, second)
  }

  subscript(thumb: SliderThumb) -> FixedDecimal {
    thumb == .lower ? lower : upper
  }
}

/// A thumb of a slider; a slider with one thumb has the upper one.
public enum SliderThumb: String, Hashable, Sendable, CaseIterable, Codable {
  case lower = "lower"
  case upper = "upper"

  var other: SliderThumb { self == .lower ? .upper : .lower }
}

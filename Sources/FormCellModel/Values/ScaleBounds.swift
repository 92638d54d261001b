/// The least and the greatest value of a scale, whole numbers both.
///
/// In a rating, a mark stands for each value above the least, so `0...5` has five marks and `-5...5` has ten.
/// Bounds of a single value are bounds too: they have no mark, and nothing in them can change.
///
/// Every range of `Int` can be asked for, and none traps: ends beyond ``limits`` and more marks than
/// ``maximumItems`` are refused by one initializer and cut by the other. Both limits are this
/// package's choice. A hundred marks are ten times what a rating control is seen with and wider than
/// any screen; without a limit, one careless range would ask for gigabytes of marks.
///
/// Source: SAP Fiori for iOS SDK 25.08, `FUIRatingControl.ratingBounds`.
public struct ScaleBounds: Hashable, Sendable {
  /// More marks than this are never drawn.
  public static let maximumItems = 100
  /// What both ends lie in: a thousand million on either side of 0.
  public static let limits = -1_000_000_000...1_000_000_000

  /// The least value, which no mark stands for.
  public let lower: Int
  /// The greatest value; not less than ``lower``.
  public let upper: Int

  /// The bounds of `range`, or nil when it is beyond ``limits`` or ``maximumItems``.
  public init?(_ range: ClosedRange<Int>) {
    guard Self.limits.contains(range.lowerBound), Self.limits.contains(range.upperBound),
      range.upperBound - range.lowerBound <= Self.maximumItems
    else { return nil }
    lower = range.lowerBound
    upper = range.upperBound
  }

  /// The bounds of `range`, with both ends brought within ``limits``, and the upper one down to
  /// ``maximumItems`` above the lower.
  public init(clamping range: ClosedRange<Int>) {
    let within = range.clamped(to: Self.limits)
    lower = within.lowerBound
    upper = min(within.upperBound, within.lowerBound + Self.maximumItems)
  }

  /// `0...5`, which a control starts with.
  public static let zeroToFive = ScaleBounds(clamping: 0...5)
}

extension ScaleBounds {
  /// How many marks there are: the upper bound less the lower.
  public var items: Int { upper - lower }

  /// Both ends as exact decimals.
  public var values: ClosedRange<FixedDecimal> {
    // In order, and within the limits.
    ClosedRange(uncheckedBounds: (FixedDecimal(whole: lower), FixedDecimal(whole: upper)))
  }
}

/// The minimum and the maximum of a scale, as whole numbers.
///
/// A rating has one mark for each value above the minimum: `0...5` has five marks and `-5...5` has
/// ten. Bounds with a single value are valid; they have no marks.
///
/// No range traps: if a range is beyond `limits` or has more marks than `maximumItems`, one
/// initializer returns nil and the other clamps it. Both limits are a choice of this package and
/// bound the memory that marks take.
///
/// Source: SAP Fiori for iOS SDK 25.08, `FUIRatingControl.ratingBounds`.
public struct ScaleBounds: Hashable, Sendable {
  /// The maximum number of marks.
  package static let maximumItems = 100
  /// The range of both ends: a thousand million on either side of 0.
  package static let limits = -1_000_000_000...1_000_000_000

  /// The minimum, which has no mark.
  public let lower: Int
  /// The maximum; not less than ``lower``.
  public let upper: Int

  /// Creates bounds; nil if `range` is beyond `limits` or `maximumItems`.
  public init?(_ range: ClosedRange<Int>) {
    guard Self.limits.contains(range.lowerBound), Self.limits.contains(range.upperBound),
      range.upperBound - range.lowerBound <= Self.maximumItems
    else { return nil }
    lower = range.lowerBound
    upper = range.upperBound
  }

  /// Creates bounds, clamped to `limits` and to `maximumItems` above the lower end.
  public init(clamping range: ClosedRange<Int>) {
    let within = range.clamped(to: Self.limits)
    lower = within.lowerBound
    upper = min(within.upperBound, within.lowerBound + Self.maximumItems)
  }

  /// `0...5`, the default of a rating control.
  public static let zeroToFive = ScaleBounds(clamping: 0...5)

  /// The number of marks: the upper bound minus the lower.
  public var items: Int { upper - lower }

  /// Both ends as exact decimals.
  package var values: ClosedRange<FixedDecimal> {
    // The ends are in order and within the limits.
    ClosedRange(uncheckedBounds: (FixedDecimal(whole: lower), FixedDecimal(whole: upper)))
  }
}

/// Returns bounds, clamped as by ``ScaleBounds/init(clamping:)``: `RatingCell(in: 1...10)`.
///
/// An expression without a type, such as `1...10` alone, is still a range.
@_disfavoredOverload
public func ... (lower: Int, upper: Int) -> ScaleBounds {
  ScaleBounds(clamping: min(lower, upper)...upper)
}

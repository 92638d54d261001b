/// How a rating that is no whole number becomes lit marks.
///
/// Whatever a control does with fractions is one rule with a few numbers. Of the value v let f be
/// the part above the whole number k below it. When f reaches the first threshold, a half is shown,
/// and when it reaches the second, a whole:
///
/// ```
/// .fui      k · · · · |─ half ─| · · · · k + 1
/// f         0        .3        .7        1       .3 and .7 are halves
/// ```
///
/// Values are exact decimals, so 3.3 and 3.7 do lie on the thresholds (decision 0006).
public struct RatingRounding: Hashable, Sendable {
  /// Where a half or a whole begins; both a fraction between 0 and 1.
  public enum Threshold: Hashable, Sendable {
    /// A fraction of this, and more.
    case from(RatingValue)
    /// A fraction of more than this.
    case above(RatingValue)
  }

  /// What there is besides whole marks.
  public enum Grid: Hashable, Sendable {
    /// Every fraction, as it is.
    case exact
    /// Nothing; a fraction that does not reach the threshold is dropped.
    case wholes(wholeFrom: Threshold)
    /// Halves; a fraction that reaches both thresholds is a whole.
    case halves(halfFrom: Threshold, wholeFrom: Threshold)
  }

  /// What there is besides whole marks, and from where.
  public let grid: Grid
  /// To how many decimals a value is rounded first, half up; nil leaves it as it is.
  public let preRoundDecimals: Int?

  /// A rule of the given numbers.
  public init(_ grid: Grid, preRoundDecimals: Int? = nil) {
    self.grid = grid
    self.preRoundDecimals = preRoundDecimals
  }
}

// MARK: - The rules with a name

extension RatingRounding {
  /// Every fraction is shown as it is, by a mark that is lit in part.
  public static let exact = Self(.exact)

  /// The nearest whole number; a fraction of one half goes up.
  public static let whole = Self(.wholes(wholeFrom: .from(0.5)))

  /// A half is shown when the decimal part is between 0.3 and 0.7 inclusive.
  ///
  /// Source: SAP Fiori for iOS SDK 25.08, `FUIRatingControl`, average rating.
  public static let fui = Self(.halves(halfFrom: .from(0.3), wholeFrom: .above(0.7)))

  /// "Below 0.75 half, 0.75 to 1.25 full, 1.25 to 1.75 full and half".
  ///
  /// Who has exactly 1.25 is not said; here it is full, since that is what the text says first.
  ///
  /// Source: SAP Fiori for iOS design guideline, Rating Control.
  public static let guideline = Self(.halves(halfFrom: .above(0.25), wholeFrom: .from(0.75)))

  /// The nearest half; what is as near to both goes up.
  ///
  /// Source: SAP's open SwiftUI port (cloud-sdk-ios-fiori), `RatingControl`.
  public static let nearestHalf = Self(.halves(halfFrom: .from(0.25), wholeFrom: .from(0.75)))
}

// MARK: - Applying it

extension RatingRounding {
  /// The value that is shown for `value`: not less than the whole number below, not more than the
  /// one above.
  ///
  /// - Complexity: O(1).
  public func callAsFunction(_ value: RatingValue) -> RatingValue {
    let value = preRoundDecimals.map { value.rounded(toDecimals: $0, .halfUp) } ?? value
    let below = value.rounded(to: 1, .down)
    let fraction = RatingValue(millionths: value.millionths - below.millionths)
    guard fraction > 0 else { return value }

    switch grid {
    case .exact:
      return value
    case .wholes(let wholeFrom):
      return wholeFrom.isReached(by: fraction) ? value.rounded(to: 1, .up) : below
    case .halves(let halfFrom, let wholeFrom):
      if wholeFrom.isReached(by: fraction) { return value.rounded(to: 1, .up) }
      guard halfFrom.isReached(by: fraction) else { return below }
      return RatingValue(millionths: below.millionths + RatingValue.unit / 2)
    }
  }
}

extension RatingRounding.Threshold {
  fileprivate func isReached(by fraction: RatingValue) -> Bool {
    switch self {
    case .from(let least): fraction >= least
    case .above(let greatest): fraction > greatest
    }
  }
}

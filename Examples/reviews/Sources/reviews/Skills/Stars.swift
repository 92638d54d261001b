public import FormCellModel

/// One to five stars: a vote that the server counts.
///
/// It cannot express a vote of 0 or 9. SUSI's server accepts such votes, counts them nowhere and
/// then divides by zero, so they must not be sent.
///
/// Source: fossasia/susi_server, `FiveStarRateSkillService`.
public enum Stars: Int, Hashable, Sendable, CaseIterable {
  case one = 1
  case two, three, four, five
}

extension Stars {
  /// Creates stars from a number; nil for less than 1 and more than 5.
  public init?(_ number: Int) { self.init(rawValue: number) }

  /// Creates the whole stars of a rating, rounded down: 3.5 is 3 stars.
  ///
  /// Nil for a rating below 1, and from 6 on. Source: fossasia/susi_iOS, which sends `Int(rating)`.
  public init?(_ rating: FixedDecimal) {
    self.init(Int(rating.rounded(to: 1, .down)))
  }

  /// The number of stars, 1 to 5.
  public var number: Int { rawValue }

  /// The rating that shows this number of stars.
  public var rating: FixedDecimal { FixedDecimal(clamping: rawValue) }
}

extension Stars: Comparable {
  public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}

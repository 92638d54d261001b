/// One to five stars: a vote that can be counted.
///
/// A vote of 0 or of 9 cannot be said with it. SUSI's server takes such votes, counts them nowhere,
/// and divides by nothing afterwards; so they are stopped before they are sent.
///
/// Source: fossasia/susi_server, `FiveStarRateSkillService`.
public enum Stars: Int, Hashable, Sendable, CaseIterable {
  case one = 1
  case two, three, four, five
}

extension Stars {
  /// The stars of a number; nil for less than 1 and more than 5.
  public init?(_ number: Int) { self.init(rawValue: number) }

  /// The whole stars of a rating, what is above them cut off: 3.5 is 3 stars.
  ///
  /// Nil for a rating below 1, and from 6 on. Source: fossasia/susi_iOS, which sends `Int(rating)`.
  public init?(_ rating: FixedDecimal) {
    self.init(Int(clamping: rating.rounded(to: 1, .down).millionths / FixedDecimal.unit))
  }

  /// 1 to 5.
  public var number: Int { rawValue }

  /// The rating that shows so many stars.
  public var rating: FixedDecimal { FixedDecimal(clamping: rawValue) }
}

extension Stars: Comparable {
  public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}

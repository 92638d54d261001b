/// What a server says to a vote: whether it counts, and how all votes stand now.
///
/// Any decoder can fill it, `JSONDecoder` among them, and none has to be in this package (decision
/// 0025). It is read as far as it goes. What is missing is 0; `avg_star` may be a whole number, a
/// decimal or a text; members that are not listed here are passed over.
///
/// ```json
/// { "accepted": true, "message": "Skill ratings updated",
///   "ratings": { "one_star": 0, "two_star": 0, "three_star": 0, "four_star": 1, "five_star": 0,
///                "total_star": 1, "avg_star": 4 } }
/// ```
///
/// Source: fossasia/susi_server, `FiveStarRateSkillService`.
public struct RatingsAnswer: Hashable, Sendable {
  /// How all votes stand.
  public struct Figures: Hashable, Sendable {
    /// How many gave one star to five.
    public let counts: ReviewCounts
    /// How many votes the server says there are; what it counts nowhere is among them.
    public let total: Int
    /// The average that the server reckoned, as it was given.
    public let average: FixedDecimal

    /// Figures that somebody told.
    public init(counts: ReviewCounts, total: Int, average: FixedDecimal) {
      self.counts = counts
      self.total = total
      self.average = average
    }
  }

  /// Whether the vote counts; without a word about it, it does where there are figures.
  public let isAccepted: Bool
  /// What the server says of it.
  public let message: String?
  /// How all votes stand; nil where the server does not say.
  public let figures: Figures?

  /// An answer of which all is known.
  public init(isAccepted: Bool, message: String? = nil, figures: Figures? = nil) {
    self.isAccepted = isAccepted
    self.message = message
    self.figures = figures
  }
}

extension RatingsAnswer.Figures {
  /// What a server would say that reckons as it should: the average to two decimals, half up.
  ///
  /// Source: fossasia/susi_server, `FiveStarRateSkillService`.
  public init(of counts: ReviewCounts) {
    self.counts = counts
    total = counts.total
    average = counts.average?.value(decimals: 2, .halfUp) ?? 0
  }

  fileprivate init(_ fields: AnswerFields) {
    counts = ReviewCounts(
      ["one_star", "two_star", "three_star", "four_star", "five_star"].map {
        fields.whole($0) ?? 0
      })
    total = fields.whole("total_star") ?? 0
    average = fields.decimal("avg_star") ?? 0
  }
}

extension RatingsAnswer: Decodable {
  /// Throws only where the answer is no object.
  public init(from decoder: any Decoder) throws {
    let fields = try AnswerFields(decoder)
    figures = fields.object("ratings").map { Figures($0) }
    isAccepted = fields.bool("accepted") ?? (figures != nil)
    message = fields.text("message")
  }
}

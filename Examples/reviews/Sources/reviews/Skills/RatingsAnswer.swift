public import FormCellModel

/// A server's answer to a vote: whether the vote counts, and the current counts of all votes.
///
/// Any decoder can read it, `JSONDecoder` among them (decision 0025). Decoding is lenient: missing
/// numbers are 0; `avg_star` may be a whole number, a decimal or a text; other members are ignored.
///
/// ```json
/// { "accepted": true, "message": "Skill ratings updated",
///   "ratings": { "one_star": 0, "two_star": 0, "three_star": 0, "four_star": 1, "five_star": 0,
///                "total_star": 1, "avg_star": 4 } }
/// ```
///
/// Source: fossasia/susi_server, `FiveStarRateSkillService`.
public struct RatingsAnswer: Hashable, Sendable {
  /// The current counts of all votes.
  public struct Figures: Hashable, Sendable {
    /// The numbers of votes for one to five stars.
    public let counts: ReviewCounts
    /// The total that the server reports, including votes that it counts under no number of stars.
    public let total: Int
    /// The average as the server reports it.
    public let average: FixedDecimal

    /// Creates figures from their parts.
    public init(counts: ReviewCounts, total: Int, average: FixedDecimal) {
      self.counts = counts
      self.total = total
      self.average = average
    }
  }

  /// True if the vote counts; if the server does not say, true when there are figures.
  public let isAccepted: Bool
  /// The server's message.
  public let message: String?
  /// The current counts of all votes; nil if the server does not report them.
  public let figures: Figures?

  /// Creates an answer from its parts.
  public init(isAccepted: Bool, message: String? = nil, figures: Figures? = nil) {
    self.isAccepted = isAccepted
    self.message = message
    self.figures = figures
  }
}

extension RatingsAnswer.Figures {
  /// Creates the figures that a correct server reports: the average has two decimals, rounded half
  /// up.
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
  /// Throws only if the answer is not an object.
  public init(from decoder: any Decoder) throws {
    let fields = try AnswerFields(decoder)
    figures = fields.object("ratings").map { Figures($0) }
    isAccepted = fields.bool("accepted") ?? (figures != nil)
    message = fields.text("message")
  }
}

public import FormCellModel

/// The service of a SUSI server on which a user rates a skill.
///
/// Source: fossasia/susi_server, `/cms`.
public struct SkillService: SubmissionService {
  /// The skill that is rated.
  public let skill: Skill
  /// The user's token; nil if the server does not know the user.
  public let token: String?

  /// Creates a service for a skill and a user.
  public init(_ skill: Skill, token: String?) {
    self.skill = skill
    self.token = token
  }

  /// The request for the user's own stars.
  public var loadRequest: ReviewRequest { .ownRating(of: skill, token: token) }

  /// Returns the request that gives the skill a number of stars.
  public func submitRequest(_ value: Stars) -> ReviewRequest {
    .submit(value, for: skill, token: token)
  }

  /// Returns the user's own stars; nil if the user has not voted.
  public func outcome(of answer: OwnRatingAnswer) -> SubmissionOutcome<Stars?> {
    switch answer {
    case .rated, .notRated: .accepted(answer.stars)
    case .refused(let message): .refused(message: message)
    }
  }

  /// Returns the votes that the server reports, or else the votes computed from this vote.
  public func outcome(
    of answer: RatingsAnswer, to value: Stars, insteadOf own: Stars?, in tally: ReviewCounts
  ) -> SubmissionOutcome<ReviewCounts> {
    guard answer.isAccepted else { return .refused(message: answer.message) }
    return .accepted(answer.figures?.counts ?? self.tally(tally, with: value, insteadOf: own))
  }

  /// Returns the votes with one vote added or moved.
  public func tally(
    _ tally: ReviewCounts, with value: Stars, insteadOf own: Stars?
  ) -> ReviewCounts {
    tally.voting(value.number, insteadOf: own?.number) ?? tally
  }
}

/// The flow that rates a skill on SUSI's server.
public typealias ReviewFlow = SubmissionFlow<SkillService>

extension SubmissionFlow where Service == SkillService {
  /// Creates a flow without any events so far.
  public init(
    for skill: Skill, token: String?, counts: ReviewCounts = .none,
    onFailure failurePolicy: FailurePolicy = .reverts, showing tallyPolicy: TallyPolicy = .waits
  ) {
    self.init(
      SkillService(skill, token: token), tally: counts, onFailure: failurePolicy,
      showing: tallyPolicy)
  }
}

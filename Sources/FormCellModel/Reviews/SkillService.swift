/// SUSI's server as a person with a token rates a skill on it.
///
/// Source: fossasia/susi_server, `/cms`.
public struct SkillService: SubmissionService {
  /// The skill that is rated.
  public let skill: Skill
  /// The token of the person; nil if the server does not know the person.
  public let token: String?

  /// A service for a skill and a person.
  public init(_ skill: Skill, token: String?) {
    self.skill = skill
    self.token = token
  }

  /// The request for the person's own stars.
  public var loadRequest: ReviewRequest { .ownRating(of: skill, token: token) }

  /// Returns the request that gives the skill so many stars.
  public func submitRequest(_ value: Stars) -> ReviewRequest {
    .submit(value, for: skill, token: token)
  }

  /// Returns the person's own stars; a person who has not voted has none.
  public func outcome(of answer: OwnRatingAnswer) -> SubmissionOutcome<Stars?> {
    switch answer {
    case .rated, .notRated: .accepted(answer.stars)
    case .refused(let message): .refused(message: message)
    }
  }

  /// Returns the votes that the server has, or those that follow from the vote if it does not say.
  public func outcome(
    of answer: RatingsAnswer, to value: Stars, insteadOf own: Stars?, in tally: ReviewCounts
  ) -> SubmissionOutcome<ReviewCounts> {
    guard answer.isAccepted else { return .refused(message: answer.message) }
    return .accepted(answer.figures?.counts ?? self.tally(tally, with: value, insteadOf: own))
  }

  /// Returns the votes with one more, or with one moved.
  public func tally(
    _ tally: ReviewCounts, with value: Stars, insteadOf own: Stars?
  ) -> ReviewCounts {
    tally.voting(value.number, insteadOf: own?.number) ?? tally
  }
}

/// The flow that rates a skill on SUSI's server.
public typealias ReviewFlow = SubmissionFlow<SkillService>

extension SubmissionFlow where Service == SkillService {
  /// A flow in which nothing has happened yet.
  public init(
    for skill: Skill, token: String?, counts: ReviewCounts = .none,
    onFailure failurePolicy: FailurePolicy = .reverts, showing tallyPolicy: TallyPolicy = .waits
  ) {
    self.init(
      SkillService(skill, token: token), tally: counts, onFailure: failurePolicy,
      showing: tallyPolicy)
  }
}

import FormCellModel
import SkillReviews
import Testing

/// Choices of a person, answers of the server, and the resulting phases and effects.
@Suite struct ReviewFlowTests {
  static let skill = Skill(model: "general", group: "Knowledge", language: "en", name: "aboutsusi")

  static func flow(
    _ counts: ReviewCounts = .none, onFailure: ReviewFlow.FailurePolicy = .reverts,
    showing: ReviewFlow.TallyPolicy = .waits
  ) -> ReviewFlow {
    ReviewFlow(
      for: skill, token: "T", counts: counts, onFailure: onFailure, showing: showing)
  }

  static func ticket(_ number: Int) -> SubmissionTicket { SubmissionTicket(number: number) }

  static func submit(_ stars: Stars, _ number: Int) -> SubmissionEffect<SkillService> {
    .send(.submit(stars, for: skill, token: "T"), ticket(number))
  }

  static func ask(_ number: Int) -> SubmissionEffect<SkillService> {
    .send(.ownRating(of: skill, token: "T"), ticket(number))
  }

  static func accepted(_ votes: [Int]) -> RatingsAnswer {
    RatingsAnswer(isAccepted: true, figures: RatingsAnswer.Figures(of: ReviewCounts(votes)))
  }

  /// An event, the phase after it, and its effects.
  typealias Step = (
    SubmissionEvent<SkillService>, ReviewFlow.Phase, [SubmissionEffect<SkillService>]
  )

  struct Story: CustomTestStringConvertible {
    let testDescription: String
    var flow = ReviewFlowTests.flow()
    let steps: [Step]

    init(_ description: String, from flow: ReviewFlow = ReviewFlowTests.flow(), _ steps: [Step]) {
      testDescription = description
      self.flow = flow
      self.steps = steps
    }
  }

  static let stories: [Story] = [
    Story(
      "a first rating",
      [
        (.appeared, .loading(ticket(1), own: nil, waiting: nil), [ask(1)]),
        (.loaded(.notRated, ticket(1)), .notGiven, []),
        (.chosen(.four), .submitting(.four, ticket(2), own: nil, waiting: nil), [submit(.four, 2)]),
        (
          .answered(accepted([0, 0, 0, 1, 0]), ticket(2)), .given(.four),
          [.updated(ReviewCounts([0, 0, 0, 1, 0])), .announce(.submitted)]
        ),
      ]),
    Story(
      "a rating from before, chosen again and then changed",
      from: flow(ReviewCounts([0, 0, 0, 1, 0])),
      [
        (.appeared, .loading(ticket(1), own: nil, waiting: nil), [ask(1)]),
        (.loaded(.rated(.four), ticket(1)), .given(.four), []),
        (.chosen(.four), .given(.four), []),
        (
          .chosen(.two), .submitting(.two, ticket(2), own: .four, waiting: nil), [submit(.two, 2)]
        ),
        (
          .answered(accepted([0, 1, 0, 0, 0]), ticket(2)), .given(.two),
          [.updated(ReviewCounts([0, 1, 0, 0, 0])), .announce(.submitted)]
        ),
        (.appeared, .loading(ticket(3), own: .two, waiting: nil), [ask(3)]),
        (.loaded(.rated(.two), ticket(3)), .given(.two), []),
      ]),
    Story(
      "choosing twice sends once",
      [
        (.chosen(.four), .submitting(.four, ticket(1), own: nil, waiting: nil), [submit(.four, 1)]),
        (.chosen(.four), .submitting(.four, ticket(1), own: nil, waiting: nil), []),
        (
          .answered(accepted([0, 0, 0, 1, 0]), ticket(1)), .given(.four),
          [.updated(ReviewCounts([0, 0, 0, 1, 0])), .announce(.submitted)]
        ),
        (.answered(accepted([9, 9, 9, 9, 9]), ticket(1)), .given(.four), []),
      ]),
    Story(
      "what is chosen meanwhile waits, and the last choice counts",
      [
        (.chosen(.four), .submitting(.four, ticket(1), own: nil, waiting: nil), [submit(.four, 1)]),
        (.chosen(.two), .submitting(.four, ticket(1), own: nil, waiting: .two), []),
        (.chosen(.five), .submitting(.four, ticket(1), own: nil, waiting: .five), []),
        (
          .answered(accepted([0, 0, 0, 1, 0]), ticket(1)),
          .submitting(.five, ticket(2), own: .four, waiting: nil),
          [.updated(ReviewCounts([0, 0, 0, 1, 0])), submit(.five, 2)]
        ),
        (
          .answered(accepted([0, 0, 0, 0, 1]), ticket(2)), .given(.five),
          [.updated(ReviewCounts([0, 0, 0, 0, 1])), .announce(.submitted)]
        ),
      ]),
    Story(
      "going back to what is being sent takes the other choice out of the line",
      [
        (.chosen(.four), .submitting(.four, ticket(1), own: nil, waiting: nil), [submit(.four, 1)]),
        (.chosen(.two), .submitting(.four, ticket(1), own: nil, waiting: .two), []),
        (.chosen(.four), .submitting(.four, ticket(1), own: nil, waiting: nil), []),
      ]),
    Story(
      "what is chosen before the old rating is there",
      [
        (.appeared, .loading(ticket(1), own: nil, waiting: nil), [ask(1)]),
        (.chosen(.three), .loading(ticket(1), own: nil, waiting: .three), []),
        (.chosen(.two), .loading(ticket(1), own: nil, waiting: .two), []),
        (
          .loaded(.rated(.five), ticket(1)),
          .submitting(.two, ticket(2), own: .five, waiting: nil), [submit(.two, 2)]
        ),
      ]),
    Story(
      "what is chosen before the old rating is there, and is the same",
      [
        (.appeared, .loading(ticket(1), own: nil, waiting: nil), [ask(1)]),
        (.chosen(.two), .loading(ticket(1), own: nil, waiting: .two), []),
        (.loaded(.rated(.two), ticket(1)), .given(.two), []),
      ]),
    Story(
      "no answer: back to nothing, tried again, and back to the old rating",
      [
        (.chosen(.four), .submitting(.four, ticket(1), own: nil, waiting: nil), [submit(.four, 1)]),
        (
          .unanswered(ticket(1)), .failed(.unanswered, wanted: .four, own: nil),
          [.reverted(to: nil), .announce(.notSubmitted(.unanswered))]
        ),
        (
          .answered(accepted([0, 0, 0, 1, 0]), ticket(1)),
          .failed(.unanswered, wanted: .four, own: nil), []
        ),
        (.retried, .submitting(.four, ticket(2), own: nil, waiting: nil), [submit(.four, 2)]),
        (
          .answered(accepted([0, 0, 0, 1, 0]), ticket(2)), .given(.four),
          [.updated(ReviewCounts([0, 0, 0, 1, 0])), .announce(.submitted)]
        ),
        (.chosen(.one), .submitting(.one, ticket(3), own: .four, waiting: nil), [submit(.one, 3)]),
        (
          .unanswered(ticket(3)), .failed(.unanswered, wanted: .one, own: .four),
          [.reverted(to: .four), .announce(.notSubmitted(.unanswered))]
        ),
        // The server may have counted the one star, so the four stars are sent.
        (
          .chosen(.four), .submitting(.four, ticket(4), own: .four, waiting: nil),
          [submit(.four, 4)]
        ),
      ]),
    Story(
      "refused, and back to the old rating without a question",
      [
        (.appeared, .loading(ticket(1), own: nil, waiting: nil), [ask(1)]),
        (.loaded(.rated(.two), ticket(1)), .given(.two), []),
        (
          .chosen(.four), .submitting(.four, ticket(2), own: .two, waiting: nil), [submit(.four, 2)]
        ),
        (
          .answered(RatingsAnswer(isAccepted: false, message: "log in"), ticket(2)),
          .failed(.refused(message: "log in"), wanted: .four, own: .two),
          [.reverted(to: .two), .announce(.notSubmitted(.refused(message: "log in")))]
        ),
        (.chosen(.two), .given(.two), []),
      ]),
    Story(
      "what waits behind a choice that failed is sent all the same",
      [
        (.chosen(.four), .submitting(.four, ticket(1), own: nil, waiting: nil), [submit(.four, 1)]),
        (.chosen(.five), .submitting(.four, ticket(1), own: nil, waiting: .five), []),
        (
          .unanswered(ticket(1)), .submitting(.five, ticket(2), own: nil, waiting: nil),
          [submit(.five, 2)]
        ),
        (.chosen(.one), .submitting(.five, ticket(2), own: nil, waiting: .one), []),
        (
          .answered(RatingsAnswer(isAccepted: false), ticket(2)),
          .submitting(.one, ticket(3), own: nil, waiting: nil), [submit(.one, 3)]
        ),
      ]),
    Story(
      "going back to the old rating, while a new one is refused",
      [
        (.appeared, .loading(ticket(1), own: nil, waiting: nil), [ask(1)]),
        (.loaded(.rated(.two), ticket(1)), .given(.two), []),
        (
          .chosen(.four), .submitting(.four, ticket(2), own: .two, waiting: nil), [submit(.four, 2)]
        ),
        (.chosen(.two), .submitting(.four, ticket(2), own: .two, waiting: .two), []),
        (.answered(RatingsAnswer(isAccepted: false), ticket(2)), .given(.two), []),
      ]),
    Story(
      "going back to the old rating, while a new one is not answered and may count",
      [
        (.appeared, .loading(ticket(1), own: nil, waiting: nil), [ask(1)]),
        (.loaded(.rated(.two), ticket(1)), .given(.two), []),
        (
          .chosen(.four), .submitting(.four, ticket(2), own: .two, waiting: nil), [submit(.four, 2)]
        ),
        (.chosen(.two), .submitting(.four, ticket(2), own: .two, waiting: .two), []),
        (
          .unanswered(ticket(2)), .submitting(.two, ticket(3), own: .two, waiting: nil),
          [submit(.two, 3)]
        ),
        (
          .answered(RatingsAnswer(isAccepted: false), ticket(3)),
          .failed(.refused(message: nil), wanted: .two, own: .two),
          [.reverted(to: .two), .announce(.notSubmitted(.refused(message: nil)))]
        ),
        (.appeared, .loading(ticket(4), own: .two, waiting: nil), [ask(4)]),
        (.loaded(.rated(.two), ticket(4)), .given(.two), []),
        (.chosen(.two), .given(.two), []),
      ]),
    Story(
      "offline nothing is sent",
      [
        (.connectionChanged(isOnline: false), .notGiven, []),
        (
          .chosen(.four), .failed(.offline, wanted: .four, own: nil),
          [.reverted(to: nil), .announce(.notSubmitted(.offline))]
        ),
        (
          .retried, .failed(.offline, wanted: .four, own: nil),
          [.reverted(to: nil), .announce(.notSubmitted(.offline))]
        ),
        (.connectionChanged(isOnline: true), .failed(.offline, wanted: .four, own: nil), []),
        (.retried, .submitting(.four, ticket(1), own: nil, waiting: nil), [submit(.four, 1)]),
      ]),
    Story(
      "the connection goes while something is on its way",
      [
        (.chosen(.four), .submitting(.four, ticket(1), own: nil, waiting: nil), [submit(.four, 1)]),
        (.chosen(.two), .submitting(.four, ticket(1), own: nil, waiting: .two), []),
        (
          .connectionChanged(isOnline: false),
          .submitting(.four, ticket(1), own: nil, waiting: .two), []
        ),
        (
          .unanswered(ticket(1)), .failed(.offline, wanted: .two, own: nil),
          [.reverted(to: nil), .announce(.notSubmitted(.offline))]
        ),
      ]),
    Story(
      "whether one rated cannot be found out",
      [
        (.appeared, .loading(ticket(1), own: nil, waiting: nil), [ask(1)]),
        (
          .unanswered(ticket(1)), .failed(.unanswered, wanted: nil, own: nil),
          [.announce(.notLoaded(.unanswered))]
        ),
        (.retried, .loading(ticket(2), own: nil, waiting: nil), [ask(2)]),
        (
          .loaded(.refused(message: "log in"), ticket(2)),
          .failed(.refused(message: "log in"), wanted: nil, own: nil),
          [.announce(.notLoaded(.refused(message: "log in")))]
        ),
        (
          .connectionChanged(isOnline: false),
          .failed(.refused(message: "log in"), wanted: nil, own: nil), []
        ),
        (
          .appeared, .failed(.offline, wanted: nil, own: nil), [.announce(.notLoaded(.offline))]
        ),
      ]),
    Story(
      "a choice that waits for an answer which does not come",
      [
        (.appeared, .loading(ticket(1), own: nil, waiting: nil), [ask(1)]),
        (.chosen(.three), .loading(ticket(1), own: nil, waiting: .three), []),
        (
          .unanswered(ticket(1)), .submitting(.three, ticket(2), own: nil, waiting: nil),
          [submit(.three, 2)]
        ),
      ]),
    Story(
      "the stars stay as in SUSI's app", from: flow(onFailure: .keepsChoice),
      [
        (.chosen(.five), .submitting(.five, ticket(1), own: nil, waiting: nil), [submit(.five, 1)]),
        (
          .unanswered(ticket(1)), .failed(.unanswered, wanted: .five, own: nil),
          [.announce(.notSubmitted(.unanswered))]
        ),
      ]),
    Story(
      "an answer without figures", from: flow(ReviewCounts([0, 0, 0, 0, 3])),
      [
        (.chosen(.one), .submitting(.one, ticket(1), own: nil, waiting: nil), [submit(.one, 1)]),
        (
          .answered(RatingsAnswer(isAccepted: true), ticket(1)), .given(.one),
          [.updated(ReviewCounts([1, 0, 0, 0, 3])), .announce(.submitted)]
        ),
      ]),
  ]

  @Test(arguments: stories)
  func storyHasItsPhasesAndEffects(_ story: Story) {
    var flow = story.flow
    for (event, phase, effects) in story.steps {
      #expect(flow.handle(event) == effects, "\(event)")
      #expect(flow.phase == phase, "\(event)")
    }
  }

  /// The shown value and tally depend on the phase and on both policies.
  @Test func pendingChoiceIsShown() {
    let counts = ReviewCounts([0, 2, 0, 0, 0])
    var flow = Self.flow(counts, showing: .isOptimistic)
    #expect(flow.shownValue == nil)
    _ = flow.handle(.appeared)
    _ = flow.handle(.loaded(.rated(.two), Self.ticket(1)))
    #expect(flow.shownValue == .two)
    _ = flow.handle(.chosen(.five))
    #expect(flow.shownValue == .five)
    #expect(flow.shownTally == ReviewCounts([0, 1, 0, 0, 1]))
    #expect(flow.tally == counts)
    #expect(flow.isBusy)
    _ = flow.handle(.chosen(.three))
    #expect(flow.shownValue == .three)
    #expect(flow.shownTally == ReviewCounts([0, 1, 1, 0, 0]))
    _ = flow.handle(.chosen(.five))
    _ = flow.handle(.unanswered(Self.ticket(2)))
    #expect(flow.shownValue == .two)
    #expect(flow.ownValue == .two)
    #expect(flow.shownTally == counts)
    #expect(!flow.isBusy)

    var keeping = Self.flow(counts, onFailure: .keepsChoice)
    _ = keeping.handle(.chosen(.five))
    #expect(keeping.shownTally == counts)
    _ = keeping.handle(.unanswered(Self.ticket(1)))
    #expect(keeping.shownValue == .five)
    #expect(keeping.ownValue == nil)
    _ = keeping.handle(.appeared)
    _ = keeping.handle(.unanswered(Self.ticket(2)))
    #expect(keeping.shownValue == nil)
    _ = keeping.handle(.appeared)
    _ = keeping.handle(.chosen(.one))
    #expect(keeping.shownValue == .one)
  }
}

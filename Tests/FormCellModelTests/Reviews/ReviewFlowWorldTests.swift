import FormCellModel
import Mutations
import SkillReviews
import Testing

/// Every event in every phase that a flow can come to, and flows that talk to a server.
@Suite struct ReviewFlowWorldTests {
  static let events: [SubmissionEvent<SkillService>] =
    [.appeared, .retried, .connectionChanged(isOnline: true), .connectionChanged(isOnline: false)]
    + [.one, .two].map(SubmissionEvent<SkillService>.chosen)

  /// The events with an answer, to the last question and to one that was asked before.
  static func answers(to ticket: SubmissionTicket) -> [SubmissionEvent<SkillService>] {
    [ticket, SubmissionTicket(number: ticket.number - 1)].flatMap {
      ticket -> [SubmissionEvent<SkillService>] in
      [
        .unanswered(ticket), .loaded(.notRated, ticket), .loaded(.rated(.one), ticket),
        .loaded(.refused(message: nil), ticket),
        .answered(RatingsAnswer(isAccepted: true), ticket),
        .answered(RatingsAnswer(isAccepted: false, message: "no"), ticket),
      ]
    }
  }

  /// A flow with the last question it asked.
  struct Place: Hashable {
    var flow: ReviewFlow
    var asked = SubmissionTicket(number: 0)

    /// Phases with their tickets counted out; places that differ in nothing else behave alike.
    var kind: [AnyHashable] {
      let phase: AnyHashable =
        switch flow.phase {
        case .loading(_, let own, let waiting): [1, own?.number ?? 0, waiting?.number ?? 0]
        case .submitting(let sent, _, let own, let waiting):
          [2, sent.number, own?.number ?? 0, waiting?.number ?? 0]
        case .notGiven, .given, .failed: flow.phase
        }
      return [phase, flow.isOnline, flow.isCertain, flow.failurePolicy, flow.tallyPolicy]
    }
  }

  /// From a new flow, all that can be reached is walked through once.
  @Test(arguments: ReviewFlow.FailurePolicy.allCases, ReviewFlow.TallyPolicy.allCases)
  func everyEventInEveryPhaseKeepsTheRules(
    _ failurePolicy: ReviewFlow.FailurePolicy, _ tallyPolicy: ReviewFlow.TallyPolicy
  ) {
    var waiting = [
      Place(
        flow: ReviewFlowTests.flow(
          ReviewCounts([5, 5, 5, 5, 5]), onFailure: failurePolicy, showing: tallyPolicy))
    ]
    var seen = Set(waiting.map(\.kind))
    while let place = waiting.popLast() {
      for event in Self.events + Self.answers(to: place.asked) {
        var next = place
        let effects = next.flow.handle(event)
        next.asked = effects.lazy.compactMap(\.ticket).first ?? next.asked
        Self.expectRules(place, event, next, effects)
        if seen.insert(next.kind).inserted { waiting.append(next) }
      }
    }
    #expect(seen.count > 60)
  }

  private static func expectRules(
    _ before: Place, _ event: SubmissionEvent<SkillService>, _ after: Place,
    _ effects: [SubmissionEffect<SkillService>]
  ) {
    let place = "\(before.flow.phase), \(event)" as Comment
    #expect(Set(effects).count == effects.count, place)
    let tickets = effects.compactMap(\.ticket)
    #expect(tickets.count <= 1, place)
    #expect(tickets.isEmpty || after.flow.isOnline, place)
    #expect(tickets.allSatisfy { $0.number > before.asked.number }, place)
    #expect(!tickets.isEmpty || before.flow.isBusy || !after.flow.isBusy, place)
    #expect(
      effects.contains(.updated(after.flow.tally)) == (before.flow.tally != after.flow.tally),
      place)
    for case .reverted(let stars) in effects { #expect(after.flow.shownValue == stars, place) }
    if case .failed = after.flow.phase, after.flow.failurePolicy == .reverts {
      #expect(after.flow.shownValue == after.flow.ownValue, place)
    }
    // An answer that nobody waits for changes nothing.
    if let ticket = event.ticket, ticket != before.asked || !before.flow.isBusy {
      #expect(after == before, place)
      #expect(effects.isEmpty, place)
    }
  }

  /// Whatever is lost on the way and however fast the person chooses: once a question is answered and
  /// nothing has failed, the server's word and the flow's are the same.
  @Test(arguments: [0, 3], 1...30)
  func flowAndServerAgreeInTheEnd(_ lossesInTen: Int, _ seed: Int) {
    var random = SplitMix64(seed: UInt64(seed))
    var server = Server()
    var flow = ReviewFlowTests.flow(server.counts)
    var post: [(ReviewRequest, SubmissionTicket)] = []
    var last: Stars?

    func take(_ event: SubmissionEvent<SkillService>) {
      post += flow.handle(event).compactMap(\.question)
      #expect(post.count <= 1)
    }
    /// An answer, or none: with or without the question having been heard.
    func deliver() {
      guard let question = post.popLast() else { return }
      let isLost = random.below(10) < lossesInTen
      let isHeard = !isLost || random.once(in: 2)
      let answer = isHeard ? server.answer(to: question) : .unanswered(question.1)
      take(isLost ? .unanswered(question.1) : answer)
    }

    for _ in 0..<300 {
      switch random.below(6) {
      case 0, 1:
        let stars = random.element(of: Stars.allCases)
        last = stars
        take(.chosen(stars))
      case 2: take(.appeared)
      case 3 where lossesInTen > 0: take(.connectionChanged(isOnline: random.once(in: 2)))
      case 4 where lossesInTen > 0: take(.retried)
      default: deliver()
      }
    }
    take(.connectionChanged(isOnline: true))
    while flow.isBusy || flow.hasFailed {
      take(.retried)
      deliver()
    }
    #expect(flow.isCertain)
    #expect(flow.ownValue == server.vote)
    #expect(server.counts.total == 16)
    guard lossesInTen == 0 else { return }
    #expect(flow.ownValue == last)
    #expect(flow.tally == server.counts)
  }

  /// What SUSI's server does with the votes of one person, among fifteen of other people.
  struct Server {
    var counts = ReviewCounts([1, 2, 3, 4, 5])
    var vote: Stars?

    mutating func answer(to question: (ReviewRequest, SubmissionTicket)) -> SubmissionEvent<
      SkillService
    > {
      let (request, ticket) = question
      let stars = request.query.first { $0.name == "stars" }.flatMap { Int($0.value) }
      guard let stars = stars.flatMap({ Stars($0) }) else {
        return .loaded(vote.map { .rated($0) } ?? .notRated, ticket)
      }
      counts = counts.voting(stars.number, insteadOf: vote?.number) ?? counts
      vote = stars
      return .answered(
        RatingsAnswer(isAccepted: true, figures: RatingsAnswer.Figures(of: counts)), ticket)
    }
  }
}

extension ReviewFlow {
  fileprivate var hasFailed: Bool {
    switch phase {
    case .failed: true
    case .notGiven, .given, .loading, .submitting: false
    }
  }
}

extension SubmissionEffect<SkillService> {
  fileprivate var question: (ReviewRequest, SubmissionTicket)? {
    switch self {
    case .send(let request, let ticket): (request, ticket)
    case .updated, .reverted, .announce: nil
    }
  }

  fileprivate var ticket: SubmissionTicket? { question?.1 }
}

extension SubmissionEvent<SkillService> {
  fileprivate var ticket: SubmissionTicket? {
    switch self {
    case .loaded(_, let ticket), .answered(_, let ticket), .unanswered(let ticket): ticket
    case .appeared, .chosen, .retried, .connectionChanged: nil
    }
  }
}

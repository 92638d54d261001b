import FormCellModel
import Mutations
import SkillReviews
import Testing

/// Every event in every reachable phase, and flows that send requests to a server.
@Suite struct ReviewFlowWorldTests {
  static let events: [SubmissionEvent<SkillService>] =
    [.appeared, .retried, .connectionChanged(isOnline: true), .connectionChanged(isOnline: false)]
    + [.one, .two].map(SubmissionEvent<SkillService>.chosen)

  /// Returns the events that answer the ticket or the one before it.
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

  /// A flow and the last ticket that it sent.
  struct Place: Hashable {
    var flow: ReviewFlow
    var asked = SubmissionTicket(number: 0)

    /// The state without its tickets; places of the same kind behave alike.
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

  /// Every kind of place that a new flow can reach is visited once.
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
    // An answer to no pending request changes nothing.
    if let ticket = event.ticket, ticket != before.asked || !before.flow.isBusy {
      #expect(after == before, place)
      #expect(effects.isEmpty, place)
    }
  }

  /// Despite lost messages, flow and server agree once the last request is answered.
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
    /// Delivers or loses the answer; a lost question may still have reached the server.
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

  /// SUSI's server with the vote of one person and fifteen votes of other people.
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

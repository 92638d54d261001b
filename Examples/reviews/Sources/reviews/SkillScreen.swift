import FormCellModel
import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// A text version of a screen: it sends the requests of a flow, and prints its state.
///
/// A program adds only these two to a ``ReviewFlow``: a way to send, and a way to show.
struct SkillScreen {
  private(set) var flow: ReviewFlow
  private let server: URL
  private let session: URLSession
  /// The requests that are not sent yet.
  private var post: [(request: ReviewRequest, ticket: SubmissionTicket)] = []

  init(_ flow: ReviewFlow, server: URL) {
    self.flow = flow
    self.server = server
    let settings = URLSessionConfiguration.ephemeral
    settings.timeoutIntervalForRequest = 5
    session = URLSession(configuration: settings)
  }

  /// Handles an event, and performs the effects; requests wait for ``collect()``.
  mutating func happen(_ event: SubmissionEvent<SkillService>) {
    for effect in flow.handle(event) {
      switch effect {
      case .send(let request, let ticket):
        print("  asks      \(request.path)\(request.stars.map { " with \($0)" } ?? "")")
        post.append((request, ticket))
      case .updated(let counts): print("  votes     \(counts.votes), \(counts.total) in all")
      case .reverted(let stars): print("  goes back to \(stars.text)")
      case .announce(let notice): print("  says      '\(ReviewStrings.english.text(of: notice))'")
      }
    }
    print("  shows     \(flow.shownValue.text)\(flow.isBusy ? ", and waits" : "")")
  }

  /// Sends the requests and handles their answers, until there are no requests.
  mutating func collect() async {
    while !post.isEmpty {
      let (request, ticket) = post.removeFirst()
      let event = await answer(to: request, ticket)
      print("  hears     \(event.text)")
      happen(event)
    }
  }

  private func answer(to request: ReviewRequest, _ ticket: SubmissionTicket) async
    -> SubmissionEvent<SkillService>
  {
    guard let url = URL(string: request.target, relativeTo: server) else {
      return .unanswered(ticket)
    }
    do {
      let (data, _) = try await session.data(from: url)
      return request.stars == nil
        ? .loaded(try JSONDecoder().decode(OwnRatingAnswer.self, from: data), ticket)
        : .answered(try JSONDecoder().decode(RatingsAnswer.self, from: data), ticket)
    } catch {
      return .unanswered(ticket)
    }
  }

  /// Prints the chart for a terminal.
  func printChart() {
    let chart = ReviewChart(of: flow.shownTally, width: 20)
    print(chart.average.map { "  \($0)" } ?? chart.notRated ?? "")
    for bar in chart.bars {
      let filled = String(repeating: "█", count: Int(bar.frame.width))
      let rest = String(repeating: "░", count: Int(bar.track.width - bar.frame.width))
      print("    \(bar.stars) \(filled)\(rest) \(bar.text)")
    }
  }
}

extension ReviewRequest {
  fileprivate var stars: String? { query.first { $0.name == "stars" }.map { "stars=\($0.value)" } }
}

extension Stars? {
  fileprivate var text: String {
    guard let self else { return "no rating of one's own" }
    return String(repeating: "★", count: self.number)
      + String(repeating: "☆", count: 5 - self.number)
  }
}

extension SubmissionEvent<SkillService> {
  /// A short description of the answer.
  fileprivate var text: String {
    switch self {
    case .loaded(.rated(let stars), _): "\(stars.number) stars were given before"
    case .loaded(.notRated, _): "not rated before"
    case .loaded(.refused(let message), _): "no: \(message ?? "")"
    case .answered(let answer, _): "\(answer.isAccepted ? "yes" : "no"): \(answer.message ?? "")"
    case .unanswered: "nothing"
    case .appeared, .chosen, .retried, .connectionChanged: ""
    }
  }
}

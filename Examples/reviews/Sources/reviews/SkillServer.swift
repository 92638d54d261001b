import Foundation
import Synchronization

/// A server that handles votes as SUSI's does.
///
/// Each user has one vote, which a later one replaces; a vote without a token is refused. The
/// server handles one connection after the other, in a separate thread, until it is stopped.
final class SkillServer: Sendable {
  let port: UInt16
  private let listener: Listener
  private let ended = DispatchSemaphore(value: 0)

  /// Starts a server with votes.
  init(_ votes: VoteBox, port: UInt16 = 0) throws {
    let listener = try Listener(port: port)
    self.listener = listener
    self.port = listener.port
    let ended = ended
    Thread.detachNewThread {
      while let caller = listener.accept() {
        let request = HTTPRequest(head: caller.readHead())
        caller.finish(votes.answer(to: request).text)
      }
      ended.signal()
    }
  }

  /// Stops the server; its port is closed when this returns.
  func stop() {
    listener.shut()
    ended.wait()
  }
}

/// The votes on one skill, behind a lock.
final class VoteBox: Sendable {
  fileprivate struct Contents {
    var counts = [0, 0, 0, 0, 0]
    var votes: [String: Int] = [:]
    var log: [String] = []
  }

  private let contents: Mutex<Contents>

  /// Creates the votes of other users, those with one star first.
  init(_ counts: [Int]) { contents = Mutex(Contents(counts: counts)) }

  /// Returns the requests and the status of their answers since the last call.
  func takeLog() -> [String] {
    contents.withLock { contents in
      defer { contents.log = [] }
      return contents.log
    }
  }

  func answer(to request: HTTPRequest) -> HTTPAnswer {
    contents.withLock { contents in
      let answer = contents.answer(to: request)
      contents.log.append("\(request.target) → \(answer.status)")
      return answer
    }
  }
}

extension VoteBox.Contents {
  fileprivate mutating func answer(to request: HTTPRequest) -> HTTPAnswer {
    guard let token = request.query["access_token"] else {
      return HTTPAnswer(422, ["accepted": false, "message": "Access token not given"])
    }
    switch request.path {
    case "/cms/getRatingByUser.json":
      guard let stars = votes[token] else {
        return HTTPAnswer(200, ["accepted": true, "message": "Skill not rated by user"])
      }
      return HTTPAnswer(200, ["accepted": true, "ratings": ["stars": stars]])
    case "/cms/fiveStarRateSkill.json":
      guard let stars = request.query["stars"].flatMap({ Int($0) }), (1...5).contains(stars) else {
        return HTTPAnswer(422, ["accepted": false, "message": "Stars not given"])
      }
      if let old = votes[token] { counts[old - 1] -= 1 }
      counts[stars - 1] += 1
      votes[token] = stars
      return HTTPAnswer(
        200, ["accepted": true, "message": "Skill ratings updated", "ratings": ratings])
    default:
      return HTTPAnswer(404, ["accepted": false, "message": "No such page"])
    }
  }

  private var ratings: [String: Any] {
    let total = counts.reduce(0, +)
    let sum = counts.enumerated().reduce(0) { $0 + ($1.offset + 1) * $1.element }
    let names = ["one_star", "two_star", "three_star", "four_star", "five_star"]
    var ratings: [String: Any] = Dictionary(uniqueKeysWithValues: zip(names, counts))
    ratings["total_star"] = total
    ratings["avg_star"] = (Double(sum) / Double(total) * 100).rounded() / 100
    return ratings
  }
}

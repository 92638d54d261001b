// The progress of long work, for clients that show it.

extension LanguageServer {
  /// Work that can take longer than a moment.
  enum Work: Hashable, Sendable {
    case reading(Int)
    case checking(ClientMessage.ID)

    fileprivate var token: JSONText {
      switch self {
      case .reading(let number): .string("stylecheck-reading-\(number)")
      case .checking(.number(let id)), .checking(.text(let id)):
        .string("stylecheck-checking-\(id)")
      }
    }
  }

  /// Asks the client to show work; it begins with the answer of the client.
  mutating func begin(_ work: Work, _ title: String) -> [Effect] {
    guard client.showsProgress else { return [] }
    let effect = request("window/workDoneProgress/create", ["token": work.token])
    progress[work] = (requests, title, hasBegun: false, result: nil)
    return [effect]
  }

  /// Reports that work begins, if a response allows that; the work may have ended before.
  mutating func begin(after response: ClientMessage) -> [Effect] {
    guard case .number(let number)? = response.id,
      let (work, shown) = progress.first(where: { "\($0.value.request)" == number })
    else { return [] }
    guard response.isResult else {
      progress[work] = nil
      return []
    }
    progress[work]?.hasBegun = true
    let beginning = message(of: work, ["kind": "begin", "title": .string(shown.title)])
    return [beginning] + (shown.result.map { end(work, $0) } ?? [])
  }

  /// Reports that work has ended, if the client shows it.
  mutating func end(_ work: Work, _ result: String) -> [Effect] {
    guard progress[work]?.hasBegun == true else {
      progress[work]?.result = result
      return []
    }
    progress[work] = nil
    return [message(of: work, ["kind": "end", "message": .string(result)])]
  }

  private func message(of work: Work, _ value: JSONText) -> Effect {
    .send(.notification("$/progress", ["token": work.token, "value": value]))
  }
}

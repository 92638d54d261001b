// The progress of long work, for clients that show it.

extension LanguageServer {
  /// Work that can take longer than a moment.
  enum Work: Hashable, Sendable {
    case reading(Int)
    case checking(ClientMessage.ID)

    /// The token of its messages.
    fileprivate var token: JSONText {
      switch self {
      case .reading(let number): .string("stylecheck-reading-\(number)")
      case .checking(.number(let id)), .checking(.text(let id)):
        .string("stylecheck-checking-\(id)")
      }
    }
  }

  /// Reports that work begins.
  mutating func begin(_ work: Work, _ title: String) -> [Effect] {
    guard client.showsProgress else { return [] }
    return [
      request("window/workDoneProgress/create", ["token": work.token]),
      progress(of: work, ["kind": "begin", "title": .string(title)]),
    ]
  }

  /// Reports that work has ended.
  func end(_ work: Work, _ message: String) -> [Effect] {
    guard client.showsProgress else { return [] }
    return [progress(of: work, ["kind": "end", "message": .string(message)])]
  }

  private func progress(of work: Work, _ value: JSONText) -> Effect {
    .send(.notification("$/progress", ["token": work.token, "value": value]))
  }
}

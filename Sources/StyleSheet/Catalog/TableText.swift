/// The text of a table: a literal in this package, or generated at run time.
struct TableText: Hashable, Sendable, ExpressibleByStringLiteral {
  private enum Storage: Sendable {
    case literal(StaticString)
    case made([UInt8])
  }

  private let storage: Storage

  init(stringLiteral text: StaticString) { storage = .literal(text) }

  /// Creates a text that was generated at run time.
  init(made text: String) { storage = .made(Array(text.utf8)) }

  /// Calls `body` with the bytes, which are valid only during the call.
  func withBytes<Result>(_ body: (ByteView) -> Result) -> Result {
    switch storage {
    case .literal(let text): body(text.bytes)
    case .made(let bytes): bytes.withView(body)
    }
  }

  /// True if two literals have the same address, or two generated texts the same bytes.
  static func == (left: Self, right: Self) -> Bool {
    switch (left.storage, right.storage) {
    case (.literal(let left), .literal(let right)): left.utf8Start == right.utf8Start
    case (.made(let left), .made(let right)): left == right
    case (.literal, .made), (.made, .literal): false
    }
  }

  func hash(into hasher: inout Hasher) {
    switch storage {
    case .literal(let text): hasher.combine(text.utf8Start)
    case .made(let bytes): hasher.combine(bytes)
    }
  }
}

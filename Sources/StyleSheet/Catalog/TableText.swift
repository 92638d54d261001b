/// The text of a table: written in this package, or put together while the program runs.
struct TableText: Sendable, ExpressibleByStringLiteral {
  private enum Storage: Sendable {
    case literal(StaticString)
    case made([UInt8])
  }

  private let storage: Storage

  init(stringLiteral text: StaticString) { storage = .literal(text) }

  /// A text that was put together.
  init(made text: String) { storage = .made(Array(text.utf8)) }

  /// Lends the bytes, which stay only as long as `body` runs.
  func withBytes<Result>(_ body: (ByteView) -> Result) -> Result {
    switch storage {
    case .literal(let text): body(text.bytes)
    case .made(let bytes): bytes.withUnsafeBufferPointer { body(ByteView($0)) }
    }
  }
}

extension TableText: Hashable {
  /// Two literals are equal if they are the same one, two other texts if they say the same.
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

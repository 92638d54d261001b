/// A JSON value with its range in the source.
///
/// Numbers are kept as text, so that no digit is lost.
struct JSON: Hashable, Sendable {
  enum Content: Hashable, Sendable {
    case null
    case bool(Bool)
    /// The number as written, in the syntax of RFC 8259.
    case number(String)
    /// The string with its escapes replaced.
    case string(String)
    case array([JSON])
    /// The members in source order; names are unique.
    case object([Member])
  }

  struct Member: Hashable, Sendable {
    let name: String
    /// The range of the name, including quotes.
    let nameRange: Range<Int>
    let value: JSON
  }

  let content: Content
  /// The range of the value, including quotes or brackets.
  let range: Range<Int>

  /// The kind of value, or the word that it is, for messages.
  var kind: String {
    switch content {
    case .null: "null"
    case .bool(let bool): "\(bool)"
    case .number: "a number"
    case .string: "a text"
    case .array: "a list"
    case .object: "an object"
    }
  }

  var members: [Member]? {
    if case .object(let members) = content { members } else { nil }
  }

  var elements: [JSON]? {
    if case .array(let elements) = content { elements } else { nil }
  }

  var bool: Bool? {
    if case .bool(let bool) = content { bool } else { nil }
  }

  var text: String? {
    if case .string(let text) = content { text } else { nil }
  }
}

extension [JSON.Member] {
  subscript(name: String) -> JSON? { first { $0.name == name }?.value }
}

extension Range<Int> {
  /// The range of the opening bracket of a value.
  var opening: Range<Int> { lowerBound..<lowerBound + 1 }
}

/// A value of JSON that knows where it stands.
///
/// Numbers stay as they are written, so that none loses a digit before somebody knows what it is
/// for.
struct JSON: Hashable, Sendable {
  /// What a value is.
  enum Content: Hashable, Sendable {
    case null
    case bool(Bool)
    /// As it is written, and written as RFC 8259 has it.
    case number(String)
    /// With its escapes replaced.
    case string(String)
    case array([JSON])
    /// In the order of the text; no name comes twice.
    case object([Member])
  }

  /// A name in an object, and what it stands for.
  struct Member: Hashable, Sendable {
    let name: String
    /// The name's bytes, quotes included.
    let nameRange: Range<Int>
    let value: JSON
  }

  let content: Content
  /// Its bytes in the text, quotes and brackets included.
  let range: Range<Int>
}

extension JSON {
  /// What it is, in words, as a message says what was found.
  var kind: String {
    switch content {
    case .null: "null"
    case .bool: "true or false"
    case .number: "a number"
    case .string: "a text"
    case .array: "a list"
    case .object: "an object"
    }
  }

  /// The members of an object; nil for anything else.
  var members: [Member]? {
    if case .object(let members) = content { members } else { nil }
  }

  /// A text, if it is one.
  var text: String? {
    if case .string(let text) = content { text } else { nil }
  }
}

extension [JSON.Member] {
  /// The value of a member.
  subscript(name: String) -> JSON? { first { $0.name == name }?.value }
}

import StyleSheet

/// A JSON value for output: members keep their order, with an indentation of two spaces.
///
/// The layout is that of JavaScript's `JSON.stringify(value, null, 2)`. A literal of an object leaves out
/// the members whose value is nil.
indirect enum JSONText: Hashable, Sendable {
  case null
  case bool(Bool)
  /// A number that is printed unchanged.
  case number(String)
  /// JSON on one line that is printed unchanged: a large answer is not held as a tree.
  case written(String)
  case string(String)
  case array([JSONText])
  case object([Member])

  struct Member: Hashable, Sendable {
    let name: String
    let value: JSONText

    init(_ name: String, _ value: JSONText) {
      self.name = name
      self.value = value
    }
  }
}

// MARK: - Making

extension JSONText: ExpressibleByDictionaryLiteral, ExpressibleByStringLiteral,
  ExpressibleByBooleanLiteral
{
  init(dictionaryLiteral elements: (String, JSONText?)...) {
    self = .object(elements.compactMap { name, value in value.map { Member(name, $0) } })
  }

  init(stringLiteral value: String) { self = .string(value) }
  init(booleanLiteral value: Bool) { self = .bool(value) }

  /// Returns the object with an additional last member; other values are unchanged.
  func with(_ name: String, _ value: JSONText) -> JSONText {
    guard case .object(let members) = self else { return self }
    return .object(members + [Member(name, value)])
  }

  /// Returns the object with the members of another one; other values are unchanged.
  func with(_ others: JSONText) -> JSONText {
    guard case .object(let members) = self, case .object(let more) = others else { return self }
    return .object(members + more)
  }

  /// Returns a list; nil if it is empty.
  static func nonempty(_ elements: [JSONText]) -> JSONText? {
    elements.isEmpty ? nil : .array(elements)
  }

  /// Creates a document with the format version and the members of an object.
  ///
  /// Added members increase the minor number of the version, other changes the major one.
  static func document(_ members: JSONText) -> JSONText {
    ([versionName: "1.1"] as JSONText).with(members)
  }

  /// The name of the version member in all documents.
  static let versionName = "format_version"

  /// Adds the format version as the last member.
  func versioned(_ version: JSONText) -> JSONText { with(Self.versionName, version) }

  /// Creates a string; nil becomes null.
  init(_ text: String?) { self = text.map(Self.string) ?? .null }

  init(_ value: Int) { self = .number(String(value)) }

  init(_ values: [Int]) {
    self = .written("[\(values.lazy.map { "\($0)" }.joined(separator: ","))]")
  }

  init(_ value: Double) { self = .number(value.plainText) }
}

// MARK: - Printing

extension JSONText: CustomStringConvertible {
  /// The indented text with a final line end.
  var description: String {
    var text = ""
    write(to: &text, indent: "\n")
    return text + "\n"
  }

  /// The text on one line without spaces, as in JSON Lines.
  var onOneLine: String {
    var text = ""
    write(to: &text, indent: nil)
    return text
  }

  /// Writes the value; `indent` is a line end and the indentation, or nil for one line.
  private func write(to text: inout String, indent: String?) {
    switch self {
    case .null: text += "null"
    case .bool(let value): text += value ? "true" : "false"
    case .number(let json), .written(let json): text += json
    case .string(let string): Self.write(string, to: &text)
    case .array(let elements):
      Self.write(elements, "[", "]", to: &text, indent) { $0.write(to: &$1, indent: $2) }
    case .object(let members):
      Self.write(members, "{", "}", to: &text, indent) { member, text, indent in
        Self.write(member.name, to: &text)
        text += indent == nil ? ":" : ": "
        member.value.write(to: &text, indent: indent)
      }
    }
  }

  /// Returns the value on a new line, indented by a number of levels, behind its name if it has one.
  func text(named name: String? = nil, onLevel level: Int) -> String {
    let indent = "\n" + String(repeating: "  ", count: level)
    var text = indent + (name.map { "\(Self.string($0).onOneLine): " } ?? "")
    write(to: &text, indent: indent)
    return text
  }

  private static func write<Part>(
    _ parts: [Part], _ open: String, _ close: String, to text: inout String, _ indent: String?,
    _ write: (Part, inout String, String?) -> Void
  ) {
    text += open
    let inner = indent.map { $0 + "  " }
    for (index, part) in parts.enumerated() {
      text += (index == 0 ? "" : ",") + (inner ?? "")
      write(part, &text, inner)
    }
    text += (parts.isEmpty ? "" : indent ?? "") + close
  }

  private static func write(_ string: String, to text: inout String) {
    if string.needsNoEscapes { return text += "\"" + string + "\"" }
    var bytes: [UInt8] = []
    bytes.append(escaping: string)
    text += "\"" + String(decoding: bytes, as: UTF8.self) + "\""
  }

  // MARK: - Streaming

  /// A value that is written in pieces, because it may be too large to be held.
  static let hole = JSONText.written("\0")

  /// The indented text in front of the first hole, between holes, and behind the last one.
  var textAroundHoles: [Substring] {
    // A string has no zero that is not escaped.
    description.split(separator: "\0", omittingEmptySubsequences: false)
  }

  /// Returns the value as an element of a list in a document, on a new line.
  func element(isFirst: Bool) -> String { (isFirst ? "[" : ",") + text(onLevel: 2) }

  /// Returns the end of such a list.
  static func endOfList(isEmpty: Bool) -> String { isEmpty ? "[]" : "\n  ]" }
}

// MARK: - Escapes

extension String {
  /// True if a JSON string can contain the text without an escape.
  var needsNoEscapes: Bool {
    utf8.allSatisfy { $0 >= 0x20 && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\") }
  }
}

extension [UInt8] {
  mutating func append(escaping text: String) {
    if text.needsNoEscapes { return append(contentsOf: text.utf8) }
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""): self += "\\\"".utf8
      case UInt8(ascii: "\\"): self += "\\\\".utf8
      case UInt8(ascii: "\n"): self += "\\n".utf8
      case UInt8(ascii: "\r"): self += "\\r".utf8
      case UInt8(ascii: "\t"): self += "\\t".utf8
      case 0..<0x20: self += "\\u\(String(UInt32(byte), radix: 16, digits: 4))".utf8
      default: append(byte)
      }
    }
  }
}

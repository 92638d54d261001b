import StyleSheet

/// A JSON value for output: members keep their order, with an indentation of two spaces.
///
/// The layout is that of JavaScript's `JSON.stringify(value, null, 2)`.
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

  /// A member of an object.
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
  init(dictionaryLiteral elements: (String, JSONText)...) {
    self = .object(elements.map { Member($0, $1) })
  }

  init(stringLiteral value: String) { self = .string(value) }
  init(booleanLiteral value: Bool) { self = .bool(value) }

  /// Returns the object with an additional last member; other values are unchanged.
  func with(_ name: String, _ value: JSONText) -> JSONText {
    guard case .object(let members) = self else { return self }
    return .object(members + [Member(name, value)])
  }

  /// Creates a string; nil becomes null.
  init(_ text: String?) { self = text.map(Self.string) ?? .null }

  /// Creates an integer.
  init(_ value: Int) { self = .number(String(value)) }

  /// Creates a list of integers.
  init(_ values: [Int]) {
    self = .written("[\(values.lazy.map { "\($0)" }.joined(separator: ","))]")
  }

  /// Creates a finite number.
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

  /// Returns the value on a new line, indented by a number of levels.
  func text(onLevel level: Int) -> String {
    let indent = Self.indent(ofLevel: level)
    return indent + text(indent: indent)
  }

  fileprivate static func indent(ofLevel level: Int) -> String {
    "\n" + String(repeating: "  ", count: level)
  }

  fileprivate func text(indent: String) -> String {
    var text = ""
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
}

extension JSONText.Member {
  /// Returns the member on a new line, indented by a number of levels.
  func text(onLevel level: Int) -> String {
    let indent = JSONText.indent(ofLevel: level)
    return "\(indent)\(JSONText.string(name).onOneLine): \(value.text(indent: indent))"
  }
}

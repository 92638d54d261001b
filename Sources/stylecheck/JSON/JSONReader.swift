import StyleSheet

/// A parser for JSON (RFC 8259) that reports the locations of problems.
///
/// ```
/// text    → blank value blank
/// value   → object | array | string | number | 'true' | 'false' | 'null'
/// object  → '{' (string ':' value (',' string ':' value)*)? '}'
/// array   → '[' (value (',' value)*)? ']'
/// ```
///
/// The first syntax error ends parsing. Duplicate names do not: each is reported, and the first one
/// counts. A byte order mark at the beginning is ignored.
struct JSONReader {
  struct Reading: Hashable, Sendable {
    /// The value; nil if there is a syntax error.
    let value: JSON?
    /// The problems, in source order.
    let problems: [Diagnostic]
  }

  private struct Fault: Error {
    let diagnostic: Diagnostic
  }

  /// The maximum nesting depth of lists and objects.
  static let deepest = 64

  /// The treatment of half of a surrogate pair, which is no character.
  enum HalfPairs: Hashable, Sendable {
    case rejected
    /// Replaced by U+FFFD: the text of an editor may be cut anywhere.
    case replaced
  }

  private let bytes: [UInt8]
  private let halfPairs: HalfPairs
  private var offset = 0
  private var depth = 0
  private var problems: [Diagnostic] = []
  /// The name or index of the next value in its list or object; nil at the top level.
  private var step: String?
  /// The JSON Pointer to the list or object that is read.
  private var path = ""

  private init(_ source: SourceText, _ halfPairs: HalfPairs) {
    bytes = source.bytes
    self.halfPairs = halfPairs
  }

  /// - Complexity: O(*n*) in the length, and O(*m* log *m*) for an object of *m* names.
  static func read(_ source: SourceText, halfPairs: HalfPairs = .rejected) -> Reading {
    if let range = source.firstInvalidUTF8 {
      return Reading(value: nil, problems: [.json(range, "this byte is not UTF-8")])
    }
    var reader = JSONReader(source, halfPairs)
    do throws(Fault) {
      let value = try reader.wholeText()
      return Reading(value: value, problems: reader.problems)
    } catch {
      let place = reader.path.isEmpty ? "" : ", in '\(reader.path)'"
      let problem = error.diagnostic.with { $0.saying(Message(place)) }
      return Reading(value: nil, problems: reader.problems + [problem])
    }
  }

  // MARK: - Productions

  private mutating func wholeText() throws(Fault) -> JSON {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { offset = 3 }
    let value = try value()
    skipBlanks()
    guard offset == bytes.count else {
      throw fault(at: offset..<offset + 1, "expected nothing more after the value")
    }
    return value
  }

  private mutating func value() throws(Fault) -> JSON {
    skipBlanks()
    let start = offset
    let content: JSON.Content
    switch byte {
    case UInt8(ascii: "{"): content = try object()
    case UInt8(ascii: "["): content = try array()
    case UInt8(ascii: "\""): content = .string(try string())
    case UInt8(ascii: "-"), digits: content = .number(try number())
    default: content = try word()
    }
    return JSON(content: content, range: start..<offset)
  }

  private mutating func object() throws(Fault) -> JSON.Content {
    var members: [JSON.Member] = []
    try inside("}", "a name in double quotes") { reader throws(Fault) in
      let start = reader.offset
      guard reader.byte == UInt8(ascii: "\"") else {
        throw reader.fault(at: reader.here, "expected a name in double quotes")
      }
      let name = try reader.string()
      let range = start..<reader.offset
      reader.skipBlanks()
      guard reader.take(":") else {
        throw reader.fault(at: reader.here, "expected ':' after this name")
      }
      reader.step = name
      members.append(JSON.Member(name: name, nameRange: range, value: try reader.value()))
    }
    return .object(withoutRepeats(members))
  }

  private mutating func array() throws(Fault) -> JSON.Content {
    var elements: [JSON] = []
    try inside("]", "a value") { reader throws(Fault) in
      reader.step = "\(elements.count)"
      elements.append(try reader.value())
    }
    return .array(elements)
  }

  /// Parses an object or a list, including its brackets.
  private mutating func inside(
    _ end: Unicode.Scalar, _ part: String, _ read: (inout Self) throws(Fault) -> Void
  ) throws(Fault) {
    let opening = here
    depth += 1
    guard depth <= Self.deepest else {
      throw fault(at: opening, "lists and objects are nested more than \(Self.deepest) deep here")
    }
    defer { depth -= 1 }
    let outer = path
    if let step { path = path.pointer(to: step) }
    offset += 1
    skipBlanks()
    while !take(end) {
      try read(&self)
      skipBlanks()
      let next = here
      if take(end) { break }
      guard take(",") else { throw fault(at: next, "expected ',' or '\(end)' here") }
      skipBlanks()
      if byte == UInt8(end.value) { throw fault(at: next, "expected \(part) after this ','") }
    }
    // Not reached after a fault, which needs the path.
    path = outer
  }

  /// Returns the members with unique names; reports the others.
  private mutating func withoutRepeats(_ members: [JSON.Member]) -> [JSON.Member] {
    var first: [String: Range<Int>] = [:]
    return members.filter { member in
      guard let earlier = first[member.name] else {
        first[member.name] = member.nameRange
        return true
      }
      problems.append(.repeated(member, after: earlier))
      return false
    }
  }

  private mutating func word() throws(Fault) -> JSON.Content {
    let start = offset
    while (0x61...0x7A).contains(byte | 0x20) { offset += 1 }
    switch String(decoding: bytes[start..<offset], as: UTF8.self) {
    case "true": return .bool(true)
    case "false": return .bool(false)
    case "null": return .null
    case "": throw fault(at: here, "expected a value here")
    case let other:
      throw fault(at: start..<offset, "'\(other)' is not a value; a text needs double quotes")
    }
  }

  // MARK: - Numbers

  private var digits: ClosedRange<UInt8> { UInt8(ascii: "0")...UInt8(ascii: "9") }

  // number → '-'? ('0' | [1-9] digit*) ('.' digit+)? ([eE] [+-]? digit+)?
  private mutating func number() throws(Fault) -> String {
    let start = offset
    _ = take("-")
    let whole = offset
    try takeDigits()
    if bytes[whole] == UInt8(ascii: "0"), offset > whole + 1 {
      throw fault(at: whole..<offset, "a number does not begin with '0' before another digit")
    }
    if take(".") { try takeDigits() }
    if take("e") || take("E") {
      if !take("+") { _ = take("-") }
      try takeDigits()
    }
    return String(decoding: bytes[start..<offset], as: UTF8.self)
  }

  private mutating func takeDigits() throws(Fault) {
    guard digits.contains(byte) else { throw fault(at: here, "expected a digit here") }
    while digits.contains(byte) { offset += 1 }
  }

  // MARK: - Strings

  // string → '"' (character | '\' escape)* '"'
  private mutating func string() throws(Fault) -> String {
    let start = offset
    offset += 1
    var text: [UInt8] = []
    while true {
      guard offset < bytes.count, byte != 0x0A, byte != 0x0D else {
        throw fault(at: start..<offset, "this text is not closed on its line: expected '\"'")
      }
      switch byte {
      case UInt8(ascii: "\""):
        offset += 1
        return String(decoding: text, as: UTF8.self)
      case UInt8(ascii: "\\"): text += String(try escape()).utf8
      case 0x00..<0x20:
        throw fault(at: here, "this character must be an escape such as '\\t' in a text")
      default:
        text.append(byte)
        offset += 1
      }
    }
  }

  private mutating func escape() throws(Fault) -> Unicode.Scalar {
    let start = offset
    offset += 1
    if take("u") { return try unicodeEscape(from: start) }
    for (letter, scalar) in Self.escapes where take(letter) { return scalar }
    throw fault(
      at: start..<min(offset + 1, bytes.count), "unknown escape: expected \(Self.allEscapes)")
  }

  /// Parses `\u0041`, or a surrogate pair for a character beyond U+FFFF.
  private mutating func unicodeEscape(from start: Int) throws(Fault) -> Unicode.Scalar {
    let first = try fourDigits(from: start)
    if let scalar = Unicode.Scalar(first) { return scalar }
    let behind = offset
    if first < 0xDC00, take("\\"), take("u") {
      let second = try fourDigits(from: start)
      if (0xDC00...0xDFFF).contains(second),
        let scalar = Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00))
      {
        return scalar
      }
    }
    if halfPairs == .replaced {
      offset = behind
      return "\u{FFFD}"
    }
    throw fault(at: start..<min(start + 6, offset), "this is half of a surrogate pair")
  }

  private mutating func fourDigits(from start: Int) throws(Fault) -> UInt32 {
    var value: UInt32 = 0
    for _ in 0..<4 {
      guard let digit = Unicode.Scalar(byte).hexDigit else {
        throw fault(at: start..<offset, "expected four hex digits after '\\u'")
      }
      value = value << 4 | digit
      offset += 1
    }
    return value
  }

  private static let escapes: [(Unicode.Scalar, Unicode.Scalar)] = [
    ("\"", "\""), ("\\", "\\"), ("/", "/"), ("b", "\u{8}"), ("f", "\u{C}"), ("n", "\n"),
    ("r", "\r"), ("t", "\t"),
  ]

  private static let allEscapes = #"one of \" \\ \/ \b \f \n \r \t \u0000"#
}

extension Unicode.Scalar {
  fileprivate var hexDigit: UInt32? {
    Character(self).isASCII ? Character(self).hexDigitValue.map { UInt32($0) } : nil
  }
}

// MARK: - Bytes

extension JSONReader {
  /// The current byte; 0 at the end, which begins no token.
  private var byte: UInt8 { offset < bytes.count ? bytes[offset] : 0 }

  /// The range of the current byte; empty at the end.
  private var here: Range<Int> { offset..<min(offset + 1, bytes.count) }

  private mutating func skipBlanks() {
    while byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D { offset += 1 }
  }

  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard offset < bytes.count, bytes[offset] == UInt8(ascii: character) else { return false }
    offset += 1
    return true
  }

  // MARK: - Wording

  private func fault(at range: Range<Int>, _ message: String) -> Fault {
    Fault(diagnostic: .json(range.clamped(to: 0..<bytes.count), message))
  }
}

extension Diagnostic {
  fileprivate static func json(_ range: Range<Int>, _ message: String) -> Self {
    Diagnostic(.error, "malformed-json", at: range, message)
  }

  fileprivate static func repeated(_ member: JSON.Member, after earlier: Range<Int>) -> Self {
    Diagnostic(
      .error, "repeated-key",
      Finding(at: member.nameRange, "'\(member.name)' occurs twice in this object")
        .note("first set here", at: earlier))
  }
}

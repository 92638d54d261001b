/// A reference implementation of NUI's tokens and grammar, to check ``Verdict``.
///
/// It shares no code with the library. Source: tombenner/NUIParse 65bc940 (tokens: the first
/// recognizer that matches wins, there is no longest match) and tombenner/nui 744a36f
/// (`NUIStyleParser`, the grammar).
struct NUIAcceptor {
  enum Token: Equatable {
    case media, and, identifier, variable
    case sign(Character)
    case illegal
    case end
  }

  private var scalars: [Unicode.Scalar]
  private var offset = 0
  private var token = Token.end
  /// The offset of the current token.
  private var start = 0

  /// True if NUI accepts the text; false for invalid UTF-8.
  static func accepts(_ bytes: [UInt8]) -> Bool {
    guard let text = String(validating: bytes, as: UTF8.self) else { return false }
    return placeOfGivingUp(in: text) == nil
  }

  /// The byte of the token at which NUI gives up; nil if it accepts the text.
  static func placeOfGivingUp(in text: String) -> Int? {
    var acceptor = NUIAcceptor(scalars: Array(text.unicodeScalars))
    acceptor.next()
    guard !acceptor.sheet() else { return nil }
    let mark = text.unicodeScalars.first == "\u{FEFF}" ? 3 : 0
    return acceptor.scalars[..<acceptor.start].reduce(mark) { $0 + UTF8.width($1) }
  }

  private init(scalars: [Unicode.Scalar]) {
    // A byte order mark at the start is skipped: NUI's behavior is untested.
    self.scalars = scalars.first == "\u{FEFF}" ? Array(scalars.dropFirst()) : scalars
  }

  // MARK: - Tokens

  private mutating func next() {
    while true {
      start = offset
      guard offset < scalars.count else {
        token = .end
        return
      }
      if Self.isBlank(scalars[offset]) {
        offset += 1
      } else if let end = endOfComment() {
        offset = end
      } else {
        break
      }
    }
    if takes("@media") {
      token = .media
    } else if takes("and") {
      token = .and
    } else if Self.isIdentifierStart(scalars[offset]) {
      let isVariable = scalars[offset] == "@"
      offset += 1
      while offset < scalars.count, Self.isIdentifierPart(scalars[offset]) { offset += 1 }
      token = isVariable ? .variable : .identifier
    } else if ":{}(),;".unicodeScalars.contains(scalars[offset]) {
      token = .sign(Character(scalars[offset]))
      offset += 1
    } else {
      token = .illegal
    }
  }

  private func endOfComment() -> Int? {
    guard starts("/*", at: offset) else { return nil }
    return (offset + 2..<max(scalars.count, offset + 2)).first { starts("*/", at: $0) }.map {
      $0 + 2
    }
  }

  private func starts(_ text: String, at place: Int) -> Bool {
    let wanted = Array(text.unicodeScalars)
    return place + wanted.count <= scalars.count
      && Array(scalars[place..<place + wanted.count]) == wanted
  }

  private mutating func takes(_ text: String) -> Bool {
    guard starts(text, at: offset) else { return false }
    offset += text.unicodeScalars.count
    return true
  }

  private static func isBlank(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .spaceSeparator, .lineSeparator, .paragraphSeparator: true
    // CoreFoundation counts the zero-width space as white space.
    default: (0x09...0x0D).contains(scalar.value) || [0x85, 0x200B].contains(scalar.value)
    }
  }

  private static func isIdentifierStart(_ scalar: Unicode.Scalar) -> Bool {
    isLetterOrDigit(scalar) || "#@-_\\.".unicodeScalars.contains(scalar)
  }

  private static func isIdentifierPart(_ scalar: Unicode.Scalar) -> Bool {
    isLetterOrDigit(scalar) || "-_\\/.".unicodeScalars.contains(scalar)
  }

  private static func isLetterOrDigit(_ scalar: Unicode.Scalar) -> Bool {
    ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar) || ("0"..."9").contains(scalar)
  }

  // MARK: - Grammar

  private mutating func takes(_ expected: Token) -> Bool {
    guard token == expected else { return false }
    next()
    return true
  }

  // sheet = { ruleset | media | definition }
  private mutating func sheet() -> Bool {
    while token != .end {
      let isRead =
        switch token {
        case .media: media()
        case .variable: definition()
        case .identifier: ruleset()
        case .and, .sign, .illegal, .end: false
        }
      if !isRead { return false }
    }
    return true
  }

  // media = "@media" option { "and" option } "{" { ruleset | definition } "}"
  private mutating func media() -> Bool {
    guard takes(.media), option() else { return false }
    while token == .and {
      guard takes(.and), option() else { return false }
    }
    guard takes(.sign("{")) else { return false }
    while token == .identifier || token == .variable {
      guard token == .identifier ? ruleset() : definition() else { return false }
    }
    return takes(.sign("}"))
  }

  // option = "(" Identifier ":" Identifier ")"
  private mutating func option() -> Bool {
    takes(.sign("(")) && takes(.identifier) && takes(.sign(":")) && takes(.identifier)
      && takes(.sign(")"))
  }

  // definition = Variable ":" value ";"
  private mutating func definition() -> Bool {
    takes(.variable) && takes(.sign(":")) && value() && takes(.sign(";"))
  }

  // ruleset = Identifier { "," Identifier } "{" { Identifier ":" value ";" } "}"
  private mutating func ruleset() -> Bool {
    guard takes(.identifier) else { return false }
    while token == .sign(",") {
      guard takes(.sign(",")), takes(.identifier) else { return false }
    }
    guard takes(.sign("{")) else { return false }
    while token == .identifier {
      guard takes(.identifier), takes(.sign(":")), value(), takes(.sign(";")) else { return false }
    }
    return takes(.sign("}"))
  }

  // value = ( Identifier | Variable | "(" | ")" | "," )+
  private mutating func value() -> Bool {
    var count = 0
    while [.identifier, .variable, .sign("("), .sign(")"), .sign(",")].contains(token) {
      next()
      count += 1
    }
    return count > 0
  }
}

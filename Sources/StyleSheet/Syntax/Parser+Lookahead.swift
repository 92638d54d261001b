// Lookahead for ambiguous tokens; it reads tokens without consuming them.

extension Parser {
  /// The selectors before a block.
  enum Head {
    /// Class names, or a reported problem in their place.
    case given
    /// None: the declarations are outside of a rule.
    case missing
  }

  /// The offset of a missing rule.
  static var nowhere: Int { -1 }

  /// A token of the lookahead.
  struct Seen {
    let kind: SyntaxKind
    let start: Int
    let isOnNewLine: Bool
  }

  /// Reads the next token from `lexer` that is neither blank nor comment.
  package func next(from lexer: inout Lexer) -> Seen {
    var isOnNewLine = false
    while true {
      let start = lexer.offset
      let kind = lexer.next()
      guard kind.isTrivia else { return Seen(kind: kind, start: start, isOnNewLine: isOnNewLine) }
      isOnNewLine = isOnNewLine || (start..<lexer.offset).contains { bytes[$0].isLineEnd }
    }
  }

  /// The largest number of tokens to look ahead, where no other limit applies.
  static var mostSeen: Int { 32 }

  /// Returns the first of some kinds of tokens on the rest of a line, or `end` if it has none of them;
  /// nil if that is too far away.
  func first(of kinds: [SyntaxKind], onLineOf lexer: Lexer) -> SyntaxKind? {
    var lexer = lexer
    for _ in 0..<Self.mostSeen {
      let seen = next(from: &lexer)
      if seen.isOnNewLine || seen.kind == .end { return .end }
      if kinds.contains(seen.kind) { return seen.kind }
    }
    return nil
  }

  /// The byte after the current word and the spaces that follow it.
  var byteBehindSpaces: UInt8 {
    var offset = lexer.offset
    while bytes[offset] == 0x20 { offset += 1 }
    return bytes[offset]
  }

  func isDeclaration(at offset: Int) -> Bool {
    var lexer = lexer
    lexer.offset = offset
    return isDeclaration(in: lexer)
  }

  /// True if `name: value` follows, up to a semicolon or a right brace.
  private func isDeclaration(in lexer: Lexer) -> Bool {
    var lexer = lexer
    guard next(from: &lexer).kind == .word, next(from: &lexer).kind == .colon else { return false }
    var depth = 0
    for _ in 0..<Self.mostSeen {
      switch next(from: &lexer).kind {
      case .semicolon, .rightBrace: return true
      case .leftBrace, .end: return false
      case .leftParenthesis: depth += 1
      case .rightParenthesis where depth == 0: return false
      case .rightParenthesis: depth -= 1
      default: continue
      }
    }
    return false
  }

  /// True if the current token, after a selector, replaces a left brace: a declaration follows.
  ///
  /// After a colon or a right brace, the declaration must be on a new line.
  var isForLeftBrace: Bool {
    var behind = lexer
    switch bytes[start] {
    case UInt8(ascii: "["), UInt8(ascii: "("), UInt8(ascii: "<"): break
    case UInt8(ascii: ":"), UInt8(ascii: "}"):
      guard next(from: &behind).isOnNewLine else { return false }
    default: return false
    }
    return isDeclaration(in: lexer)
  }

  /// True if the current left brace, which has no class before it, opens nothing: top-level text
  /// follows.
  var isStrayLeftBrace: Bool {
    var lexer = lexer
    let first = next(from: &lexer)
    let second = next(from: &lexer).kind
    switch first.kind {
    case .variable: return second == .colon || second == .leftParenthesis
    case .word: return second == .leftBrace || second == .comma
    default: return false
    }
  }

  /// True if the current semicolon, comma or equals sign, after a name, replaces a colon: a value
  /// and a semicolon follow on the line.
  ///
  /// A semicolon after `.base` ends the call of a mixin.
  func isForColon(behind name: Int) -> Bool {
    let isEqualsSign = kind == .unknown && bytes[start] == UInt8(ascii: "=")
    let isSemicolon = kind == .semicolon && bytes[name] != UInt8(ascii: ".")
    guard isSemicolon || kind == .comma || isEqualsSign else { return false }
    var lexer = lexer
    var hasValue = false
    for _ in 0..<Self.mostSeen {
      let seen = next(from: &lexer)
      guard !seen.isOnNewLine else { return false }
      switch seen.kind {
      case .word, .variable, .string, .leftParenthesis, .rightParenthesis, .comma: hasValue = true
      case .semicolon: return hasValue
      default: return false
      }
    }
    return false
  }

  /// True if the current token, in a block, replaces its right brace: a new item follows.
  var isForRightBrace: Bool {
    guard kind == .unknown || kind == .rightParenthesis, "])>".utf8.contains(bytes[start]) else {
      return false
    }
    var lexer = lexer
    let first = next(from: &lexer)
    switch first.kind {
    case .end: return true
    case .variable: return first.isOnNewLine
    case .word:
      let second = next(from: &lexer).kind
      return first.isOnNewLine && (second == .leftBrace || second == .comma)
    case .rightBrace:
      return isInMedia && first.isOnNewLine && next(from: &lexer).kind != .rightBrace
    default: return false
    }
  }

  /// True if the rule that begins with the current word, inside another rule, has a closed block,
  /// and the outer block is closed after it.
  ///
  /// Looks at most at the second brace.
  var isBalancedInside: Bool {
    var lexer = lexer
    for _ in 0..<Self.mostNested {
      guard skipRule(from: &lexer) else { return false }
      let behind = lexer
      if next(from: &lexer).kind == .rightBrace {
        return !isInMedia || next(from: &lexer).kind == .rightBrace
      }
      if isDeclaration(in: behind) { return true }
      lexer = behind
    }
    return false
  }

  /// The maximum number of nested rules, one after another, that are looked at.
  private static let mostNested = 8

  /// Skips the rest of a selector and a block without blocks inside; returns false for other text.
  private func skipRule(from lexer: inout Lexer) -> Bool {
    var isInBlock = false
    while true {
      switch (next(from: &lexer).kind, isInBlock) {
      case (.leftBrace, false): isInBlock = true
      case (.word, false), (.comma, false), (.colon, false): continue
      case (.rightBrace, true): return true
      case (_, false), (.leftBrace, true), (.end, true): return false
      case (_, true): continue
      }
    }
  }

  /// True if the current token is a right brace other than that of the enclosing `@media`.
  var hasOwnRightBrace: Bool {
    guard kind == .rightBrace else { return false }
    var lexer = lexer
    return !isInMedia || next(from: &lexer).kind == .rightBrace
  }

  /// True if the current token is the right brace of a left one that was reported as stray.
  var closesStrayBrace: Bool { strayBraces > 0 && hasOwnRightBrace }

  /// Handles a semicolon inside parentheses that are closed after it on the line; nil for any
  /// other.
  ///
  /// If the declaration has no other semicolon, this consumes up to the right parenthesis.
  mutating func semicolonInParentheses(_ depth: Int) -> Outcome? {
    var lexer = lexer
    let first = next(from: &lexer)
    var last = first
    for _ in 0..<Self.mostSeen {
      switch last.kind {
      case .word, .variable, .comma, .semicolon: break
      case .rightParenthesis where !last.isOnNewLine:
        report(.unexpectedToken, range, other: placeOfGivingUp(behind: first))
        wrapUnexpected()
        guard depth == 1, kind == .rightParenthesis, next(from: &lexer).kind != .semicolon else {
          return .goOn
        }
        advance()
        insertMissing(.semicolon)
        return .ended
      default: return nil
      }
      guard !last.isOnNewLine else { return nil }
      last = next(from: &lexer)
    }
    return nil
  }

  /// Returns the offset at which an engine stops that ends a declaration at the semicolon before
  /// `first`.
  private func placeOfGivingUp(behind first: Seen) -> Int {
    guard first.kind == .word else { return first.start }
    var lexer = lexer
    _ = next(from: &lexer)
    return next(from: &lexer).start
  }

  /// Consumes `@{name}`, `#{$name}`, `{{name}}` or similar from the current left brace or the sign
  /// before it; returns false if there is none.
  mutating func interpolation(_ first: Int) -> Bool {
    guard let end = endOfInterpolation else { return false }
    if solid == first { missingValueSilently() }
    let begin = start
    let node = open(.unexpected)
    while start < end, kind != .end { advance() }
    report(.unexpectedToken, begin..<end)
    close(node)
    return true
  }

  private var endOfInterpolation: Int? {
    var lexer = lexer
    var depth = kind == .leftBrace ? 1 : 0
    if kind == .unknown {
      guard bytes[lexer.offset] == UInt8(ascii: "{") else { return nil }
    }
    for _ in 0..<Self.mostSeen {
      let seen = next(from: &lexer)
      if seen.isOnNewLine { return nil }
      switch seen.kind {
      case .leftBrace: depth += 1
      case .rightBrace:
        depth -= 1
        if depth == 0 { return lexer.offset }
      case .word, .variable, .unknown, .comma, .string, .leftParenthesis, .rightParenthesis:
        continue
      default: return nil
      }
    }
    return nil
  }
}

// What follows, where the token in hand can be two things: a few tokens are read and not taken.

extension Parser {
  /// What stands in front of a block.
  enum Head {
    /// Class names, or a word that they are missing.
    case given
    /// Nothing: the declarations stand outside of a rule.
    case missing
  }

  /// The place of a rule that has none.
  static var nowhere: Int { -1 }

  /// A token that was looked at.
  struct Seen {
    let kind: SyntaxKind
    let start: Int
    let isOnNewLine: Bool
  }

  /// Takes the next token from `lexer` that is neither blank nor comment.
  package func next(from lexer: inout Lexer) -> Seen {
    var isOnNewLine = false
    while true {
      let start = lexer.offset
      let kind = lexer.next()
      guard kind.isTrivia else { return Seen(kind: kind, start: start, isOnNewLine: isOnNewLine) }
      isOnNewLine = isOnNewLine || (start..<lexer.offset).contains { bytes[$0].isLineEnd }
    }
  }

  /// How many tokens are looked at, at most, where nothing else bounds it.
  static var mostSeen: Int { 32 }

  /// The byte behind the word in hand and the spaces that follow it.
  var byteBehindSpaces: UInt8 {
    var offset = lexer.offset
    while bytes[offset] == 0x20 { offset += 1 }
    return bytes[offset]
  }

  /// Whether a declaration begins at `offset`, so that reading one takes it.
  func isDeclaration(at offset: Int) -> Bool {
    var lexer = lexer
    lexer.offset = offset
    return isDeclaration(in: lexer)
  }

  /// Whether `name: value` follows, up to a semicolon or a right brace.
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

  /// Whether the token in hand, behind a selector, stands for a left brace: a declaration follows,
  /// behind a colon or a right brace on a line of its own.
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

  /// Whether the left brace in hand, in front of which no class stands, opens nothing: what follows
  /// stands at the top of a sheet.
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

  /// Whether the semicolon or comma in hand, behind a name, stands for its colon: a value and a semicolon
  /// follow on the line.
  var isForColon: Bool {
    guard kind == .semicolon || kind == .comma else { return false }
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

  /// Whether the token in hand, in a block, stands for its right brace: a new item follows.
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

  /// Whether the block of the rule that begins with the word in hand, inside another rule, is closed
  /// and so is the other behind it.
  ///
  /// No further is looked than to the second brace.
  var isBalancedInside: Bool {
    var lexer = lexer
    var depth = 0
    while depth == 0 {
      switch next(from: &lexer).kind {
      case .leftBrace: depth = 1
      case .word, .comma, .colon: continue
      default: return false
      }
    }
    while depth == 1 {
      switch next(from: &lexer).kind {
      case .rightBrace: depth = 0
      case .leftBrace, .end: return false
      default: continue
      }
    }
    let behind = lexer
    guard next(from: &lexer).kind == .rightBrace else { return isDeclaration(in: behind) }
    return !isInMedia || next(from: &lexer).kind == .rightBrace
  }

  /// True if the token in hand is a right brace, and not that of the `@media` around it.
  var hasOwnRightBrace: Bool {
    guard kind == .rightBrace else { return false }
    var lexer = lexer
    return !isInMedia || next(from: &lexer).kind == .rightBrace
  }

  /// True if the token in hand is the right brace of a left one that was reported as opening nothing.
  var closesStrayBrace: Bool { strayBraces > 0 && hasOwnRightBrace }

  /// Takes a semicolon inside parentheses that are closed behind it on the line, and, where it is the
  /// one that is missing behind them, what is between; nil if it is none.
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

  /// Where an engine gives up to which a semicolon in front of `first` ends a declaration.
  private func placeOfGivingUp(behind first: Seen) -> Int {
    guard first.kind == .word else { return first.start }
    var lexer = lexer
    _ = next(from: &lexer)
    return next(from: &lexer).start
  }

  /// Takes `@{name}`, `#{$name}`, `{{name}}` or the like, of which the left brace or the sign in front
  /// of it is in hand; answers whether there was one.
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

extension Parser {
  /// What stands in a block and is neither a declaration nor its end; answers whether it goes on.
  mutating func stray(inRuleAt rule: Int) -> Bool {
    switch kind {
    case .rightBrace, .end: return false
    case .variable:
      if isKeyword("@media") || isKeyword("@import") { return beginsRule(inRuleAt: rule) }
      guard rule != Self.nowhere else { return false }
      report(.definitionInRule, range)
      definition(in: .rule(rule))
      return true
    case .unknown where isForRightBrace, .rightParenthesis where isForRightBrace: return false
    default:
      let node = open(.unexpected)
      report(code(of: kind), range)
      // Behind a sign that is nothing a declaration may begin; what could be a name or part of a
      // value takes the rest of its line along.
      switch kind {
      case .semicolon, .leftBrace: skipToNextDeclaration()
      case .unknown:
        while kind == .unknown { advance() }
        kind == .colon ? skipTail() : takeRestOfNote()
      default: skipTail()
      }
      close(node)
      return true
    }
  }

  /// Tokens that begin no item, in one node and one message.
  mutating func unexpectedRun(in place: Surroundings) {
    let node = open(.unexpected)
    let first = code(of: kind)
    let begin = start
    while true {
      switch kind {
      case .word, .variable, .leftBrace, .end:
        report(first, begin..<endOfSolid)
        takeRestOfNote()
        return close(node)
      case .rightBrace where place == .media:
        report(first, begin..<endOfSolid)
        return close(node)
      default: advance()
      }
    }
  }

  private func code(of kind: SyntaxKind) -> SyntaxProblem.Code {
    switch kind {
    case .unknown: .unexpectedCharacter
    case .rightBrace: .unexpectedBrace
    case .openString: .unclosedString
    default: .unexpectedToken
    }
  }

  /// Signs that begin nothing, and what touches them, in one node and one message.
  mutating func unexpectedPiece() {
    report(.unexpectedCharacter, range)
    let node = open(.unexpected)
    repeat { advance() } while start == endOfSolid && (kind == .unknown || kind == .word)
    close(node)
  }

  /// The token in hand, in a node of its own.
  mutating func wrapUnexpected() {
    let node = open(.unexpected)
    advance()
    close(node)
  }

  /// All up to the end of a declaration, in a node that says it is too much, and that end.
  mutating func unexpectedTail(_ code: SyntaxProblem.Code?) {
    if let code { report(code, range) }
    let node = open(.unexpected)
    repeat { advance() } while !endsDeclaration
    close(node)
    if kind == .semicolon { advance() } else { insertMissing(.semicolon) }
  }

  var endsDeclaration: Bool {
    switch kind {
    case .semicolon, .leftBrace, .rightBrace, .end: true
    case .word, .variable: isOnNewLine
    default: false
    }
  }

  /// All up to and with a semicolon, or up to where something new begins.
  mutating func skipTail() {
    while !endsDeclaration { advance() }
    if kind == .semicolon { advance() }
  }

  private mutating func skipToNextDeclaration() {
    while true {
      switch kind {
      case .rightBrace, .end, .word, .variable: return
      case .semicolon:
        advance()
        return
      default: advance()
      }
    }
  }

  /// `{ … }` and all that is in it, however deep.
  mutating func skipBraces() {
    let node = open(.unexpected)
    var depth = 0
    repeat {
      if kind == .leftBrace { depth += 1 }
      if kind == .rightBrace { depth -= 1 }
      if kind == .end { break }
      advance()
    } while depth > 0
    close(node)
  }

  /// A rule or `@media` inside another.
  mutating func skipNested(_ code: SyntaxProblem.Code) {
    let node = open(.unexpected)
    let begin = start
    while kind != .leftBrace, kind != .rightBrace, kind != .semicolon, kind != .end { advance() }
    report(code, begin..<endOfSolid)
    if kind == .leftBrace { skipBraces() }
    if kind == .semicolon, start == endOfSolid { advance() }
    close(node)
  }

  /// The at-rule that a name misspells, which is read as what is meant; nil if it is none.
  mutating func atRule(_ node: Int, meantBy name: Range<Int>) -> SyntaxKind? {
    switch kind {
    case .leftParenthesis, .string, .openString: break
    case .word where !isOnNewLine:
      var lexer = lexer
      guard next(from: &lexer).kind == .semicolon else { return nil }
    default: return nil
    }
    let wanted = kind == .leftParenthesis ? "media" : "import"
    let letters = (name.lowerBound + 1..<name.upperBound).map { bytes[$0] }
    let word = String(decoding: letters, as: UTF8.self)
    guard Suggestion.match(word, among: [wanted]) != nil else { return nil }
    let isKeyword = bytes.starts(with: "@media", at: name.lowerBound)
    report(.unknownAtRule, name, other: isKeyword ? name.lowerBound + 6 : start)
    guard wanted == "import" else {
      media(of: node)
      return .media
    }
    advance()
    endsDeclaration ? semicolon() : malformedImport()
    return .importation
  }

  /// Whether the token in hand is a '@' alone that touches a name with one of its own.
  var isDoubledAt: Bool {
    range.count == 1 && ByteClass.table[Int(bytes[lexer.offset])].kind == .variable
  }

  mutating func wrapDoubledAt() {
    report(.unexpectedToken, range, other: lexer.offset)
    wrapUnexpected()
  }

  mutating func unknownAtRule(_ name: Range<Int>) {
    report(.unknownAtRule, name, other: start)
    while kind != .leftBrace, !endsDeclaration { advance() }
    if kind == .leftBrace { skipBraces() } else if kind == .semicolon { advance() }
  }

  /// Whether a word with '@' is an at-rule in a language of which this one reminds, so that no colon
  /// was forgotten behind it.
  ///
  /// Source: CSS Snapshot 2024, and the references of Sass, Less and PostCSS.
  func isAtRuleElsewhere(_ name: Range<Int>) -> Bool {
    let words: [StaticString] = [
      "@apply", "@at-root", "@charset", "@container", "@debug", "@each", "@else", "@error",
      "@extend", "@font-face", "@for", "@forward", "@function", "@if", "@include", "@keyframes",
      "@layer", "@mixin", "@namespace", "@page", "@plugin", "@property", "@return", "@scope",
      "@supports", "@tailwind", "@use", "@viewport", "@warn", "@while",
    ]
    return words.contains {
      $0.utf8CodeUnitCount == name.count && bytes.starts(with: $0, at: name.lowerBound)
    }
  }

  /// What is left of an import that stands in an `@media`.
  mutating func nestedImport(begunAt begin: UInt32) {
    let place = start
    while !endsDeclaration { advance() }
    report(.nestedImport, Int(begin)..<endOfSolid, other: place)
    if kind == .semicolon { advance() }
  }

  mutating func malformedImport() {
    report(.malformedImport, start..<max(lexer.offset, start), other: start)
    if kind != .end, !endsDeclaration { skipTail() } else if kind == .semicolon { advance() }
  }

  /// Reports a condition once and leaves the token that has no place in it.
  mutating func malformedCondition() {
    report(.malformedCondition, kind == .end ? start..<start : range)
    skipCondition()
  }

  private mutating func skipCondition() {
    guard !endsConditions, !isKeyword("and") else { return }
    let node = open(.unexpected)
    repeat { advance() } while !endsConditions && !isKeyword("and")
    close(node)
  }

  var endsConditions: Bool {
    switch kind {
    case .leftBrace, .rightBrace, .semicolon, .end: true
    default: false
    }
  }
}

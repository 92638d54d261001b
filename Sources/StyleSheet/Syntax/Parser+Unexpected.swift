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
      // Behind a sign that is nothing a declaration may begin; what could be a name or part of a
      // value takes the rest of its line along.
      switch kind {
      case .unknown:
        signsInRule()
      case .semicolon, .leftBrace:
        report(code(of: kind), range)
        skipToNextDeclaration()
      default:
        report(code(of: kind), range)
        skipTail()
      }
      close(node)
      return true
    }
  }

  /// Takes signs of no token in a rule, with the words of a note behind them.
  private mutating func signsInRule() {
    let sign = range
    while kind == .unknown { advance() }
    let end = endOfSolid
    guard kind != .colon else {
      report(.unexpectedCharacter, sign)
      return skipTail()
    }
    takeRestOfNote()
    report(.unexpectedCharacter, endOfSolid > end ? sign.lowerBound..<endOfSolid : sign)
  }

  /// Tokens that begin no item, in one node and one message.
  mutating func unexpectedRun(in place: Surroundings) {
    let node = open(.unexpected)
    let first = code(of: kind)
    let begin = start
    while true {
      switch kind {
      case .word, .variable, .leftBrace, .end:
        takeRestOfNote()
        report(first, begin..<endOfSolid)
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
    let hasSign = bytes[name.lowerBound] == UInt8(ascii: "@")
    let word = bytes.text(in: name.lowerBound + (hasSign ? 1 : 0)..<name.upperBound)
    guard word == wanted || Suggestion.match(word, among: [wanted]) != nil else { return nil }
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
    let sign = UInt8(ascii: "@")
    guard range.count == 1, bytes[start] == sign, bytes[lexer.offset] == sign else { return false }
    var end = lexer.offset
    while bytes[end] == sign { end += 1 }
    return ByteClass.table[Int(bytes[end])].continuesWord
  }

  /// Takes all `@` signs in front of a name but its own.
  mutating func takeDoubledAt() {
    let begin = start
    let node = open(.unexpected)
    repeat { advance() } while isDoubledAt
    close(node)
    report(.unexpectedToken, begin..<endOfSolid, other: start)
  }

  /// Takes the right brace of a left one that was reported.
  mutating func takeStrayRightBrace() {
    strayBraces -= 1
    wrapUnexpected()
  }

  /// Takes an at-rule whose '@' is missing, of which the first word is in hand; answers whether it is one.
  ///
  /// `next` is the byte behind the word and the spaces that follow it.
  mutating func atRuleWithoutSign(_ next: UInt8) -> Bool {
    guard isKeyword("import") || "(\"'".utf8.contains(next) else { return false }
    let node = open(.definition)
    let name = range
    advance()
    guard let meant = atRule(node, meantBy: name) else {
      abandon(node)
      return false
    }
    close(node, as: meant)
    return true
  }

  /// `url(…)` behind `@import`, which names no sheet.
  mutating func importedCall() {
    let (begin, parenthesis) = (start, lexer.offset)
    let node = open(.unexpected)
    repeat { advance() } while !endsDeclaration
    close(node)
    report(.malformedImport, begin..<endOfSolid, other: parenthesis)
    if kind == .semicolon { advance() } else { insertMissing(.semicolon) }
  }

  mutating func unknownAtRule(_ name: Range<Int>) {
    report(.unknownAtRule, name, other: start)
    while kind != .leftBrace, !endsDeclaration { advance() }
    if kind == .leftBrace { skipBraces() } else if kind == .semicolon { advance() }
  }

  /// Whether a word with '@' is an at-rule in a language of which this one reminds, so that no colon
  /// was forgotten behind it.
  func isAtRuleElsewhere(_ name: Range<Int>) -> Bool {
    name.count <= ForeignAtRule.longest && ForeignAtRule.all[bytes.text(in: name)] != nil
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

extension Parser {
  /// Handles text in a block that is neither a declaration nor its end; returns true if the block
  /// continues.
  mutating func stray(inRuleAt rule: Int) -> Bool {
    switch kind {
    case .rightBrace, .end: return false
    case .variable:
      if isKeyword("@media") || isKeyword("@import") { return beginsRule(inRuleAt: rule) }
      guard rule != Self.nowhere else { return false }
      definition(in: .rule(rule))
      return true
    case .unknown where isForRightBrace, .rightParenthesis where isForRightBrace: return false
    case .unknown where nestedForeignRule(), .colon where nestedForeignRule(),
      .string where nestedForeignRule():
      return true
    default:
      let node = open(.unexpected)
      // After an unknown sign, only the sign is unexpected; after a token that may be part of a
      // name or value, the rest of the line is too.
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

  /// Consumes unknown signs in a rule, and the words of a note after them.
  private mutating func signsInRule() {
    let sign = range
    let code = code(of: kind)
    while kind == .unknown { advance() }
    let end = endOfSolid
    guard kind != .colon else {
      report(.unexpectedCharacter, sign)
      return skipTail()
    }
    takeRestOfNote()
    let isWhole = endOfSolid > end || code == .unexpectedToken
    report(code, isWhole ? sign.lowerBound..<endOfSolid : sign)
  }

  /// Puts tokens that begin no item into one node with one message.
  mutating func unexpectedRun(in place: Surroundings) {
    if foreignRule() { return }
    if place == .sheet, bytes[start] == UInt8(ascii: "["), foreignJSON() { return }
    if place == .sheet, foreignFrame() { return }
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
    case .unknown: bytes.starts(with: "*/", at: start) ? .unexpectedToken : .unexpectedCharacter
    case .rightBrace: .unexpectedBrace
    case .openString: .unclosedString
    default: .unexpectedToken
    }
  }

  /// Puts unknown signs and adjacent tokens into one node with one message.
  mutating func unexpectedPiece() {
    report(.unexpectedCharacter, range)
    let node = open(.unexpected)
    repeat { advance() } while start == endOfSolid && (kind == .unknown || kind == .word)
    close(node)
  }

  /// Puts the current token into a node of its own.
  mutating func wrapUnexpected() {
    let node = open(.unexpected)
    advance()
    close(node)
  }

  /// Puts the rest of a declaration into an unexpected node, and consumes its end.
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

  /// Consumes all tokens through a semicolon, or up to the start of a new item.
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

  /// Consumes `{ … }` with all nested braces.
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

  /// Consumes a rule or `@media` inside another.
  mutating func skipNested(_ code: SyntaxProblem.Code) {
    let node = open(.unexpected)
    let begin = start
    while kind != .leftBrace, kind != .rightBrace, kind != .semicolon, kind != .end { advance() }
    report(code, begin..<endOfSolid)
    if kind == .leftBrace { skipBraces() }
    if kind == .semicolon, start == endOfSolid { advance() }
    close(node)
  }

  /// Returns the at-rule that a misspelled name means; nil if there is none.
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

  /// True if the current token is a lone '@' before a name with its own '@'.
  var isDoubledAt: Bool {
    let sign = UInt8(ascii: "@")
    guard range.count == 1, bytes[start] == sign, bytes[lexer.offset] == sign else { return false }
    var end = lexer.offset
    while bytes[end] == sign { end += 1 }
    return bytes[end].continuesWord
  }

  /// Consumes all `@` signs before a name except its own.
  mutating func takeDoubledAt() {
    let begin = start
    let node = open(.unexpected)
    let sign = UInt8(ascii: "@")
    // One search finds the name behind the run; the signs before it need no other.
    repeat { advance() } while range.count == 1 && bytes[lexer.offset] == sign
    close(node)
    report(.unexpectedToken, begin..<endOfSolid, other: start)
  }

  mutating func takeStrayRightBrace() {
    strayBraces -= 1
    wrapUnexpected()
  }

  /// Consumes an at-rule without its '@' from the current word; returns false if it is not one.
  ///
  /// `next` is the byte after the word and the spaces that follow it.
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

  /// Consumes `url(…)` after `@import`, which names no sheet.
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

  /// True if a word with '@' is an at-rule of a similar language, so that no colon is missing after
  /// it.
  func isAtRuleElsewhere(_ name: Range<Int>) -> Bool {
    name.count <= ForeignAtRule.longest && ForeignAtRule.all[bytes.text(in: name)] != nil
  }

  /// Consumes the rest of an import in an `@media`.
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

  /// Reports a condition once and skips an unexpected token; `isOpen` is true behind the left
  /// parenthesis of a condition.
  mutating func malformedCondition(isOpen: Bool = false) {
    report(.malformedCondition, kind == .end ? start..<start : range)
    skipCondition(isOpen)
  }

  private mutating func skipCondition(_ isOpen: Bool) {
    var isOpen = isOpen
    guard !endsCondition(isOpen), !isKeyword("and") else { return }
    let node = open(.unexpected)
    repeat {
      if kind == .rightParenthesis { isOpen = false }
      advance()
    } while !endsCondition(isOpen) && !isKeyword("and")
    close(node)
  }

  /// True if the current token ends a condition; `(a: b; c: d)` has a semicolon inside.
  private func endsCondition(_ isOpen: Bool) -> Bool {
    guard isOpen, kind == .semicolon else { return endsConditions }
    return first(of: [.rightParenthesis, .leftBrace], onLineOf: lexer) != .rightParenthesis
  }

  var endsConditions: Bool {
    switch kind {
    case .leftBrace, .rightBrace, .semicolon, .end: true
    default: false
    }
  }
}

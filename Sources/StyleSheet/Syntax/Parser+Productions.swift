// The grammar: one function for each production.

extension Parser {
  // sheet → { item }
  mutating func sheet() {
    let node = openSheet()
    while kind != .end, !elements.isGivenUp { item(in: .sheet) }
    closeSheet(node)
  }

  // item → definition | ruleset | media | import
  private mutating func item(in place: Surroundings) {
    switch kind {
    case .variable where isDoubledAt, .unknown where isDoubledAt: takeDoubledAt()
    case .variable: atItem(in: place)
    case .word, .leftBrace: ruleset(in: place)
    case .rightBrace where closesStrayBrace: takeStrayRightBrace()
    default: unexpectedRun(in: place)
    }
  }

  mutating func atItem(in place: Surroundings) {
    if isKeyword("@media") {
      place == .sheet ? media() : skipNested(.nestedMedia)
    } else if isKeyword("@import") {
      importation(in: place)
    } else {
      definition(in: place)
    }
  }

  // media → '@media' condition { 'and' condition } '{' { definition | ruleset } '}'
  private mutating func media() {
    let node = open(.media)
    advance()
    media(of: node)
  }

  mutating func media(of node: Int) {
    conditions()
    guard kind == .leftBrace else {
      missingBlock()
      return close(node)
    }
    let brace = range
    advance()
    isInMedia = true
    defer { isInMedia = false }
    let outerStrays = strayBraces
    strayBraces = 0
    defer { strayBraces = outerStrays }
    while kind != .end, kind != .rightBrace || closesStrayBrace { item(in: .media) }
    closeBlock(openedAt: brace, of: node)
    close(node)
  }

  // condition → '(' word ':' word ')'
  private mutating func conditions() {
    condition()
    while !endsConditions, !isBelowCondition {
      guard isKeyword("and") else {
        malformedCondition()
        continue
      }
      advance()
      condition()
    }
  }

  /// True if the current word begins a line after a condition, whose left brace is missing.
  private var isBelowCondition: Bool {
    kind == .word && elements[solid - 1].kind == .rightParenthesis && !isKeyword("and")
      && bytes.lineBreaks(endOfSolid, start) > 0
  }

  private mutating func condition() {
    let node = open(.condition)
    for expected in [SyntaxKind.leftParenthesis, .word, .colon, .word, .rightParenthesis] {
      guard kind == expected else {
        malformedCondition(isOpen: expected != .leftParenthesis)
        break
      }
      advance()
    }
    close(node)
  }

  // import → '@import' ( string | word ) ';'
  //
  // With a colon after it, '@import' is an ordinary variable, as in NUI.
  private mutating func importation(in place: Surroundings) {
    let node = open(.importation)
    advance()
    if kind == .colon {
      advance()
      value(of: node, in: .sheet)
      return close(node, as: .definition)
    }
    guard place == .sheet else {
      nestedImport(begunAt: elements[node + 1].place)
      return close(node, as: .unexpected)
    }
    if kind == .word, bytes[lexer.offset] == UInt8(ascii: "(") {
      importedCall()
    } else if kind == .string || kind == .word {
      advance()
      endsDeclaration ? semicolon() : malformedImport()
    } else {
      malformedImport()
    }
    close(node)
  }

  // definition → variable ':' value ';'
  mutating func definition(in place: Surroundings) {
    if place == .sheet || place == .media, plainDeclarations(.definition) { return }
    let node = open(.definition)
    let name = range
    advance()
    let isAtRule = kind == .leftBrace || kind == .leftParenthesis || isAtRuleElsewhere(name)
    if case .rule = place, !isAtRule, kind == .semicolon || kind == .rightBrace,
      !isForColon(behind: name.lowerBound)
    {
      report(.nestedRule, name)
      if kind == .semicolon { advance() }
      return close(node, as: .unexpected)
    }
    if place != .sheet, place != .media, kind == .colon || !isAtRule, !isSign(name) {
      report(.definitionInRule, name)
    }
    if kind == .colon {
      advance()
      value(of: node, in: .sheet)
    } else if place == .sheet, let meant = atRule(node, meantBy: name) {
      return close(node, as: meant)
    } else if isAtRule {
      unknownAtRule(name)
      return close(node, as: .unexpected)
    } else {
      missingColon(after: name, of: node, in: .sheet)
    }
    close(node)
  }

  // ruleset → selector { ',' selector } '{' { declaration } '}'
  private mutating func ruleset(in place: Surroundings) {
    let name = start
    let index = elements.count
    if kind == .word, !isKeyword("import"), let brace = plainHead() {
      countRule()
      return declarations(of: index, inRuleAt: name, openedAt: brace..<brace + 1)
    }
    if isBullet { return wrapUnexpected() }
    let next = byteBehindSpaces
    if kind == .word, next != UInt8(ascii: "{") {
      if place == .sheet, atRuleWithoutSign(next) { return }
      if let end = endOfComment { return takeCommentWithoutBeginning(to: end) }
      if foreignRule() || place == .sheet && foreignDefinition() { return }
      if !",:".utf8.contains(next), let note = note(at: start) { return take(note) }
    }
    if kind == .leftBrace, place == .sheet, foreignJSON() { return }
    if kind == .leftBrace, isStrayLeftBrace {
      report(.unexpectedToken, range)
      strayBraces += 1
      return wrapUnexpected()
    }
    let node = open(.ruleset)
    guard let head = selectors(of: node) else { return }
    block(of: node, inRuleAt: head == .missing ? Self.nowhere : name, hasBraces: head == .given)
  }

  /// Consumes a block and ends the rule.
  mutating func block(of node: Int, inRuleAt outer: Int, hasBraces: Bool = true) {
    countRule()
    let brace = range
    if kind == .leftBrace { advance() }
    declarations(of: node, inRuleAt: outer, openedAt: hasBraces ? brace : nil)
  }

  /// Consumes the declarations of a block and its right brace, and ends the rule; `brace` is the
  /// left one, if there is one.
  private mutating func declarations(
    of node: Int, inRuleAt outer: Int, openedAt brace: Range<Int>?
  ) {
    while kind == .word ? declaration(inRuleAt: outer) : stray(inRuleAt: outer) {}
    if let brace {
      closeBlock(openedAt: brace)
    } else {
      hasOwnRightBrace ? advance() : insertMissing(.rightBrace)
    }
    close(node)
  }

  // declaration → word ':' value ';'
  //
  // Returns true if the block continues.
  private mutating func declaration(inRuleAt rule: Int) -> Bool {
    if plainDeclarations(.declaration) { return true }
    let node = open(.declaration)
    let name = start
    advance()
    guard kind == .colon else { return declarationWithoutColon(node, name, inRuleAt: rule) }
    advance()
    guard value(of: node, in: .rule(rule)) else { return beginsRule(inRuleAt: rule) }
    close(node)
    return true
  }

  // value → component { component } ';'
  // component → word | variable | string | '(' | ')' | ','
  //
  // Returns false if the text began another item, and the block is over.
  @discardableResult
  mutating func value(of node: Int, in place: Surroundings) -> Bool {
    let first = solid
    var depth = 0
    while true {
      switch kind {
      case .word, .variable, .string, .comma: advance()
      case .semicolon:
        if depth > 0, let outcome = semicolonInParentheses(depth) {
          if case .goOn = outcome { continue }
          return true
        }
        if solid == first { missingValue(other: start) }
        if depth != 0 { unbalanced(from: first, depth) }
        advance()
        return true
      case .leftParenthesis:
        depth &+= 1
        advance()
      case .rightParenthesis:
        // Once negative, the depth never returns to zero: `)(` is unbalanced.
        depth &-= depth > 0 ? 1 : 1 << 32
        advance()
      default:
        switch stumble(in: place, node, first) {
        case .goOn: continue
        case .ended: return true
        case .leave: return false
        }
      }
    }
  }

  mutating func semicolon() {
    guard kind == .semicolon else { return missingSemicolon() }
    advance()
  }

  /// Consumes `}`, or reports that it is missing; `media` is the node of an `@media`.
  private mutating func closeBlock(openedAt brace: Range<Int>, of media: Int? = nil) {
    if kind == .rightBrace {
      advance()
    } else if isForRightBrace {
      report(kind == .unknown ? .unexpectedCharacter : .unexpectedToken, range)
      wrapUnexpected()
      insertMissing(.rightBrace)
    } else {
      unclosedBlock(openedAt: brace, of: media)
      insertMissing(.rightBrace)
    }
  }

  func isKeyword(_ word: StaticString) -> Bool {
    range.count == word.utf8CodeUnitCount && bytes.starts(with: word, at: start)
  }
}

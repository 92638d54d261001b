// Where to pick up the thread after a fault, so that it costs one declaration and one message.
//
// What decides is the strength of the tokens that follow: a brace outweighs a semicolon, a semicolon
// a colon, a colon a word; and a word that begins a line outweighs one that does not.

extension Parser {
  /// What stands around an item or a value.
  enum Surroundings: Equatable {
    case sheet
    case media
    /// A block of the rule that begins at this offset.
    case rule(Int)
  }

  /// What became of a value that met something unexpected.
  enum Outcome {
    /// The value goes on with the token in hand.
    case goOn
    /// The value is over, and the token in hand comes after it.
    case ended
    /// So is the block around it.
    case leave
  }

  /// Meets, inside a value whose first component would be at `first`, a token that has no place
  /// there.
  @inline(never)
  mutating func stumble(in place: Surroundings, _ node: Int, _ first: Int) -> Outcome {
    switch kind {
    case .colon: return colonInValue(first)
    case .leftBrace: return braceInValue(in: place, node, first)
    case .openString:
      report(.unclosedString, range, other: start)
      advance()
      insertMissing(.semicolon)
      return .ended
    case .unknown:
      if solid == first { missingValueSilently() }
      unexpectedTail(.unexpectedCharacter)
      return .ended
    case .end:
      endOfValue(in: place, first)
      return .ended
    case .rightBrace:
      if solid == first { missingValue(other: start) } else { missingSemicolon() }
      return .ended
    case .blank, .blockComment, .openComment, .lineComment, .string, .word, .variable,
      .semicolon, .comma, .leftParenthesis, .rightParenthesis, .sheet, .definition, .ruleset,
      .declaration, .media, .condition, .importation, .unexpected:
      preconditionFailure("a value takes these tokens itself")
    }
  }

  /// The text is over inside a value: in a block, that the block is not closed says it all.
  private mutating func endOfValue(in place: Surroundings, _ first: Int) {
    switch place {
    case .sheet, .media: solid == first ? missingValue(other: start) : missingSemicolon()
    case .rule: insertMissing(.semicolon)
    }
  }

  /// `a: b \n c: d;` lacks a semicolon; `a: b: c;` has a colon too many.
  private mutating func colonInValue(_ first: Int) -> Outcome {
    let last = solid - 1
    let isName = last >= first && (elements[last].kind == .word || elements[last].kind == .variable)
    let isInner = last > first && elements[last - 1].kind == .leftParenthesis
    guard isName, !isInner, beginsLine(last) || hasComponent(first..<last) else {
      report(.unexpectedColon, range)
      let node = open(.unexpected)
      advance()
      close(node)
      return .goOn
    }
    let colon = start
    rewind(to: last)
    solid == first ? missingValue(other: colon) : missingSemicolon(other: colon)
    return .ended
  }

  /// `a: b \n C {` lacks a semicolon and, in a block, its end; `A:B {` was no declaration at all.
  private mutating func braceInValue(
    in place: Surroundings, _ node: Int, _ first: Int
  ) -> Outcome {
    let brace = start
    if let begin = (first..<solid).first(where: { isComponent($0) && beginsLine($0) }) {
      rewind(to: begin)
      solid == first ? missingValue(other: brace) : missingSemicolon(other: brace)
      return .ended
    }
    switch place {
    case .rule:
      abandon(node)
      return .leave
    case .sheet, .media:
      report(.unexpectedToken, range)
      skipBraces()
      return .ended
    }
  }

  private func hasComponent(_ range: Range<Int>) -> Bool { range.contains(where: isComponent) }

  private func isComponent(_ index: Int) -> Bool {
    !elements[index].kind.isTrivia && !elements[index].kind.isNode
  }

  /// Whether nothing but blanks and comments stands between the element at `index` and the start
  /// of its line.
  func beginsLine(_ index: Int) -> Bool {
    var before = index - 1
    while before >= 0, elements[before].kind.isTrivia {
      let end = Int(elements[before + 1].place)
      for offset in Int(elements[before].place)..<end where isLineEnd(bytes[offset]) { return true }
      before -= 1
    }
    return before <= 0
  }

  private func isLineEnd(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }
}

// MARK: - Names without their colon

extension Parser {
  /// `b;`, `b c;`, `b }` or, where a block was not closed, `B {` and `B, C {`.
  mutating func declarationWithoutColon(
    _ node: Int, _ name: Int, inRuleAt rule: Int
  ) -> Bool {
    if kind == .leftBrace || kind == .comma {
      abandon(node)
      return beginsRule(inRuleAt: rule)
    }
    let known = checkpoint
    let end = endOfSolid
    guard missingColon(after: name..<end, of: node, in: .rule(rule)) else {
      forgetProblems(since: known)
      return beginsRule(inRuleAt: rule)
    }
    close(node)
    return true
  }

  /// The word in hand begins a rule inside a rule: one nested in it if it stands further in, and
  /// else one in front of which the block was not closed.
  mutating func beginsRule(inRuleAt rule: Int) -> Bool {
    guard let own = indentation(of: start), let outer = indentation(of: rule), own > outer else {
      return false
    }
    skipNested(.nestedRule)
    return true
  }

  /// How far a byte is from the start of its line; nil if that is far.
  private func indentation(of offset: Int) -> Int? {
    (0...256).first { offset - $0 == 0 || isLineEnd(bytes[offset - $0 - 1]) }
  }

  /// The colon is not there; what follows on the line is taken for the value.
  ///
  /// Answers as ``value(of:in:)`` does.
  @discardableResult
  mutating func missingColon(
    after name: Range<Int>, of node: Int, in place: Surroundings
  ) -> Bool {
    if kind == .unknown, start == endOfSolid {
      unexpectedPiece()
      if kind == .colon {
        advance()
        return value(of: node, in: place)
      }
    } else {
      report(.missingColon, name, other: start)
    }
    insertMissing(.colon)
    switch kind {
    case .semicolon:
      advance()
      return true
    case .word, .variable, .string, .comma, .rightParenthesis, .leftParenthesis:
      return valueOnLine(of: node, in: place)
    case .unknown, .openString:
      unexpectedTail(nil)
      return true
    default:
      insertMissing(.semicolon)
      return true
    }
  }

  /// Takes what is left of the line for the value: a line that is wrong already should not take
  /// others along, and one that did, up to a brace far below, would have each of them read again.
  ///
  /// Answers as ``value(of:in:)`` does.
  private mutating func valueOnLine(of node: Int, in place: Surroundings) -> Bool {
    let first = solid
    while true {
      switch kind {
      case .word, .variable, .string, .comma, .rightParenthesis, .leftParenthesis:
        if isOnNewLine {
          solid == first ? insertMissing(.semicolon) : missingSemicolon()
          return true
        }
        advance()
      case .semicolon:
        advance()
        return true
      default:
        switch stumble(in: place, node, first) {
        case .goOn: continue
        case .ended: return true
        case .leave: return false
        }
      }
    }
  }

  /// Whether the token in hand is the first of its line.
  private var isOnNewLine: Bool {
    (endOfSolid..<start).contains { isLineEnd(bytes[$0]) }
  }
}

// MARK: - Selectors

extension Parser {
  // selector → word { ':' word }
  //
  // Answers whether a block follows, at the token in hand or, where its brace is missing, after it;
  // if not, the node is closed.
  mutating func selectors(of node: Int) -> Bool {
    let known = checkpoint
    var gap: Int?
    var colon: Int?
    if kind == .leftBrace {
      // After a sign that is no class name, and was reported as such, enough is said.
      let isSaid = !isOnNewLine && problems.last.map { Int($0.end) == endOfSolid } ?? false
      if !isSaid { report(.missingSelector, start..<start, other: start) }
      insertMissing(.word)
    }
    while true {
      // A block that is missing is not looked for without end: what lies between is read again.
      if let gap, elements.count - gap > 256 {
        return blockIsMissing(node, gap: gap, colon: colon, known: known)
      }
      switch kind {
      case .leftBrace: return true
      case .word:
        if solid > node + 1, elements[solid - 1].kind == .word {
          gap = gap ?? elements.count
          report(.missingComma, endOfSolid..<endOfSolid, other: start)
        }
        advance()
      case .colon:
        colon = colon ?? start
        selectorSign()
      case .comma: selectorSign()
      case .unknown where colon == nil: unexpectedPiece()
      default:
        return blockIsMissing(node, gap: gap, colon: colon, known: known)
      }
    }
  }

  /// A comma or colon between two words.
  private mutating func selectorSign() {
    if elements[solid - 1].kind != .word {
      report(.missingSelector, range, other: start)
      wrapUnexpected()
      return
    }
    advance()
    if kind == .leftBrace {
      report(.missingSelector, endOfSolid..<endOfSolid, other: start)
      insertMissing(.word)
    }
  }

  /// `A \n b: c;` lacks its brace; `b: c;` lacks all its rule; `A ;` lacks its block.
  private mutating func blockIsMissing(
    _ node: Int, gap: Int?, colon: Int?, known: Checkpoint
  ) -> Bool {
    if let gap, colon != nil {
      let begin = Int(elements[gap].place)
      forgetProblems(since: known)
      rewind(to: gap)
      report(.missingBlock, endOfSolid..<endOfSolid, other: begin)
      insertMissing(.leftBrace)
      return true
    }
    forgetProblems(since: known)
    let begin = self.firstByte(of: node)
    if isSaid(before: node, begin) {
      // `$a: red;` is one fault.
    } else if let colon {
      report(.declarationOutsideRule, begin..<endOfSolid, other: colon)
    } else {
      report(.missingBlock, endOfSolid..<endOfSolid, other: start)
    }
    if !isOnNewLine || colon != nil { skipTail() }
    close(node, as: .unexpected)
    return false
  }

  /// Whether what stands in front of a node, on its line, was reported as having no place there.
  private func isSaid(before node: Int, _ begin: Int) -> Bool {
    var index = node
    while index > 0, elements[index - 1].kind.isTrivia { index -= 1 }
    let end = index < node ? Int(elements[index].place) : begin
    return problems.last.map { $0.code == .unexpectedCharacter && Int($0.end) == end } ?? false
      && !(end..<begin).contains { isLineEnd(bytes[$0]) }
  }

  private func firstByte(of node: Int) -> Int {
    var index = node
    while elements[index].kind.isNode { index += 1 }
    return Int(elements[index].place)
  }
}

// MARK: - What is missing

extension Parser {
  mutating func missingSemicolon(other: Int? = nil) {
    report(.missingSemicolon, endOfSolid..<endOfSolid, other: other ?? start)
    insertMissing(.semicolon)
  }

  mutating func missingValue(other: Int) {
    report(.missingValue, endOfSolid..<endOfSolid, other: other)
    missingValueSilently()
    if kind != .semicolon { insertMissing(.semicolon) }
  }

  private mutating func missingValueSilently() { insertMissing(.word) }

  mutating func missingBlock() {
    report(.missingBlock, endOfSolid..<endOfSolid, other: start)
    insertMissing(.leftBrace)
    insertMissing(.rightBrace)
  }

  /// The first parenthesis without a partner.
  mutating func unbalanced(from first: Int, _ depth: Int) {
    var open: [Int] = []
    for index in first..<elements.count {
      switch elements[index].kind {
      case .leftParenthesis: open.append(index)
      case .rightParenthesis where open.popLast() == nil:
        return reportUnbalanced(index)
      default: break
      }
    }
    if let index = open.last { reportUnbalanced(index) }
  }

  private mutating func reportUnbalanced(_ index: Int) {
    let place = Int(elements[index].place)
    report(.unbalancedParenthesis, place..<place + 1, other: endOfSolid)
  }
}

// MARK: - What is too much

extension Parser {
  /// What stands in a block and is neither a declaration nor its end; answers whether it goes on.
  mutating func stray(inRuleAt rule: Int) -> Bool {
    switch kind {
    case .rightBrace, .end: return false
    case .variable:
      if isKeyword("@media") || isKeyword("@import") { return beginsRule(inRuleAt: rule) }
      report(.definitionInRule, range)
      definition()
      return true
    default:
      let node = open(.unexpected)
      report(code(of: kind), range)
      // Behind a sign that is nothing a declaration may begin; what could be a name or part of a
      // value takes the rest of its line along.
      switch kind {
      case .semicolon, .leftBrace: skipToNextDeclaration()
      case .unknown:
        while kind == .unknown { advance() }
        if kind == .colon { skipTail() }
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
  private mutating func unexpectedPiece() {
    report(.unexpectedCharacter, range)
    let node = open(.unexpected)
    repeat { advance() } while start == endOfSolid && (kind == .unknown || kind == .word)
    close(node)
  }

  /// The token in hand, in a node of its own.
  private mutating func wrapUnexpected() {
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
  private mutating func skipTail() {
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

  mutating func unknownAtRule(_ name: Range<Int>) {
    report(.unknownAtRule, name, other: start)
    while kind != .leftBrace, !endsDeclaration { advance() }
    if kind == .leftBrace { skipBraces() } else if kind == .semicolon { advance() }
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

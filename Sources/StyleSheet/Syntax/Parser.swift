/// Reads tokens into a tree, one function a production, and never fails.
///
/// Each function is called with its first token in hand and leaves the first token after it. Blanks
/// and comments are put into the tree as they are met; a node that closes leaves those behind its
/// last token to the node around it. Nothing here calls itself, so no sheet is too deep.
struct Parser {
  private(set) var lexer: Lexer
  private(set) var elements: ElementBuffer
  private(set) var problems: [SyntaxProblem] = []
  private(set) var droppedProblems = 0
  /// How many rules were begun.
  private(set) var ruleCount = 0
  /// The index after the last element that is no trivia.
  private(set) var solid = 0
  /// The token in hand, not yet in the tree.
  private(set) var kind = SyntaxKind.end
  package private(set) var start = 0
  /// Where a look-alike stands for which its sign was handed over.
  private var lookalike = -1
  /// Whether the block of an `@media` is being read.
  private(set) var isInMedia = false
  /// How far no `*/` is that ends no comment.
  var nextSign = 0
  /// How many faults are kept.
  private let problemLimit: Int

  init(_ lexer: Lexer, into elements: ElementBuffer, keeping problemLimit: Int) {
    self.lexer = lexer
    self.elements = elements
    self.problemLimit = problemLimit
  }

  var bytes: ByteView { lexer.bytes }
}

// MARK: - Tokens in, elements out

extension Parser {
  /// Puts the token in hand into the tree and takes the next one.
  @inline(__always)
  mutating func advance() {
    append(kind, start)
    solid = elements.count
    take()
  }

  /// Takes the next token in hand; blanks and comments before it go into the tree.
  @inline(__always)
  mutating func take() {
    while true {
      start = lexer.offset
      kind = lexer.next()
      if kind == .unknown, isLookalike() {
        if lookalike == start { return }
        continue
      }
      guard kind.isTrivia else { return }
      append(kind, start)
      if kind == .openComment { report(.unclosedComment, start..<start + 2) }
    }
  }

  /// Whether the token in hand looks like a sign, which is then in hand in its place, without a
  /// length; met again behind that, the token itself goes into the tree as unexpected.
  @inline(never)
  private mutating func isLookalike() -> Bool {
    guard bytes[start] >= 0x80,
      let sign = UTF8Sequence(in: bytes, at: start).scalar.flatMap(Lookalike.sign)
    else { return false }
    guard lookalike == start else {
      lookalike = start
      lexer.offset = start
      kind = sign
      return true
    }
    lookalike = -1
    let node = open(.unexpected)
    append(.unknown, start)
    solid = elements.count
    close(node)
    return true
  }

  @inline(__always)
  private mutating func append(_ kind: SyntaxKind, _ place: Int) {
    let element = SyntaxTree.Element(kind: kind, place: UInt32(truncatingIfNeeded: place))
    elements.append(element)
  }

  /// Begins a node in front of the token in hand.
  @inline(__always)
  mutating func open(_ kind: SyntaxKind) -> Int {
    append(kind, 0)
    return elements.count &- 1
  }

  /// Ends a node behind the last token that was put into the tree.
  @inline(__always)
  mutating func close(_ node: Int) {
    elements.put(node, at: UInt32(truncatingIfNeeded: max(solid, node &+ 1)))
  }

  /// Ends a node that turned out to be of another kind.
  mutating func close(_ node: Int, as kind: SyntaxKind) {
    elements[node] = SyntaxTree.Element(kind: kind, place: 0)
    close(node)
  }

  /// Puts a token of no length behind the last token, or first into a node that was just begun.
  mutating func insertMissing(_ kind: SyntaxKind) {
    let isFirst = elements.last.map(\.kind.isNode) ?? false
    let place = isFirst ? start : endOfSolid
    if isFirst { solid = elements.count }
    elements.insert(SyntaxTree.Element(kind: kind, place: UInt32(place)), at: solid)
    solid += 1
  }

  /// Puts the last token that is no trivia into a node that says it is unexpected.
  mutating func takeBackLast() {
    let node = SyntaxTree.Element(kind: .unexpected, place: UInt32(solid + 1))
    elements.insert(node, at: solid - 1)
    solid += 1
  }

  /// Whether the token in hand is a word, and between it and the one in front stands nothing but a
  /// zero-width space, which is a blank to engines and cannot be seen.
  var isParted: Bool {
    kind == .word && start == endOfSolid + 3 && solid > 0
      && (elements[solid - 1].kind == .word || elements[solid - 1].kind == .variable)
      && UTF8Sequence(in: bytes, at: endOfSolid).scalar == "\u{200B}"
  }

  /// Makes the word in hand a part of the one in front, with what stands between the two.
  mutating func join() {
    elements.removeAll(from: solid)
    lexer.noteForeignText()
    take()
  }

  /// Where the last token that is no trivia ends.
  var endOfSolid: Int {
    var next = solid
    while next < elements.count, elements[next].kind.isNode { next += 1 }
    return next < elements.count ? Int(elements[next].place) : start
  }

  /// Goes back to the token at `index`, an element behind which no node begins.
  mutating func rewind(to index: Int) {
    lookalike = -1
    forgetProblems(from: Int(elements[index].place))
    kind = elements[index].kind
    start = Int(elements[index].place)
    lexer.offset = start
    elements.removeAll(from: index)
    solid = index
    while solid > 0, elements[solid - 1].kind.isTrivia { solid -= 1 }
    kind = lexer.next()
  }

  /// Takes a node back, as if it had not been begun.
  mutating func abandon(_ node: Int) {
    rewind(to: node + 1)
    elements.removeAll(from: node)
    solid = min(solid, node)
  }

  mutating func report(_ code: SyntaxProblem.Code, _ range: Range<Int>, other: Int? = nil) {
    guard problems.count < problemLimit else {
      droppedProblems += 1
      return
    }
    problems.append(
      SyntaxProblem(
        code: code, start: UInt32(range.lowerBound), end: UInt32(range.upperBound),
        other: UInt32(other ?? range.lowerBound)))
  }

  /// How much has been reported, to come back to.
  struct Checkpoint {
    fileprivate let kept: Int
    fileprivate let dropped: Int
  }

  var checkpoint: Checkpoint { Checkpoint(kept: problems.count, dropped: droppedProblems) }

  /// Forgets what was reported since.
  mutating func forgetProblems(since checkpoint: Checkpoint) {
    problems.removeLast(max(problems.count - checkpoint.kept, 0))
    droppedProblems = checkpoint.dropped
  }

  /// Forgets what was reported since of the text in front of `offset`.
  mutating func forgetProblems(since checkpoint: Checkpoint, before offset: Int) {
    let later = problems.dropFirst(checkpoint.kept).filter { Int($0.start) >= offset }
    forgetProblems(since: checkpoint)
    problems += later
  }

  /// Forgets what was reported of the text from `offset` on, which is going to be read again.
  private mutating func forgetProblems(from offset: Int) {
    while let last = problems.last, Int(last.start) >= offset { problems.removeLast() }
  }

  /// The bytes of the token in hand.
  package var range: Range<Int> { start..<lexer.offset }
}

// MARK: - Productions

extension Parser {
  // sheet → { item }
  package mutating func sheet() {
    let node = open(.sheet)
    solid = elements.count
    take()
    while kind != .end, !elements.isGivenUp { item() }
    elements.put(node, at: UInt32(elements.count))
    append(.end, start)
  }

  // item → definition | ruleset | media | import
  private mutating func item() {
    switch kind {
    case .variable where isDoubledAt: wrapDoubledAt()
    case .variable: atItem(in: .sheet)
    case .word, .leftBrace: ruleset(in: .sheet)
    default: unexpectedRun(in: .sheet)
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
    while kind != .rightBrace, kind != .end {
      switch kind {
      case .variable: atItem(in: .media)
      case .word, .leftBrace: ruleset(in: .media)
      default: unexpectedRun(in: .media)
      }
    }
    closeBlock(openedAt: brace)
    close(node)
  }

  // condition → '(' word ':' word ')'
  private mutating func conditions() {
    condition()
    while !endsConditions {
      guard isKeyword("and") else {
        malformedCondition()
        continue
      }
      advance()
      condition()
    }
  }

  private mutating func condition() {
    let node = open(.condition)
    for expected in [SyntaxKind.leftParenthesis, .word, .colon, .word, .rightParenthesis] {
      guard kind == expected else {
        malformedCondition()
        break
      }
      advance()
    }
    close(node)
  }

  // import → '@import' ( string | word ) ';'
  //
  // With a colon behind it, '@import' is a variable like any other, as it is to NUI.
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
    if kind == .string || kind == .word {
      advance()
      endsDeclaration ? semicolon() : malformedImport()
    } else {
      malformedImport()
    }
    close(node)
  }

  // definition → variable ':' value ';'
  package mutating func definition(in place: Surroundings) {
    let node = open(.definition)
    let name = range
    advance()
    if kind == .colon {
      advance()
      value(of: node, in: .sheet)
    } else if place == .sheet, let meant = atRule(node, meantBy: name) {
      return close(node, as: meant)
    } else if kind == .leftBrace || kind == .leftParenthesis || isAtRuleElsewhere(name) {
      unknownAtRule(name)
      return close(node, as: .unexpected)
    } else {
      missingColon(after: name, of: node, in: .sheet)
    }
    close(node)
  }

  // ruleset → selector { ',' selector } '{' { declaration } '}'
  private mutating func ruleset(in place: Surroundings) {
    let next = byteBehindSpaces
    if kind == .word, next != UInt8(ascii: "{") {
      if let end = endOfComment { return takeCommentWithoutBeginning(to: end) }
      if !",:".utf8.contains(next), let note = note(at: start) { return take(note) }
    }
    if kind == .leftBrace, isStrayLeftBrace {
      report(.unexpectedToken, range)
      return wrapUnexpected()
    }
    let node = open(.ruleset)
    let name = start
    guard let head = selectors(of: node) else { return }
    ruleCount &+= 1
    let brace = range
    if kind == .leftBrace { advance() }
    let outer = head == .missing ? Self.nowhere : name
    while kind == .word ? declaration(inRuleAt: outer) : stray(inRuleAt: outer) {}
    if head == .missing {
      closeHeadless(in: place)
    } else {
      closeBlock(openedAt: brace)
    }
    close(node)
  }

  // declaration → word ':' value ';'
  //
  // Answers whether the block goes on.
  @inline(__always)
  private mutating func declaration(inRuleAt rule: Int) -> Bool {
    if plainDeclaration() { return true }
    let node = open(.declaration)
    let name = start
    advance()
    guard kind == .colon else { return declarationWithoutColon(node, name, inRuleAt: rule) }
    advance()
    guard value(of: node, in: .rule(rule)) else { return beginsRule(inRuleAt: rule) }
    close(node)
    return true
  }

  /// Takes a declaration of the shape `name: value;`, and answers whether it was one.
  ///
  /// Nine in ten are written so. Seeing the whole of it at once, instead of a token at a time, took
  /// a quarter off the parse.
  @inline(__always)
  private mutating func plainDeclaration() -> Bool {
    guard let value = lexer.plainValue() else { return false }
    let colon = lexer.offset
    lexer.offset = value.end &+ 1
    append(.declaration, elements.count &+ 6)
    append(.word, start)
    append(.colon, colon)
    append(.blank, colon &+ 1)
    append(value.kind, value.start)
    append(.semicolon, value.end)
    solid = elements.count
    take()
    return true
  }

  // value → component { component } ';'
  // component → word | variable | string | '(' | ')' | ','
  //
  // Answers false if what was taken for a value began something else, and the block is over.
  @inline(__always)
  @discardableResult
  package mutating func value(of node: Int, in place: Surroundings) -> Bool {
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
        // Once below nought, never at nought again: `)(` is no pair.
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

  /// `}`, or a word about the one that is not there.
  private mutating func closeBlock(openedAt brace: Range<Int>) {
    if kind == .rightBrace {
      advance()
    } else if isForRightBrace {
      report(kind == .unknown ? .unexpectedCharacter : .unexpectedToken, range)
      wrapUnexpected()
      insertMissing(.rightBrace)
    } else {
      unclosedBlock(openedAt: brace)
      insertMissing(.rightBrace)
    }
  }

  func isKeyword(_ word: StaticString) -> Bool {
    range.count == word.utf8CodeUnitCount && bytes.starts(with: word, at: start)
  }
}

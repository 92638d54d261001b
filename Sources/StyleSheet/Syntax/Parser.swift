/// Reads tokens into a tree, and never fails: here are tokens in and elements out, and in
/// `Parser+Productions.swift` one function for each production.
///
/// A production is called with its first token in hand and leaves the first token after it. Blanks
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
  private(set) var start = 0
  /// Where a look-alike stands for which its sign was handed over.
  private var lookalike = -1
  /// Whether the block of an `@media` is being read.
  var isInMedia = false
  /// The offset up to which no `*/` without a `/*` was found; the text before it is not searched again.
  var searchedForCommentEnd = 0
  /// The number of left braces that open nothing and whose right braces are still to come.
  var strayBraces = 0
  /// How many faults are kept.
  private let problemLimit: Int

  init(_ lexer: Lexer, into elements: ElementBuffer, keeping problemLimit: Int) {
    self.lexer = lexer
    self.elements = elements
    self.problemLimit = problemLimit
  }

  var bytes: ByteView { lexer.bytes }
}

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

  /// Begins the node for the whole text and takes the first token in hand.
  mutating func openSheet() -> Int {
    let node = open(.sheet)
    solid = elements.count
    take()
    return node
  }

  /// Ends the node for the whole text behind all elements.
  mutating func closeSheet(_ node: Int) {
    elements.put(node, at: UInt32(elements.count))
    append(.end, start)
  }

  mutating func countRule() { ruleCount &+= 1 }

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

  /// Puts the last byte of the last token that is no trivia into a node of its own, as unexpected.
  mutating func takeBackLastByte() {
    let place = UInt32(endOfSolid - 1)
    elements.insert(SyntaxTree.Element(kind: .unexpected, place: UInt32(solid + 2)), at: solid)
    elements.insert(SyntaxTree.Element(kind: .unknown, place: place), at: solid + 1)
    solid += 2
  }

  /// Puts all bytes from the token in hand up to `end` into the tree as one token, whatever they are.
  mutating func skip(to end: Int) {
    append(.unknown, start)
    solid = elements.count
    lexer.offset = end
    take()
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
  var range: Range<Int> { start..<lexer.offset }

  /// Takes a declaration of the shape `name: value;`, and answers whether it was one.
  ///
  /// Nine in ten are written so. Seeing the whole of it at once, instead of a token at a time, took
  /// a quarter off the parse.
  @inline(__always)
  mutating func plainDeclaration() -> Bool {
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
}

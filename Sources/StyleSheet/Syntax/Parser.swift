/// Parses tokens into a tree, and never fails.
///
/// `Parser+Productions.swift` has one function for each production. A production starts at its
/// first token and ends at the first token after it. Blanks and comments are added to the tree as
/// they are read; a node excludes those after its last token. There is no recursion, so no sheet is
/// too deep.
struct Parser {
  private(set) var lexer: Lexer
  private(set) var elements: ElementBuffer
  private(set) var problems: [SyntaxProblem] = []
  private(set) var droppedProblems = 0
  /// The number of rules that were begun.
  private(set) var ruleCount = 0
  /// The index after the last element that is not trivia.
  private(set) var solid = 0
  /// The current token, not yet in the tree.
  private(set) var kind = SyntaxKind.end
  private(set) var start = 0
  /// The offset of a look-alike that was replaced by its sign.
  private var lookalike = -1
  var isInMedia = false
  /// The offset up to which no `*/` without a `/*` was found; avoids searching that text again.
  var searchedForCommentEnd = 0
  /// The offset up to which no JSON was found; avoids searching that text again.
  var searchedForJSON = 0
  /// The offset from which no end of a comment of HTML was found.
  var lastMarkupEnd = Int.max
  /// The number of stray left braces whose right braces are still to come.
  var strayBraces = 0
  /// The left braces of the blocks whose right brace is in an unclosed string.
  var closedInStrings: [Int] = []
  /// The largest number of stored problems.
  private let problemLimit: Int

  init(_ lexer: Lexer, into elements: ElementBuffer, keeping problemLimit: Int) {
    self.lexer = lexer
    self.elements = elements
    self.problemLimit = problemLimit
  }

  var bytes: ByteView { lexer.bytes }

  /// Adds the current token to the tree and reads the next one.
  mutating func advance() {
    append(kind, start)
    solid = elements.count
    take()
  }

  /// Reads the next token; adds blanks and comments before it to the tree.
  mutating func take() {
    while true {
      start = lexer.offset
      kind = lexer.next()
      if kind == .unknown, isLookalike() || isMarkupComment() {
        if lookalike == start { return }
        continue
      }
      guard kind.isTrivia else { return }
      append(kind, start)
      if kind == .openComment { report(.unclosedComment, start..<start + 2) }
    }
  }

  /// True if the current token looks like a sign, which then replaces it without a length.
  ///
  /// If no production consumes the sign, the token itself is added to the tree as unexpected.
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

  /// Adds a comment of HTML at the current token to the tree; returns false if there is none.
  ///
  /// It separates tokens as blanks do: what is missing before it is inserted before it.
  @inline(never)
  private mutating func isMarkupComment() -> Bool {
    guard bytes[start] == UInt8(ascii: "<"), let end = endOfMarkupComment() else { return false }
    append(.unexpected, elements.count + 2)
    append(.unknown, start)
    report(.foreignPassage, start..<end)
    lexer.offset = end
    return true
  }

  private mutating func append(_ kind: SyntaxKind, _ place: Int) {
    elements.append(kind, UInt32(truncatingIfNeeded: place))
  }

  /// Begins a node before the current token.
  mutating func open(_ kind: SyntaxKind) -> Int {
    append(kind, 0)
    return elements.count &- 1
  }

  /// Ends a node after the last token in the tree.
  mutating func close(_ node: Int) {
    elements.put(node, at: UInt32(truncatingIfNeeded: max(solid, node &+ 1)))
  }

  /// Begins the root node and reads the first token.
  mutating func openSheet() -> Int {
    let node = open(.sheet)
    solid = elements.count
    take()
    return node
  }

  /// Ends the root node after all elements.
  mutating func closeSheet(_ node: Int) {
    elements.put(node, at: UInt32(elements.count))
    append(.end, start)
  }

  mutating func countRule() { ruleCount &+= 1 }

  mutating func close(_ node: Int, as kind: SyntaxKind) {
    elements[node] = SyntaxTree.Element(kind: kind, place: 0)
    close(node)
  }

  /// Inserts an empty token after the last token, or first into a node that was just begun.
  mutating func insertMissing(_ kind: SyntaxKind) {
    let isFirst = elements.last.map(\.kind.isNode) ?? false
    let place = isFirst ? start : endOfSolid
    if isFirst { solid = elements.count }
    insert(kind, place, at: solid)
    solid += 1
  }

  /// Inserts an element, and moves the ends of the comments of HTML after it.
  private mutating func insert(_ kind: SyntaxKind, _ place: Int, at index: Int) {
    elements.insert(SyntaxTree.Element(kind: kind, place: UInt32(place)), at: index)
    for next in index + 1..<elements.count where elements[next].kind == .unexpected {
      let end = elements[next].place
      if end > index { elements.put(next, at: end + 1) }
    }
  }

  /// Wraps the last token that is not trivia in an unexpected node.
  mutating func takeBackLast() {
    insert(.unexpected, solid + 1, at: solid - 1)
    solid += 1
  }

  /// Wraps the last byte of the last token that is not trivia in an unexpected node.
  mutating func takeBackLastByte() {
    let place = endOfSolid - 1
    insert(.unknown, place, at: solid)
    insert(.unexpected, solid + 2, at: solid)
    solid += 2
  }

  /// Adds all bytes from the current token up to `end` to the tree as one unknown token.
  mutating func skip(to end: Int) {
    append(.unknown, start)
    solid = elements.count
    lexer.offset = end
    take()
  }

  /// True if only a zero-width space separates the current word from the token before it; engines
  /// treat that invisible character as a blank.
  var isParted: Bool {
    kind == .word && start == endOfSolid + 3 && solid > 0
      && (elements[solid - 1].kind == .word || elements[solid - 1].kind == .variable)
      && UTF8Sequence(in: bytes, at: endOfSolid).scalar == "\u{200B}"
  }

  /// Joins the current word to the one before it, with the text between.
  mutating func join() {
    elements.removeAll(from: solid)
    lexer.noteForeignText()
    take()
  }

  /// The end of the last token that is not trivia.
  var endOfSolid: Int {
    var next = solid
    while next < elements.count, elements[next].kind.isNode { next += 1 }
    return next < elements.count ? Int(elements[next].place) : start
  }

  /// Replaces the elements by a copy to which others were added, and reads the token at `offset`
  /// unless it is nil.
  ///
  /// Every changed copy must come back, because it may have moved to larger memory.
  mutating func goOn(with elements: ElementBuffer, _ solid: Int, _ offset: Int?) {
    self.elements = elements
    guard let offset else { return }
    self.solid = solid
    lexer.offset = offset
    take()
  }

  /// Rewinds to the token at `index`, after which no node begins.
  mutating func rewind(to index: Int) {
    lookalike = -1
    forgetProblems(from: Int(elements[index].place))
    kind = elements[index].kind
    start = Int(elements[index].place)
    lexer.offset = start
    elements.removeAll(from: index)
    solid = index
    while solid > 0 {
      let isPassage = isMarkupComment(endingAt: solid)
      guard isPassage || elements[solid - 1].kind.isTrivia else { break }
      solid -= isPassage ? 2 : 1
    }
    kind = lexer.next()
  }

  private func isMarkupComment(endingAt index: Int) -> Bool {
    guard index > 1, elements[index - 1].kind == .unknown,
      elements[index - 2].kind == .unexpected, Int(elements[index - 2].place) == index
    else { return false }
    return bytes.starts(with: "<!--", at: Int(elements[index - 1].place))
  }

  /// Removes a node as if it had not been begun.
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
    problems.append(SyntaxProblem(code, range, other: other))
  }

  /// Removes problems that begin at or after an offset, of one kind, because they follow from
  /// another one.
  mutating func forgetProblems(_ code: SyntaxProblem.Code, from offset: Int) {
    var first = problems.count
    while first > 0, Int(problems[first - 1].start) >= offset { first -= 1 }
    problems[first...].removeAll { $0.code == code }
  }

  /// The number of reported problems at some point.
  struct Checkpoint {
    fileprivate let kept: Int
    fileprivate let dropped: Int
  }

  var checkpoint: Checkpoint { Checkpoint(kept: problems.count, dropped: droppedProblems) }

  mutating func forgetProblems(since checkpoint: Checkpoint) {
    problems.removeLast(max(problems.count - checkpoint.kept, 0))
    droppedProblems = checkpoint.dropped
  }

  /// Removes the problems reported for the text from `offset` on, which is parsed again.
  private mutating func forgetProblems(from offset: Int) {
    while let last = problems.last, Int(last.start) >= offset { problems.removeLast() }
  }

  /// The bytes of the current token.
  var range: Range<Int> { start..<lexer.offset }
}

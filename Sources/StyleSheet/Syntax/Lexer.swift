/// Cuts a source into tokens, one at a time.
///
/// It cannot fail. What it does not know becomes ``SyntaxKind/unknown`` and is left to the parser,
/// which knows what was expected there and can say so.
///
/// It is lent the bytes and their classes by ``SourceText/withLexer(_:)``: looking a class up in a
/// table is one load, where a chain of comparisons cost twice the time of the whole parse.
struct Lexer {
  let bytes: ByteView
  private let classes: UnsafePointer<ByteClass>
  /// Where the next token begins.
  var offset = 0
  private let spelling: WordSpelling
  /// Whether something was met that is another token in another spelling.
  private(set) var dependsOnSpelling = false
  /// Whether a look-alike, a word with letters of no name or a merge conflict was met.
  private(set) var hasForeignText = false
  /// The place of the first mark that begins a merge conflict.
  private var firstConflict = Int.max
  /// A place, and the first line behind it that begins or ends a conflict.
  private var nextConflictEdge: (from: Int, line: Range<Int>)?

  fileprivate init(
    _ bytes: ByteView, _ classes: UnsafePointer<ByteClass>, _ spelling: WordSpelling
  ) {
    self.bytes = bytes
    self.classes = classes
    self.spelling = spelling
  }

  /// Takes the bytes of one token, at least one, and says what they are; at the end takes none.
  @inline(__always)
  package mutating func next() -> SyntaxKind {
    let start = offset
    let kind = self.class(at: start).kind
    offset = start &+ 1
    // Nearly all tokens are one of these. Asked for in turn: a table of places to jump to was missed
    // more often.
    if kind == .word {
      skipWord()
      return .word
    }
    if kind == .blank {
      skipBlanks()
      return .blank
    }
    return kind.isSign ? kind : rare(kind, from: start)
  }

  @inline(never)
  private mutating func rare(_ kind: SyntaxKind, from start: Int) -> SyntaxKind {
    switch kind {
    case .variable:
      skipWord()
      return offset > start &+ 1 ? .variable : loneAt()
    case .string: return string(quote: bytes[start])
    case .blockComment: return slash()
    case .unknown: return other(at: start)
    case .word, .blank, .colon, .semicolon, .comma, .leftBrace, .rightBrace, .leftParenthesis,
      .rightParenthesis, .openComment, .lineComment, .conflict, .openString, .end, .sheet,
      .definition, .ruleset, .declaration, .media, .condition, .importation, .unexpected:
      return kind
    }
  }
}

// MARK: - Words and blanks: the hot lines

extension Lexer {
  @inline(__always)
  private func `class`(at offset: Int) -> ByteClass { classes[Int(bytes[offset])] }

  @inline(__always)
  private mutating func skipWord() {
    // A local place stays in a register, where the property was stored at every byte.
    var place = offset
    while true {
      place = wordEnd(from: place)
      // A slash goes on with a word unless it begins a comment.
      if bytes[place] == slashByte, !beginsComment(at: place) {
        place &+= 1
        continue
      }
      guard bytes[place] >= 0x80, let end = foreignEnd(from: place) else { break }
      place = end
      hasForeignText = true
    }
    offset = place
  }

  /// Where what goes on with a word ends, slashes left aside.
  @inline(__always)
  private func wordEnd(from start: Int) -> Int {
    var place = start
    while true {
      let length = WordRun.length(in: bytes.word(at: place))
      place &+= length
      guard length < 8 else { continue }
      // What the run leaves out is rare.
      guard self.class(at: place).continuesWord else { return place }
      place &+= 1
    }
  }

  @inline(__always)
  private mutating func skipBlanks() {
    var place = offset
    while true {
      let length = BlankRun.length(in: bytes.word(at: place))
      place &+= length
      if length < 8 { break }
    }
    offset = place
    if bytes[place] >= 0x80 { skipWideBlanks() }
  }

  /// Whether the slash at `offset`, in a word or right behind one, begins a comment.
  ///
  /// Few words have one; here, it kept the compiler from putting words into the parser's loops.
  @inline(never)
  private func beginsComment(at offset: Int) -> Bool {
    if bytes[offset &+ 1] == starByte { return true }
    return bytes[offset &+ 1] == slashByte && spelling == .common
  }
}

extension Lexer {
  /// Where the value and its end are in `: value;`, if that is what stands here: a colon, one
  /// space, one word or variable, a semicolon.
  ///
  /// Takes nothing.
  @inline(__always)
  func plainValue() -> (start: Int, end: Int, kind: SyntaxKind)? {
    guard bytes[offset] == UInt8(ascii: ":"), bytes[offset &+ 1] == UInt8(ascii: " ") else {
      return nil
    }
    let start = offset &+ 2
    let kind = self.class(at: start).kind
    guard kind == .word || kind == .variable else { return nil }
    let end = wordEnd(from: start &+ 1)
    guard bytes[end] == UInt8(ascii: ";"), kind == .word || end > start &+ 1 else { return nil }
    return (start, end, kind)
  }
}

// MARK: - The rest

private let slashByte = UInt8(ascii: "/")
private let starByte = UInt8(ascii: "*")
private let backslashByte = UInt8(ascii: "\\")

extension Lexer {
  /// `/* … */`, `// …`, or a slash that begins nothing.
  private mutating func slash() -> SyntaxKind {
    switch bytes[offset] {
    case starByte: return blockComment()
    case slashByte:
      noteGluedSlashes()
      skipLine()
      return .lineComment
    default: return .unknown
    }
  }

  /// Takes down that a word has a character of no name, of which the lexer made two.
  mutating func noteForeignText() { hasForeignText = true }

  /// A '@' with nothing behind it that could be a name.
  private mutating func loneAt() -> SyntaxKind {
    dependsOnSpelling = dependsOnSpelling || spelling == .common
    return spelling == .common ? .unknown : .variable
  }

  /// Takes down whether the '//' of which the first slash was taken stands right behind a word.
  private mutating func noteGluedSlashes() {
    guard spelling == .common, offset > 1 else { return }
    let before = self.class(at: offset &- 2)
    dependsOnSpelling = dependsOnSpelling || before.kind == .word || before.kind == .variable
  }

  private mutating func blockComment() -> SyntaxKind {
    var place = offset &+ 1
    while place < bytes.count {
      if bytes[place] == starByte, bytes[place &+ 1] == slashByte {
        offset = place &+ 2
        return .blockComment
      }
      place &+= 1
    }
    offset = place
    return .openComment
  }

  private mutating func skipLine() {
    var place = offset
    while place < bytes.count, !bytes[place].isLineEnd { place &+= 1 }
    offset = place
  }

  /// A string has no escapes: it ends at its own quote, or is open at the end of the line.
  private mutating func string(quote: UInt8) -> SyntaxKind {
    while offset < bytes.count, !bytes[offset].isLineEnd {
      offset &+= 1
      if bytes[offset &- 1] == quote { return .string }
    }
    return .openString
  }

  /// Bytes above 0x7F, a few signs, NUL, or the end of the text.
  private mutating func other(at start: Int) -> SyntaxKind {
    guard start < bytes.count else {
      offset = start
      return .end
    }
    offset = start
    if startsBlank() {
      skipWideBlanks()
      return .blank
    }
    if bytes[start] < 0x80 {
      offset = start &+ 1
      return conflict(at: start) ? .conflict : .unknown
    }
    let first = UTF8Sequence(in: bytes, at: start)
    if let scalar = first.scalar {
      hasForeignText = true
      guard Lookalike.sign(scalar) == nil else {
        offset = start &+ first.length
        return .unknown
      }
      skipWord()
      return Lookalike.ascii(scalar) == "@" ? .variable : .word
    }
    while bytes[offset] >= 0x80 {
      let next = UTF8Sequence(in: bytes, at: offset)
      guard next.scalar == nil else { break }
      offset &+= next.length
    }
    return .unknown
  }

  /// Where the letters outside ASCII that go on with a word at `offset` end; nil if none does.
  @inline(never)
  private func foreignEnd(from offset: Int) -> Int? {
    var end = offset
    while bytes[end] >= 0x80 {
      let next = UTF8Sequence(in: bytes, at: end)
      guard let scalar = next.scalar, !ByteClass.isBlank(scalar), Lookalike.sign(scalar) == nil
      else { break }
      end &+= next.length
    }
    return end > offset ? end : nil
  }

  /// Blanks of both kinds, as far as they go.
  private mutating func skipWideBlanks() {
    while true {
      if self.class(at: offset).kind == .blank {
        offset &+= 1
      } else if startsBlank() {
        offset &+= UTF8Sequence(in: bytes, at: offset).length
      } else {
        return
      }
    }
  }

  /// Whether a blank outside ASCII stands here, or the byte order mark at the very start.
  private func startsBlank() -> Bool {
    guard bytes[offset] >= 0x80, let scalar = UTF8Sequence(in: bytes, at: offset).scalar else {
      return false
    }
    return ByteClass.isBlank(scalar) || (offset == 0 && scalar == "\u{FEFF}")
  }
}

// MARK: - Merge conflicts

extension Lexer {
  /// Takes the mark of a merge conflict that begins at `start`, and answers whether there is one.
  ///
  /// One side is read, so that what stands around the conflict is; the other goes with the mark in
  /// front of it, unless no end comes before the next conflict: then the mark is all that goes, and so it
  /// is for a mark that was left behind alone.
  private mutating func conflict(at start: Int) -> Bool {
    guard let mark = conflictMark(at: start) else { return false }
    switch mark {
    case UInt8(ascii: "<"):
      firstConflict = min(firstConflict, start)
      skipLine()
    case UInt8(ascii: ">"): skipLine()
    default:
      let edge = conflictEdge(after: start)
      let isEnd = conflictMark(at: edge.lowerBound) == UInt8(ascii: ">")
      guard isEnd || firstConflict < start || mark != UInt8(ascii: "=") || fillsLine(start)
      else { return false }
      skipLine()
      if isEnd { offset = edge.upperBound }
    }
    hasForeignText = true
    return true
  }

  /// The sign of which a line has seven from `start` on, behind blanks at most; nil if it is no mark of a
  /// conflict.
  private func conflictMark(at start: Int) -> UInt8? {
    let mark = bytes[start]
    guard "<>=|".utf8.contains(mark), (start..<start &+ 7).allSatisfy({ bytes[$0] == mark }),
      bytes.isFirstOfLine(start)
    else { return nil }
    return fillsLine(start) || bytes[start &+ 7] == UInt8(ascii: " ") ? mark : nil
  }

  /// True if nothing follows the seven signs at `start` on their line.
  private func fillsLine(_ start: Int) -> Bool {
    start &+ 7 == bytes.count || bytes[start &+ 7].isLineEnd
  }

  /// The first line behind `start` that begins or ends a conflict; empty, at the end, if none does.
  ///
  /// What was found is kept, so that many marks are no more work than one.
  private mutating func conflictEdge(after start: Int) -> Range<Int> {
    if let known = nextConflictEdge, known.from <= start, start < known.line.lowerBound {
      return known.line
    }
    var place = start
    while place < bytes.count, !isConflictEdge(place) { place &+= 1 }
    var end = place
    while end < bytes.count, !bytes[end].isLineEnd { end &+= 1 }
    nextConflictEdge = (start, place..<end)
    return place..<end
  }

  private func isConflictEdge(_ offset: Int) -> Bool {
    "<>".utf8.contains(bytes[offset]) && conflictMark(at: offset) != nil
  }
}

// MARK: - From a source

extension SourceText {
  /// Lends a lexer at the start of the text to `body`.
  @inline(__always)
  func withLexer<Result>(
    _ spelling: WordSpelling = .common, _ body: (Lexer) -> Result
  ) -> Result {
    withBytes { bytes in
      ByteClass.table.withUnsafeBufferPointer { classes in
        // The table has 256 entries, so a byte is always inside and the pointer is always there.
        guard let base = classes.baseAddress else { preconditionFailure("the table is empty") }
        return body(Lexer(bytes, base, spelling))
      }
    }
  }

  /// All tokens, which laid end to end are the text.
  ///
  /// - Complexity: O(n).
  public var tokens: [Token] {
    withLexer { lexer in
      var lexer = lexer
      var tokens: [Token] = []
      while true {
        let start = lexer.offset
        let kind = lexer.next()
        if kind == .end { return tokens }
        tokens.append(Token(kind: kind, range: start..<lexer.offset))
      }
    }
  }
}

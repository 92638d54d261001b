/// Splits a source into tokens, one at a time.
///
/// It cannot fail. Unknown bytes become ``SyntaxKind/unknown``; the parser reports them with what
/// it expected.
///
/// ``SourceText/withLexer(_:)`` lends it the bytes and their classes. A table lookup avoids a chain
/// of comparisons.
struct Lexer {
  let bytes: ByteView
  let classes: ByteTable<ByteClass>
  /// The offset of the next token.
  var offset = 0
  private let spelling: WordSpelling
  /// True if the text contains a token that another spelling reads differently.
  private(set) var dependsOnSpelling = false
  /// True if the text contains a look-alike, a word with letters that are not allowed in names, or
  /// a merge conflict.
  private(set) var hasForeignText = false
  /// The offset of the first mark that begins a merge conflict.
  private var firstConflict = Int.max
  /// An offset, and the first line after it that begins or ends a conflict.
  private var nextConflictEdge: (from: Int, line: Range<Int>)?

  fileprivate init(
    _ bytes: ByteView, _ classes: ByteTable<ByteClass>, _ spelling: WordSpelling
  ) {
    self.bytes = bytes
    self.classes = classes
    self.spelling = spelling
  }

  /// Reads one token of at least one byte and returns its kind; at the end, reads nothing.
  package mutating func next() -> SyntaxKind {
    let start = offset
    let kind = self.class(at: start).kind
    // Most tokens are one of these. Comparisons are predicted better than a jump table.
    if kind == .word {
      let end = bytes.wordEnd(from: start &+ 1)
      offset = end
      if bytes[end] == slashByte || bytes[end] == backslash || bytes[end] >= 0x80 { skipWord() }
      return .word
    }
    if kind == .blank {
      let end = bytes.blankEnd(from: start &+ 1)
      offset = end
      if bytes[end] >= 0x80 { skipWideBlanks() }
      return .blank
    }
    offset = start &+ 1
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

  // MARK: - Words and blanks (hot path)

  private func `class`(at offset: Int) -> ByteClass { classes[bytes[offset]] }

  /// Skips the rest of a word, which may contain slashes, backslashes and letters outside ASCII.
  @inline(never)
  private mutating func skipWord() {
    // A local offset stays in a register.
    var place = offset
    while true {
      place = bytes.wordEnd(from: place)
      // A slash continues a word unless it begins a comment.
      if bytes[place] == backslash || bytes[place] == slashByte && !beginsComment(at: place) {
        place &+= 1
        continue
      }
      guard bytes[place] >= 0x80, let end = foreignEnd(from: place) else { break }
      place = end
      hasForeignText = true
    }
    offset = place
  }

  /// True if the slash at `offset`, in or right after a word, begins a comment.
  ///
  /// A separate function, because few words have a slash and inlining it would prevent that of
  /// words.
  @inline(never)
  private func beginsComment(at offset: Int) -> Bool {
    if bytes[offset &+ 1] == starByte { return true }
    return bytes[offset &+ 1] == slashByte && spelling == .common
  }
}

// MARK: - Other tokens

private let slashByte = UInt8(ascii: "/")
private let backslash = UInt8(ascii: "\\")
private let starByte = UInt8(ascii: "*")

extension Lexer {
  /// Reads `/* … */`, `// …`, or an unknown slash.
  private mutating func slash() -> SyntaxKind {
    switch bytes[offset] {
    case starByte: return blockComment()
    case slashByte:
      if let end = bytes.endOfURL(withSlashesAt: offset &- 1) {
        offset = end
        return .unknown
      }
      noteGluedSlashes()
      skipLine()
      return .lineComment
    default: return .unknown
    }
  }

  /// Records a word with a character that is not allowed in names, which the lexer splits in two.
  mutating func noteForeignText() { hasForeignText = true }

  /// Reads a '@' without a name.
  private mutating func loneAt() -> SyntaxKind {
    dependsOnSpelling = dependsOnSpelling || spelling == .common
    return spelling == .common ? .unknown : .variable
  }

  /// Records a '//' right after a word, after its first slash was read.
  private mutating func noteGluedSlashes() {
    guard spelling == .common, offset > 1 else { return }
    let before = self.class(at: offset &- 2)
    dependsOnSpelling = dependsOnSpelling || before.kind == .word || before.kind == .variable
  }

  private mutating func blockComment() -> SyntaxKind {
    let end = bytes.endOfComment(from: offset &+ 1)
    offset = end ?? bytes.count
    return end == nil ? .openComment : .blockComment
  }

  private mutating func skipLine() {
    var place = offset
    while place < bytes.count, !bytes[place].isLineEnd { place &+= 1 }
    offset = place
  }

  /// Reads a string, which ends at its own quote, or is open at the end of the line; it has no
  /// escapes.
  private mutating func string(quote: UInt8) -> SyntaxKind {
    while offset < bytes.count, !bytes[offset].isLineEnd {
      offset &+= 1
      if bytes[offset &- 1] == quote { return .string }
    }
    return .openString
  }

  /// Reads bytes above 0x7F, other punctuation, NUL, or the end of the text.
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

  /// Returns the end of letters outside ASCII that continue a word at `offset`; nil if there are
  /// none.
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

  /// Skips blanks inside and outside ASCII.
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

  /// True at a blank outside ASCII, or at the byte order mark at the start.
  private func startsBlank() -> Bool {
    guard bytes[offset] >= 0x80, let scalar = UTF8Sequence(in: bytes, at: offset).scalar else {
      return false
    }
    return ByteClass.isBlank(scalar) || (offset == 0 && scalar == "\u{FEFF}")
  }

  // MARK: - Merge conflicts

  /// Reads the mark of a merge conflict at `start`; returns false if there is none.
  ///
  /// The first side is parsed, so that the surrounding text is parsed too. The other side is
  /// skipped with the mark before it. Only the mark is skipped if the next conflict begins before
  /// an end mark, or if the mark is a leftover.
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

  /// Returns the character that a line repeats seven times from `start` on, with only blanks before
  /// it; nil if it is not a conflict mark.
  private func conflictMark(at start: Int) -> UInt8? {
    let mark = bytes[start]
    guard "<>=|".utf8.contains(mark), (start..<start &+ 7).allSatisfy({ bytes[$0] == mark }),
      bytes.isFirstOfLine(start)
    else { return nil }
    return fillsLine(start) || bytes[start &+ 7] == UInt8(ascii: " ") ? mark : nil
  }

  /// True if the line ends after the seven characters at `start`.
  private func fillsLine(_ start: Int) -> Bool {
    start &+ 7 == bytes.count || bytes[start &+ 7].isLineEnd
  }

  /// Returns the first line after `start` that begins or ends a conflict; empty, at the end, if
  /// there is none.
  ///
  /// The result is cached, so that many marks are still one pass.
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

// MARK: - Lexing a source

extension SourceText {
  func withLexer<Result>(
    _ spelling: WordSpelling = .common, _ body: (Lexer) -> Result
  ) -> Result {
    withBytes { bytes in
      ByteTable.lend(ByteClass.table) { classes in body(Lexer(bytes, classes, spelling)) }
    }
  }

  /// All tokens; their concatenation is the text.
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

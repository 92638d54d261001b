// Lines that are neither rules nor declarations: notes, and comments that lack a sign.

extension Parser {
  /// A line that is neither a rule nor a declaration.
  struct Note {
    /// The offset of its end.
    let end: Int
    /// True if it begins with a sign of another language's comments.
    let hasSign: Bool
  }

  /// The text in front of the words of a note.
  private enum NoteFront {
    /// Nothing.
    case none
    /// `#` or `--`, which begin comments in other languages.
    case commentSign
    /// Signs that were read already and have no place.
    case otherSigns
  }

  /// The note that begins with the word at `offset`: with `#` or `--` in front and no brace open at
  /// its end, or several words in a line that has nothing of a rule.
  func note(at offset: Int) -> Note? {
    guard bytes.isFirstOfLine(offset) else { return nil }
    var words = offset
    while bytes[words] == UInt8(ascii: "#") || bytes[words] == UInt8(ascii: "-") { words += 1 }
    let hasSign = words > offset && bytes[words] <= 0x20
    let end = hasSign ? endOfNote(from: words, .commentSign) : endOfNote(from: offset, .none)
    return end.map { Note(end: $0, hasSign: hasSign) }
  }

  /// Returns where the line of the words at `offset` ends, if they are a note.
  ///
  /// A rule or a declaration may go on with its sign behind blanks, lines and comments: it is no note.
  private func endOfNote(from offset: Int, _ front: NoteFront) -> Int? {
    var (end, depth) = (offset, 0)
    // One word may be the first of a head.
    var isNote = front == .commentSign
    while end < bytes.count, !bytes[end].isLineEnd {
      let byte = bytes[end]
      switch front {
      case .none: guard !isOfRule(end) else { return nil }
      case .commentSign:
        depth += byte == UInt8(ascii: "{") ? 1 : byte == UInt8(ascii: "}") ? -1 : 0
        guard depth >= 0 else { return nil }
      case .otherSigns:
        guard !"{}:;,@".utf8.contains(byte) else { return nil }
        isNote = isNote || byte == UInt8(ascii: ">")
      }
      isNote = isNote || byte > 0x20 && end > offset && bytes[end - 1] <= 0x20
      end += 1
    }
    guard isNote, depth == 0, front != .none || end < bytes.count else { return nil }
    var rest = lexer
    rest.offset = front == .commentSign ? offset : end
    switch next(from: &rest).kind {
    case .leftBrace, .comma, .colon: return nil
    default: return end
    }
  }

  /// Whether a sign of the language, or one that looks like it, or one of another is at `offset`.
  private func isOfRule(_ offset: Int) -> Bool {
    guard bytes[offset] >= 0x80 else {
      return "{}()[]<>,:;@/\"'".utf8.contains(bytes[offset])
    }
    return UTF8Sequence(in: bytes, at: offset).scalar.flatMap(Lookalike.sign) != nil
  }

  /// Takes the line that begins with the word in hand.
  mutating func take(_ note: Note) {
    let node = open(.unexpected)
    let begin = start
    advance()
    let stop = start
    while start < note.end, kind != .end { advance() }
    close(node)
    report(.unexpectedToken, begin..<endOfSolid, other: stop)
  }

  /// Takes the rest of the line behind signs of no token, if it is a note.
  mutating func takeRestOfNote() {
    guard !isOnNewLine, kind == .word, let end = endOfNote(from: start, .otherSigns) else { return }
    while start < end, kind != .end { advance() }
  }

  /// Takes the words in front of a `*/` that ends no comment, of which the first is in hand, up to its end.
  ///
  /// They are one token: a quotation mark or two slashes in them would take in what follows.
  mutating func takeCommentWithoutBeginning(to end: Int) {
    var rest = lexer
    report(.unexpectedToken, start..<end, other: next(from: &rest).start)
    let node = open(.unexpected)
    skip(to: end)
    close(node)
  }

  /// Where the first `*/` behind the token in hand ends, if no sign of the language stands in front of it.
  var endOfComment: Int? {
    mutating get {
      // Many lines of text are no more work than one.
      guard start >= searchedForCommentEnd else { return nil }
      var end = start
      while end < bytes.count, !"{};@\"".utf8.contains(bytes[end]) {
        if bytes[end] == UInt8(ascii: "*"), bytes[end + 1] == UInt8(ascii: "/") { return end + 2 }
        if bytes[end] == UInt8(ascii: "/"), bytes[end + 1] == UInt8(ascii: "*") { break }
        end += 1
      }
      searchedForCommentEnd = end
      return nil
    }
  }
}

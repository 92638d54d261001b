// Recovery from text that is neither a rule nor a declaration: notes, and comments without their
// marks.

extension Parser {
  /// A line that is neither a rule nor a declaration.
  struct Note {
    let end: Int
    /// True if it begins with a comment sign of another language.
    let hasSign: Bool
  }

  /// The text before the words of a note.
  private enum NoteFront {
    /// Nothing.
    case none
    /// `#` or `--`, which begin comments in other languages.
    case commentSign
    /// The same behind an item, before the right brace of its block.
    case laterCommentSign
    /// Unexpected signs that were already consumed.
    case otherSigns
  }

  /// Returns the note that begins with the word at `offset`: text after `#` or `--` with balanced
  /// braces, or a line of several words without the syntax of a rule.
  func note(at offset: Int) -> Note? {
    let isFirst = bytes.isFirstOfLine(offset)
    guard isFirst || isBehindItem(offset) else { return nil }
    var words = offset
    while bytes[words] == UInt8(ascii: "#") || bytes[words] == UInt8(ascii: "-") { words += 1 }
    let hasSign = words > offset && bytes[words] <= 0x20
    guard isFirst || hasSign else { return nil }
    let front = !hasSign ? NoteFront.none : isFirst ? .commentSign : .laterCommentSign
    return endOfNote(from: hasSign ? words : offset, front).map {
      Note(end: $0, hasSign: hasSign)
    }
  }

  /// True if a semicolon or a brace precedes an offset on its line, with only blanks between.
  private func isBehindItem(_ offset: Int) -> Bool {
    var before = offset
    while before > 0, bytes[before - 1].isSpaceOrTab { before -= 1 }
    return before > 0 && ";{}".utf8.contains(bytes[before - 1])
  }

  /// Returns the end of the line of the words at `offset`, if they are a note.
  ///
  /// They are not a note if the next token, after blanks, newlines and comments, continues a rule
  /// or a declaration.
  private func endOfNote(from offset: Int, _ front: NoteFront) -> Int? {
    var (end, depth) = (offset, 0)
    // A single word may be the first of a selector.
    var isNote = front == .commentSign || front == .laterCommentSign
    scan: while end < bytes.count, !bytes[end].isLineEnd {
      let byte = bytes[end]
      switch front {
      case .none: guard !isOfRule(end) else { return nil }
      case .laterCommentSign where byte == UInt8(ascii: "}") && depth == 0: break scan
      case .commentSign, .laterCommentSign:
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
    let hasSign = front == .commentSign || front == .laterCommentSign
    rest.offset = hasSign ? offset : end
    switch next(from: &rest).kind {
    case .leftBrace, .comma, .colon: return nil
    default: return end
    }
  }

  /// True at a sign of this language or another one, or at a look-alike of one.
  private func isOfRule(_ offset: Int) -> Bool {
    guard bytes[offset] >= 0x80 else {
      return "{}()[]<>,:;@/\"'".utf8.contains(bytes[offset])
    }
    return UTF8Sequence(in: bytes, at: offset).scalar.flatMap(Lookalike.sign) != nil
  }

  /// Consumes the note that begins with the current word.
  mutating func take(_ note: Note) {
    let node = open(.unexpected)
    let begin = start
    advance()
    let stop = start
    while start < note.end, kind != .end { advance() }
    close(node)
    report(.unexpectedToken, begin..<endOfSolid, other: stop)
  }

  /// Consumes the rest of the line after unknown signs, if it is a note.
  mutating func takeRestOfNote() {
    guard !isOnNewLine, kind == .word, let end = endOfNote(from: start, .otherSigns) else { return }
    while start < end, kind != .end { advance() }
  }

  /// Consumes the words before a `*/` without a beginning, from the current word up to its end.
  ///
  /// They become one token, because a quotation mark or two slashes in them would include the text
  /// that follows.
  mutating func takeCommentWithoutBeginning(to end: Int) {
    var rest = lexer
    report(.unexpectedToken, start..<end, other: next(from: &rest).start)
    takeUnexpected(to: end)
  }

  private static let endsOfComments: ByteSet = "{};@\""

  /// The end of the first `*/` after the current token, if no sign of the language precedes it.
  var endOfComment: Int? {
    mutating get {
      // Avoids searching many lines again.
      guard start >= searchedForCommentEnd else { return nil }
      var end = start
      while end < bytes.count, !Self.endsOfComments.contains(bytes[end]) {
        if bytes[end] == UInt8(ascii: "*"), bytes[end + 1] == UInt8(ascii: "/") { return end + 2 }
        if bytes[end] == UInt8(ascii: "/"), bytes[end + 1] == UInt8(ascii: "*") { break }
        end += 1
      }
      searchedForCommentEnd = end
      return nil
    }
  }
}

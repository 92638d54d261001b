// Lines that are neither rules nor declarations: notes, and comments that lack a sign.

extension Parser {
  /// A line that is neither a rule nor a declaration.
  struct Note {
    /// Where it ends.
    let end: Int
    /// Whether it begins with a sign of another language's comments.
    let hasSign: Bool
  }

  /// The note that begins with the word at `offset`: with `#` or `--` in front and no brace open at
  /// its end, or several words in a line that has nothing of a rule.
  ///
  /// A rule or a declaration may go on with its sign behind blanks, lines and comments: it is none.
  func note(at offset: Int) -> Note? {
    guard let indentation = indentation(of: offset),
      (offset - indentation..<offset).allSatisfy({ ByteClass.table[Int(bytes[$0])].kind == .blank })
    else { return nil }
    var end = offset
    while bytes[end] == UInt8(ascii: "#") || bytes[end] == UInt8(ascii: "-") { end += 1 }
    let hasSign = end > offset && bytes[end] <= 0x20
    var rest = lexer
    rest.offset = end
    var (depth, hasWords) = (0, false)
    while end < bytes.count, !bytes[end].isLineEnd {
      if bytes[end] == UInt8(ascii: "{") { depth += 1 }
      if bytes[end] == UInt8(ascii: "}") { depth -= 1 }
      guard hasSign ? depth >= 0 : !isOfRule(end) else { return nil }
      hasWords = hasWords || bytes[end] > 0x20 && end > offset && bytes[end - 1] <= 0x20
      end += 1
    }
    guard hasSign ? depth == 0 : hasWords && end < bytes.count else { return nil }
    if !hasSign { rest.offset = end }
    switch next(from: &rest).kind {
    case .leftBrace, .comma, .colon: return nil
    default: return Note(end: end, hasSign: hasSign)
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

  /// Takes what is left of the line, behind signs of no token, if it is words and no rule: a comment in the
  /// manner of another language.
  mutating func takeRestOfNote() {
    guard !isOnNewLine, kind == .word else { return }
    var end = start
    // One word may be the first of a head.
    var isMore = false
    while end < bytes.count, !bytes[end].isLineEnd {
      guard !"{}:;,@".utf8.contains(bytes[end]) else { return }
      let isNext = end > start && bytes[end] > 0x20 && bytes[end - 1] <= 0x20
      isMore = isMore || isNext || bytes[end] == UInt8(ascii: ">")
      end += 1
    }
    guard isMore else { return }
    var rest = lexer
    rest.offset = end
    switch next(from: &rest).kind {
    case .leftBrace, .comma, .colon: return
    default: while start < end, kind != .end { advance() }
    }
  }

  /// Takes the words in front of a `*/` that ends no comment, of which the first is in hand, up to its end.
  mutating func takeCommentWithoutBeginning(to end: Int) {
    let known = checkpoint
    let node = open(.unexpected)
    let begin = start
    advance()
    let stop = start
    while start < end, kind != .end { advance() }
    close(node)
    // What was read ahead may be a comment that is never closed.
    forgetProblems(since: known, before: end)
    report(.unexpectedToken, begin..<endOfSolid, other: stop)
  }

  /// Where the first `*/` behind the token in hand ends, if no sign of the language stands in front of it.
  ///
  /// How far none was found is kept, so that many lines of text are no more work than one.
  var endOfComment: Int? {
    mutating get {
      guard start >= nextSign else { return nil }
      var end = start
      while end < bytes.count, !"{};@\"".utf8.contains(bytes[end]) {
        if bytes[end] == UInt8(ascii: "*"), bytes[end + 1] == UInt8(ascii: "/") { return end + 2 }
        if bytes[end] == UInt8(ascii: "/"), bytes[end + 1] == UInt8(ascii: "*") { break }
        end += 1
      }
      nextSign = end
      return nil
    }
  }
}

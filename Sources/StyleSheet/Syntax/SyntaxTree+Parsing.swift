extension SyntaxTree {
  /// Parses any text.
  ///
  /// - Complexity: O(n), with a stack of fixed depth; five bytes for each token and node.
  public init(parsing source: SourceText) { self.init(parsing: source, .common) }

  /// Parses any text with the words of an engine, and stores at most `limit` problems.
  package init(
    parsing source: SourceText, _ spelling: WordSpelling, keeping limit: Int = Self.problemLimit
  ) {
    self = source.withLexer(spelling) { lexer in
      let room = Self.room(forBytes: source.bytes.count)
      let filled = ElementBuffer.filled(expecting: room) { elements in
        var parser = Parser(lexer, into: elements, keeping: limit)
        parser.sheet()
        elements = parser.elements
        return parser
      } anew: { parser in
        parser.roomForAll
      }
      let elements = Elements(kinds: filled.firsts, places: filled.seconds)
      let parser = filled.other
      var (problems, dropped) = (parser.problems, parser.droppedProblems)
      if parser.lexer.hasForeignText {
        let all = ForeignText(
          in: elements, parser.bytes, beside: problems, dropped: dropped, keeping: limit)
        (problems, dropped) = (all.problems, all.dropped)
      }
      if !problems.isEmpty,
        let problem = NumberedLines(in: parser.bytes)?.problem ?? LineCensus(of: source).problem
      {
        (problems, dropped) = ([problem], 0)
      }
      return SyntaxTree(
        source: source, elements: elements, problems: problems, droppedProblems: dropped,
        hasForeignText: parser.lexer.hasForeignText, ruleCount: parser.ruleCount,
        spelling: spelling,
        // A text that all spellings read alike is not parsed again.
        dependsOnSpelling: parser.lexer.dependsOnSpelling || spelling != .common)
    }
  }

  /// Returns the initial numbers of kinds and places.
  ///
  /// Real sheets have one element for every five to seven bytes, and memory that is not touched
  /// costs nothing. The places get up to 32 MB: once a C library has freed a piece of that size, it
  /// keeps twice as much memory for the next sheet. The kinds get less, so that both stay within
  /// that.
  private static func room(forBytes count: Int) -> (firsts: Int, seconds: Int) {
    // A few pages less than 32 MB, for the overhead of the library.
    let most = (32 << 20) / MemoryLayout<UInt32>.stride - 4096
    let places = max(min(count, most), count / 4) + 64
    return (min(places, max(count / 4, 1 << 20) + 64), places)
  }
}

extension Parser {
  /// Estimates the number of elements of the whole text from the part that was parsed.
  fileprivate var roomForAll: Int {
    let all = elements.count * bytes.count / max(start, 1)
    return all + all / 16 + 64
  }
}

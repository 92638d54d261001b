extension SyntaxTree {
  /// The tree of `source`, whatever it holds.
  ///
  /// - Complexity: O(n), with a stack of fixed depth; five bytes for each token and node.
  public init(parsing source: SourceText) { self.init(parsing: source, .common) }

  /// The tree of `source` as it is to an engine that makes words of other signs.
  ///
  /// As many faults as `limit` says are kept.
  package init(
    parsing source: SourceText, _ spelling: WordSpelling, keeping limit: Int = Self.problemLimit
  ) {
    self = source.withLexer(spelling) { lexer in
      let room = Self.room(forBytes: source.bytes.count)
      let (elements, parser) = Elements.filled(expecting: room) { elements in
        var parser = Parser(lexer, into: elements, keeping: limit)
        parser.sheet()
        elements = parser.elements
        return parser
      } anew: { parser in
        parser.roomForAll
      }
      var (problems, dropped) = (parser.problems, parser.droppedProblems)
      if parser.lexer.hasForeignText {
        let all = ForeignText(
          in: elements, parser.bytes, beside: problems, dropped: dropped, keeping: limit)
        (problems, dropped) = (all.problems, all.dropped)
      }
      if !problems.isEmpty, let problem = LineCensus(of: source).problem {
        (problems, dropped) = ([problem], 0)
      }
      return SyntaxTree(
        source: source, elements: elements, problems: problems, dropped: dropped,
        hasForeignText: parser.lexer.hasForeignText, rules: parser.ruleCount, spelling: spelling,
        // A text that reads the same in all spellings is not parsed again.
        dependsOnSpelling: parser.lexer.dependsOnSpelling || spelling != .common)
    }
  }

  /// For how many elements there is to be room, and for how many of their places.
  ///
  /// Real sheets have one for every five to seven bytes, and room that is not touched costs nothing. A C
  /// library that has once had a large piece back, of 32 MB at most, keeps twice as much memory for
  /// the next sheet. With less room it gave the memory of a sheet to the system each time, and asking
  /// for it again took a quarter of the time, and a third at 10 MB; so it did with as much room for the
  /// kinds, of which a large sheet then took more than is kept.
  private static func room(forBytes count: Int) -> (elements: Int, places: Int) {
    // A few pages less than 32 MB: what the library itself needs counts, and is rounded up.
    let most = (32 << 20) / MemoryLayout<UInt32>.stride - 4096
    let places = max(min(count, most), count / 4) + 64
    return (min(places, max(count / 4, 1 << 20) + 64), places)
  }
}

extension Parser {
  /// How many elements the whole text makes, if the rest is like what was read.
  fileprivate var roomForAll: Int {
    let all = elements.count * bytes.count / max(start, 1)
    return all + all / 16 + 64
  }
}

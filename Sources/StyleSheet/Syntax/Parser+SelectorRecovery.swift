extension Parser {
  // selector → word { ':' word }
  //
  // Returns what precedes the block at the current token (or after it, if its brace is missing);
  // nil, with the node closed, if there is no block.
  mutating func selectors(of node: Int) -> Head? {
    let known = checkpoint
    var gap: Int?
    var colon: Int?
    // The word after the last missing comma: a comma missing after it belongs to the same problem.
    var parted: Int?
    if kind == .leftBrace {
      // A sign before it was already reported.
      let isSaid = !isOnNewLine && problems.last.map { Int($0.end) == endOfSolid } ?? false
      if !isSaid { report(.missingSelector, start..<start, other: start) }
      insertMissing(.word)
    }
    while true {
      // Limits the search for the block, because the text before it is parsed again.
      if let gap, elements.count - gap > 256 {
        return blockIsMissing(node, gap: gap, colon: colon, known: known)
      }
      switch kind {
      case .leftBrace: return .given
      case .word:
        if solid > node + 1, elements[solid - 1].kind == .word {
          if isParted {
            join()
            continue
          }
          gap = gap ?? elements.count
          if parted != solid - 1 {
            report(.missingComma, endOfSolid..<endOfSolid, other: start)
          }
          parted = elements.count
        }
        advance()
      case .colon where gap == nil && colon == nil && solid > node + 1 && isForLeftBrace:
        return leftBraceIsMeant()
      case .colon:
        colon = colon ?? start
        selectorSign()
      case .comma: selectorSign()
      case .rightBrace where gap == nil && colon == nil && solid > node + 1 && isForLeftBrace:
        return leftBraceIsMeant()
      case .unknown, .leftParenthesis:
        if gap == nil, colon == nil, isForLeftBrace {
          return leftBraceIsMeant()
        }
        guard kind == .unknown, colon == nil else { fallthrough }
        unexpectedPiece()
      default:
        return blockIsMissing(node, gap: gap, colon: colon, known: known)
      }
    }
  }

  /// Treats the current sign as the left brace.
  private mutating func leftBraceIsMeant() -> Head {
    report(kind == .unknown ? .unexpectedCharacter : .missingBlock, range)
    wrapUnexpected()
    insertMissing(.leftBrace)
    return .given
  }

  /// Handles a comma or colon between two words.
  private mutating func selectorSign() {
    if elements[solid - 1].kind != .word {
      report(.missingSelector, range, other: start)
      wrapUnexpected()
      return
    }
    advance()
    if kind == .leftBrace {
      report(.missingSelector, endOfSolid..<endOfSolid, other: start)
      insertMissing(.word)
    }
  }

  /// Handles `A \n b: c;` without a brace, `b: c;` without a rule, and `A ;` without a block.
  private mutating func blockIsMissing(
    _ node: Int, gap: Int?, colon: Int?, known: Checkpoint
  ) -> Head? {
    if let gap, colon != nil {
      let begin = Int(elements[gap].place)
      forgetProblems(since: known)
      rewind(to: gap)
      report(.missingBlock, endOfSolid..<endOfSolid, other: begin)
      insertMissing(.leftBrace)
      return .given
    }
    forgetProblems(since: known)
    let begin = self.firstByte(of: node)
    if isSaid(before: node, begin) {
      // `$a: red;` is one problem.
    } else if let colon {
      let range = begin..<endOfSolid
      report(.declarationOutsideRule, range, other: colon)
      if isDeclaration(at: begin) {
        rewind(to: node + 1)
        report(.declarationOutsideRule, range, other: colon)
        insertMissing(.word)
        insertMissing(.leftBrace)
        return .missing
      }
    } else {
      report(.missingBlock, endOfSolid..<endOfSolid, other: start)
      if hasOwnRightBrace { wrapUnexpected() }
    }
    if !isOnNewLine || colon != nil { skipTail() }
    close(node, as: .unexpected)
    return nil
  }

  /// True if the text before a node, on its line, was reported as unexpected.
  private func isSaid(before node: Int, _ begin: Int) -> Bool {
    var index = node
    while index > 0, elements[index - 1].kind.isTrivia { index -= 1 }
    let end = index < node ? Int(elements[index].place) : begin
    return problems.last.map { $0.code == .unexpectedCharacter && Int($0.end) == end } ?? false
      && !(end..<begin).contains { bytes[$0].isLineEnd }
  }

  private func firstByte(of node: Int) -> Int {
    var index = node
    while elements[index].kind.isNode { index += 1 }
    return Int(elements[index].place)
  }
}

extension Parser {
  mutating func missingSemicolon(other: Int? = nil) {
    let comma = Int(elements[solid - 1].place)
    if elements[solid - 1].kind == .comma, bytes[comma] == UInt8(ascii: ",") {
      // `a: b,` at the end has a comma instead of a semicolon.
      report(.missingSemicolon, comma..<comma + 1, other: other ?? start)
      takeBackLast()
      return insertMissing(.semicolon)
    }
    let end = endOfSolid
    let isName = elements[solid - 1].kind == .word || elements[solid - 1].kind == .variable
    // `a: b.png.` at the end has a dot instead of a semicolon.
    let hasDot = isName && endsInDot(comma..<end)
    report(.missingSemicolon, (hasDot ? end - 1 : end)..<end, other: other ?? start)
    if hasDot { takeBackLastByte() }
    insertMissing(.semicolon)
  }

  /// True if a word has one dot at its end, and other characters before it.
  private func endsInDot(_ word: Range<Int>) -> Bool {
    let dot = UInt8(ascii: ".")
    return word.count > 1 && bytes[word.upperBound - 1] == dot && bytes[word.upperBound - 2] != dot
  }

  /// Reports a block opened at `brace` and never closed, or the rule in it that its indentation
  /// shows not to be closed.
  ///
  /// The right brace may be in a string or a comment that is never closed, which is reported already,
  /// or in a comment that extends to the end of the next one.
  mutating func unclosedBlock(openedAt brace: Range<Int>, of media: Int?) {
    if elements.last?.kind == .openComment || hasStringWithBrace(behind: brace) { return }
    guard let comment = commentWithBrace(behind: brace.upperBound) else {
      let (brace, end) = media.flatMap { indented(in: $0, brace) } ?? (brace, endOfBlock)
      forgetProblems(.definitionInRule, from: end)
      return report(.unclosedBlock, brace, other: end)
    }
    // The block of an enclosing `@media` lacks its brace for the same reason.
    let isReported = problems.reversed().prefix { $0.start >= brace.lowerBound }.contains {
      $0.code == .unclosedComment
    }
    if !isReported { report(.unclosedComment, comment..<comment + 2, other: start) }
  }

  /// True if an unclosed string after `brace` contains the right brace of the block.
  ///
  /// Each right brace in such strings stands for one block.
  private mutating func hasStringWithBrace(behind brace: Range<Int>) -> Bool {
    let inside = problems.reversed().prefix { $0.start >= brace.upperBound }
    let braces = inside.filter { $0.code == .unclosedString }.reduce(0) { sum, problem in
      sum + problem.range.count { bytes[$0] == UInt8(ascii: "}") }
    }
    guard braces > closedInStrings.reversed().prefix(while: { $0 > brace.lowerBound }).count else {
      return false
    }
    closedInStrings.append(brace.lowerBound)
    return true
  }

  /// Returns where an unclosed block probably ends: above the comments at the margin before the
  /// current token and, in a rule with indented declarations, above definitions at the margin.
  private var endOfBlock: Int {
    var (end, next) = (start, start)
    var (isInDefinition, hasDefinitions, isSettled) = (false, false, false)
    for index in (0..<elements.count).reversed() {
      let (kind, place) = (elements[index].kind, Int(elements[index].place))
      switch kind {
      case .blank: break
      case .blockComment, .lineComment:
        guard !isInDefinition else { continue }
        if !isSettled, isAtMargin(place) { end = place } else { isSettled = true }
      case .definition:
        guard isInDefinition, !isSettled, isAtMargin(next) else { return end }
        (end, isInDefinition, hasDefinitions) = (next, false, true)
      case .declaration: return hasDefinitions && isAtMargin(next) ? start : end
      case .word, .variable, .string, .openString, .openComment, .colon, .semicolon, .comma,
        .leftParenthesis, .rightParenthesis, .unknown, .end:
        isInDefinition = true
      case .ruleset, .media, .condition, .importation, .conflict, .unexpected, .sheet, .leftBrace,
        .rightBrace:
        return hasDefinitions ? start : end
      }
      if !kind.isNode { next = place }
    }
    return end
  }

  /// Returns the left brace of the block of an `@media`, or of a rule in it, that ends where the
  /// indentation changes, and that place; nil if the indentation does not show it.
  ///
  /// A rule ends at a right brace as far out as the `@media`; the `@media` ends before a rule as far
  /// out as itself, behind others that are further in.
  private func indented(in media: Int, _ brace: Range<Int>) -> (brace: Range<Int>, end: Int)? {
    guard let margin = columnOfLine(at: media + 1) else { return nil }
    var found: (brace: Range<Int>, end: Int)?
    var hasInner = false
    var index = media + 1
    while index < elements.count {
      let element = elements[index]
      let (node, next) = (index, element.kind.isNode ? Int(element.place) : index + 1)
      index = next
      guard element.kind == .ruleset, let column = columnOfLine(at: node + 1) else { continue }
      // The indentation of the sheet means nothing.
      if found != nil, column > margin { return nil }
      guard column > margin else {
        if hasInner, found == nil { found = (brace, aboveComments(before: node)) }
        continue
      }
      hasInner = true
      let end = Int(elements[next - 1].place)
      guard bytes[end] == UInt8(ascii: "}"), columnOfLine(at: next - 1) == margin,
        let left = (node..<next).first(where: { elements[$0].kind == .leftBrace })
      else { continue }
      let place = Int(elements[left].place)
      found = (place..<place + 1, end)
    }
    return found
  }

  /// Returns the column of the token at `index` if it is the first of its line.
  private func columnOfLine(at index: Int) -> Int? {
    let place = Int(elements[index].place)
    return bytes.isFirstOfLine(place) ? bytes.column(of: place) : nil
  }

  /// Returns the offset of the node at `index`, or that of the first of the comments right above it
  /// that begin their lines.
  private func aboveComments(before index: Int) -> Int {
    var place = Int(elements[index + 1].place)
    for before in (0..<index).reversed() {
      guard elements[before].kind.isTrivia else { break }
      let comment = Int(elements[before].place)
      if elements[before].kind.isComment, bytes.isFirstOfLine(comment) { place = comment }
    }
    return place
  }

  private func isAtMargin(_ offset: Int) -> Bool { offset > 0 && bytes[offset - 1].isLineEnd }

  /// Returns the first comment after an offset that contains an unmatched right brace and, after
  /// it, the start of another comment.
  private func commentWithBrace(behind offset: Int) -> Int? {
    var found: Int?
    var end = start
    for index in (0..<elements.count).reversed() where !elements[index].kind.isNode {
      let place = Int(elements[index].place)
      guard place >= offset else { break }
      if elements[index].kind == .blockComment,
        let next = bytes.commentBegin(inComment: place..<end),
        bytes.unopenedBrace(in: place + 2..<next) != nil
      {
        found = place
      }
      end = place
    }
    return found
  }

  mutating func missingValue(other: Int) {
    report(.missingValue, endOfSolid..<endOfSolid, other: other)
    missingValueSilently()
    if kind != .semicolon { insertMissing(.semicolon) }
  }

  mutating func missingValueSilently() { insertMissing(.word) }

  mutating func missingBlock() {
    report(.missingBlock, endOfSolid..<endOfSolid, other: start)
    // A ';' instead of the block is the same mistake.
    if kind == .semicolon { wrapUnexpected() }
    insertMissing(.leftBrace)
    insertMissing(.rightBrace)
  }

  /// Reports the first unmatched parenthesis.
  mutating func unbalanced(from first: Int, _ depth: Int) {
    var open: [Int] = []
    for index in first..<elements.count {
      switch elements[index].kind {
      case .leftParenthesis: open.append(index)
      case .rightParenthesis where open.popLast() == nil:
        return reportUnbalanced(index)
      default: break
      }
    }
    if let index = open.last { reportUnbalanced(index) }
  }

  private mutating func reportUnbalanced(_ index: Int) {
    let place = Int(elements[index].place)
    report(.unbalancedParenthesis, place..<place + 1, other: endOfSolid)
  }
}

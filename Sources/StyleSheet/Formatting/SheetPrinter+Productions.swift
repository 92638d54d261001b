// The grammar, a function for each production.

extension SheetPrinter {
  // sheet → { item }
  mutating func items(from first: Int, to end: Int, levels: Int) {
    var index = first
    while index < end {
      switch elements[index].kind {
      case _ where needsItsLines(index): fault(index)
      case .blank: break
      case .blockComment, .openComment, .lineComment: looseComment(index, levels)
      case .definition: definition(index, to: end, levels)
      case .ruleset: ruleset(index, levels)
      case .media: media(index)
      case .importation: line(index, in: .head, levels)
      case .rightBrace: return
      case .conflict, .unexpected, .sheet, .declaration, .condition, .string, .openString, .word,
        .variable, .colon, .semicolon, .comma, .leftBrace, .leftParenthesis, .rightParenthesis,
        .unknown, .end:
        fault(index)
      }
      index = elements.next(after: index)
    }
  }

  // ruleset → selector { ',' selector } '{' { declaration } '}'
  private mutating func ruleset(_ node: Int, _ levels: Int) {
    let end = elements.next(after: node)
    guard !hasFaults || isSound(headOf: node) else { return fault(node) }
    beginItem(at: place(node + 1), levels)
    var index = tokens(from: node + 1, upTo: .leftBrace, in: .selector, levels)
    index = brace(index, levels)
    while index < end {
      let element = elements[index]
      switch element.kind {
      case .blank: break
      case .declaration: declaration(index, levels + 1)
      case .blockComment, .openComment, .lineComment: looseComment(index, levels + 1)
      case .rightBrace: closingBrace(index, levels)
      case .conflict, .definition, .ruleset, .media, .importation, .unexpected, .sheet, .condition,
        .string, .openString, .word, .variable, .colon, .semicolon, .comma, .leftBrace,
        .leftParenthesis,
        .rightParenthesis, .unknown, .end:
        fault(index)
      }
      index = elements.next(after: index)
    }
  }

  // media → '@media' condition { 'and' condition } '{' { item } '}'
  private mutating func media(_ node: Int) {
    guard !hasFaults || isSound(headOf: node) else { return fault(node) }
    beginItem(at: place(node + 1), 0)
    let index = brace(tokens(from: node + 1, upTo: .leftBrace, in: .head, 0), 0)
    let end = elements.next(after: node)
    items(from: index, to: end, levels: 1)
    closingBrace(end - 1, 0)
  }

  // declaration → word ':' value ';'
  private mutating func declaration(_ node: Int, _ levels: Int) {
    if isPlain(node), marks.digits == .kept {
      let start = place(node + 1)
      beginItem(at: start, levels)
      last = place(node + 5) &+ 1
      output.copy(start, last)
      tail = .item
    } else {
      line(node, in: .value, levels)
    }
  }

  /// Prints a declaration, definition or import, with words separated by single spaces.
  mutating func line(_ node: Int, in place: Gap.Place, _ levels: Int) {
    // An `@import` without a name has no semicolon of its own.
    guard elements[elements.next(after: node) - 1].kind == .semicolon,
      !hasFaults || isSound(node)
    else { return fault(node) }
    beginItem(at: self.place(node + 1), levels)
    colorName = marks.digits != .kept && !takesNames(node + 1) ? node + 1 : nil
    _ = tokens(from: node + 1, upTo: .semicolon, in: place, levels)
    tail = .item
  }

  /// True if a token is a property whose value is the name of an image, a font or a class, and not a
  /// color.
  private func takesNames(_ token: Int) -> Bool {
    let name = bytes.text(in: place(token)..<end(of: token))
    return ["image", "name", "exclude-"].contains { name.contains($0) }
  }

  /// True if a line in which a comment suppresses findings has more than this item or this part of
  /// it.
  private func needsItsLines(_ index: Int) -> Bool {
    let kind = elements[index].kind
    guard !suppressedLines.crowded.isEmpty, kind.isNode else { return false }
    let whole = place(elements.token(from: index))..<end(of: elements.next(after: index) - 1)
    guard kind == .media else { return suppressedLines.areCrowded(in: whole) }
    let brace = (index..<elements.next(after: index)).first { elements[$0].kind == .leftBrace }
    let head = whole.lowerBound..<(brace.map { end(of: $0) } ?? whole.upperBound)
    return suppressedLines.areCrowded(in: head)
      || suppressedLines.areCrowded(in: whole.upperBound - 1..<whole.upperBound)
  }
}

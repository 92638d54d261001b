// Tokens of one line, and the braces of a block.

extension SheetPrinter {
  /// Prints the tokens from `first` through the first one of a kind, excluding a brace; returns the
  /// next index.
  ///
  /// The gap before the first token is already printed.
  mutating func tokens(
    from first: Int, upTo stop: SyntaxKind, in place: Gap.Place, _ levels: Int
  ) -> Int {
    var index = first
    var before: SyntaxKind?
    while true {
      let kind = elements[index].kind
      let start = Int(elements[index].place)
      switch kind {
      case .blank, .condition:
        index += 1
        continue
      case stop where stop == .leftBrace: return index
      case .end: return index
      case .blockComment, .lineComment:
        if let before { gap(commentGap(before, start, levels), to: start) }
        comment(index)
      default:
        if let before {
          let breaksLine =
            place == .selector && before == .comma && bytes.lineBreaks(last, start) > 0
          gap(
            breaksLine
              ? .lines(1, levels: levels)
              : Gap(before, kind, in: place, levels: levels + 1), to: start)
        }
        copyToken(index, kind, start, in: place)
      }
      index += 1
      if kind == stop { return index }
      before = kind
    }
  }

  /// Returns the gap before a comment; some engines treat a comment directly after a word as part
  /// of it.
  private func commentGap(_ before: SyntaxKind, _ start: Int, _ levels: Int) -> Gap {
    if before == .lineComment { return .lines(1, levels: levels + 1) }
    return last == start && (before == .word || before == .variable) ? .none : .blank
  }

  private mutating func copyToken(
    _ index: Int, _ kind: SyntaxKind, _ start: Int, in place: Gap.Place
  ) {
    last = end(of: index)
    if kind == .word, place == .value, colorName.map({ $0 < index }) == true,
      limits.contains(start),
      let digits = HexDigits(bytes, start..<last)
    {
      output.copy(start, digits.start)
      output.write(digits.bytes(marks.digits))
      // The next copy is not adjacent to the previous one.
    } else {
      output.copy(start, last)
    }
  }

  mutating func brace(_ index: Int, _ levels: Int) -> Int {
    let start = place(index)
    let isBehindLine =
      elements[index - 1].kind == .lineComment
      || (elements[index - 1].kind == .blank && elements[index - 2].kind == .lineComment)
    gap(isBehindLine ? .lines(1, levels: levels) : .blank, to: start)
    last = start + 1
    output.copy(start, last)
    tail = .brace
    return index + 1
  }

  mutating func closingBrace(_ index: Int, _ levels: Int) {
    let start = place(index)
    switch tail {
    case .brace: gap(.none, to: start)
    case .fault: gap(.asWritten, to: start)
    case .start, .item, .leadingComment, .trailingComment, .lineComment:
      gap(.lines(1, levels: levels), to: start)
    }
    last = start + 1
    output.copy(start, last)
    tail = .item
  }
}

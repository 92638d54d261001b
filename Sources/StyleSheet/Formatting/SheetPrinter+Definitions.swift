// Definitions, which some engine reads line by line and knows no other syntax.

extension SheetPrinter {
  // definition → variable ':' value ';'
  //
  // An engine that reads line by line sees a definition if it begins its line. What it sees it goes
  // on seeing, and as the same; what it does not see stays hidden from it, behind an indentation.
  package mutating func definition(_ node: Int, to end: Int, _ levels: Int) {
    guard !hasFaults || isSound(node) else { return fault(node) }
    let start = place(node + 1)
    guard bytes.beginsLine(start) else { return line(node, in: .value, max(levels, 1)) }
    let next = elements.next(after: node)
    let semicolon = place(next - 1)
    let isAlone = endsLine(after: next, of: end)
    if bytes.lineBreaks(start, semicolon) > 0 {
      isDoubtful = true
      asWritten(node, start, semicolon)
    } else if isAlone {
      readsTheSame(node, next) ? line(node, in: .value, 0) : asWritten(node, start, semicolon)
    } else {
      isDoubtful = true
      let lineEnd = bytes.lineBreak(from: semicolon)
      let isHidden = bytes.offset(of: UInt8(ascii: ":"), in: semicolon..<lineEnd) < lineEnd
      line(node, in: .value, isHidden ? max(levels, 1) : 0)
    }
  }

  private mutating func asWritten(_ node: Int, _ start: Int, _ semicolon: Int) {
    beginItem(at: start, 0)
    last = semicolon + 1
    copyLines(start, last)
    tail = .item
  }
}

// MARK: - As lines

extension SheetPrinter {
  /// Whether a line that begins with this definition is read the same, printed canonically.
  ///
  /// A blank in front of the colon belongs to the key; one behind it spoils a color word, and so
  /// does anything behind the semicolon.
  private func readsTheSame(_ node: Int, _ next: Int) -> Bool {
    if isPlain(node) { return true }
    guard elements[node + 2].kind == .colon else { return false }
    for index in node + 4..<next where elements[index].kind == .blank {
      for offset in place(index)..<place(index + 1) where bytes[offset] != 0x20 { return false }
    }
    if elements[node + 3].kind == .blank { return true }
    // What stands behind the semicolon has spoiled a color word already.
    let end = place(next - 1) + 1
    if end < bytes.count, bytes.lineBreak(at: end) == 0 { return true }
    return LineReading.mayHoldHex((place(node + 3)..<place(next - 1)).lazy.map { bytes[$0] })
  }

  /// Whether nothing but blanks and comments stands between `index` and the end of the line.
  private func endsLine(after index: Int, of end: Int) -> Bool {
    var index = index
    while index < end {
      let kind = elements[index].kind
      guard kind.isTrivia else { return false }
      let next = elements[index + 1]
      let stop = next.kind.isNode ? self.end(of: index) : Int(next.place)
      if kind == .lineComment || bytes.lineBreaks(place(index), stop) > 0 { return true }
      index += 1
    }
    return elements[index].kind == .end
  }
}

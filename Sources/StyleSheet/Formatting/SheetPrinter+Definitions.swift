// Definitions; some engines read these line by line and no other syntax.

extension SheetPrinter {
  // definition → variable ':' value ';'
  //
  // An engine that reads by line sees a definition at the start of its line. A visible definition
  // stays visible and keeps its value; a hidden one is indented to stay hidden.
  package mutating func definition(_ node: Int, to end: Int, _ levels: Int) {
    guard !hasFaults || isSound(node) else { return fault(node) }
    guard marks.keepsLines else { return line(node, in: .value, levels) }
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
    if limits.contains(start) { kept.append(start) }
    beginItem(at: start, 0)
    last = semicolon + 1
    copyLines(start, last)
    tail = .item
  }

  // MARK: - Line readings

  /// Returns true if a line that begins with this definition has the same reading in canonical
  /// form.
  ///
  /// A space before the colon is part of the key. A space after the colon, or text after the
  /// semicolon, invalidates a color word.
  private func readsTheSame(_ node: Int, _ next: Int) -> Bool {
    if isPlain(node) { return true }
    guard elements[node + 2].kind == .colon else { return false }
    for index in node + 4..<next where elements[index].kind == .blank {
      for offset in place(index)..<place(index + 1) where bytes[offset] != 0x20 { return false }
    }
    if elements[node + 3].kind == .blank { return true }
    // The text after the semicolon has already invalidated a color word.
    let end = place(next - 1) + 1
    if end < bytes.count, bytes.lineBreak(at: end) == 0 { return true }
    let value = (place(node + 3)..<place(next - 1)).map { bytes[$0] }
    return LineReading.mayHoldHex(value) || !LineReading.isColorWord(value)
  }

  /// Returns true if only spaces and comments follow `index` on its line.
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

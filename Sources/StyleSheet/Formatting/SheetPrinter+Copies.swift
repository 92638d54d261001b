// Source that is copied unchanged, except for line ends: comments, and what did not parse.

extension SheetPrinter {
  /// Copies a node that did not parse, with the space around it.
  package mutating func fault(_ index: Int) {
    let end =
      elements[index].kind.isNode
      ? start(of: elements.next(after: index)) : self.end(of: index)
    copyLines(last, end)
    last = end
    tail = .fault
  }

  package mutating func end() {
    if tail == .fault || limits.isEmpty || limits.upperBound < bytes.count {
      copyLines(last, bytes.count)
    } else if tail != .start, marks.endsLastLine {
      gap(.lines(1, levels: 0), to: bytes.count)
    }
  }

  /// Copies text that may span lines, and normalizes the line ends.
  mutating func copyLines(_ start: Int, _ end: Int) {
    var copied = start
    var offset = start
    while offset < end {
      let length = bytes.lineBreak(at: offset)
      guard length > 0 else {
        offset &+= 1
        continue
      }
      // An engine that reads by line ignores comment syntax.
      if bytes[offset &+ length] == UInt8(ascii: "@") { isDoubtful = true }
      if !marks.isOrdinaryLineEnd(bytes, offset, length), limits.contains(start) {
        output.copy(copied, offset)
        output.write(marks.lineEnd)
        copied = offset &+ length
      }
      offset &+= length
    }
    output.copy(copied, end)
  }

  // MARK: - Comments

  /// Prints a comment between items or declarations: on its own line, or at the end of a line.
  mutating func looseComment(_ index: Int, _ levels: Int) {
    let start = place(index)
    let isBehind = tail != .start && tail != .lineComment && bytes.lineBreaks(last, start) == 0
    if isBehind, tail != .fault {
      gap(.blank, to: start)
    } else {
      beginItem(at: start, levels)
    }
    let isLeading = !isBehind || tail == .leadingComment
    comment(index)
    switch elements[index].kind {
    case .lineComment: tail = .lineComment
    case .openComment: tail = .fault
    default: tail = isLeading ? .leadingComment : .trailingComment
    }
  }

  mutating func comment(_ index: Int) {
    copyLines(place(index), end(of: index))
    last = end(of: index)
  }
}

// Comments, which belong to the following or to the preceding item.

extension SheetPrinter {
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

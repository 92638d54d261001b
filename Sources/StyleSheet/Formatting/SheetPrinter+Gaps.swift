// The gap before each word is decided here alone.

extension SheetPrinter {
  /// Puts the text at `start` on its own line, or keeps it after the comment that precedes it.
  mutating func beginItem(at start: Int, _ levels: Int) {
    switch tail {
    case .item where marks.isLine(bytes, last, start, levels): output.copy(last, start)
    case .brace: gap(.lines(1, levels: levels), to: start)
    case .start: beginSheet(at: start, levels)
    case .fault: gap(.asWritten, to: start)
    case .item, .leadingComment, .trailingComment, .lineComment: beginLater(at: start, levels)
    }
  }

  private mutating func beginLater(at start: Int, _ levels: Int) {
    let breaks = bytes.lineBreaks(last, start)
    if breaks == 0, tail == .leadingComment { return gap(.blank, to: start) }
    gap(.lines(min(max(breaks, 1), marks.mostLines), levels: levels), to: start)
  }

  private mutating func beginSheet(at start: Int, _ levels: Int) {
    // After a byte order mark, an engine may not recognize the start of a line.
    let isBehindMark = last > 0 && bytes.lineBreaks(last, start) > 0
    gap(.lines(isBehindMark ? 1 : 0, levels: levels), to: start)
  }

  /// Writes the gap between the last printed word and the one at `start`.
  mutating func gap(_ gap: Gap, to start: Int) {
    guard limits.contains(start) || start == bytes.count else {
      return output.copy(last, start)
    }
    if last < limits.lowerBound { return firstGap(gap, to: start) }
    switch gap {
    case .asWritten: copyLines(last, start)
    case .none: break
    case .blank where start == last &+ 1 && bytes[last] == 0x20: output.copy(last, start)
    case .blank: output.write(0x20)
    case .lines(1, let levels) where marks.isLine(bytes, last, start, levels):
      output.copy(last, start)
    case .lines(0, let levels): output.write(marks.indentation(levels))
    case .lines(let count, let levels):
      for _ in 1..<count { output.write(marks.lineEnd) }
      output.write(marks.lines[levels])
    }
  }

  /// Writes the gap before the first word of the range; the lines before the range are kept.
  private mutating func firstGap(_ gap: Gap, to start: Int) {
    guard case .lines(let count, let levels) = gap else { return output.copy(last, start) }
    let first = min(limits.lowerBound, start)
    output.copy(last, first)
    let left = max(count - bytes.lineBreaks(last, first), 0)
    for _ in 0..<min(bytes.lineBreaks(first, start), left) { output.write(marks.lineEnd) }
    output.write(marks.indentation(levels))
  }
}

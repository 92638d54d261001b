import StyleSheet

// Removal of text without leaving a gap.

extension Sheet {
  /// Returns an edit that removes `range`, and its lines if nothing else is on them.
  func removal(of range: Range<Int>) -> SourceEdit {
    var start = range.lowerBound
    while start > 0, isSpace(start - 1) { start -= 1 }
    var end = range.upperBound
    while end < source.bytes.count, isSpace(end) { end += 1 }
    guard start == 0 || source.bytes[start - 1].isLineEnd else {
      // Other text precedes it on the line; the blanks between are removed too.
      return .remove(
        (end == source.bytes.count || source.bytes[end].isLineEnd ? start : range.lowerBound)..<end)
    }
    guard end == source.bytes.count || source.bytes[end].isLineEnd else {
      // A definition that moves to the line start would be new to an engine that reads lines.
      let isNew = start == range.lowerBound && source.bytes[end] == UInt8(ascii: "@")
      return SourceEdit(range.lowerBound..<end, isNew ? " " : "")
    }
    if end < source.bytes.count, source.bytes[end] == 0x0D { end += 1 }
    if end < source.bytes.count, source.bytes[end] == 0x0A { end += 1 }
    return .remove(start..<end)
  }

  private func isSpace(_ offset: Int) -> Bool {
    source.bytes[offset] == 0x20 || source.bytes[offset] == 0x09
  }
}

import StyleSheet

// What to take out of a text so that no hole stays.

extension Sheet {
  /// Takes out `range`, and its lines with it if nothing else is on them.
  func removal(of range: Range<Int>) -> SourceEdit {
    var start = range.lowerBound
    while start > 0, isSpace(start - 1) { start -= 1 }
    var end = range.upperBound
    while end < source.bytes.count, isSpace(end) { end += 1 }
    guard start == 0 || source.bytes[start - 1].isLineEnd else {
      // Something stands in front on the line; the blanks between go too.
      return .remove(
        (end == source.bytes.count || source.bytes[end].isLineEnd ? start : range.lowerBound)..<end)
    }
    guard end == source.bytes.count || source.bytes[end].isLineEnd else {
      // To an engine for which a definition is a line, one that now began its line would be new.
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

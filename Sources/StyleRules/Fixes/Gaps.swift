package import StyleSheet

// Blank lines around removed lines: a removal leaves no new gap.

extension SourceText {
  /// Returns the edits in source order; edits that remove whole lines also remove blank lines that
  /// would double a gap or end up at the edge of a block.
  package func closingGaps(of edits: [SourceEdit]) -> [SourceEdit] {
    var parts: [Part] = []
    for edit in edits.inSourceOrder {
      if takesLines(edit), let last = parts.last, last.takesLines,
        blanksEnd(from: last.edit.range.upperBound) >= edit.range.lowerBound
      {
        parts[parts.count - 1].join(edit)
      } else {
        parts.append(Part(edit: edit, takesLines: takesLines(edit)))
      }
    }
    return parts.indices.map { index in
      let part = parts[index]
      guard part.takesLines else { return part.edit }
      let floor = index > 0 ? parts[index - 1].edit.range.upperBound : 0
      let ceiling = index + 1 < parts.count ? parts[index + 1].edit.range.lowerBound : bytes.count
      return closingGap(of: part, in: floor..<max(floor, ceiling))
    }
  }

  /// An edit, or several removals of lines with at most blank lines between them.
  private struct Part {
    var edit: SourceEdit
    let takesLines: Bool
    /// The first blank lines between the removed lines; nil if there are none.
    var gap: Range<Int>?

    mutating func join(_ other: SourceEdit) {
      let between = edit.range.upperBound..<max(edit.range.upperBound, other.range.lowerBound)
      if gap == nil, !between.isEmpty { gap = between }
      edit = .remove(edit.range.lowerBound..<max(edit.range.upperBound, other.range.upperBound))
    }
  }

  /// Returns a removal of lines and of the blank lines around them, except for one existing gap.
  private func closingGap(of part: Part, in bounds: Range<Int>) -> SourceEdit {
    let range = part.edit.range
    let above = gapAbove(range.lowerBound, from: bounds.lowerBound)
    let below = gapBelow(range.upperBound, upTo: bounds.upperBound)
    if above.start == 0 { return .remove(0..<below.end) }
    if below.isAtEnd { return .remove(above.start..<range.upperBound) }
    if above.isAtStart || above.start < range.lowerBound {
      return .remove(range.lowerBound..<below.end)
    }
    guard below.end == range.upperBound, let gap = part.gap else { return part.edit }
    return SourceEdit(range, String(decoding: bytes[gap], as: UTF8.self))
  }

  /// Returns the start of the blank lines above `offset`, and whether text or block starts there.
  private func gapAbove(_ offset: Int, from floor: Int) -> (start: Int, isAtStart: Bool) {
    var content = offset
    while content > floor, isBlank(content - 1) { content -= 1 }
    guard content > 0 else { return (0, true) }
    let isAtStart = bytes[content - 1] == UInt8(ascii: "{") && !isInLineComment(content - 1)
    // After an edit that ends with its line, the first blank line is the next one.
    guard !bytes[content - 1].isLineEnd else { return (content, isAtStart) }
    var start = content
    while start < offset, !bytes[start].isLineEnd { start += 1 }
    if start + 1 < offset, bytes[start] == 0x0D, bytes[start + 1] == 0x0A { start += 1 }
    return (min(start + 1, offset), isAtStart)
  }

  private func isInLineComment(_ offset: Int) -> Bool {
    var start = offset
    while start > 1, !bytes[start - 1].isLineEnd {
      if bytes[start - 1] == UInt8(ascii: "/"), bytes[start - 2] == UInt8(ascii: "/") {
        return true
      }
      start -= 1
    }
    return false
  }

  /// Returns the end of the blank lines below `offset`, and whether text or block ends there.
  private func gapBelow(_ offset: Int, upTo ceiling: Int) -> (end: Int, isAtEnd: Bool) {
    let content = min(blanksEnd(from: offset), ceiling)
    guard content < bytes.count else { return (content, true) }
    var end = content
    while end > offset, !bytes[end - 1].isLineEnd { end -= 1 }
    return (end, bytes[content] == UInt8(ascii: "}"))
  }

  private func blanksEnd(from offset: Int) -> Int {
    var end = offset
    while end < bytes.count, isBlank(end) { end += 1 }
    return end
  }

  private func isBlank(_ offset: Int) -> Bool {
    bytes[offset] == 0x20 || bytes[offset] == 0x09 || bytes[offset].isLineEnd
  }

  private func takesLines(_ edit: SourceEdit) -> Bool {
    edit.replacement.isEmpty && !edit.range.isEmpty && edit.range.upperBound <= bytes.count
      && isLineStart(edit.range.lowerBound)
      && (isLineStart(edit.range.upperBound) || edit.range.upperBound == bytes.count)
  }

  func isLineStart(_ offset: Int) -> Bool { offset == 0 || bytes[offset - 1].isLineEnd }
}

package import StyleSheet

extension SourceText {
  /// Returns edits that turn this text into another one, in source order.
  ///
  /// Where the texts differ only in blanks and in the case of letters, as after formatting, each
  /// edit replaces the blanks between two words, or a word. Otherwise the edits replace lines.
  ///
  /// No edit begins or ends inside a CRLF, which a position of an editor cannot express.
  ///
  /// - Complexity: O(n) for formatting, otherwise O(n log n).
  package func edits(to other: SourceText) -> [SourceEdit] {
    bytes == other.bytes ? [] : blankEdits(to: other) ?? lineEdits(to: other)
  }

  // MARK: Blanks

  /// Returns edits of blanks and of the case of letters; nil if there are other differences.
  private func blankEdits(to other: SourceText) -> [SourceEdit]? {
    var edits: [SourceEdit] = []
    var (old, new) = (0, 0)
    while old < bytes.count || new < other.bytes.count {
      let ends = (blankEnd(from: old), other.blankEnd(from: new))
      if let edit = edit(old..<ends.0, to: other.bytes[new..<ends.1]) { edits.append(edit) }
      (old, new) = ends
      let start = (old, new)
      while old < bytes.count, new < other.bytes.count, !bytes[old].isBlankOrLineEnd,
        bytes[old] | caseBit(old) == other.bytes[new] | other.caseBit(new)
      {
        old += 1
        new += 1
      }
      if !bytes[start.0..<old].elementsEqual(other.bytes[start.1..<new]) {
        edits.append(
          SourceEdit(
            start.0..<old, String(decoding: other.bytes[start.1..<new], as: UTF8.self)))
      }
      let isAtEnd = old == bytes.count && new == other.bytes.count
      guard old > start.0 || isAtEnd else { return nil }
    }
    return edits
  }

  private func blankEnd(from offset: Int) -> Int {
    bytes[offset...].firstIndex { !$0.isBlankOrLineEnd } ?? bytes.count
  }

  /// Returns the bit that makes an ASCII letter lowercase; 0 for other bytes.
  private func caseBit(_ offset: Int) -> UInt8 {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(bytes[offset]) ? 0x20 : 0
  }

  /// Returns an edit of blanks without their common ends; nil if they are equal.
  private func edit(_ range: Range<Int>, to blanks: ArraySlice<UInt8>) -> SourceEdit? {
    guard !bytes[range].elementsEqual(blanks) else { return nil }
    var old = bytes[range]
    var new = blanks
    old.removeCommonEnds(with: &new)
    guard !splitsLineEnd(old.startIndex), !splitsLineEnd(old.endIndex) else {
      return SourceEdit(range, String(decoding: blanks, as: UTF8.self))
    }
    return SourceEdit(old.startIndex..<old.endIndex, String(decoding: new, as: UTF8.self))
  }

  private func splitsLineEnd(_ offset: Int) -> Bool {
    offset > 0 && offset < bytes.count && bytes[offset - 1] == 0x0D && bytes[offset] == 0x0A
  }

  // MARK: Lines

  private func lineEdits(to other: SourceText) -> [SourceEdit] {
    let (old, new) = (lines, other.lines)
    return LineChanges(from: old, to: new).changes.map { change in
      let start =
        change.old.lowerBound < old.count ? old[change.old.lowerBound].startIndex : bytes.count
      let end = change.old.isEmpty ? start : old[change.old.upperBound - 1].endIndex
      return SourceEdit(start..<end, String(decoding: new[change.new].joined(), as: UTF8.self))
    }
  }

  private var lines: [ArraySlice<UInt8>] {
    let table = LineTable(of: self)
    let lines = (1...table.lineCount).map { line in
      bytes[table.range(ofLine: line).lowerBound..<table.start(after: line)]
    }
    return lines.last?.isEmpty == true ? lines.dropLast() : lines
  }
}

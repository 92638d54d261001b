/// The place of a cursor in the lines of a text.
struct CursorPlace: Hashable, Sendable {
  let line: Int
  /// The number of characters of the line before the cursor.
  let column: Int
  /// The number of characters of the text before each line.
  private(set) var starts: [Int]

  /// Finds a position of a text in its lines.
  ///
  /// A line lacks the newline at its end, and can lack the blanks there, over which the cursor
  /// moves too. The last line can end with an ellipsis.
  init(of cursor: Int, in text: [Character], lines: [String]) {
    var starts: [Int] = []
    var lengths: [Int] = []
    var start = 0
    for line in lines {
      let first = start
      let same = zip(line, text[min(start, text.count)...]).prefix { $0 == $1 || $1.isNewline }
      starts.append(first)
      start += same.count
      while start < text.count, text[start].isWhitespace, !text[start].isNewline { start += 1 }
      lengths.append(start - first)
      if start < text.count, text[start].isNewline { start += 1 }
    }
    // The first line whose successor begins after the cursor.
    let next = starts.dropFirst().firstIndex { cursor < $0 }
    line = next.map { $0 - 1 } ?? max(starts.count - 1, 0)
    column = starts.isEmpty ? 0 : min(max(cursor - starts[line], 0), lengths[line])
    self.starts = starts
  }

  /// Returns the place in a longer text, of which `count` characters come before.
  func after(_ count: Int) -> CursorPlace {
    var place = self
    place.starts = starts.map { $0 + count }
    return place
  }
}

import StyleSheet

/// The part of an edited text that has room in its box: the part with the cursor.
struct TextWindow: Hashable, Sendable {
  /// The number of characters before the part.
  let start: Int
  let text: String

  /// The most characters before and after the cursor that are looked at.
  private static let reach = 4096

  /// Returns the part of a text on one line that ends at the cursor or after it; the beginning if
  /// the cursor is there.
  init(ofLine text: String, at cursor: Int, room: Double, _ fitting: TextFitting) {
    let (skipped, before, after) = Self.sides(of: text, at: cursor)
    func fits(_ part: some Sequence<Character>) -> Bool {
      fitting.width(String(part.map { $0.isNewline ? " " : $0 })) <= room
    }
    let hidden = (0..<before.count).firstPlace { fits(before[$0...]) }
    let head = before[hidden...]
    let cut = (0..<after.count).firstPlace { fits(head + after.dropLast($0)) }
    start = skipped + hidden
    self.text = String(head + after.dropLast(cut))
  }

  /// Returns as many lines of a text as have room; the line with the cursor is the last one of
  /// them, or one of the first lines of the text.
  init(of text: String, at cursor: Int, room: Double, lines: Int, _ fitting: TextFitting) {
    var (skipped, before, after) = Self.sides(of: text, at: cursor)
    // A line begins after a newline, but not after the first character that is looked at.
    if skipped > 0, let newline = before.prefix(Self.reach / 2).firstIndex(where: \.isNewline) {
      before.removeFirst(newline + 1)
      skipped += newline + 1
    }
    let part = before + after
    let place = CursorPlace(
      of: before.count, in: part,
      lines: fitting.lines(of: String(part), room: room, limit: .max))
    let first = max(place.line - lines + 1, 0)
    let (starts, next) = (place.starts, first + lines)
    let from = starts.indices.contains(first) ? starts[first] : 0
    var shown = part[from..<(starts.indices.contains(next) ? starts[next] : part.count)]
    // Without the newline before the next line; other ones, and blanks, belong to the lines that
    // are shown.
    if starts.indices.contains(next), shown.last?.isNewline == true { shown.removeLast() }
    start = skipped + from
    self.text = String(shown)
  }

  /// Returns the characters before and after a cursor, and the number of those before them.
  private static func sides(
    of text: String, at cursor: Int
  ) -> (skipped: Int, before: [Character], after: [Character]) {
    let place = text.index(text.startIndex, offsetBy: max(cursor, 0), limitedBy: text.endIndex)
    let (head, tail) = (text[..<(place ?? text.endIndex)], text[(place ?? text.endIndex)...])
    return (max(head.count - reach, 0), Array(head.suffix(reach)), Array(tail.prefix(reach)))
  }
}

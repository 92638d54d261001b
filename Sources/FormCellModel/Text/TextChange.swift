/// A replacement of a part of a text.
struct TextChange {
  let before: Substring
  /// The characters that are replaced.
  let old: Substring
  /// The characters in the place of the old ones.
  var typed: String
  let after: Substring
  /// True if some of the typed characters were not accepted.
  var isPartial = false
  /// True if the cursor was before the characters that are deleted, as with the key Delete.
  var isForward = false
  private var place: Int?

  /// Creates a replacement of some characters; a range beyond the text is clamped.
  init(of range: Range<Int>, in text: String, with typed: String) {
    let lower = max(range.lowerBound, 0)
    let start = text.index(atMost: lower, from: text.startIndex)
    let end = text.index(atMost: max(range.upperBound, lower) - lower, from: start)
    before = text[..<start]
    old = text[start..<end]
    after = text[end...]
    self.typed = typed
  }

  /// Creates a replacement of the whole text, with the cursor at a position.
  init(to result: String, cursor: Int) {
    (before, old, after) = ("", "", "")
    typed = result
    place = cursor
  }

  var original: String { String(before + old + after) }

  var result: String { before + typed + after }

  /// The position of the cursor after the change; behind the typed characters.
  var cursor: Int { place ?? (before + typed).count }
}

extension String {
  /// True if the text has more characters than a number; the rest of it is not looked at.
  func isLonger(than count: Int) -> Bool {
    guard count >= 0 else { return true }
    guard let end = index(startIndex, offsetBy: count, limitedBy: endIndex) else { return false }
    return end < endIndex
  }

  fileprivate func index(atMost offset: Int, from start: Index) -> Index {
    index(start, offsetBy: offset, limitedBy: endIndex) ?? endIndex
  }
}

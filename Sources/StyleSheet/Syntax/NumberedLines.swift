/// The line numbers of a text that was copied with them, such as from a listing.
///
/// Each line begins with its number, which is one more than that of the line before. Empty lines
/// may have none, whether they count or not.
struct NumberedLines {
  /// The numbers, with the blanks and signs around them.
  private(set) var edits: [SourceEdit] = []
  private var first = 0..<0

  /// A text with fewer lines may be a list of numbers.
  private static let fewest = 3

  /// Creates the numbers of a text; nil if a line has none.
  ///
  /// - Complexity: O(n); O(1) for a text that does not begin with a number.
  init?(in bytes: ByteView) {
    var numbers: [Range<Int>] = []
    var expected: Int?
    var gap = Int.max
    var (offset, empties) = (0, 0)
    while offset < bytes.count {
      if let next = Self.endOfEmptyLine(at: offset, bytes) {
        (offset, empties) = (next, empties + 1)
        continue
      }
      guard let number = Self.number(at: offset, bytes),
        expected.map({ ($0...$0 + empties).contains(number.value) }) ?? true
      else { return nil }
      (expected, empties) = (number.value + 1, 0)
      var end = number.end
      while bytes[end].isSpaceOrTab { end += 1 }
      let isEmpty = end >= bytes.count || bytes[end].isLineEnd
      if !isEmpty { gap = min(gap, end - number.end) }
      if numbers.isEmpty { first = number.start..<number.end }
      numbers.append(offset..<(isEmpty ? end : number.end))
      while end < bytes.count, !bytes[end].isLineEnd { end += 1 }
      offset = Self.next(after: end, bytes)
    }
    guard numbers.count >= Self.fewest, gap < Int.max else { return nil }
    edits = numbers.map { range in
      let next = bytes[range.upperBound]
      let isEmpty = range.upperBound >= bytes.count || next.isLineEnd
      return .remove(range.lowerBound..<range.upperBound + (isEmpty ? 0 : gap))
    }
  }

  /// The problem of the whole text.
  var problem: SyntaxProblem { SyntaxProblem(.numberedLines, first) }

  private static func next(after end: Int, _ bytes: ByteView) -> Int {
    end + (bytes[end] == 0x0D && bytes[end + 1] == 0x0A ? 2 : 1)
  }

  /// Returns the start of the line after one of blanks; nil if the line has text.
  private static func endOfEmptyLine(at offset: Int, _ bytes: ByteView) -> Int? {
    var end = offset
    while bytes[end].isSpaceOrTab { end += 1 }
    return end >= bytes.count || bytes[end].isLineEnd ? next(after: end, bytes) : nil
  }

  /// Returns the number that begins the line at `offset`, and its end, with a sign after it.
  private static func number(
    at offset: Int, _ bytes: ByteView
  ) -> (value: Int, start: Int, end: Int)? {
    var start = offset
    while bytes[start].isSpaceOrTab { start += 1 }
    var (end, value) = (start, 0)
    while bytes[end].isDigit, end - start < 9 {
      value = value * 10 + Int(bytes[end] - 0x30)
      end += 1
    }
    guard end > start else { return nil }
    if bytes[end] == UInt8(ascii: "."), bytes[end + 1] <= 0x20 { return (value, start, end + 1) }
    let blanks = (end..<end + 4).first { bytes[$0] != 0x20 } ?? end
    if ":|".utf8.contains(bytes[blanks]) { return (value, start, blanks + 1) }
    let isEnd = end >= bytes.count || bytes[end].isLineEnd
    return isEnd || bytes[end].isSpaceOrTab ? (value, start, end) : nil
  }
}

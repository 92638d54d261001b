/// The line of carets under a line of source.
///
/// A tab of the source is kept, and a character two columns wide gets two blanks or two carets, so
/// that the carets are aligned for any tab width.
struct CaretLine {
  /// Blanks up to the first caret, then carets; no label.
  let text: String

  /// Creates carets under the part of `range` inside `line`.
  ///
  /// Both are byte offsets in `source`; `line` excludes its line ending. An empty range gets one
  /// caret.
  init(under range: Range<Int>, of line: Range<Int>, in source: SourceText, mark: Character = "^") {
    let start = min(max(range.lowerBound, line.lowerBound), line.upperBound)
    let end = min(max(range.upperBound, start), line.upperBound)
    let isPlain = source.bytes[line.lowerBound..<end].allSatisfy { (0x20..<0x7F).contains($0) }
    if isPlain, let mark = mark.asciiValue {
      let blanks = [UInt8](repeating: 0x20, count: start - line.lowerBound)
      let marks = [UInt8](repeating: mark, count: max(end - start, 1))
      text = String(decoding: blanks + marks, as: UTF8.self)
      return
    }
    var text = ""
    for character in source[line.lowerBound..<start] {
      text +=
        character == "\t"
        ? "\t" : String(repeating: " ", count: DisplayWidth.columns(of: character))
    }
    let width = source[start..<end].reduce(0) { $0 + DisplayWidth.columns(of: $1) }
    self.text = text + String(repeating: mark, count: max(width, 1))
  }
}

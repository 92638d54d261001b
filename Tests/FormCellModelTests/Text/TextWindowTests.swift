import StyleSheet
import Testing

@testable import FormCellModel

@Suite struct TextWindowTests {
  /// Each character is one unit wide.
  private static var fitting: TextFitting { TextFitting { Double($0.count) } }

  @Test(arguments: [
    ("abcdef", 6, 6.0, 0, "abcdef"), ("abcdef", 6, 3, 3, "def"), ("abcdef", 0, 3, 0, "abc"),
    ("abcdef", 4, 3, 1, "bcd"), ("abcdef", 2, 3, 0, "abc"), ("a👩‍👩‍👧b", 3, 2, 1, "👩‍👩‍👧b"),
    ("", 0, 3, 0, ""), ("ab", 9, 1, 1, "b"), ("ab", -1, 1, 0, "a"), ("ab", 2, 0, 2, ""),
  ])
  func windowOfALineContainsTheCursor(
    _ text: String, _ cursor: Int, _ room: Double, _ start: Int, _ shown: String
  ) {
    let window = TextWindow(ofLine: text, at: cursor, room: room, Self.fitting)
    #expect(window.text == shown)
    #expect(window.start == start)
  }

  @Test(arguments: [
    ("a\nb\nc", 5, 2, 2, "b\nc"), ("a\nb\nc", 0, 2, 0, "a\nb"), ("a\nb\nc", 3, 2, 0, "a\nb"),
    ("aa bb cc dd", 11, 2, 6, "cc dd"), ("a\nb\n", 4, 2, 2, "b\n"), ("a", 1, 2, 0, "a"),
    ("", 0, 1, 0, ""), ("aa bb cc", 2, 1, 0, "aa "), ("a\n\nb\nc", 2, 2, 0, "a\n"),
    ("a\n\n\n\nb", 3, 1, 3, ""), ("a\n\n\n\nb", 3, 2, 2, "\n"), ("a  \nb", 3, 1, 0, "a  "),
  ])
  func windowOfLinesContainsTheCursor(
    _ text: String, _ cursor: Int, _ lines: Int, _ start: Int, _ shown: String
  ) {
    let window = TextWindow(of: text, at: cursor, room: 2, lines: lines, Self.fitting)
    #expect(window.text == shown)
    #expect(window.start == start)
  }

  /// The window does not begin at the newline at the end.
  @Test func aLongParagraphIsShownAtItsEnd() {
    let text = String(repeating: "a", count: 4_200) + "\n"
    let window = TextWindow(of: text, at: text.count, room: 10, lines: 2, Self.fitting)
    #expect(window.text == "aaaaa\n")
    #expect(window.start + window.text.count == text.count)
  }

  /// A field on one line shows a space for a newline.
  @Test func newlineOnOneLineIsASpace() {
    let fitting = TextFitting { $0.contains("\n") ? 0 : Double($0.count) }
    let window = TextWindow(ofLine: "aa\nbb\ncc", at: 8, room: 4, fitting)
    #expect(window.text == "b\ncc")
  }

  @Test func aLongTextIsShownAtItsCursor() {
    let lines = (0..<100_000).map { "line \($0)" }.joined(separator: "\n")
    let window = TextWindow(of: lines, at: lines.count, room: 12, lines: 2, Self.fitting)
    #expect(window.text == "line 99998\nline 99999")
    #expect(window.start == lines.count - window.text.count)
  }
}

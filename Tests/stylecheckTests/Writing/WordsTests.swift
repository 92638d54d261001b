import StyleSheet
import Testing

@testable import stylecheck

@Suite struct WordsTests {
  @Test(arguments: [
    ([], ""), (["a"], "a"), (["a", "b"], "a and b"), (["a", "b", "c"], "a, b and c"),
  ])
  func namesAreListed(_ names: [String], _ list: String) {
    #expect(names.listed == list)
  }

  @Test(arguments: [
    (1, "a and more"), (2, "a, b and more"), (3, "a, b and c"), (9, "a, b and c"),
  ])
  func firstNamesAreListed(_ most: Int, _ list: String) {
    #expect(["a", "b", "c"].listed(first: most, more: "more") == list)
  }

  @Test(arguments: [(-1, "a, b"), (0, "a, b"), (5, "a, b and 5 more")])
  func omittedElementsAreCounted(_ left: Int, _ words: String) {
    #expect(["a", "b"].joined(leaving: left) == words)
  }

  @Test func groupsAreInTheOrderOfTheirFirstElements() {
    let groups = ["b1", "a1", "b2", "c1", "a2"].groups { $0.prefix(1) }
    #expect(groups.map(\.key) == ["b", "a", "c"])
    #expect(groups.map(\.elements) == [["b1", "b2"], ["a1", "a2"], ["c1"]])
  }

  @Test(arguments: [
    ("plain", "plain"), ("50%", "50%25"), ("\u{E9}", "%C3%A9"), ("%+F", "%25+F"), ("", ""),
  ])
  func bytesAreEscaped(_ text: String, _ escaped: String) {
    let result = HexByte.escaped(text.utf8) { $1 < 0x80 && $1 != UInt8(ascii: "%") }
    #expect(result == escaped)
  }

  @Test(arguments: [
    ("%25", "%"), ("%c3%A9", "\u{E9}"), ("%+F", "%+F"), ("%2", "%2"), ("%%41", "%A"),
  ])
  func twoDigitsAreAByte(_ escaped: String, _ text: String) {
    #expect(HexByte.decoded(escaped.utf8) == Array(text.utf8))
  }

  @Test func aTableHasARuleUnderItsHeadings() {
    let table = MarkdownTable(["place", "rule"], [["1:2", "a"], ["3:4", ""]], first: "---:")
    #expect(
      table.description == """
        | place | rule |
        | ---: | --- |
        | 1:2 | a |
        | 3:4 |  |

        """)
  }
}

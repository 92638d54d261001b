import StyleEditing
import Testing

@Suite struct EditorTextTests {
  private var text: EditorText {
    var text = EditorText()
    let words: EditorText.Line = "a *property* of <x> and _ or A_b #1, in "
    text.add("\(code: "on-color"): \(words)\(codes: ["A_b", "B"]), 2 uses")
    text.add(nil)
    text.add(list: ["light: \(code: "a`b")", "see \(pageOfRule: "short-hex")"])
    text.add(list: [])
    return text
  }

  @Test func markdownEscapesWordsAndNotCode() {
    #expect(
      text.markdown { "https://x.example/\($0).html" } == """
        `on-color`: a \\*property\\* of \\<x> and \\_ or A_b #1, in `A_b`, `B`, 2 uses

        - light: `` a`b ``
        - see <https://x.example/short-hex.html>
        """)
  }

  @Test func plainTextHasNoMarkup() {
    #expect(
      text.plain { "rules/\($0)" } == """
        on-color: a *property* of <x> and _ or A_b #1, in A_b, B, 2 uses

          light: a`b
          see rules/short-hex
        """)
  }
}

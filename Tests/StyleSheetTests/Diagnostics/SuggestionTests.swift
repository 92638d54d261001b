import Testing

@testable import StyleSheet

@Suite struct SuggestionTests {
  static let known = [
    "on-color", "off-color", "font-color", "font-size", "ab", "background-color", "title1",
    "title2", "title3", "teal1", "teal2", "teal3", "teal4", "teal11",
  ]

  static let rows: [(String, [String])] = [
    ("on-colr", ["on-color"]), ("on-colour", ["on-color"]), ("on_color", ["on-color"]),
    ("ON-COLOR", ["on-color"]), ("no-color", ["on-color"]), ("onn-color", ["on-color"]),
    ("font-szie", ["font-size"]), ("font-sise", ["font-size"]),
    ("backgroundcolour", ["background-color"]), ("fontColor", ["font-color"]),
    ("bakcground-colro", ["background-color"]), ("font-clr", ["font-color"]),
    // All words that one slip can change into this one.
    ("of-color", ["off-color", "on-color"]), ("title", ["title1", "title2", "title3"]),
    // A missing number matches each name with a number.
    ("teal", ["teal1", "teal2", "teal3", "teal4", "teal11"]),
    // Words that are not similar to any known word.
    ("completely-else", []), ("", []), ("xyz", []), ("b", []), ("---", []), ("héadline", []),
    ("-", []), ("abxy", []), ("tealish", []), ("border-color", []),
  ]

  @Test(arguments: rows.indices)
  func suggests(_ row: Int) {
    let (word, expected) = Self.rows[row]
    #expect((Suggestion.match(word, among: Self.known)?.words ?? []) == expected, "\(word)")
  }

  @Test func questionsHaveOneFormat() {
    let questions = ["font-szie", "of-color", "title", "teal", "xyz", "font-sizé", "é"].map {
      Suggestion.question($0, among: Self.known)
    }
    #expect(
      questions == [
        "; did you mean 'font-size'?", "; did you mean 'off-color' or 'on-color'?",
        "; did you mean 'title1', 'title2' or 'title3'?",
        "; did you mean one of 'teal1' to 'teal11'?", "", "; did you mean 'font-size'?", "",
      ])
  }

  @Test(arguments: [
    ("@reversePrimaryColor", "@reversePrimaryFontColor"),
    ("@primaryFontColor", "@reversePrimaryFontColor"),
    ("@reversePrimaryFontColors", ""), ("@REVERSE_PRIMARY_COLOR", ""), ("@primary-line", ""),
    ("@primaryLineWidth", "@primaryLine"), ("@darkLine", ""), ("@line", ""),
    ("@form-title-color", "@form-cell-title-color"), ("@form-cell-title", "@form-cell-title-color"),
    ("@form-cell", ""), ("@formcell-title-color", ""), ("@brandBlue2", "@brandBlue2Dark"),
    ("@brandBlue", ""),
  ])
  func namesWithOnePartMoreOrLessMatch(_ word: String, _ expected: String) {
    let known = [
      "@reversePrimaryFontColor", "@primaryLine", "@form-cell-title-color", "@brandBlue2Dark",
      "@lineA", "@lineB",
    ]
    var effort = 0
    let match = Suggestion.match(
      word, on: WordShelf(known), with: .oneMoreOrLess, effort: &effort)
    #expect(match?.words ?? [] == (expected.isEmpty ? [] : [expected]), "\(word)")
    let longer = Suggestion.match(word, on: WordShelf(known), with: .oneMore, effort: &effort)
    #expect(longer == (expected.utf8.count > word.utf8.count ? match : nil))
    #expect(match?.isSafe != true)
  }

  @Test func aWordIsNotSuggestedForItself() {
    #expect(Suggestion.match("ab", among: ["ab"]) == nil)
    #expect(Suggestion.match(String(repeating: "a", count: 5_000), among: ["a"]) == nil)
  }
}

import StyleSheet
import Testing

@Suite struct ThemeSnapshotTests {
  private static let sheet = Sheet(
    parsing: SourceText(
      """
      @tintColor_lightBackground: #0064D9;
      @tintColor_darkBackground: #4CB1FF;
      @amber: rgb(226, 99, 0);
      Label { font-size: 17.0; font-color: @amber; text-align: sideways; }
      fdlFUIRatingControl { on-color: tintColor; }
      """))

  @Test func snapshotListsAllSetPropertiesByName() {
    #expect(
      Theme(of: [Self.sheet]).snapshot == """
        for sapfiori: light, base, normal contrast, iphone, portrait
        Label font-color: #E26300
        Label font-size: 17
        Label text-align: 'sideways'
        fdlFUIRatingControl on-color: #0064D9
        palette tintColor: #0064D9

        """)
  }

  @Test func equalValuesInAllSituationsAreListedOnce() {
    let environments = ThemeEnvironment.Appearance.allCases.map { ThemeEnvironment(appearance: $0) }
    #expect(
      Theme.snapshot(of: [Self.sheet], in: environments) == """
        for sapfiori: light, base, normal contrast, iphone, portrait; dark, base, normal contrast, \
        iphone, portrait
        Label font-color: #E26300
        Label font-size: 17
        Label text-align: 'sideways'
        fdlFUIRatingControl on-color: #0064D9 [light]
        fdlFUIRatingControl on-color: #4CB1FF [dark]
        palette tintColor: #0064D9 [light]
        palette tintColor: #4CB1FF [dark]

        """)
  }

  /// Snapshots are compared as text, so they have only visible values.
  @Test func movingARuleChangesNothing() {
    let one = "Label { font-size: 17; } Button { font-size: 12; }"
    let other = "/* ! */ Button { font-size: 12; }\n\nLabel { font-size: 17.0; }"
    let texts = [one, other].map { Theme(of: [Sheet(parsing: SourceText($0))]).snapshot }
    #expect(texts[0] == texts[1])
  }

  @Test func noCharacterOfASheetBreaksALine() {
    let sheet = Sheet(parsing: SourceText("Label { note: \"a\u{85}b\u{2028}c\"; }"))
    let lines = Theme(of: [sheet]).snapshot.split { $0.isNewline }
    #expect(lines.count == 2)
  }
}

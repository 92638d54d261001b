import FormCellModel
import StyleSheet
import Testing

@Suite struct ReadmeExample {
  /// The README shows this code; a test compares the two.
  @Test func presentationUsesSheetColors() {
    let sheet = Sheet(parsing: SourceText("fdlFUIRatingControl { on-color-accented: #E26300; }"))
    let theme = Theme(of: [sheet], in: ThemeEnvironment(appearance: .light))

    var cell = RatingCell(keyName: "Service", style: .accented)
    _ = cell.handle(.setValue(3))

    let shown = RatingPresentation(of: cell, in: theme, width: 320)
    let tints = shown.marks.compactMap(\.layer.tint)
    print(shown.marks.map(\.kind), tints[0], shown.accessibility.value)

    #expect(shown.marks.map(\.kind) == [.on, .on, .on, .off, .off])
    #expect(shown.marks[0].layer.tint == ThemeColor(red: 0xE2, green: 0x63, blue: 0x00))
  }
}

import StyleSheet
import Testing

@Suite struct ProvenanceTests {
  static let base = Sheet(
    parsing: SourceText(
      """
      @brand: #112233;
      fdlFUIRatingControl { on-color: red; on-color: @brand; }
      @media (device: ipad) { fdlFUIRatingControl { on-color: green; } }
      """))
  static let brand = Sheet(
    parsing: SourceText("fdlFUIRatingControl { on-color-accented: star; on-color: #445566; }"))

  /// The provenance must be complete, because it explains a value to the author of a theme.
  @Test func provenanceHasWinnerVariableAndBeatenDeclarations() throws {
    let theme = Theme(of: [Self.base], in: ThemeEnvironment(device: .ipad))
    let found = theme.provenance(of: Property<ThemeColor>("on-color"), at: "fdlFUIRatingControl")
    let winner = try #require(found.winner)
    #expect(winner.text == "green")
    #expect(winner.conditions.map(\.value) == ["ipad"])
    #expect(found.beaten.map(\.text) == ["#112233", "red"])
    #expect(found.beaten.first?.variable?.name == "@brand")
    #expect(Self.base.source[winner.range] == "on-color: green;")
  }

  @Test func laterSheetsWinAndUnreadableValuesAreSkipped() throws {
    let theme = Theme(of: [Self.base, Self.brand])
    let property = Property<ThemeColor>("on-color")
    let found = theme.provenance(of: property, "accented", at: "fdlFUIRatingControl")
    #expect(found.winner?.text == "#445566")
    #expect(found.winner?.sheet == 1)
    #expect(found.beaten.map(\.text) == ["star", "#112233", "red"])
    #expect(found.beaten.map(\.isReadable) == [false, true, true])
    let color = theme[property, "accented", at: "fdlFUIRatingControl"]
    #expect(color == ThemeColor(red: 0x44, green: 0x55, blue: 0x66))
  }

  @Test func descriptionHasALineForEachDeclaration() {
    let theme = Theme(of: [Self.base, Self.brand], in: ThemeEnvironment(device: .ipad))
    let found = theme.provenance(
      of: Property<ThemeColor>("on-color"), "accented", at: "fdlFUIRatingControl")
    #expect(
      "\(found)" == """
        '#445566' by 'on-color' of 'fdlFUIRatingControl' in sheet 1, bytes 47..<65
          beats 'star' by 'on-color-accented' of 'fdlFUIRatingControl' in sheet 1, bytes 22..<46, which is no value of the type
          beats 'green' by 'on-color' of 'fdlFUIRatingControl' in sheet 0, bytes 120..<136, under '@media (device: ipad)'
          beats '#112233' by 'on-color' of 'fdlFUIRatingControl' in sheet 0, bytes 54..<71, through '@brand'
          beats 'red' by 'on-color' of 'fdlFUIRatingControl' in sheet 0, bytes 39..<53
        """)
    let nothing = Theme(of: []).provenance(
      of: Property<ThemeColor>("on-color"), at: "fdlFUIRatingControl")
    #expect("\(nothing)" == "no sheet sets a value that can be read")
  }

  @Test func originOfPaletteNameIsItsOverride() {
    let sheet = Sheet(parsing: SourceText("@tintColorDark: #010203; @tintColor: #040506;"))
    let theme = Theme(of: [sheet])
    #expect(theme.origin(ofColor: "tintColor")?.text == "#040506")
    #expect(theme.color("tintColor") == ThemeColor(red: 4, green: 5, blue: 6))
    #expect(theme.origin(ofColor: "primaryLabel") == nil)
    let dark = Theme(of: [sheet], in: ThemeEnvironment(appearance: .dark))
    #expect(dark.origin(ofColor: "tintColor") == nil)
  }
}

@testable import FormCellModel
import StyleSheet
import Testing

@Suite struct RatingLookTests {
  static let red = ThemeColor(rgba: 0xFF00_00FF)
  static let green = ThemeColor(rgba: 0x00FF_00FF)
  static let blue = ThemeColor(rgba: 0x0000_FFFF)

  static func look(_ style: RatingStyle, _ sheet: String) -> RatingLook {
    RatingLook(of: style, isLarge: false, in: Theme(sheet: sheet))
  }

  @Test func defaultLookDependsOnTheStyle() {
    let looks = RatingStyle.allCases.map { RatingLook(of: $0, isLarge: false, in: .fiori) }
    let colors = [0x0070_F2FF, 0x8396_A875, 0x5B73_8BFF, 0xA93E_00FF].map(ThemeColor.init(rgba:))
    #expect(looks.map(\.on.color) == colors)
    #expect(looks.map(\.off.color) == colors)
    #expect(looks.map(\.half.color) == colors)
    #expect(Set(looks.map(\.on.image.name)) == ["star.fill"])
    #expect(Set(looks.map(\.off.image.name)) == ["star"])
    #expect(Set(looks.map(\.half.image.name)) == ["star.leadinghalf.filled"])
    let label = ThemeColor(rgba: 0x5B73_8BFF)
    #expect(looks[2].leadingLabel == RatingLook.Text(color: label, font: TextFont(.subheadline)))
  }

  struct Case: CustomTestStringConvertible {
    let testDescription: String
    let style: RatingStyle
    let sheet: String
    let on: ThemeColor
  }

  @Test(arguments: [
    Case(
      testDescription: "the variant beats the bare property", style: .accented,
      sheet: "fdlFUIRatingControl { on-color: #FF0000; on-color-accented: #00FF00; }", on: green),
    Case(
      testDescription: "without the variant the bare property holds", style: .standard,
      sheet: "fdlFUIRatingControl { on-color: #FF0000; on-color-accented: #00FF00; }", on: red),
    Case(
      testDescription: "the form cell beats the control", style: .accented,
      sheet: """
        fdlFUIRatingControlFormCell_ratingControl { on-color: #0000FF; }
        fdlFUIRatingControl { on-color: #FF0000; }
        """, on: blue),
    Case(
      testDescription: "a variant of the control beats what is bare in the form cell",
      style: .accented,
      sheet: """
        fdlFUIRatingControl { on-color-accented: #00FF00; }
        fdlFUIRatingControlFormCell_ratingControl { on-color: #0000FF; }
        """, on: green),
    Case(
      testDescription: "a disabled control has a variant of its own", style: .editableDisabled,
      sheet:
        "fdlFUIRatingControl { on-color-editable: #FF0000; on-color-editable-disabled: #00FF00; }",
      on: green),
  ])
  func mostSpecificColorWins(_ c: Case) {
    #expect(Self.look(c.style, c.sheet).on.color == c.on)
  }

  @Test func halfColorDefaultsToTheOnColor() {
    let on = "fdlFUIRatingControl { on-color-standard: #FF0000; }"
    #expect(Self.look(.standard, on).half.color == Self.red)
    let both = "fdlFUIRatingControl { on-color: #FF0000; half-color-standard: #00FF00; }"
    #expect(Self.look(.standard, both).half.color == Self.green)
    #expect(Self.look(.accented, both).half.color == Self.red)
  }

  @Test(arguments: RatingStyle.allCases)
  func imagesHaveTwoVariantsForFourStyles(_ style: RatingStyle) {
    let look = Self.look(
      style, "fdlFUIRatingControl { on-image-standard: heart; on-image-editable: flag; }")
    #expect(look.on.image.name == (style.isReadOnly ? "heart" : "flag"))
    #expect(look.off.image.name == "star")
  }

  /// The default half star does not match a custom on image, so that image is cut instead.
  @Test(arguments: [
    ("on-image: heart; off-image: ring;", "heart", true),
    ("on-image: heart; half-image: broken;", "broken", false),
    ("on-image: star.fill;", "star.leadinghalf.filled", false),
    ("off-image: ring;", "star.leadinghalf.filled", false),
  ])
  func halfWithoutAnImageIsCutFromTheOnImage(_ sheet: String, _ half: String, _ isCut: Bool) {
    let theme = Theme(sheet: "fdlFUIRatingControl { \(sheet) half-color: #00FF00; }")
    var cell = RatingCell(style: .standard)
    cell.average = 2.5
    for direction in ReadingDirection.allCases {
      let mark = RatingPresentation(of: cell, in: theme, direction).marks[2]
      #expect(mark.kind == (isCut ? .partial : .half))
      #expect(mark.layer.image.name == half)
      #expect(mark.layer.tint == Self.green)
      #expect(mark.litWidth == 0.5)
      #expect(mark.underlay?.image.name == (isCut ? "ring" : nil))
      #expect(mark.isMirrored == (direction == .rightToLeft))
    }
  }

  @Test func textsHaveTheirOwnPaths() {
    let look = Self.look(
      .editable,
      """
      fdlFUIRatingControlFormCell_title { font-color: #FF0000; font-style: headline; }
      fdlFUIRatingControlFormCell_subtitle { font-color: #00FF00; }
      fdlFUIRatingControl_leading_label { font-style: footnote; }
      fdlFUIRatingControl_trailing_label { font-color: #0000FF; }
      """)
    let primary = ThemeColor(rgba: 0x2235_48FF)
    #expect(look.keyName == RatingLook.Text(color: Self.red, font: TextFont(.headline, .semibold)))
    #expect(look.subtitle == RatingLook.Text(color: Self.green, font: TextFont(.footnote)))
    #expect(look.leadingLabel == RatingLook.Text(color: primary, font: TextFont(.footnote)))
    #expect(look.trailingLabel == RatingLook.Text(color: Self.blue, font: TextFont(.body)))
  }

  /// The page of the leading label prints `font_style`; the usual spelling wins.
  @Test(arguments: [
    ("font_style: footnote;", FontStyle.footnote),
    ("font_style: footnote; font-style: headline;", .headline),
  ])
  func leadingLabelHasTheStyleAsPrinted(_ text: String, _ style: FontStyle) {
    let look = Self.look(.standard, "fdlFUIRatingControl_leading_label { \(text) }")
    #expect(look.leadingLabel?.font.style == style)
  }

  /// A palette name with a color that is not published has the palette's own in the appearance.
  @Test func unknownColorsAreThoseOfThePalette() {
    let sheet = Sheet(
      parsing: SourceText(
        "@primaryLabel_darkBackground: esriEdit; @primaryBackground_darkBackground: esriEdit;"))
    let dark = ThemeEnvironment(appearance: .dark)
    let (plain, theme) = (Theme(of: [], in: dark), Theme(of: [sheet], in: dark))
    let cell = RatingCell(keyName: "Service")
    let looks = [plain, theme].map { cell.presentation(in: CellContext($0)) }
    #expect(looks[0].items == looks[1].items)
    #expect(looks[0].background?.color == looks[1].background?.color)
  }

  /// Labels support a font name and a size; the title supports only a style.
  @Test func labelsHaveTheFontOfTheSheet() throws {
    let text = """
      fdlFUIRatingControl_leading_label { font-name: Georgia-BoldItalic; font-size: 21; }
      fdlFUIRatingControl_trailing_label { font-name: lightSystem; font-style: footnote; }
      fdlFUIRatingControlFormCell_title { font-name: Georgia; font-size: 30; }
      fdlFUIInlineValidationView_titleLabel { font-size: 0; font-name: Menlo; }
      """
    let look = Self.look(.standard, text)
    let leading = TextFont(
      .subheadline, .bold, family: "Georgia-BoldItalic", isItalic: true, fixedSize: 21)
    #expect(look.leadingLabel?.font == leading)
    #expect(look.trailingLabel?.font == TextFont(.footnote, .light))
    #expect(look.keyName.font == TextFont(.subheadline, .semibold))
    let notice = ValidationLook(
      of: Validation("Required", .error, .hint), isDimmed: false, in: Theme(sheet: text))
    #expect(notice.font == TextFont(.footnote, family: "Menlo"))

    var cell = RatingCell(keyName: "Service", style: .standard)
    cell.average = 3.5
    cell.showsLeadingLabel = true
    let shown = RatingPresentation(of: cell, in: Theme(sheet: text), textSize: .extraLarge)
    let label = try #require(shown.leadingLabel)
    #expect((label.font.pointSize, label.font.lineHeight) == (21, 26))
    #expect(shown.cell.snapshot.contains(" subheadline bold Georgia-BoldItalic italic 21 at "))
    let svg = shown.cell.svg()
    #expect(
      svg.contains(
        " font-size=\"21\" font-weight=\"700\" font-style=\"italic\""
          + " font-family=\"'Georgia-BoldItalic','Georgia',system-ui,"))
  }
}

/// Looks that are resolved once for many cells equal those resolved for each cell.
@Suite struct RatingLooksTests {
  @Test func sharedLooksGiveTheSamePresentation() {
    let theme = Theme(
      sheet: """
        fdlFUIRatingControl { on-color-accented: #112233; off-color: #445566; }
        fdlFUIRatingControlFormCell_title { font-color: #778899; }
        """)
    let looks = RatingLooks(in: theme)
    for style in RatingStyle.allCases {
      for isLarge in [false, true] {
        for kind in Validation.Kind.allCases {
          for box in Validation.Style.allCases {
            var cell = RatingCell(keyName: "Rate", style: style, value: 3)
            cell.isLarge = isLarge
            cell.validation = Validation("No", kind, box)
            let alone = RatingPresentation(of: cell, in: theme, width: 300, .rightToLeft)
            #expect(RatingPresentation(of: cell, in: looks, width: 300, .rightToLeft) == alone)
          }
        }
      }
    }
  }
}

import Testing

@testable import StyleRules
@testable import StyleSheet

/// A sheet is incomplete, and a value is invalid, only together with the sheets that it imports.
@Suite struct ImportFactsTests {
  struct Case: CustomTestStringConvertible {
    let testDescription: String
    let base: String
    /// The importing sheet, annotated with the findings.
    let text: String
    let rules: [Rule]

    init(
      _ description: String, _ base: String, _ text: String, rules: [Rule] = ImportFactsTests.rules
    ) {
      testDescription = description
      self.base = base
      self.text = text
      self.rules = rules
    }
  }

  /// The rules about completeness and about values, also those behind variables.
  private static let rules =
    Rule.usual.filter { $0.group == .completeness || $0.group == .value }
    + [.shortHex, .fontTooSmall, .missingImage]

  static let cases = [
    Case(
      "the imported sheet completes each pair",
      """
      @tintColor_lightBackground: #0057D2;
      Button { background-color-top: #0A6ED1; border-width: 1; }
      TextField { background-color: white; }
      fdlFUIRatingControl { on-color: #0064D9; off-image: star; }
      """,
      """
      @import "base";
      @tintColor_darkBackground: #4DB1FF;
      Button { background-color-bottom: #07405F; border-color: #07405F; }
      TextField { font-color: #EEEEEE; }
      fdlFUIRatingControl { on-color-accented: #0064D9; on-image: star-filled; }
      """),
    Case(
      "a class inherits what the imported sheet sets where its path starts",
      """
      BarButton { background-color-top: #0A6ED1; border-width: 1; }
      fdlFUIRatingControl { on-color: #0064D9; off-color: #5B738B; }
      """,
      """
      @import "base";
      BarButtonBack { background-color-bottom: #07405F; border-color: #07405F; }
      fdlFUIRatingControlFormCell_ratingControl { on-color-accented: #0040B0; }
      """),
    Case(
      "another class, another palette name, and a situation complete nothing",
      """
      @negativeLabel: #AA0808;
      BarButton { background-color-top: #0A6ED1; }
      @media (device: ipad) { Button { border-width: 1; } }
      """,
      """
      @import "base";
      @tintColor_darkBackground: #4DB1FF;
      ^^^^^^^^^^^^^^^^^^^^^^^^^ remark[missing-dark]: there is no '@tintColor_lightBackground' beside it: in light mode the palette's color stays
      Button { background-color-bottom: #07405F; }
               ^^^^^^^^^^^^^^^^^^^^^^^ warning[half-gradient]: 'Button' has no 'background-color-top': nothing is drawn
      @media (device: iphone) { Button { border-color: #07405F; } }
                                         ^^^^^^^^^^^^ warning[border-without-width]: 'Button' has no 'border-width' on iphone, so its border is not seen
      """),
    Case(
      "the imported sheet styles the other parts",
      """
      fdlFUIRatingControlFormCell_subtitle { font-style: body; }
      fdlFUIRatingControlFormCell_ratingControl { on-color: #0064D9; off-color: #5B738B; }
      """,
      """
      @import "base";
      fdlFUIRatingControlFormCell_title { font-style: body; }
      """,
      rules: [.lowCoverage]),
    Case(
      "the values of imported variables are those of the properties",
      """
      @ink: gren;
      @size: large;
      @gap: 4, 8;
      @face: boldsystem;
      @align: centre;
      @off: 4;
      @dim: 50;
      @short: #FFF;
      @tiny: 4;
      @pic: star-filed;
      """,
      """
      @import "base";
      fdlFUIRatingControl { on-color: @ink; off-color: @size; }
                                      ^^^^ error[invalid-color]: 'gren' is no color to sapfiori; did you mean 'green'?
                                                       ^^^^^ warning[invalid-color]: 'large' is no color to sapfiori (inferred)
      Button { padding: @gap; font-name: @face; font-size: @size; shadow-opacity: @dim; }
                        ^^^^ warning[malformed-box]: engines such as nui will take '4, 8' for '4 0 8 0', because a comma counts as a number: write one to four numbers with blanks between them
                                         ^^^^^ warning[unknown-font]: 'boldsystem' is no font; did you mean 'boldSystem'?
                                                           ^^^^^ warning[invalid-number]: 'font-size' takes a number such as '12' or '0.5', and 'large' is 0 to engines such as nui
                                                                                  ^^^^ warning[out-of-range]: 'shadow-opacity' is from 0 to 1, and cannot be 50
      Label { text-align: @align; text-shadow-offset: @off; }
                          ^^^^^^ warning[unknown-keyword]: 'text-align' takes 'left', 'center' or 'right', and 'centre' is 'left' to engines such as nui; did you mean 'center'?
                                                      ^^^^ warning[malformed-offset]: 'text-shadow-offset' takes two numbers with a comma between them, such as '0, 1'; without one engines such as nui crash the app
      TextView { font-color: @short; font-size: @tiny; }
                             ^^^^^^ remark[short-hex]: it is not known whether three hex digits are a color to sapfiori: write '#FFFFFF'
                                                ^^^^^ remark[font-too-small]: text of 4 points is hard to read: 11 is the least
      View { background-image: @pic; }
                               ^^^^ warning[missing-image]: no image is called 'star-filed'; did you mean 'star-filled'?
      """),
    Case(
      "a definition of the sheet, and the last imported one, win",
      "@ink: gren; @size: large; @size: 12; @media (device: ipad) { @gap: wide; }",
      """
      @import "base";
      @ink: green;
      Label { font-color: @ink; font-size: @size; }
      Button { corner-radius: @gap; }
                              ^^^^ warning[invalid-number]: 'corner-radius' takes a number such as '12' or '0.5', and 'wide' is 0 to engines such as nui
      @media (device: iphone) { Button { border-width: @gap; } }
      """),
    Case(
      "a fault does not hide the values, and comments suppress them",
      "@ink: gren;",
      """
      @import "base";
      Label { font-color: @ink; }
                          ^^^^ warning[invalid-color]: 'gren' is no color to sapfiori; did you mean 'green'?
      /* stylecheck-disable-next-line invalid-color -- the app has it */
      Button { font-color: @ink; } }
                                   ^ error[unexpected-brace]: this '}' closes nothing; sapfiori ignores the whole sheet (inferred)
      """),
  ]

  @Test(arguments: cases)
  func findingsKnowTheImportedSheets(_ row: Case) {
    for example in row.text.examples(beside: ["base.nss": row.base]).all {
      let sheet = Sheet(parsing: example.source)
      let imports = ImportFacts(of: example.loadOrder(of: sheet))
      let found = sheet.findings(
        for: [.sapfiori], rules: row.rules, importing: imports,
        showing: Rule.missingImage.examples[0].images
      ).diagnostics
      #expect(example.source.annotated(with: found) == row.text)
      #expect(found.filter { $0.id != "unexpected-brace" }.flatMap(\.fixIts) == [])
      // Nothing is known of imports that the engine does not follow.
      let alone = Sheet(parsing: example.source).findings(for: [.nui], rules: row.rules)
      let beside = sheet.findings(for: [.nui], rules: row.rules, importing: imports)
      #expect(beside == alone)
    }
  }
}

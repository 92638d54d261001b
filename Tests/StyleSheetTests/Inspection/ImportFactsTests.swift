import Testing

@testable import StyleRules
@testable import StyleSheet

/// A sheet is incomplete only together with the sheets that it imports.
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

  private static let rules = Rule.usual.filter { $0.group == .completeness }

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
      Button { background-color-bottom: #07405F; border-color: #07405F; }
               ^^^^^^^^^^^^^^^^^^^^^^^ warning[half-gradient]: 'Button' has no 'background-color-top': nothing is drawn
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
  ]

  @Test(arguments: cases)
  func findingsKnowTheImportedSheets(_ row: Case) {
    for example in row.text.examples(beside: ["base.nss": row.base]).all {
      let sheet = Sheet(parsing: example.source)
      let imports = ImportFacts(of: example.loadOrder(of: sheet))
      let found = sheet.findings(for: [.sapfiori], rules: row.rules, importing: imports).diagnostics
      #expect(example.source.annotated(with: found) == row.text)
      #expect(found.flatMap(\.fixIts) == [])
      // Nothing is known of imports that the engine does not follow.
      let alone = Sheet(parsing: example.source).findings(for: [.nui], rules: row.rules)
      let beside = sheet.findings(for: [.nui], rules: row.rules, importing: imports)
      #expect(beside == alone)
    }
  }
}

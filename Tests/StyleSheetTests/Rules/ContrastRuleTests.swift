@testable import StyleRules
import StyleSheet
import Testing

@Suite struct ContrastRuleTests {
  /// A sheet with the expected contrast findings: the rule and a part of its message.
  struct Case: CustomTestStringConvertible {
    let testDescription: String
    let text: String
    let dialect: Dialect
    let found: [(id: String, words: String)]

    init(
      _ description: String, _ text: String, for dialect: Dialect = .sapfiori,
      _ found: (String, String)...
    ) {
      testDescription = description
      self.text = text
      self.dialect = dialect
      self.found = found.map { (id: $0.0, words: $0.1) }
    }
  }

  static let rules = [
    "low-contrast-mark", "low-contrast-text", "state-by-hue", "unknown-contrast",
  ].compactMap(Rule.init(named:))

  /// The five-star control of WCAG 2.2, "Understanding Non-text Contrast": yellow stars on white
  /// fail 1.4.11 with 1.2:1, and yellow and white stars with the same black outline fail 1.4.1.
  static let wcagStars = [
    Case(
      "yellow stars on white",
      """
      fdlFUIRatingControlFormCell { background-color: #FFFFFF; }
      fdlFUIRatingControlFormCell_ratingControl { on-color: #FFF000; off-color: #000000; }
      """, ("low-contrast-mark", "'on-color' has a contrast of 1.18 against 'background-color'")),
    Case(
      "yellow and white stars with one outline, on a ground that both stand out from",
      """
      fdlFUIRatingControlFormCell { background-color: #404040; }
      fdlFUIRatingControlFormCell_ratingControl {
        on-image: outlined; off-image: outlined; on-color: #FFF000; off-color: #FFFFFF;
      }
      """, ("state-by-hue", "have a contrast of 1.18 to each other and one image")),
    Case(
      "the same with two images",
      """
      fdlFUIRatingControlFormCell { background-color: #404040; }
      fdlFUIRatingControlFormCell_ratingControl {
        on-image: filled; off-image: outlined; on-color: #FFF000; off-color: #FFFFFF;
      }
      """),
    Case(
      "the same with a black star for off",
      """
      fdlFUIRatingControlFormCell { background-color: #767676; }
      fdlFUIRatingControlFormCell_ratingControl {
        on-image: star; off-image: star; on-color: #FFF000; off-color: #000000;
      }
      """),
  ]

  static let cases = [
    // Disabled controls are exempt.
    Case("disabled", "Button { background-color: white; font-color-disabled: #DDDDDD; }"),
    Case(
      "disabled marks",
      "fdlFUIRatingControl { on-color-editable-disabled: #FAFAFA; on-color: #767676; }"),
    // Large text needs less contrast.
    Case("large", "TextField { background-color: white; font-color: #949494; font-size: 18; }"),
    Case(
      "large and bold",
      "TextField { background-color: white; font-color: #949494; font-size: 14; font-name: boldSystem; }"
    ),
    Case(
      "bold by its own name",
      "TextField { background-color: white; font-color: #949494; font-size: 14; font-name: Fira-BoldItalic; }"
    ),
    Case(
      "not quite bold",
      "TextField { background-color: white; font-color: #949494; font-size: 14; font-name: Fira-SemiBold; }",
      ("low-contrast-text", "3.03 against 'background-color', but text needs 4.5")),
    Case(
      "not large enough even so",
      "TextField { background-color: white; font-color: #959595; font-style: title3; }".replacing(
        "style: title3", with: "size: 20"),
      ("low-contrast-text", "2.99 against 'background-color', but large text needs 3")),
    Case(
      "large by its style",
      "fdlFUIRatingControlFormCell_title { font-color: #949494; font-style: title3; }"),
    // States.
    Case(
      "a selected cell highlights its text",
      "TableCell { background-color: white; font-color: black; background-color-selected: black; font-color-highlighted: white; }"
    ),
    Case(
      "a selected cell that does not",
      "TableCell { background-color: white; font-color: black; background-color-selected: #222222; }",
      (
        "low-contrast-text",
        "'font-color' has a contrast of 1.31 against 'background-color-selected'"
      )
    ),
    Case(
      "a color for the selection alone may be illegible on the usual background, which is unknown",
      """
      TableCell { font-color: #333333; background-color-selected: #1F4E79; }
      SegmentedControl { font-color: #1F4E79; background-color-selected: #1F4E79; }
      Button { font-color: #1F4E79; background-color-highlighted: #1F4E79; }
      """,
      ("low-contrast-text", "text needs 4.5: 'font-color-highlighted' is missing"),
      ("low-contrast-text", "text needs 4.5: 'font-color-selected' is missing"),
      ("low-contrast-text", "text needs 4.5: 'font-color-highlighted' is missing")),
    Case(
      "an app's own cell, by its name",
      """
      GeneralTableCell {
        background-color: white; background-color-selected: #004488;
        font-color: black; font-color-highlighted: white;
      }
      """),
    Case(
      "the selection of a cell without a color is the system's",
      "TableCell { background-color: white; font-color: black; font-color-highlighted: white; }",
      ("unknown-contrast", "does not say what 'font-color-highlighted' of 'TableCell' lies on")),
    Case(
      "an app's own cell in its selection, too",
      "GeneralCell { background-color: white; font-color: black; font-color-highlighted: white; }"),
    Case(
      "a detail highlights its text on the selection of its cell",
      """
      TableCell { background-color: white; background-color-selected: black; }
      TableCellDetail { font-color: #707070; font-color-highlighted: #222222; }
      """, ("low-contrast-text", "1.31 against 'background-color-selected' of 'TableCell'")),
    Case(
      "a label has one background in all its states",
      "Label { background-color: white; font-color: black; font-color-highlighted: #EEEEEE; }",
      ("low-contrast-text", "'font-color-highlighted' has a contrast of 1.16")),
    Case(
      "a state of a button on the background of the same state",
      """
      Button {
        background-color: white; background-color-highlighted: black;
        font-color: black; font-color-highlighted: white;
      }
      """),
    Case(
      "a background that the class does not have",
      """
      fdlFUIRatingControlFormCell_title { background-color: blue; font-color: primaryLabel; }
      """),
    Case(
      "a state of a button falls back on the usual one",
      "Button { background-color: white; font-color: black; font-color-highlighted: #EEEEEE; }",
      ("low-contrast-text", "'font-color-highlighted'")),
    Case(
      "the text is on another class than the ground",
      """
      fdlFUIObjectTableViewCell { background-color: #000000; background-color-selected: #FFFFFF; }
      fdlFUIObjectView_headlineLabel { font-color: #111111; }
      """,
      (
        "low-contrast-text",
        "1.11 against 'background-color' of 'fdlFUIObjectTableViewCell'"
      )),
    Case(
      "a detail lies on its cell",
      "TableCell { background-color: white; } TableCellDetail { font-color: #AAAAAA; }",
      ("low-contrast-text", "against 'background-color' of 'TableCell'")),
    Case(
      "a form cell's rating has what any rating has",
      """
      fdlFUIRatingControlFormCell { background-color: #0064D9; }
      fdlFUIRatingControl { on-color: #0070F2; off-color: white; }
      fdlFUIRatingControlFormCell_ratingControl { off-color: white; }
      """, ("low-contrast-mark", "'on-color' has a contrast of 1.20 against")),
    Case(
      "a property that the class does not have",
      "BarButton { background-color: white; font-color: black; font-color-highlighted: #EEEEEE; }"),
    // An app's own classes: only text on the background of the same class.
    Case(
      "an own class", "Chip { background-color: white; font-color: #CCCCCC; }",
      ("low-contrast-text", "1.60 against 'background-color'")),
    Case("an own class without a ground", "Chip { font-color: #CCCCCC; }"),
    Case(
      "said once for a list of classes",
      "Chip, Badge { background-color: white; font-color: #CCCCCC; }",
      ("low-contrast-text", "1.60")),
    // Translucent and unknown backgrounds.
    Case(
      "half of a color over one that is known",
      "TableCell { background-color: white; } TableCellDetail { font-color: rgba(0, 0, 0, 0.3); }",
      ("low-contrast-text", "2.12 against 'background-color' of 'TableCell'")),
    Case(
      "a ground that shines through to nobody knows what",
      "TextField { background-color: rgba(255, 255, 255, 0.5); font-color: black; }",
      ("unknown-contrast", "a color that something shines through")),
    Case(
      "clear is no ground",
      "TextField { background-color: clear; font-color: black; }",
      ("unknown-contrast", "the sheet does not say what 'font-color' of 'TextField' lies on")),
    Case(
      "a gradient with both ends far away",
      "Button { background-color-top: #FFFFFF; background-color-bottom: #EEEEEE; font-color: black; }"
    ),
    Case(
      "a gradient with both ends too near",
      "Button { background-color-top: #FFFFFF; background-color-bottom: #EEEEEE; font-color: #CCCCCC; }",
      ("low-contrast-text", "1.38 against the gradient's 'background-color-bottom'")),
    Case(
      "a gradient that is lightest at its upper end",
      "Button { background-color-top: #FFFFFF; background-color-bottom: #DDDDDD; font-color: #F8F8F8; }",
      ("low-contrast-text", "1.06 against the gradient's 'background-color-top'")),
    Case(
      "a back button, which has no gradient",
      "BarButtonBack { background-color-top: #FFFFFF; background-color-bottom: #000000; font-color: #EEEEEE; }",
      for: .nui, ("low-contrast-text", "1.16 against 'background-color-top'")),
    Case(
      "a gradient that shines through, on the palette's background",
      """
      fdlFUIRatingControlFormCell {
        background-color-top: rgba(0, 0, 0, 0.1); background-color-bottom: rgba(0, 0, 0, 0.2);
      }
      fdlFUIRatingControlFormCell_title { font-color: #B0B0B0; }
      """,
      ("unknown-contrast", "'tintColor' lies on a gradient"),
      (
        "low-contrast-text",
        "1.35 against the gradient's 'background-color-bottom' of 'fdlFUIRatingControlFormCell'"
      )),
    Case(
      "an image behind it", "TextField { background-image: paper; font-color: black; }",
      ("unknown-contrast", "lies on an image")),
    Case(
      "a color that only a system knows",
      "TextField { background-color: systemBackground; font-color: black; }", for: .nui,
      ("unknown-contrast", "a color that only a running system knows")),
    Case("a ground that is no color", "TextField { background-color: gren; font-color: black; }"),
    Case(
      "a ground that is not defined", "TextField { background-color: @ground; font-color: black; }"),
    Case(
      "a gradient that is not defined",
      "TextField { background-color-top: @top; background-color-bottom: white; font-color: black; }"
    ),
    Case(
      "a button on its bar",
      "NavigationBar { bar-tint-color: #B0D450; } BarButton { font-color: #3A835B; }",
      ("low-contrast-text", "against 'bar-tint-color' of 'NavigationBar'")),
    Case(
      "an image of a color covers a bar's tint",
      """
      NavigationBar { bar-tint-color: white; background-color: black; font-color: white; }
      """),
    // Colors that the sheet does not set.
    Case(
      "both are the palette's",
      "TableCell { background-color: primaryBackground; font-color: quaternaryLabel; }"),
    Case("only an image is set", "fdlFUIRatingControl { on-image: star; }"),
    Case(
      "one image for both states, in the palette's color",
      "fdlFUIRatingControl { on-image: star; off-image: star; }",
      ("state-by-hue", "have a contrast of 1.00 to each other and one image")),
    Case(
      "segments that are much alike",
      "SegmentedControl { background-color: #FFFFFF; background-color-selected: #EEEEEE; }",
      ("state-by-hue", "'background-color-selected' and 'background-color' have a contrast of 1.16")
    ),
    Case(
      "segments with other text",
      """
      SegmentedControl {
        background-color: #FFFFFF; background-color-selected: #EEEEEE;
        font-color: #000000; font-color-selected: #707070; font-size: 20;
      }
      """),
    Case(
      "segments with images",
      """
      SegmentedControl {
        background-color: #FFFFFF; background-color-selected: #EEEEEE;
        background-image-selected: pressed;
      }
      """),
    // Appearances and devices.
    Case(
      "dark mode is looked at where the sheet speaks of it",
      """
      @customColor1: #FFFFFF; @customColor1_darkBackground: #202020;
      TableCell { background-color: customColor1; font-color: #222222; }
      """,
      ("low-contrast-text", "1.02 against 'background-color' in dark mode")),
    Case(
      "and not otherwise",
      "TableCell { background-color: white; } TableCellDetail { font-color: #222222; }"),
    // The palette's background, which is known in light and dark mode.
    Case(
      "black on what is nearly black by night",
      "fdlFUIRatingControlFormCell_title { font-color: #000000; }",
      (
        "low-contrast-text",
        "1.00 against 'primaryBackground' in dark mode, but text needs 4.5: "
          + "no one color would do in all appearances, but 'primaryLabel' would"
      )),
    Case(
      "white on what is white by day",
      "fdlFUIRatingControlFormCell_title { font-color: #FFFFFF; }",
      ("low-contrast-text", "1.00 against 'primaryBackground' in light mode")),
    Case(
      "a gray that fails on raised surfaces alone",
      "fdlFUIRatingControlFormCell_title { font-color: #767676; }",
      ("low-contrast-text", "in dark mode on a raised surface with normal contrast, but text")),
    Case(
      "a name that follows it", "fdlFUIRatingControlFormCell_title { font-color: primaryLabel; }"),
    Case(
      "the nearest name by its color",
      "fdlFUIRatingControlFormCell_title { font-color: #C00010; }",
      ("low-contrast-text", "but 'negativeLabel' would")),
    Case(
      "a name that the sheet itself spoils is not offered",
      """
      @primaryLabel_darkBackground: #101010; @primaryLabel: #223548;
      fdlFUIRatingControlFormCell_title { font-color: #223548; }
      """,
      ("low-contrast-text", "'primaryLabel' has a contrast of 1.10 against"),
      ("low-contrast-text", "but 'secondaryLabel' would")),
    Case("marks need less", "fdlFUIRatingControl { on-color: #767676; off-color: #808080; }"),
    Case(
      "a ground that does not follow, under marks that do",
      "fdlFUIRatingControlFormCell { background-color: white; }",
      (
        "low-contrast-mark",
        "'mango8' has a contrast of as little as 1.36 against 'background-color'"
      )),
    Case(
      "large text on raised surfaces",
      "fdlFUIRatingControlFormCell_title { font-color: #767676; font-style: title3; }"),
    Case(
      "a size that the class does not have",
      "fdlFUIRatingControlFormCell_title { font-color: #767676; font-size: 20; }",
      ("low-contrast-text", "but text needs 4.5")),
    Case(
      "nothing falls back from dark to light",
      "@primaryLabel: #EEEEEE;",
      ("low-contrast-text", "'primaryLabel' has a contrast of 1.16 against 'primaryBackground'")),
    Case(
      "an alias has its situation",
      "@tintColorLight: #222222;",
      (
        "low-contrast-text",
        "'tintColor' has a contrast of 1.31 against 'primaryBackground' in dark"
      )
    ),
    Case(
      "a name that follows the appearance on a ground that does not",
      "TableCell { background-color: black; font-color: primaryLabel; }",
      ("low-contrast-text", "against 'background-color' in light mode")),
    Case(
      "on one device only",
      """
      TextField { background-color: white; font-color: black; }
      @media (device: ipad) { TextField { font-color: #EEEEEE; } }
      """, ("low-contrast-text", "against 'background-color' on an ipad")),
    Case(
      "in one orientation of one device",
      """
      TextField { background-color: white; font-color: black; }
      @media (device: ipad) and (orientation: landscape) { TextField { font-color: #EEEEEE; } }
      """, ("low-contrast-text", "on an ipad in landscape, but")),
    Case(
      "named once, however often it is met",
      """
      @media (device: ipad) { Label { height: 3; } }
      TextField { background-color: white; font-color: #EEEEEE; }
      """, ("low-contrast-text", "against 'background-color', but")),
    Case(
      "no color does on both",
      """
      TextField { font-color: #808080; background-color: #000000; }
      @media (device: ipad) { TextField { background-color: #808080; } }
      """,
      ("low-contrast-text", "1.00 against 'background-color' on an ipad, but text needs 4.5")),
    // Targets.
    Case(
      "NUI has no palette", "fdlFUIRatingControlFormCell_title { font-color: #EEEEEE; }",
      for: .nui),
    Case(
      "NUI has no palette, and its own classes", "Label { font-color: #EEEEEE; }", for: .nui,
      ("unknown-contrast", "does not say what 'font-color'")),
    Case(
      "the port reads no rule", "TextField { background-color: white; font-color: white; }",
      for: .fioriSwiftUI),
    Case(
      "the port has a palette", "@primaryLabel: #CCCCCC;", for: .fioriSwiftUI,
      ("low-contrast-text", "1.60 against 'primaryBackground'")),
  ]

  @Test(arguments: wcagStars + cases)
  func findingsMatch(_ example: Case) {
    let sheet = Sheet(parsing: SourceText(example.text))
    let found = sheet.findings(for: example.dialect, rules: Self.rules).diagnostics
      .filter { finding in Self.rules.contains { $0.id == finding.id } }
    #expect(found.map(\.id) == example.found.map(\.id), "\(found.map(\.message))")
    for (finding, expected) in zip(found, example.found) {
      // The examples of the rules show the colors in parentheses.
      let message = finding.message.replacing(#/ \(#[^)]*\)/#, with: "")
      #expect(message.contains(expected.words), "\(finding.message)")
    }
  }

  /// The suggested color has enough contrast in every situation of the sheet.
  @Test(arguments: wcagStars + cases)
  func suggestedColorHasEnoughContrast(_ example: Case) {
    let source = SourceText(example.text)
    let found = Sheet(parsing: source).findings(for: example.dialect, rules: Self.rules)
    for finding in found.diagnostics {
      guard let match = finding.message.firstMatch(of: /'(#[0-9A-F]{6})' would do/),
        source[finding.range].hasPrefix("#")
      else { continue }
      let edit = SourceEdit(finding.range, String(match.1))
      let fixed = Sheet(parsing: source.applying([edit]))
        .findings(for: example.dialect, rules: Self.rules).diagnostics
      #expect(fixed.allSatisfy { $0.range != finding.range }, "\(fixed.map(\.message))")
    }
  }

  /// A fix can also change the background, to a color with enough contrast to all texts on it.
  @Test func fixCanChangeBackground() throws {
    let source = SourceText(
      """
      Button {
        background-color: #888888; font-color: #666666; font-color-highlighted: #555555;
      }
      """)
    let sheet = Sheet(parsing: source)
    let found = sheet.findings(for: .sapfiori, rules: Self.rules).diagnostics
    let fixIts = found.flatMap(\.fixIts).filter { $0.message.hasSuffix("for the background") }
    #expect(fixIts.count == 2)
    let edits = try #require(fixIts.first).edits
    let fixed = Sheet(parsing: source.applying(edits))
    #expect(fixed.findings(for: .sapfiori, rules: Self.rules).diagnostics.map(\.id) == [])
  }
}

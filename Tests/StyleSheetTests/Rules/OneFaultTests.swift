@testable import StyleRules
import StyleSheet
import Testing

/// One fault is one finding: the more telling one.
@Suite struct OneFaultTests {
  /// A sheet, the engine it is for, and all that is said of it but remarks.
  struct Case: Sendable, CustomTestStringConvertible {
    let sheet: String
    let dialect: Dialect
    let said: [String]

    init(_ sheet: String, _ dialect: Dialect, _ said: String...) {
      self.sheet = sheet
      self.dialect = dialect
      self.said = said
    }

    var testDescription: String { "\(dialect.name): \(sheet)" }
  }

  static let cases = [
    Case("Button { horizontal-align: right; }\n", .nui, "unknown-property"),
    Case("TextField { horizontal-align: right; }\n", .nui, "lost-by-bug"),
    Case(".Label { font-size: 12; }\n", .nui, "leading-dot"),
    Case("Label { opacity: 1.5; }\n", .nui, "unknown-property"),
    Case("Label { text-alpha: 1.5; }\n", .nui, "out-of-range"),
    Case("Button {\n  background-image: http://x/y.png;\n}\n", .nui, "unexpected-character"),
    Case(
      "Button {\n  background-image: url(http://a.b/c.png);\n}\n", .nui, "unexpected-character"),
    Case("Button {\n  background-image: //cdn.x/y.png;\n}\n", .nui, "unexpected-character"),
    Case("Button { height: 1; }\nhttps://x.y/z\n", .nui, "declaration-outside-rule"),
    Case(
      "Label { font-color: url(data:image/png;base64,AAA=); }\n", .nui, "unexpected-character"),
    Case("Label {\n  font-size: 12; # old\n}\n", .nui, "unexpected-token"),
    Case("Label { font-size: 12; -- old }\n", .nui, "unexpected-token"),
    Case("Label {\n  font-name: \u{201C}Helvetica\";\n}\n", .nui, "unexpected-character"),
    Case("Label {\n  font-name: \"Helvetica\u{201D};\n}\n", .nui, "unexpected-character"),
    Case("@include foo;\n", .nui, "unknown-at-rule"),
    Case("Label { @x: 1; }\n", .nui, "definition-in-rule"),
    Case("Label { @extend Button; }\n", .nui, "unknown-at-rule"),
    Case("Label { @include x(1); }\n", .nui, "unknown-at-rule"),
    Case("Label { @if (a) { font-size: 12; } }\n", .sapfiori, "unknown-at-rule"),
    Case("Label { font-name: Arial\nfont-size 12; }\n", .nui, "swallowed-declaration"),
    Case("Label { font-size: 12\nfont-color red; }\n", .nui, "swallowed-declaration"),
    Case("Button { exclude-views: UIToolbar\nfont-size 12; }\n", .nui, "swallowed-declaration"),
    Case("Label { font-name: Helvetica Neue Light; }\n", .nui, "unknown-font"),
    Case("Label { font-name: Helvetica Neue; }\n", .nui),
    Case("Label { font-name:\n  Arial\n  Rounded; }\n", .nui),
    Case("@mediaX (device: ipad) { }\n", .nui, "unknown-at-rule"),
    Case("Label { font-color: rgb(1,2,3; }\n", .nui, "unbalanced-parenthesis"),
    // What is private to an app is no error, and a class of SAP's is that to NUI.
    Case("fdlFUIRatingControl { foo: red; }\n", .nui),
    Case("fdlFUIRatingControl { on-color: gren; }\n", .nui),
    Case("Mine { frobnicate: 3; }\n", .nui),
    // Each of two spellings is for one engine, so that a sheet with both is right.
    Case(
      "@tintColor_elevatedContrastLightkBackground:#0046A8;\n", .sapfiori, "lost-by-bug"),
    Case(
      "@tintColor_elevatedContrastLightBackground:#0046A8;\n", .fioriSwiftUI, "lost-by-bug"),
    Case(
      """
      @tintColor_elevatedContrastLightBackground:#0046A8;
      @tintColor_elevatedContrastLightkBackground:#0046A8;

      """, .fioriSwiftUI),
    Case(
      """
      @tintColor_elevatedContrastLightBackground:#0046A8;
      @tintColor_elevatedContrastLightkBackground:#0046A8;

      """, .sapfiori),
    Case(
      "@media (device: ipad) { @media (device: iphone) { } }\n", .fioriSwiftUI, "nothing-read"),
    // What costs the port a line is told with the fault, and what costs it none is a remark.
    Case("@header:#fff\n@header_darkBackground:red;\n", .fioriSwiftUI, "missing-semicolon"),
    Case(
      "@header:red: blue;\n@header_darkBackground:red;\n", .fioriSwiftUI, "unexpected-colon"),
    Case("Label{font-color: red}\n", .fioriSwiftUI, "nothing-read"),
    Case(
      "@header:red; @header_darkBackground:blue;\n", .fioriSwiftUI, "second-on-line"),
    Case("@a, @b: red;\n", .nui, "missing-colon"),
    Case(
      "Label { font-size: 12; @header:blue; }\n@header_darkBackground:red;\n", .fioriSwiftUI,
      "second-on-line"),
    Case("@he ader:red;\n", .nui, "missing-colon"),
    Case("@he ader:red;\n", .fioriSwiftUI, "missing-colon"),
    Case("Label { font color: red; }\n", .nui, "missing-colon"),
    Case("Label { font-co lor: red; }\n", .nui, "missing-colon"),
    Case("Label { font-size }\n", .nui, "missing-colon"),
    Case("@tintColour:red;\n", .fioriSwiftUI, "unused-variable"),
    Case("TextField { horizontal-align: centre; }\n", .nui, "lost-by-bug"),
    Case("@header:magenta;\n@header_darkBackground:red;\n", .fioriSwiftUI, "invalid-color"),
    Case(
      "@mediax: red;\n@mediax: red;\nLabel { font-color: @mediax; }\n", .nui,
      "reserved-prefix"),
    // A variable that is not defined is one fault, however often it is used.
    Case("Label { font-color: @a; }\nButton { font-color: @a; }\n", .nui, "undefined-variable"),
    Case(
      "@brnad: #0064D9;\nLabel { font-color: @brand; }\nButton { font-color: @brand; }\n", .nui,
      "undefined-variable"),
    // A definition that is lost to a fault of the text is named by the fault.
    Case("brand: #0064D9;\nLabel { font-color: @brand; }\n", .nui, "declaration-outside-rule"),
    Case("$brand: #0064D9;\nLabel { font-color: @brand; }\n", .nui, "unexpected-character"),
    Case("--brand: #0064D9;\nLabel { font-color: @brand; }\n", .nui, "declaration-outside-rule"),
    // What a rule lacks for a slip in it is no second fault.
    Case("Button { border-color: red; border-widht: 1; }\n", .nui, "unknown-property"),
    Case(
      "Label { background-color: white; font-color: #777777; font-size: l2; }\n", .nui,
      "invalid-number"),
    Case("Label { \"font-size\": 12; }\n", .nui, "unexpected-token"),
    Case("Button {\n  // border-width: 1;\n}\n", .nui, "line-comment"),
    // One value is one finding.
    Case("Label { font-color: rgb(256, 256, 300); }\n", .nui, "out-of-range"),
    Case("Label { font-color: hsl(2.5, 0.5, 0.5); }\n", .nui, "out-of-range"),
    Case("Label { font-color: hsl(210, 0.5, 0.5); }\n", .nui, "mixed-components"),
    Case("Label { font-name: Georgia.\n }\n", .nui, "missing-semicolon"),
    // A brace too early.
    Case("Label {\n  }\n  font-size: 12; }\n", .nui, "declaration-outside-rule"),
    Case(
      "Button {\n  border-color: red;\n  }\n  border-width: 1;\n}\n", .nui,
      "declaration-outside-rule"),
    // A comment that takes in a brace, and perhaps more.
    Case(
      "Label {\n  font-size: 12; /* a\n}\n/* b */\nView { height: 1; }\n", .nui, "unclosed-comment"),
    Case(
      "@media (device: ipad) {\nLabel {\n  font-size: 12; /* a\n  width: 3;\n}\n}\n/* b */\n"
        + "View { height: 1; }\n", .nui, "unclosed-comment"),
    Case("Button { border-color: red; /* a\n  border-width: 1;\n}\n", .nui, "unclosed-comment"),
    // The value that is lost may have been the variable.
    Case("@brand: red;\nLabel { font-color: ; }\n", .nui, "missing-value"),
    // A word of the palette that is a variable's name to an engine without the palette.
    Case(
      "@tintColor: red;\nLabel { font-color: @tintColor; }\nButton { font-color: tintColor; }\n",
      .nui, "invalid-color"),
    // What CSS calls a variable is one.
    Case("@accent: red;\nLabel { font-color: var(--accent); }\n", .nui, "invalid-color"),
    // The name of the other background is there, misspelt or in a comment.
    Case(
      "@tintColor:#0064D9;\n@tintColor_darkBackgruond:#4DB1FF;\n", .fioriSwiftUI,
      "unused-variable"),
    Case(
      "@tintColor:#0064D9;\n/*\n@tintColor_darkBackground:#4DB1FF;\n*/\n", .fioriSwiftUI,
      "definition-in-comment"),
    // What counts as yes was to be no.
    Case("Label { text-auto-fit: talse; }\n", .nui, "unknown-keyword"),
    Case("Label { text-auto-fit: tortoise; }\n", .nui, "unknown-keyword"),
    Case("Label { text-auto-fit: tru; }\nButton { text-auto-fit: YES; }\n", .nui),
    // Words of CSS, and one that an app may have.
    Case(
      "Label { font-color: navy; }\nView { background-color: inherit; }\n"
        + "Button { background-color: rgb; }\n", .nui, "invalid-color", "invalid-color",
      "invalid-color"),
    Case("NavigationBar { font-color: skyBlue; }\n", .nui, "invalid-color"),
    Case("Label { font-color: skyBlue; }\n", .nui),
    // A number tells one font from another.
    Case("Label { font-name: HiraginoSans-W4; }\n", .nui),
  ]

  /// A word with a byte that is no UTF-8 is one word to every rule.
  @Test(arguments: ["hei\u{FF}ght: 12", "font-color: re\u{FF}d", "font-name: Georgi\u{FF}a"])
  func aByteThatIsNoTextIsSaidOnce(_ declaration: String) {
    let bytes = "Label { \(declaration); }\n".unicodeScalars.map { UInt8($0.value) }
    let found = Sheet(parsing: SourceText(bytes: bytes, name: "a.nss")).findings(for: .nui)
    #expect(found.diagnostics.map(\.id) == ["invalid-utf8"])
  }

  /// Every channel that is too large is marked, and mended with the others.
  @Test func aColorIsMendedAsAWhole() {
    let text = SourceText("Label { font-color: rgb(256, 25, 300); }\n")
    let found = Sheet(parsing: text).findings(for: .nui).diagnostics
      .filter { $0.id == "out-of-range" }
    #expect(found.map { $0.notes.map(\.range) } == [[33..<36]])
    #expect(
      Mending(of: text, for: [.nui], upTo: .unsafe).source
        == SourceText("Label { font-color: rgb(255, 25, 255); }\n"))
  }

  @Test(arguments: cases) func isSaidOnce(_ example: Case) {
    let found = Sheet(parsing: SourceText(example.sheet)).findings(for: example.dialect)
    let said = found.diagnostics.filter { $0.severity > .information }
    #expect(said.map(\.id) == example.said)
  }

  /// Where several values are a variable that only a slip in its definition leaves undefined, the slip
  /// is marked, and its fix-it leaves the values alone.
  @Test func aSlipInADefinitionIsMarkedThere() throws {
    let text = "@brnad: #0064D9;\nLabel { font-color: @brand; }\nButton { font-color: @brand; }\n"
    let found = Sheet(parsing: SourceText(text)).findings(for: .nui).diagnostics
    #expect(found.map(\.range) == [0..<6])
    #expect(found[0].notes.map(\.message) == ["used here", "used here"])
    let mended = Mending(of: SourceText(text), for: [.nui], upTo: .unsafe).source
    #expect(mended == SourceText(text.replacing("brnad", with: "brand")))
  }

  /// For several engines a fault is one finding, and what differs between them is said once.
  @Test func isSaidOnceToAll() {
    func said(_ text: String) -> [Diagnostic] {
      Sheet(parsing: SourceText(text)).findings(for: Dialect.all).diagnostics
        .filter { $0.severity > .information }
    }
    let cut = said("@header:#fff\n@header_darkBackground:#000;\n").filter {
      $0.range.lowerBound < 13
    }
    #expect(cut.map(\.id) == ["missing-semicolon"])
    #expect(
      cut.flatMap(\.notes).map(\.message).contains(
        "fiori-swiftui will read '#ff', which is no color, "
          + "because it drops the last character of a line"))
    let eight = said("Label { font-color: #FF000080; }\n@header:#fff;\n").filter {
      $0.id == "eight-digit-hex"
    }
    #expect(eight.flatMap(\.notes).isEmpty)
    #expect(said("blue:red\n").map(\.id) == ["declaration-outside-rule"])
  }

  private static func ids(_ text: String, keeping limit: Int = Findings.limit) -> [String] {
    Sheet(parsing: SourceText(text)).findings(
      for: [.nui], rules: Rule.usual, importing: ImportFacts(), keeping: limit
    ).diagnostics.filter { $0.severity > .information }.map(\.id)
  }

  /// Contrast follows from a fault in the colors and the font, and from no other one.
  @Test(arguments: ["corner-radius: abc; }", "bordr-color: red; }", "corner-radius: 4; } }"])
  func whatFollowsFromNothingIsSaid(_ fault: String) {
    let said = Self.ids("Label { font-color: #EEEEEE; background-color: #FFFFFF; \(fault)\n")
    #expect(said.contains("low-contrast-text") && said.count == 2, "\(said)")
  }

  /// A comment that silences what follows from something else is not idle.
  @Test(
    arguments: [
      (
        "Label { background-color: white; font-color: #777777; font-size: l2; }",
        "low-contrast-text", ["invalid-number"]
      ),
      ("@brand: red;\nLabel { font-color: ; }", "unused-variable", ["missing-value"]),
      (
        "Label { font-size: 12; /* a\nfont-color: red;\n}\n/* b */\nView { height: 1; }",
        "swallowed-rule", ["unclosed-comment"]
      ),
      ("Label { font-color: hsl(2.5, 0.5, 0.5); }", "hsl-is-hsb", ["out-of-range"]),
      ("Label { font-color: hsl(210, 0.5, 0.5); }", "hsl-is-hsb", ["mixed-components"]),
      (
        "brand: #0064D9;\nLabel { font-color: @brand; }", "undefined-variable",
        ["declaration-outside-rule"]
      ),
      ("Label { font-co lor: red; }", "unknown-property", ["missing-colon"]),
      ("@import url(x);", "import-statement", ["malformed-import"]),
      ("Label { font-colör: red; }", "unknown-property", ["unexpected-character"]),
      ("@brand: red;\nLabel { font-color: brand; }", "unused-variable", ["invalid-color"]),
    ] as [(String, String, [String])])
  func whatFollowsCanBeSilenced(_ text: String, _ rule: String, _ said: [String]) {
    #expect(Self.ids("/* stylecheck-disable-file \(rule) -- ours */\n\(text)\n") == said)
  }

  /// What follows from something else takes no room from what does not.
  @Test func whatFollowsTakesNoRoom() {
    let text = """
      Button {
        background-color: white; font-color: #999999; font-color-highlighted: #999999; font-size: l2;
      }
      Label { background-color: white; font-color: #999999; }

      """
    #expect(Self.ids(text, keeping: 2) == ["invalid-number", "low-contrast-text"])
  }

  /// Of a class that a schema leaves open nobody knows what it does not read.
  @Test(arguments: ["font-color-own", "Font-Color", "seed"])
  func anOpenClassHasEveryProperty(_ name: String) {
    let sheet = Sheet(parsing: SourceText("Label { \(name): red; }\n"))
    let open = Catalog.all.adding([], leaving: OpenNames(classes: ["Label"]))
    #expect(sheet.findings(for: .nui, knowing: open).diagnostics.map(\.id) == [])
  }

  /// With a complete schema, a class that neither it nor the catalog has is a warning, and so is a property that
  /// a class of the schema does not have; without one there is a remark.
  @Test func whatASchemaDoesNotDeclareIsAWarning() throws {
    let sheet = Sheet(parsing: SourceText("Mine { frobnicate: 3; }\nOurs { frobnicate: 3; }\n"))
    func said(_ catalog: Catalog) -> [String] {
      sheet.findings(for: .nui, knowing: catalog).diagnostics.map { "\($0.severity) \($0.id)" }
    }
    #expect(said(.all) == ["information unknown-class"])
    func ours(having name: String) throws -> Catalog {
      let property = try #require(ClassDescription.Property(name, .number))
      return Catalog.all.adding(
        [try #require(ClassDescription("Ours", [property]))],
        leaving: OpenNames(areComplete: true))
    }
    #expect(try said(ours(having: "frobnicate")) == ["warning unknown-class"])
    #expect(
      try said(ours(having: "twiddle")) == ["warning unknown-class", "warning unknown-property"])
  }
}

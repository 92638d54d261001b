@testable import StyleRules
import StyleSheet
import Testing

/// One fault is one finding, the most specific one.
@Suite struct OneFaultTests {
  /// A sheet, its engine, and the expected warnings and errors.
  struct Case: Sendable, CustomTestStringConvertible {
    let sheet: String
    let dialect: Dialect
    let ids: [String]

    init(_ sheet: String, _ dialect: Dialect, _ ids: String...) {
      self.sheet = sheet
      self.dialect = dialect
      self.ids = ids
    }

    var testDescription: String { "\(dialect.name): \(sheet)" }
  }

  /// A variable is used, also where a value names it in no valid form.
  static let usesOfVariables = [
    ("\"@brand\"", ["quoted-string"]), ("@\"brand\"", ["quoted-string"]),
    ("@ brand", ["undefined-variable"]), ("@{brand}", ["unexpected-token"]),
    ("#{$brand}", ["unexpected-token"]), ("url(\"@brand\")", ["quoted-string"]),
    ("@{brand}/btn.png", ["unexpected-token", "unexpected-character"]),
    ("@brand-20%", ["unexpected-character"]), ("@brand/2", ["undefined-variable"]),
    ("@brand-8px", ["undefined-variable"]), ("@brand-1.5", ["undefined-variable"]),
    ("@brand-1-2pt", ["undefined-variable"]),
    ("[@brand]", ["unexpected-character"]),
    ("@brand-dark", ["unused-variable", "undefined-variable"]),
    ("red /* @brand */", ["unused-variable"]),
  ]

  @Test(arguments: usesOfVariables)
  func faultyVariableIsAUse(_ value: String, _ ids: [String]) {
    #expect(Self.ids("@brand: red;\nButton { font-color: \(value); }\n") == ids)
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
    Case(
      "@b: \u{201C}#0A6ED1\u{201D};\nLabel { font-color: @b; }\n", .nui, "unexpected-character"),
    Case("Label { font-color: @\"red\"; }\n", .nui, "quoted-string"),
    Case("Label { font-color: @\"red\"; }\n", .sapfiori, "unexpected-character"),
    Case(
      "@ brand: #0A6ED1;\nLabel { font-color: @brand; }\n", .nui, "unexpected-character"),
    Case("@separator:#44\n4444;\n", .fioriSwiftUI, "split-definition"),
    Case("Label {\n  font-name: \"Helvetica\u{201D};\n}\n", .nui, "unexpected-character"),
    Case("@include foo;\n", .nui, "unknown-at-rule"),
    Case("Button:: { font-size: 20; }\n", .nui, "missing-selector"),
    Case("A: { b: c; }\nB:C { b: c; }\n", .nui, "missing-selector", "class-path-selector"),
    Case("Label { font-size: 12; }\nLabel { }\n", .nui, "empty-rule"),
    Case("Label { font-size: 12; }\n;;\nButton { height: 1; }\n", .nui, "unexpected-token"),
    Case(
      "@media (orientation = portrait) { Label { font-size: 11; } }\n"
        + "@media not (device: ipad) { Label { font-size: 9; } }\n",
      .nui, "malformed-condition", "malformed-condition"),
    Case(
      "@tintColor_lightBackground: bleu;\n@tintColor: #0064D9;\n", .sapfiori, "invalid-color"),
    Case("Foo { my-image: a.png; my-image-insets: 1,2; }\n", .nui),
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
    Case("BarButton { font-color: rgb(1,2,3; }\n", .nui, "unbalanced-parenthesis"),
    Case("TabBar { background-color: #DDDDD/**/D; }\n", .nui, "glued-comment"),
    Case("Label { font-color: gren/**/; }\n", .nui, "invalid-color", "glued-comment"),
    Case("Label { font-size/**/: abc; }\n", .nui, "glued-comment", "invalid-number"),
    Case(
      "@media (device: ipad) { Label { font-name: \"Arial; }\n", .nui, "unclosed-block",
      "unclosed-string"),
    Case(
      "Label { font-name: \"A; }\n\nButton { font-name: \"B; }\n", .nui, "unclosed-string",
      "unclosed-string"),
    Case("Label { font-name: \"Arial; }\nButton { font-size: 12; }\n", .nui, "unclosed-string"),
    Case(
      "@media (device: ipad) {\n  Label { font-name: \"Arial; }\n}\n", .nui, "unclosed-string"),
    Case(
      "@media (device: ipad) { Label { font-color: @u; } }\nLabel { font-color: red; }\n", .nui,
      "undefined-variable"),
    Case("Label { exclude-views: UIButton,; }\n", .nui, "malformed-list"),
    // A property of an app's own class is no error. To NUI, SAP's classes are an app's own.
    Case("fdlFUIRatingControl { foo: red; }\n", .nui),
    Case("fdlFUIRatingControl { on-color: gren; }\n", .nui),
    Case("Mine { frobnicate: 3; }\n", .nui),
    // Each spelling is for one engine, so a sheet with both is correct.
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
    // A fault that costs the port a line is one finding. Other faults are remarks.
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
    // An undefined variable is one finding for all its uses.
    Case("Label { font-color: @a; }\nButton { font-color: @a; }\n", .nui, "undefined-variable"),
    Case(
      "@brnad: #0064D9;\nLabel { font-color: @brand; }\nButton { font-color: @brand; }\n", .nui,
      "undefined-variable"),
    // The finding of a syntax fault covers the definition that is lost.
    Case("brand: #0064D9;\nLabel { font-color: @brand; }\n", .nui, "declaration-outside-rule"),
    Case("$brand: #0064D9;\nLabel { font-color: @brand; }\n", .nui, "unexpected-character"),
    Case("--brand: #0064D9;\nLabel { font-color: @brand; }\n", .nui, "declaration-outside-rule"),
    // A property that is missing because of a misspelling is no second finding.
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
    // A name with a fault before its value is that of another property or variable, and has no
    // second value.
    Case(
      "TabBarItem { font-color: #999999; font-color:selected: #007A3D; }\n", .nui,
      "unexpected-colon"),
    Case(
      "TabBarItem { font-color: #999999; font-color (dark): #007A3D; }\n", .nui, "missing-colon",
      "unexpected-colon"),
    Case(
      "@a: red;\n@a:dark: blue;\nLabel { font-color: @a; }\n", .nui, "unexpected-colon"),
    Case(
      "TabBarItem { font-color: #999999; font-color selected: #007A3D; }\n", .nui,
      "missing-colon"),
    Case(
      "TabBarItem { font-color:selected: #007A3D; }\nButton, TabBarItem { font-color: #999999; }\n",
      .nui, "unexpected-colon"),
    Case(
      "TabBarItem { font-color: #999999; }\nTabBarItem { font-color:selected: #007A3D; }\n", .nui,
      "unexpected-colon"),
    Case(
      "TabBarItem { font-color: #999999; font-color:selected: #007A3D; font-color: #666666; }\n",
      .nui, "unexpected-colon", "duplicate-property"),
    Case(
      "@a: red;\n@a:dark: blue;\n@a: black;\nLabel { font-color: @a; }\n", .nui,
      "unexpected-colon", "duplicate-variable"),
    Case("@c: red;\n@c: @c;\nLabel { font-color: @c; }\n", .nui, "variable-cycle"),
    // An unclosed comment that contains a brace.
    Case(
      "Label {\n  font-size: 12; /* a\n}\n/* b */\nView { height: 1; }\n", .nui, "unclosed-comment"),
    Case(
      "@media (device: ipad) {\nLabel {\n  font-size: 12; /* a\n  width: 3;\n}\n}\n/* b */\n"
        + "View { height: 1; }\n", .nui, "unclosed-comment"),
    Case("Button { border-color: red; /* a\n  border-width: 1;\n}\n", .nui, "unclosed-comment"),
    Case("@a: 8 16;\n/*\nButton { padding: @a; }\n", .nui, "unclosed-comment"),
    // A definition in such a comment is lost, and the finding of the comment reports the crash.
    Case(
      "/* colors\n@brand: red;\n/* rules */\nLabel { font-color: @brand; }\n", .nui,
      "swallowed-rule"),
    Case(
      "/* stylecheck-disable-file swallowed-rule -- ours */\n/* colors\n@brand: red;\n/* rules */\n"
        + "Label { font-color: @brand; }\n", .nui, "undefined-variable"),
    Case(
      "/* old\nLabel { font-color: @brand; }\n/* new */\nButton { font-color: @brand; }\n", .nui,
      "swallowed-rule", "undefined-variable"),
    // The missing value may have been the variable.
    Case("@brand: red;\nLabel { font-color: ; }\n", .nui, "missing-value"),
    // A palette name that an engine without the palette takes for a variable without '@'.
    Case(
      "@tintColor: red;\nLabel { font-color: @tintColor; }\nButton { font-color: tintColor; }\n",
      .nui, "invalid-color"),
    // A variable in the syntax of CSS is a use.
    Case("@accent: red;\nLabel { font-color: var(--accent); }\n", .nui, "invalid-color"),
    // The definition for the other background is misspelled or in a comment.
    Case(
      "@tintColor:#0064D9;\n@tintColor_darkBackgruond:#4DB1FF;\n", .fioriSwiftUI,
      "unused-variable"),
    Case(
      "@tintColor:#0064D9;\n/*\n@tintColor_darkBackground:#4DB1FF;\n*/\n", .fioriSwiftUI,
      "definition-in-comment"),
    // Misspelled Booleans that count as true.
    Case("Label { text-auto-fit: talse; }\n", .nui, "unknown-keyword"),
    Case("Label { text-auto-fit: tortoise; }\n", .nui, "unknown-keyword"),
    Case("Label { text-auto-fit: tru; }\nButton { text-auto-fit: YES; }\n", .nui),
    // CSS color names, and a name that an app may define.
    Case(
      "Label { font-color: navy; }\nView { background-color: inherit; }\n"
        + "Button { background-color: rgb; }\n", .nui, "invalid-color", "invalid-color",
      "invalid-color"),
    Case("NavigationBar { font-color: skyBlue; }\n", .nui, "invalid-color"),
    Case("Label { font-color: skyBlue; }\n", .nui),
    // Fonts whose names differ in a number are different fonts.
    Case("Label { font-name: HiraginoSans-W4; }\n", .nui),
  ]

  /// Every rule takes a word with an invalid UTF-8 byte as one word.
  @Test(arguments: ["hei\u{FF}ght: 12", "font-color: re\u{FF}d", "font-name: Georgi\u{FF}a"])
  func invalidByteIsOneFinding(_ declaration: String) {
    let bytes = "Label { \(declaration); }\n".unicodeScalars.map { UInt8($0.value) }
    let found = Sheet(parsing: SourceText(bytes: bytes, name: "a.nss")).findings(for: .nui)
    #expect(found.diagnostics.map(\.id) == ["invalid-utf8"])
  }

  /// All channels out of range are marked in one finding and fixed together.
  @Test func allChannelsAreFixedTogether() {
    let text = SourceText("Label { font-color: rgb(256, 25, 300); }\n")
    let found = Sheet(parsing: text).findings(for: .nui).diagnostics
      .filter { $0.id == "out-of-range" }
    #expect(found.map { $0.notes.map(\.range) } == [[33..<36]])
    #expect(
      FixedSheet(of: text, for: [.nui], upTo: .unsafe).source
        == SourceText("Label { font-color: rgb(255, 25, 255); }\n"))
  }

  @Test(arguments: cases) func faultIsOneFinding(_ example: Case) {
    let found = Sheet(parsing: SourceText(example.sheet)).findings(for: example.dialect)
    let problems = found.diagnostics.filter { $0.severity > .information }
    #expect(problems.map(\.id) == example.ids)
  }

  /// If a variable is undefined because its definition is misspelled, the finding marks the
  /// definition, and its fix-it does not change the uses.
  @Test func misspelledDefinitionIsMarked() throws {
    let text = "@brnad: #0064D9;\nLabel { font-color: @brand; }\nButton { font-color: @brand; }\n"
    let found = Sheet(parsing: SourceText(text)).findings(for: .nui).diagnostics
    #expect(found.map(\.range) == [0..<6])
    #expect(found[0].notes.map(\.message) == ["used here", "used here"])
    let fixed = FixedSheet(of: SourceText(text), for: [.nui], upTo: .unsafe).source
    #expect(fixed == SourceText(text.replacing("brnad", with: "brand")))
  }

  /// For several engines a fault is one finding, with notes for the engines that differ.
  @Test func faultIsOneFindingForAllEngines() {
    func problems(_ text: String) -> [Diagnostic] {
      Sheet(parsing: SourceText(text)).findings(for: Dialect.all).diagnostics
        .filter { $0.severity > .information }
    }
    let cut = problems("@header:#fff\n@header_darkBackground:#000;\n").filter {
      $0.range.lowerBound < 13
    }
    #expect(cut.map(\.id) == ["missing-semicolon"])
    #expect(
      cut.flatMap(\.notes).map(\.message).contains(
        "fiori-swiftui will read '#ff', which is no color, "
          + "because it drops the last character of a line"))
    let eight = problems("Label { font-color: #FF000080; }\n@header:#fff;\n").filter {
      $0.id == "eight-digit-hex"
    }
    #expect(eight.flatMap(\.notes).isEmpty)
    #expect(problems("blue:red\n").map(\.id) == ["declaration-outside-rule"])
  }

  private static func ids(_ text: String, keeping limit: Int = Findings.limit) -> [String] {
    Sheet(parsing: SourceText(text)).findings(
      for: [.nui], rules: Rule.usual, importing: ImportFacts(), keeping: limit
    ).diagnostics.filter { $0.severity > .information }.map(\.id)
  }

  /// A fault outside the colors and the font does not hide a contrast finding.
  @Test(arguments: ["corner-radius: abc; }", "bordr-color: red; }", "corner-radius: 4; } }"])
  func independentFindingIsKept(_ fault: String) {
    let ids = Self.ids("Label { font-color: #EEEEEE; background-color: #FFFFFF; \(fault)\n")
    #expect(ids.contains("low-contrast-text") && ids.count == 2, "\(ids)")
  }

  /// A crash is not hidden with the finding of the comment that causes it.
  @Test func crashIsReportedBesideRemarks() {
    let rules = Rule.usual.map { rule in
      var rule = rule
      rule.isRemark = rule.id == "swallowed-rule"
      return rule
    }
    let sheet = Sheet(
      parsing: SourceText("/* colors\n@brand: red;\n/* rules */\nLabel { font-color: @brand; }\n"))
    let ids = sheet.findings(for: .nui, rules: rules).diagnostics.map(\.id)
    #expect(ids == ["swallowed-rule", "undefined-variable"])
  }

  /// A comment that suppresses a consequence of another fault is not unused.
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
      (
        "Button { font-color: red; font-color:selected: blue; }", "duplicate-property",
        ["unexpected-colon"]
      ),
      ("Label { font-colör: red; }", "unknown-property", ["unexpected-character"]),
      ("@brand: red;\nLabel { font-color: brand; }", "unused-variable", ["invalid-color"]),
    ] as [(String, String, [String])])
  func consequenceCanBeSuppressed(_ text: String, _ rule: String, _ ids: [String]) {
    #expect(Self.ids("/* stylecheck-disable-file \(rule) -- ours */\n\(text)\n") == ids)
  }

  /// Consequences of another fault do not count toward the limit.
  @Test func consequencesDoNotCountTowardLimit() {
    let text = """
      Button {
        background-color: white; font-color: #999999; font-color-highlighted: #999999; font-size: l2;
      }
      Label { background-color: white; font-color: #999999; }

      """
    #expect(Self.ids(text, keeping: 2) == ["invalid-number", "low-contrast-text"])
  }

  /// If a schema leaves a class open, no property of it is reported as unknown.
  @Test(arguments: ["font-color-own", "Font-Color", "seed"])
  func openClassHasEveryProperty(_ name: String) {
    let sheet = Sheet(parsing: SourceText("Label { \(name): red; }\n"))
    let open = Catalog.all.adding([], leaving: OpenNames(classes: ["Label"]))
    #expect(sheet.findings(for: .nui, knowing: open).diagnostics.map(\.id) == [])
  }

  /// With a complete schema, unknown classes and properties are warnings; without one, a remark.
  @Test func namesMissingInCompleteSchemaAreWarnings() throws {
    let sheet = Sheet(parsing: SourceText("Mine { frobnicate: 3; }\nOurs { frobnicate: 3; }\n"))
    func problems(_ catalog: Catalog) -> [String] {
      sheet.findings(for: .nui, knowing: catalog).diagnostics.map { "\($0.severity) \($0.id)" }
    }
    #expect(problems(.all) == ["information unknown-class"])
    func ours(having name: String) throws -> Catalog {
      let property = try #require(ClassDescription.Property(name, .number))
      return Catalog.all.adding(
        [try #require(ClassDescription("Ours", [property]))],
        leaving: OpenNames(areComplete: true))
    }
    #expect(try problems(ours(having: "frobnicate")) == ["warning unknown-class"])
    #expect(
      try problems(ours(having: "twiddle"))
        == ["warning unknown-class", "warning unknown-property"])
  }
}

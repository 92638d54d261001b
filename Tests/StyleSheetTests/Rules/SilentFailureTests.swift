import StyleSheet
import Testing

/// Whatever an engine loses, misreads or crashes on without a word has a rule that says so.
@Suite struct SilentFailureTests {
  /// Something that an engine does in silence, and the rule that speaks of it.
  struct Case: Sendable, CustomTestStringConvertible {
    let number: String
    let input: String
    let dialect: Dialect
    let sheet: String
    let id: String
    let severity: Diagnostic.Severity

    init(
      _ number: String, _ input: String, _ dialect: Dialect, _ sheet: String, _ id: String,
      _ severity: Diagnostic.Severity
    ) {
      self.number = number
      self.input = input
      self.dialect = dialect
      self.sheet = sheet
      self.id = id
      self.severity = severity
    }

    var testDescription: String { "\(number): \(input)" }
  }

  // The numbers are those of the list of silent failures by which the package was planned.
  static let failures = [
    Case("1", "a fault of the text", .nui, "A { b: c }", "missing-semicolon", .error),
    Case("2", "'//'", .nui, "// ours\n", "line-comment", .error),
    Case("3", "'@media…'", .nui, "@mediaColor: #ffffff;", "reserved-prefix", .error),
    Case("4", "'and…'", .nui, "androidButton { b: c; }", "reserved-prefix", .error),
    Case("4", "'and…'", .nui, "A { and-color: red; }", "reserved-prefix", .error),
    Case("5", "'@a: @b;'", .nui, "@b: red; @a: @b;", "variable-as-value", .warning),
    Case(
      "6", "'1 @c'", .nui, "@c: red; Label { border: 1 @c; }", "embedded-variable", .warning),
    Case(
      "6", "'rgba(@r,0,0,1)'", .nui, "@r: 1; @a: rgba(@r,0,0,1);", "embedded-variable", .warning),
    Case("7", "an undefined variable", .nui, "A { b: @c; }", "undefined-variable", .error),
    Case(
      "8", "'rgba(255,0,0,1)'", .nui, "Label { font-color: rgba(255,0,0,1); }", "integer-alpha",
      .warning),
    Case(
      "9", "'hsl(120,50%,50%)'", .nui, "Label { font-color: hsl(120,50%,50%); }",
      "unexpected-character", .error),
    Case(
      "9", "hsl is HSB", .nui, "Label { font-color: hsl(0.3,0.5,0.5); }", "hsl-is-hsb", .warning),
    Case("10", "'#FFF'", .nui, "Label { font-color: #FFF; }", "short-hex", .warning),
    Case(
      "11", "'#FF000080'", .nui, "Label { font-color: #FF000080; }", "eight-digit-hex", .warning),
    Case(
      "12", "an unknown keyword", .nui, "Label { text-align: centre; }", "unknown-keyword",
      .warning),
    Case(
      "13", "an unknown class", .sapfiori, "fdlFUIRatingContol { on-color: red; }",
      "unknown-class", .warning),
    Case(
      "13", "an unknown property", .nui, "Label { fon-color: red; }", "unknown-property", .warning),
    Case("14", "a variable twice", .nui, "@a: red; @a: blue;", "duplicate-variable", .warning),
    Case(
      "14", "a variable twice", .fioriSwiftUI, "@tintColor:red;\n@tintColor:blue;\n",
      "duplicate-variable", .warning),
    Case(
      "15", "an indented line", .fioriSwiftUI, "  @tintColor:red;", "indented-definition", .error),
    Case(
      "15", "a second definition on a line", .fioriSwiftUI, "@chrome:red; @tintColor:red;",
      "second-on-line", .error),
    Case(
      "15", "a block", .fioriSwiftUI, "@chrome:red;\nA { b: c; }", "ignored-rules",
      .information),
    Case(
      "16", "a blank after ':'", .fioriSwiftUI, "@tintColor: blue;", "blank-after-colon", .error),
    Case(
      "17", "a blank before ':'", .fioriSwiftUI, "@tintColor :purple;", "blank-before-colon",
      .error),
    Case(
      "18", "quotes without '#'", .fioriSwiftUI, "@tintColor:\"12171CFF\";", "quoted-string",
      .error),
    Case("19", "no ';'", .fioriSwiftUI, "@tintColor:#fff", "dropped-character", .error),
    Case("19", "no ';'", .fioriSwiftUI, "@tintColor:#ff6000", "dropped-character", .error),
    Case("19b", "'#12345'", .fioriSwiftUI, "@tintColor:#12345;", "invalid-color", .warning),
    Case("19b", "'#1234567'", .fioriSwiftUI, "@tintColor:#1234567;", "invalid-color", .warning),
    Case(
      "20", "a blank behind ';'", .fioriSwiftUI, "@tintColor:blue; \n", "text-behind-definition",
      .error),
    Case(
      "20", "a comment behind ';'", .fioriSwiftUI, "@tintColor:blue; /* ours */\n",
      "text-behind-definition", .error),
    Case(
      "21", "a value with ':'", .fioriSwiftUI, "@tintColor:red:blue;", "second-colon-on-line",
      .error),
    Case(
      "22", "eight digits", .fioriSwiftUI, "@tintColor:#80FF0000;", "eight-digit-hex", .warning),
    Case(
      "23", "a suffix that is asked for misspelt", .fioriSwiftUI,
      "@tintColor_elevatedContrastLightBackground:red;", "lost-by-bug", .warning),
    Case(
      "24", "a sheet of which nothing is read", .fioriSwiftUI, "@a:red;", "nothing-read", .warning),
  ]

  /// What else an author should be told.
  static let others = [
    Case("E", "a quote", .nui, "A { b: \"c\"; }", "quoted-string", .error),
    Case("E", "'!'", .nui, "A { b: c !important; }", "unexpected-character", .error),
    Case("E", "'+'", .nui, "A { b: 1 + 2; }", "unexpected-character", .error),
    Case("E", "a letter beyond ASCII", .nui, "A { b: é; }", "unexpected-character", .error),
    Case("E", "an open comment", .nui, "/* ours", "unclosed-comment", .error),
    Case("E", "an open string", .nui, "A { b: \"c; }", "unclosed-string", .error),
    Case("E", "an open block", .nui, "A { b: c;", "unclosed-block", .error),
    Case("E", "':' in a selector", .nui, "A:B { c: d; }", "class-path-selector", .error),
    Case("E", "an empty value", .nui, "A { b: ; }", "missing-value", .error),
    Case("E", "a further ':'", .nui, "A { b: c: d; }", "unexpected-colon", .error),
    Case("W", "a parenthesis alone", .nui, "A { b: (c; }", "unbalanced-parenthesis", .warning),
    Case(
      "E", "nested '@media'", .nui, "@media (a: b) { @media (c: d) { } }", "nested-media", .error),
    Case("E", "an unknown at-rule", .nui, "@page { }", "unknown-at-rule", .error),
    Case("E", "'@import'", .nui, "@import base;", "import-statement", .error),
    Case("E", "a comment behind a word", .nui, "A { b: c/* d */; }", "glued-comment", .error),
    Case(
      "E", "an offset without a comma", .nui, "Label { text-shadow-offset: 0 1; }",
      "malformed-offset", .error),
    Case("W", "a property twice", .nui, "A { b: c; b: d; }", "duplicate-property", .warning),
    Case("W", "a class twice", .nui, "A { b: c; } A { b: d; }", "duplicate-class", .warning),
    Case(
      "W", "a box with commas", .nui, "Button { content-insets: 1, 2; }", "malformed-box",
      .warning),
    Case(
      "W", "a list without a comma", .nui, "Label { exclude-views: A B; }", "malformed-list",
      .warning),
    Case(
      "W", "a color that is none on a title", .nui, "NavigationBar { font-color: gren; }",
      "invalid-color", .error),
    Case(
      "W", "a font that is none on a title", .nui, "BarButton { font-name: boldsystem; }",
      "unknown-font", .error),
    Case(
      "W", "a suffix of the other engine's", .sapfiori,
      "@tintColor_elevatedContrastLightkBackground:red;", "lost-by-bug", .warning),
    Case(
      "W", "an opacity of more than the whole", .nui, "Label { text-alpha: 50; }", "out-of-range",
      .warning),
    Case(
      "W", "a box of five", .nui, "Button { content-insets: 1 2 3 4 5; }", "malformed-box",
      .warning),
    Case(
      "W", "'rgba' without alpha", .nui, "Label { font-color: rgba(1,2,3); }", "invalid-color",
      .warning),
    Case(
      "W", "'rgb' with alpha", .nui, "Label { font-color: rgb(1,2,3,4); }", "ignored-alpha",
      .warning),
    Case(
      "W", "an unknown color", .sapfiori, "Label { font-color: grey; }", "invalid-color", .warning),
    Case(
      "W", "an unknown boolean", .nui, "Label { text-auto-fit: on; }", "unknown-keyword", .warning),
    Case("W", "a font word", .nui, "Label { font-name: boldsystem; }", "unknown-font", .warning),
    Case("W", "no number", .nui, "Label { font-size: large; }", "invalid-number", .warning),
    Case("W", "a unit", .nui, "Label { font-size: 4co; }", "number-unit", .warning),
    Case(
      "W", "half a gradient", .nui, "Button { background-color-top: red; }", "half-gradient",
      .warning),
    Case(
      "W", "a border without width", .nui, "Button { border-color: red; }",
      "border-without-width", .warning),
    Case(
      "W", "a font on TabBar", .nui, "TabBar { font-name: system; }", "unknown-property", .warning),
    Case(
      "W", "a state of BarButton", .nui, "BarButton { font-color-disabled: red; }",
      "unknown-variant", .warning),
    Case(
      "W", "an unknown media property", .nui, "@media (width: 4) { }", "unknown-media-property",
      .warning),
    Case(
      "W", "an unknown media value", .nui, "@media (device: ipod) { }", "unknown-media-value",
      .warning),
    Case(
      "W", "an override before its default", .nui,
      "@media (device: ipad) { A { b: c; } } A { b: d; }", "media-before-default", .warning),
    Case(
      "W", "a class in other letters", .nui, "textField { font-size: 4; }", "case-mismatch",
      .warning),
    Case(
      "W", "'horizontal-align'", .nui, "TextField { horizontal-align: right; }", "lost-by-bug",
      .warning),
    Case("W", "'.Class'", .nui, ".A { b: c; }", "leading-dot", .warning),
    Case(
      "W", "a suffix that is dropped", .fioriSwiftUI, "@tintColor:chrome_darkBackground;",
      "dropped-suffix", .warning),
    Case(
      "W", "a definition in a comment", .fioriSwiftUI, "/*\n@tintColor:red;\n*/",
      "definition-in-comment", .error),
    Case("I", "an unused variable", .nui, "@a: red;", "unused-variable", .warning),
    Case("I", "an empty rule", .nui, "A { }", "empty-rule", .warning),
    Case("I", "no final line end", .nui, "A { b: c; }", "missing-final-newline", .information),
    Case("I", "tabs", .nui, "A {\n\tb: c;\n  d: e;\n}", "tab-character", .information),
    Case("I", "a blank before ':'", .nui, "A { b : c; }", "blank-before-colon", .information),
    Case(
      "I", "'none' excluded", .nui, "A { exclude-views: none; }", "needless-exclusion",
      .information),
    Case(
      "I", "'-editable' on a color", .sapfiori, "fdlFUIRatingControl { on-color-editable: red; }",
      "unverified-name", .information),
  ]

  @Test(arguments: failures + others)
  func silenceIsBroken(_ example: Case) {
    let found = Sheet(parsing: SourceText(example.sheet)).findings(for: example.dialect)
    let said = found.diagnostics.map { "\($0.severity) \($0.id)" }
    #expect(said.contains("\(example.severity) \(example.id)"), "\(said)")
  }

  @Test func noneIsLeftOut() {
    let numbers = Set(Self.failures.map(\.number))
    #expect(numbers == Set((1...24).map(String.init) + ["19b"]))
  }
}

import Testing

@testable import StyleRules
@testable import StyleSheet

/// Text of another language in a stylesheet is one finding, and nothing in it is fixed.
@Suite struct ForeignTextTests {
  typealias Row = SyntaxFixTests.Row

  static let selectors: [Row] =
    [
      "Button > Label", "Button>Label", "Button + Label", "Button ~ Label", "Label[x=y]",
      "Label[x=\"y\"]", "*", "&", "Label::before", "::before", ":root", "Label:not(.a)", "[hidden]",
      "Button, *", "Button > Label, Switch", "\"big\"", "'Label'",
    ].map { Row("\($0) {\n  font-size: 12;\n}", ["unexpected-character"]) }

  /// A stray character in or before a name is no CSS selector.
  @Test(arguments: [
    "La*bel", "La+bel", "Label~", "Label&", ":Label", "+Label", "> Label", "resource \"a\" \"b\"",
  ])
  func isNoSelectorOfCSS(_ head: String) {
    let found = SyntaxTree(parsing: SourceText("\(head) {\n  font-size: 12;\n}\n")).diagnostics
    #expect(!found.isEmpty && !found.contains { $0.message.contains("CSS") })
  }

  static let nestedRules: [Row] =
    ["&:hover", ".big &", "> Button", "Button > Switch", "::before"].map {
      Row(
        "Label {\n  font-size: 12;\n  \($0) {\n    height: 1;\n  }\n  text-alpha: 1;\n}",
        ["nested-rule"])
    }

  static let passages = [
    Row(
      "Label { font-size: 12; }\n{\n  \"a\": 1,\n  \"b\": { \"c\": [1, 2] }\n}\nButton { font-size: 13; }",
      ["unexpected-token"]),
    Row(
      "Label { font-size: 12; }\n[\n  { \"a\": \"x\" },\n  { \"a\": true }\n]\nButton { font-size: 13; }",
      ["unexpected-token"]),
    Row(
      "Label { font-size: 12; }\n<!-- a\n  b: c\n -->\nButton { font-size: 13; }",
      ["unexpected-token"]),
    Row("Label {\n  <!-- font-sise: 12; -->\n  font-size: 12;\n}", ["unexpected-token"]),
    Row("Label {\n  font-size: <!-- big --> 12;\n}", ["unexpected-token"]),
    Row(
      "Label { font-size: 12; }\n{ \"a\" : \"\\\"}\", \"b\" : 2 }\nButton { font-size: 13; }",
      ["unexpected-token"]),
    Row(
      "Label {\n  font-size: 12 <!-- note -->\n  font-color: red;\n}",
      ["missing-semicolon", "unexpected-token"]),
    Row("Label {\n  font-size <!-- a --> 12;\n}", ["missing-colon", "unexpected-token"]),
    // A comment inside another one ends both.
    Row(
      "/* a /* b */\nLabel { font-size: 12; }\n*/\nButton { font-size: 13; }", ["unexpected-token"]),
    Row("/* a /* b */ Label { font-size: 12; } */", ["unexpected-token"]),
    Row("Label {\n  /* a /* b */ font-size: 12; */\n}", ["unexpected-token"]),
  ]

  private static let quotationMarks = [
    ("“", "”"), ("„", "“"), ("«", "»"), ("‘", "’"), ("”", "”"),
  ]

  private static let values = [
    ("font-color", "#C9D3D8"), ("font-name", "Helvetica"), ("font-size", "12"),
    ("font-color", "rgb(1,2,3)"),
  ]

  static let quotedValues: [Row] = quotationMarks.flatMap { open, close -> [Row] in
    values.map { name, value -> Row in
      Row(
        "Label {\n  \(name): \(open)\(value)\(close);\n}", ["unexpected-character"],
        "Label {\n  \(name): \(value);\n}")
    }
  }

  static let quotes = [
    // The other quote is missing, or this is an apostrophe.
    Row("Label {\n  font-name: “Helvetica;\n}", ["unexpected-character"]),
    Row("Label {\n  font-name: Helvetica”;\n}", ["unexpected-character"]),
    Row("“Label” {\n  font-size: 12;\n}", ["unexpected-character"], "Label {\n  font-size: 12;\n}"),
    Row(
      "Label {\n  “font-size”: 12;\n}", ["unexpected-character"], "Label {\n  font-size: 12;\n}"),
  ]

  static let atWords = [
    Row("Label {\n  @import \"a.nss\";\n  font-size: 12;\n}", ["nested-rule"]),
    Row("Label {\n  @include x;\n  font-size: 12;\n}", ["unknown-at-rule"]),
    Row("Label {\n  @charset \"utf-8\";\n  font-size: 12;\n}", ["unknown-at-rule"]),
    Row("Label {\n  @if (x) { height: 1; }\n  font-size: 12;\n}", ["unknown-at-rule"]),
  ]

  static let parentheses = [
    Row(
      "Label {\n  font-color: rgb 255,255,255);\n}", ["unbalanced-parenthesis"],
      "Label {\n  font-color: rgb(255,255,255);\n}"),
    Row(
      "Label {\n  font-color: rgb255,255,255);\n}", ["unbalanced-parenthesis"],
      "Label {\n  font-color: rgb(255,255,255);\n}"),
    Row(
      "Label {\n  font-color: rgba 255,255,255,0.5);\n}", ["unbalanced-parenthesis"],
      "Label {\n  font-color: rgba(255,255,255,0.5);\n}"),
    // An argument is missing, too.
    Row("Label {\n  font-color: rgb 255,255);\n}", ["unbalanced-parenthesis"]),
  ]

  @Test(
    arguments: selectors + nestedRules + passages + quotedValues + quotes + atWords + parentheses)
  func isOneFinding(_ row: Row) {
    SyntaxFixTests().findingsAndFixesAreExpected(row)
  }

  @Test(arguments: ["@import \"a.nss\";", "@media (device: ipad) { height: 1; }"])
  func messageNamesAtWordInRule(_ text: String) {
    let found = SyntaxTree(parsing: SourceText("Label {\n  \(text)\n}\n")).diagnostics
    #expect(found.map(\.message) == ["'\(text.prefix { $0 != " " })' is not allowed inside a rule"])
  }

  @Test(arguments: ["12  ", "12: ", "12 | ", "12\t", "12. "])
  func lineNumbersAreOneFinding(_ number: String) {
    let lines = ["Label {", "  font-size: 12;", "}", "", "Button { font-size: 13; }"]
    let numbered = lines.enumerated().map { "\(12 + $0)\(number.dropFirst(2))\($1)\n" }.joined()
    let source = SourceText(numbered)
    let found = Sheet(parsing: source).findings(for: .nui).diagnostics
    #expect(found.map(\.id) == ["unexpected-token"])
    #expect(FixedSheet(of: source, for: [.nui]).source == source)
    let fixed = FixedSheet(of: source, for: [.nui], upTo: .unsafe).source
    #expect(fixed == SourceText(lines.map { $0 + "\n" }.joined()))
  }

  /// Empty lines without a number can be counted or not.
  @Test(arguments: ["4", "5"]) func emptyLinesNeedNoNumber(_ next: String) {
    let source = SourceText(
      "1  Label {\n2    font-size: 12;\n3  }\n\n\(next)  Button { font-size: 13; }\n")
    let found = SyntaxTree(parsing: source)
    #expect(found.problems.map(\.code) == [.numberedLines])
    let fixed = FixedSheet(of: source, for: [.nui], upTo: .unsafe).source
    #expect(fixed == SourceText("Label {\n  font-size: 12;\n}\n\nButton { font-size: 13; }\n"))
  }

  /// The port does not know comments, so it reads the definitions in an open comment.
  @Test func openCommentReportsItsDefinitions() {
    let text = "/* brand\n@tintColor: #0064D9;\n@primaryLabel: #112233;\n"
    let found = Sheet(parsing: SourceText(text)).findings(for: .fioriSwiftUI).diagnostics
    #expect(found.map(\.id) == ["unclosed-comment"])
    #expect(found.map(\.severity) == [.error])
    #expect(found.allSatisfy { $0.message.hasSuffix("will read the 2 definitions in it") })
  }
}

@testable import StyleRules
import StyleSheet
import Testing

@Suite struct ValueRuleTests {
  /// A sheet, its engine, and the IDs of the expected findings about values and media.
  struct Case: CustomTestStringConvertible {
    let text: String
    let dialect: Dialect
    let ids: [String]

    init(_ text: String, _ dialect: Dialect = .sapfiori, _ ids: String...) {
      self.text = text
      self.dialect = dialect
      self.ids = ids
    }

    var testDescription: String { text }
  }

  static let rules = [
    "eight-digit-hex", "half-gradient", "hsl-is-hsb", "integer-alpha", "invalid-color",
    "invalid-number", "malformed-box", "malformed-offset", "number-unit", "short-hex",
    "type-mismatch", "unknown-keyword", "unknown-media-property", "unknown-media-value",
  ].compactMap(Rule.init(named:))

  static let cases = [
    // Unknown names and values have no finding.
    Case("MyOwnView { my-own: 1 2 nonsense; font-color: @nowhere; }"),
    Case("@a: @b; @b: 1; Label { font-color: @a; }"),
    Case("Label { font-color: ; font-size }"),
    Case("Label { font-color: red !important; }"),
    Case("Label { font-name: Arial Rounded MT Bold; }"),
    // The type of the property is the same at every class that has it.
    Case("MyOwnLabel { font-color: 17; }", .sapfiori, "type-mismatch"),
    // Names of system colors, and values that are no color.
    Case("Label { font-color: groupTableViewBackground; }", .nui),
    Case("Label { font-color: groupTableViewBackground; }", .sapfiori, "invalid-color"),
    Case("Label { font-color: ours; }", .nui, "invalid-color"),
    Case("Label { font-color: #COCOCO; }", .nui, "invalid-color"),
    Case("Label { font-color: #1234567; }", .nui, "invalid-color"),
    Case("Label { font-color: #; }", .nui, "invalid-color"),
    // Buttons take one word more than labels.
    Case("Button { text-align: fill; }"),
    Case("Label { text-align: fill; }", .sapfiori, "unknown-keyword"),
    Case("Button, Label { text-align: fill; }", .sapfiori, "unknown-keyword"),
    // Values that apply on some device are checked.
    Case(
      "@a: 12; @media (device: ipad) { @a: red; } Label { font-color: @a; }", .nui, "type-mismatch"),
    Case(
      "@a: red; @media (device: ipad) { @a: 12; } Label { font-color: @a; }", .nui, "type-mismatch"),
    Case(
      "@media (device: ipad) { @a: 12; } @media (device: iphone) { Label { font-color: @a; } }",
      .nui),
    Case("@media (device: ipad) { @a: 12; } @a: red; Label { font-color: @a; }", .nui),
    Case(
      "@a: red; @media (device: ipad) { @a: 12; Label { font-color: @a; } }", .nui, "type-mismatch"),
    Case(
      "@media (device: tv) { Label { font-color: 12; } }", .nui, "unknown-media-value"),
    Case(
      "@media (device: ipad) { Label { font-color: 12; } }", .nui, "type-mismatch"),
    // A definition has one finding for all its uses. Two values have two findings.
    Case(
      "@a: 17; Label { font-color: @a; } Button { font-color: @a; }", .sapfiori, "type-mismatch"),
    Case(
      "Label { font-color: 17; } Button { font-color: 17; }", .sapfiori, "type-mismatch",
      "type-mismatch"),
    // For a class of SAP's the severity is higher, so the findings are not merged.
    Case(
      "@a: 17; Label { font-color: @a; } fdlFUILabel { font-color: @a; }", .sapfiori,
      "type-mismatch", "type-mismatch"),
    // A word that is similar to no color is an app's own, and is reported once.
    Case("Label { font-color: ours; } Button { font-color: ours; }", .sapfiori, "invalid-color"),
    Case(
      "Label { font-color: gren; } Button { font-color: gren; }", .sapfiori, "invalid-color",
      "invalid-color"),
    Case("Label { font-color: rgba(0, 0, 0, 0); }", .nui),
    Case("Label { font-color: hsl(0.5, 0.0, 0.0); }", .nui),
    // For an engine that reads definitions only, overrides are checked and rules are not.
    Case("Label { font-color: 17; }", .fioriSwiftUI),
    Case("@tintColor: blu;", .fioriSwiftUI, "invalid-color"),
    Case("@tintColor: blu;", .nui),
    Case("@media (device: ipod) { }", .fioriSwiftUI),
    Case("@media (device: ) { }"),
  ]

  @Test(arguments: cases)
  func findingsMatchTheRow(_ example: Case) {
    let found = Sheet(parsing: SourceText(example.text))
      .findings(for: example.dialect, rules: Self.rules).diagnostics
    let ids = Set(Self.rules.map(\.id))
    #expect(found.map(\.id).filter(ids.contains) == example.ids)
  }
}

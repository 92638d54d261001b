@testable import StyleRules
import StyleSheet
import Testing

/// Syntax faults for the SwiftUI port: one error with its reason if a palette line is lost or
/// misread, otherwise a remark.
@Suite struct PortFaultTests {
  /// A line with its expected errors: the rule and the end of the message.
  struct Row: Sendable, CustomTestStringConvertible {
    let line: String
    let errors: [String]

    init(_ line: String, _ errors: String...) {
      self.line = line
      self.errors = errors
    }

    var testDescription: String { line }
  }

  private static let lost = "will lose the override of '@header' that this seems to be"

  static let rows = [
    // A stray character in or before a name, or no '@'.
    Row("x@header:red;", "missing-block: \(lost)"),
    Row("@hea!der:red;", "unexpected-character: \(lost)"),
    Row("@he ader:red;", "missing-colon: \(lost)"),
    Row("@he#ader:red;", "missing-colon: \(lost)"),
    Row("$header:red;", "unexpected-character: \(lost)"),
    Row("header:red;", "declaration-outside-rule: \(lost)"),
    Row("@he ader:gren;", "missing-colon: \(lost)"),
    // Names outside the palette, values that are no color, and names that are already defined.
    Row("$brand:red;"),
    Row("brand:red;"),
    Row("header:17;"),
    Row("footer { font-color; }"),
    Row("Label {\nheader:red\n}"),
    Row("tintColor:red;"),
    Row("@tint Color:red;"),
    Row("$ /* see @header: it */"),
    // Values.
    Row("@header:blue);", "unbalanced-parenthesis: will read 'blue)', which is no color"),
    Row("@header:blue;;", "unexpected-token: will read 'blue;', which is no color"),
    Row("@header:blue;x", "missing-block: will read 'blue;', which is no color"),
    Row("@header:blue;}", "unexpected-brace: will read 'blue;', which is no color"),
    Row("@header:blue; }", "unexpected-brace: will read 'blue; ', which is no color"),
    Row("@header:blue;\"", "unclosed-string: will read 'blue;', which is no color"),
    Row("@header:'red;", "unclosed-string: will read ''red', which is no color"),
    Row("@header:re}d;", "unexpected-brace: will read 're}d', which is no color"),
    Row("@header%:red;", "unexpected-character: will pass over '@header'"),
    Row("@header:red%;", "unexpected-character: will read 'red%', which is no color"),
    Row(
      "@header:#ff6000",
      "missing-semicolon: will read '#ff600', which is #FFFF66, "
        + "because it drops the last character of a line"),
    Row(
      "@header:#ff600080",
      "missing-semicolon: will read '#ff60008', which is #FF6000, "
        + "because it drops the last character of a line"),
    // Text around a line.
    Row(
      "Label {\n@header: blue;",
      "blank-after-colon: will find no color in ' blue', because it does not trim a value"),
    Row(
      "@media (device: ipad\n@header: blue;",
      "malformed-condition: will take ' blue' for '@header', which is no color, "
        + "because it does not look at what is around a line"),
    // Lines that are read as intended.
    Row("@header:blue,"),
    Row("@header://#ABC;"),
    Row("@header:{#fff;"),
    Row("@header:/#fff;"),
    Row("@header:#ABC);"),
  ]

  @Test(arguments: rows) func faultIsOneErrorWithReason(_ row: Row) {
    let found = problems(in: "@tintColor:#112233;\n\(row.line)\n")
    #expect(found.map(\.id) == row.errors.map { String($0.prefix { $0 != ":" }) })
    for (finding, words) in zip(found, row.errors) {
      #expect(finding.severity == .error)
      #expect(finding.message.hasSuffix("fiori-swiftui\(words.drop { $0 != ":" }.dropFirst())"))
    }
  }

  /// NUI reports the same fault with a lower severity.
  @Test func highestSeverityOfEnginesIsReported() {
    let sheet = Sheet(parsing: SourceText("@header:blue);\n"))
    let found = sheet.findings(for: [.nui, .fioriSwiftUI]).diagnostics
    #expect(found.first { $0.id == "unbalanced-parenthesis" }?.severity == .error)
  }

  @Test func byteOrderMarkIsOneFinding() {
    let found = problems(in: "\u{FEFF}@header:red;\n")
    #expect(found.map(\.id) == ["byte-order-mark"])
    #expect(found.map(\.severity) == [.error])
  }

  /// The engine does not read such a file, so its lines have no findings.
  @Test func invalidUTF8IsOneFinding() {
    let bytes = Array("@header:#0064D9\n@tintColor:red".utf8) + [0xFF, 0x0A]
    let sheet = Sheet(parsing: SourceText(bytes: bytes, name: "old.nss"))
    let rules = Rule.all.filter { $0.group != .completeness }
    let found = sheet.findings(for: .fioriSwiftUI, rules: rules).diagnostics
    #expect(found.filter { $0.severity > .information }.map(\.id) == ["invalid-utf8"])
  }

  /// A contrast finding has a fix only if the engine reads the color as written.
  @Test func misreadColorHasNoContrastFix() {
    let colors = ["#ff6000\n", "#ff600080\n", "#ff6000; /* a */\n", "#ff6000;\n"].map { value in
      let sheet = Sheet(parsing: SourceText("@tintColor:\(value)"))
      let found = sheet.findings(for: .fioriSwiftUI).diagnostics
      return found.filter { $0.id == "low-contrast-text" }.map { !$0.fixIts.isEmpty }
    }
    #expect(colors == [[false], [false], [true], [true]])
  }

  private func problems(in text: String) -> [Diagnostic] {
    let rules = Rule.all.filter { $0.group != .accessibility && $0.group != .completeness }
    return Sheet(parsing: SourceText(text)).findings(for: .fioriSwiftUI, rules: rules).diagnostics
      .filter { $0.severity > .information }
  }
}

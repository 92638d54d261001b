import Foundation
import StyleSheet
import Testing

@testable import stylecheck

/// Cases that the transcripts of the examples do not cover.
@Suite struct ResolveTests {
  @Test func standardInputIsASheet() {
    let run = Run("resolve --target sapfiori -", input: "Label { font-size: 12; }")
    #expect(
      run
        == Run(
          output: """
            for sapfiori: light, base, normal contrast, iphone, portrait

            Label
              font-size  12  Number  <stdin>:1:9

            """, status: .clean))
    #expect(Run("resolve - -", input: "").status == .couldNotRun)
  }

  /// A name that no sheet sets selects the classes that begin with it.
  @Test(arguments: [
    ("Lab", ["Label"], ["no sheet sets a class 'Lab'; showing 'Label'"], Status.findings),
    (
      "B", ["Bar", "Button"], ["no sheet sets a class 'B'; showing the 2 that begin with it"],
      .findings
    ),
    ("Label", ["Label"], [], .clean),
    ("X", [], ["no sheet sets a class 'X'"], .findings),
  ])
  func classNamesAreCompleted(
    _ name: String, _ shown: [String], _ messages: [String], _ status: Status
  ) {
    let sheet = "Label { a: 1; } Bar { a: 1; } Button { a: 1; }"
    let run = Run("resolve --target nui --class \(name) -", input: sheet)
    let lines = run.output.split(separator: "\n").map(String.init).dropFirst()
    #expect(lines.filter { !$0.hasPrefix(" ") } == shown)
    #expect(run.error == messages.map { "stylecheck: \($0)\n" }.joined())
    #expect(run.status == status)
  }

  /// The output is written in pieces, none of which grows with the number of classes.
  @Test(arguments: ThemeReport.Format.allCases, [[Dialect.nui], [.nui, .sapfiori]])
  func classesAreResolvedOneByOne(_ format: ThemeReport.Format, _ dialects: [Dialect]) {
    func longestPiece(_ count: Int) -> Int {
      let rules = (10..<10 + count).map { "Class\($0) { font-size: 12; }\n" }
      let sheet = Sheet(parsing: SourceText(rules.joined()))
      let query = ResolutionQuery(classes: [], properties: ["font-size"])
      var longest = 0
      dialects.map {
        ThemeReport(of: Theme(of: [sheet], for: $0), showing: query, knowing: .all, trails: false)
      }.write(in: format) { longest = max(longest, $0.utf8.count) }
      return longest
    }
    #expect(longestPiece(40) == longestPiece(10))
  }

  /// The suffix of a palette override selects its appearance, level and contrast.
  @Test func levelAndContrastChooseTheColor() {
    let suffixes = [
      "": "lightBackground", "--appearance dark": "darkBackground",
      "--level elevated": "elevatedLightBackground", "--contrast high": "contrastLightBackground",
      "--appearance dark --level elevated --contrast high": "elevatedContrastDarkBackground",
    ]
    let sheet = suffixes.values.sorted().enumerated().map { number, suffix in
      "@tintColor_\(suffix): #00000\(number);\n"
    }.joined()
    for (options, suffix) in suffixes {
      let run = Run("resolve --format csv \(options) -", input: sheet)
      #expect(run.output.contains(",@tintColor_\(suffix)\r\n"), "\(options)")
      #expect(run.output.split(separator: "\r\n").count == 2)
    }
  }

  @Test func importedSheetsAreLoadedFirstAndNamedByPath() throws {
    let folder = try TemporaryFolder()
    try folder.write("@import \"../parts/base\";\nLabel { font-size: 13; }", to: "app/app.nss")
    try folder.write("Label { font-size: 12; font-color: red; }", to: "parts/base.nss")
    let sheet = folder.path("app/app.nss")
    let outside = folder.withoutPath(Run(["resolve", "--target", "sapfiori", sheet]))
    #expect(outside.status == .couldNotRun)
    #expect(outside.output.isEmpty)
    #expect(outside.error.contains("error[import-outside-root]"))
    let run = folder.withoutPath(
      Run(["resolve", "--target", "sapfiori", "--why", "--root", folder.path("."), sheet]))
    #expect(run.status == .clean)
    #expect(
      run.output.hasSuffix(
        """
        Label
          font-color  red = #FF0000  Color   app/../parts/base.nss:1:24
          font-size   13             Number  app/app.nss:2:9
              overrides '12' at app/../parts/base.nss:1:9

        """), "\(run.output)")
  }

  /// A sheet must not send control sequences to a terminal.
  @Test func controlCharactersInValuesAreReplaced() {
    let run = Run("resolve --why -", input: "A { k: \"\u{1B}[2J\"; k: \"\u{1B}c\"; }")
    #expect(!run.output.contains("\u{1B}"))
    #expect(run.output.contains("overrides '"))
  }

  @Test(arguments: [
    ("12", "12"), ("true", "true"), ("0, 1", "{\"horizontal\": 0, \"vertical\": 1}"),
    ("1 2 3", "{\"top\": 1, \"right\": 2, \"bottom\": 3, \"left\": 2}"), ("#abc", "\"#AABBCC\""),
    ("'it \"says\"'", "\"'it \\\"says\\\"'\""), ("#1", "null"), ("30%", "30"),
  ])
  func valuesHaveTheMatchingJSONType(_ value: String, _ json: String) throws {
    let run = Run("resolve --target sapfiori --format json -", input: "A { k: \(value); }")
    let compact = run.output.split(separator: "\n").map { $0.drop { $0 == " " } }
      .joined(separator: " ").replacing("{ ", with: "{").replacing(" }", with: "}")
    #expect(compact.contains("\"value\": \(json),"), "\(run.output)")
  }

  @Test func classListIsAnArrayAndPaletteColorIsHex() {
    let run = Run(
      "resolve --target sapfiori --format json -",
      input: "Button { exclude-views: UIA, UIB; } A { k: primaryLabel; l: systemBlue; }")
    let words = run.output.split { " \n".contains($0) }.joined(separator: " ")
    #expect(words.contains("\"value\": [ \"UIA\", \"UIB\" ]"))
    #expect(words.contains("\"text\": \"primaryLabel\", \"type\": \"Color\", \"value\": \"#"))
  }
}

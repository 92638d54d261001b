import Mutations
import StyleRules
import StyleSheet
import Testing

@testable import stylecheck

@Suite struct ExplainTests {
  @Test(arguments: Rule.all) func everyRuleIsExplained(_ rule: Rule) throws {
    let run = Run([SystemText("explain"), SystemText(rule.id)])
    #expect(run.status == .clean)
    #expect(run.output.hasPrefix("\(rule.id): \(rule.summary)\n"))
    for example in rule.examples {
      let line = try #require(example.text.split(whereSeparator: \.isNewline).last)
      #expect(run.output.contains(line))
    }
  }

  /// A property that two pages of the reference list is printed once.
  @Test func everyClassIsExplainedWithEachPropertyOnce() {
    for entry in Trials.some(Catalog.all.entries, oneOf: 4) where entry.className != "*" {
      let run = Run([SystemText("explain"), SystemText(entry.className)])
      #expect(run.status == .clean)
      let lines = run.output.split(separator: "\n").filter { $0.hasPrefix("  ") }
        .compactMap { $0.split(separator: ": ").first }
      #expect(lines.count == Set(lines).count, "\(entry.className)")
    }
  }

  @Test func everyPropertyIsExplained() {
    for spelling in Trials.some(Catalog.all.spellings, oneOf: 4) {
      #expect(Run([SystemText("explain"), SystemText(spelling)]).status == .clean, "\(spelling)")
    }
  }

  /// Each name of a type is a topic, and each example is a value for some engine.
  @Test(arguments: ValueType.allCases) func everyTypeIsExplained(_ type: ValueType) {
    for name in type.spellings {
      let run = Run([SystemText("explain"), SystemText(name)])
      #expect(run.status == .clean)
      #expect(run.output.contains("\(type.name): a type of values"))
    }
    for example in type.examples where type != .percentage {
      let isRead = Dialect.all.contains { $0.value(of: example, as: type) != nil }
      #expect(isRead, "\(example)")
    }
  }

  /// A long list is cut short, and `--all` shows the rest.
  @Test func longListsAreCutShort() {
    let (few, all) = (Run("explain font-color"), Run("explain --all font-color"))
    let owners = Catalog.all.classNames(with: "font-color")
    #expect(few.output.split { " \n".contains($0) }.contains("\(owners.count - 6)"))
    #expect(few.output.utf8.count < 1000)
    let words = Set(all.output.split { " ,\n".contains($0) }.map(String.init))
    #expect(words.isSuperset(of: owners))
  }

  /// Any word can be the name of a font or an image, also one that begins like a boolean.
  @Test(arguments: ["transparent", "Tahoma"]) func wordsAreNames(_ word: String) {
    let kinds = Run([SystemText("explain"), SystemText(word)]).output.split(separator: "\n")
      .compactMap { $0.split(separator: " ").first }
    #expect(Set(kinds).isSuperset(of: ["Boolean", "Color", "FontName", "Image"]), "\(kinds)")
  }

  /// A value, and the row with its meaning in NUI, SAPFiori and SAP's SwiftUI port.
  @Test(arguments: [
    ("#FFF", "Color no color #FFFFFF #FFFFFF"),
    ("0x1EE68A00", "Color #1EE68A #E68A00 at 30 % #1EE68A at 0 %"),
    ("magenta", "Color #FF00FF #FF00FF no color; the palette color remains"),
    ("rgba(255,0,0,1.0)", "Color #FF0000 #FF0000 no color; the palette color remains"),
    (
      "rgba(0,0,0,1)", "Color #000000 at 0.4 % #000000 at 0.4 % no color; the palette color remains"
    ),
    ("1,2", "Offset 1, 2 1, 2 not read"),
    ("1,2", "Box 1 0 2 0* unknown not read"),
    ("1 2", "Offset crashes the app unknown not read"),
    ("tintColor", "Color no color #0070F2 light, #4DB1FF dark #0070F2 light, #4DB1FF dark"),
    ("primaryLabel_darkBackground", "Color no color #F5F6F7 #223548 light, #F5F6F7 dark"),
    ("uppercase", "TextTransform uppercase uppercase not read"),
    ("boldSystem", "FontName boldSystem boldSystem not read"),
    ("YES", "Boolean true* unknown not read"),
    ("12px", "Number 12 12 not read"),
    ("12px", "Boolean true* unknown not read"),
    ("label", "Color a color of iOS unknown no color; the palette color remains"),
    ("justify", "TextAlign left* unknown not read"),
    ("justify", "Color no color unknown no color; the palette color remains"),
    ("justify", "Offset crashes the app unknown not read"),
    ("50%", "Number loses the sheet loses the sheet not read"),
    ("50%", "sapfiori: inferred"),
    (
      "hsl(120,50%,50%)",
      "Color loses the sheet loses the sheet no color; the palette color remains"
    ),
    ("a+b", "FontName loses the sheet loses the sheet not read"),
    ("é", "Color loses the sheet loses the sheet no color; the palette color remains"),
  ])
  func aValueIsShownAsEachTargetReadsIt(_ value: String, _ row: String) {
    let run = Run([SystemText("explain"), SystemText(value)])
    let lines = run.output.split(separator: "\n").map {
      $0.split(separator: " ").joined(separator: " ")
    }
    #expect(lines.contains(row), "\(run.output)")
  }

  @Test(arguments: ["1; }", "@brand", "", "lin-comment", "Lable_", "Labél", "font-colör"])
  func unknownTopicsAreReported(_ word: String) {
    let run = Run([SystemText("explain"), SystemText(word)])
    #expect(run.status == .couldNotRun)
    #expect(run.error.hasPrefix("stylecheck: unknown topic '\(word)'"))
  }

  /// Topics that are unknown hide neither the others nor each other.
  @Test func theOtherTopicsAreExplained() {
    let run = Run("explain lin-comment 12px Labél cosmos")
    #expect(
      run
        == Run(
          output: Run("explain 12px cosmos").output,
          error: """
            stylecheck: unknown topic 'lin-comment'; did you mean 'line-comment'?
            stylecheck: unknown topic 'Labél'; did you mean 'Label'?
            see 'stylecheck explain --help'

            """, status: .couldNotRun))
  }

  @Test func rulesOfOneGroupAndTargetAreListed() {
    let run = Run("rules --group portability --target fiori-swiftui")
    #expect(run.output.hasPrefix("portability:\n"))
    #expect(run.output.contains("indented-definition"))
    #expect(!run.output.contains("line-comment"))
    #expect(Run("rules extra").status == .couldNotRun)
  }
}

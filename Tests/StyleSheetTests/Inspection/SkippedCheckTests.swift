import Mutations
import Testing

@testable import StyleRules
@testable import StyleSheet

/// Checks that are skipped for speed would not have found anything.
@Suite struct SkippedCheckTests {
  /// Returns the messages of the accessibility rules.
  private static func messages(
    _ text: String, for dialect: Dialect = .sapfiori, knowing catalog: Catalog = .all
  ) -> [String] {
    let found = Sheet(parsing: SourceText(text)).findings(
      for: dialect, rules: Rule.all.filter { $0.group == .accessibility }, knowing: catalog)
    return found.diagnostics.map(\.message)
  }

  /// Undocumented names of states and backgrounds are checked.
  @Test(arguments: [
    """
    Button { font-color: #FFFFFF; background-color: #000000; bar-tint-color-highlighted: #FFFFFF; }
    """,
    """
    Button {
      font-color: #FFFFFF; background-color: #000000;
      background-color-top-highlighted: #FFFFFF; background-color-bottom-highlighted: #FFFFFF;
    }
    """,
    """
    Button { font-color: #FFFFFF; background-color: #000000; bar-tint-color-selected: #FFFFFF; }
    """,
  ])
  func undocumentedNamesAreChecked(_ text: String) {
    #expect(Self.messages(text).contains { $0.contains("has a contrast of 1.00 against") })
  }

  /// A color is suggested only if it passes in each situation in which the declaration applies.
  @Test(arguments: ["device: ipad", "orientation: landscape"])
  func remediesPassInEverySituation(_ condition: String) {
    let messages = Self.messages(
      """
      Button, BarButton { font-color: #777777; }
      Button { background-color: #888888; }
      BarButton { background-color: #000000; }
      @media (\(condition)) { BarButton { font-color: #FFFFFF; } }
      """)
    #expect(messages.contains { $0.contains("no color would do on all that it lies on") })
    #expect(!messages.contains { $0.contains("would do") && !$0.contains("no color") })
  }

  /// The SwiftUI port reads lines in comments.
  @Test func aLineInACommentIsReportedAtItsRange() throws {
    let text = "/*\n@primaryLabel: #FEFEFE\n*/\n"
    let found = Sheet(parsing: SourceText(text)).findings(
      for: .fioriSwiftUI, rules: Rule.all.filter { $0.group == .accessibility })
    let finding = try #require(found.diagnostics.first)
    #expect(finding.message.hasPrefix("'primaryLabel' (#FFEEFF) has a contrast of"))
    #expect(SourceText(text)[finding.range] == "@primaryLabel: #FEFEFE")
  }

  @Test func variantsOfAnAppNeedCounterparts() throws {
    let fancy = try #require(ClassDescription.Property("on-color", variants: ["fancy"], .color))
    let control = try #require(ClassDescription("fdlFUIRatingControl", [fancy]))
    let found = Sheet(parsing: SourceText("fdlFUIRatingControl { on-color-fancy: #FF0000; }"))
      .findings(rules: Rule.all, knowing: Catalog.all.adding([control]))
    #expect(found.diagnostics.contains { $0.id == "missing-counterpart" })
  }

  @Test func repeatedDefinitionsTakeLinearTime() {
    let sheet = Sheet(
      parsing: SourceText(String(repeating: "@a: 1;\n", count: Trials.count(10_100, of: 20_000))))
    let time = ContinuousClock().measure {
      #expect(
        sheet.findings(rules: [Rule(named: "duplicate-variable")].compactMap(\.self)).dropped.count
          > 0)
    }
    #expect(time < .seconds(Trials.count(5, of: 20)))
  }

  /// The remedy is cached for a background with a thousand colors on it.
  @Test func theRemedyOfABackgroundIsComputedOnce() {
    var demands = ContrastDemands()
    let gray = ThemeColor(red: 0x77, green: 0x77, blue: 0x77)
    for shade in 0..<1_000 {
      let color = ThemeColor(red: 0x60, green: UInt8(shade / 32), blue: UInt8(shade % 32))
      demands.add(color, reaching: 4.5, on: gray, of: 7)
    }
    let first = demands.remedy(forBackground: 7)
    #expect(first != nil)
    let time = ContinuousClock().measure {
      for _ in 0..<10_000 { #expect(demands.remedy(forBackground: 7) == first) }
    }
    #expect(time < .seconds(5))
  }
}

import Testing

@testable import StyleRules
@testable import StyleSheet

/// What is not looked at, because it was found to be clear or because nobody sets it, would have been
/// clear.
@Suite struct SparedLookTests {
  /// What is said of contrast, without the advice.
  private static func told(
    _ text: String, for dialect: Dialect = .sapfiori, knowing catalog: Catalog = .all
  ) -> [String] {
    let found = Sheet(parsing: SourceText(text)).findings(
      for: dialect, rules: Rule.all.filter { $0.group == .accessibility }, knowing: catalog)
    return found.diagnostics.map(\.message)
  }

  /// States and grounds whose names no page has count all the same.
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
  func namesOfNoPageAreSeen(_ text: String) {
    #expect(Self.told(text).contains { $0.contains("has a contrast of 1.00 against") })
  }

  /// What is offered must do wherever the declaration is seen, on a telephone too where it is another
  /// one that counts on a tablet.
  @Test(arguments: ["device: ipad", "orientation: landscape"])
  func aRemedyIsOneInEverySituation(_ condition: String) {
    let told = Self.told(
      """
      Button, BarButton { font-color: #777777; }
      Button { background-color: #888888; }
      BarButton { background-color: #000000; }
      @media (\(condition)) { BarButton { font-color: #FFFFFF; } }
      """)
    #expect(told.contains { $0.contains("no color would do on all that it lies on") })
    #expect(!told.contains { $0.contains("would do") && !$0.contains("no color") })
  }

  /// The port reads a line in a comment too, and what is said of it stands at that line.
  @Test func aLineInACommentIsSeenWhereItStands() throws {
    let text = "/*\n@primaryLabel: #FEFEFE\n*/\n"
    let found = Sheet(parsing: SourceText(text)).findings(
      for: .fioriSwiftUI, rules: Rule.all.filter { $0.group == .accessibility })
    let finding = try #require(found.diagnostics.first)
    #expect(finding.message.hasPrefix("'primaryLabel' (#FFEEFF) has a contrast of"))
    #expect(SourceText(text)[finding.range] == "@primaryLabel: #FEFEFE")
  }

  /// A variant that only the app has asks for its counterpart as well.
  @Test func variantsOfAnAppHaveCounterparts() throws {
    let fancy = try #require(ClassDescription.Property("on-color", variants: ["fancy"], .color))
    let control = try #require(ClassDescription("fdlFUIRatingControl", [fancy]))
    let found = Sheet(parsing: SourceText("fdlFUIRatingControl { on-color-fancy: #FF0000; }"))
      .findings(rules: Rule.all, knowing: Catalog.all.adding([control]))
    #expect(found.diagnostics.contains { $0.id == "missing-counterpart" })
  }

  /// Twenty thousand definitions of one name cost no more than as many of others.
  @Test func definitionsAgainAreCountedOnce() {
    let sheet = Sheet(parsing: SourceText(String(repeating: "@a: 1;\n", count: 20_000)))
    let time = ContinuousClock().measure {
      #expect(
        sheet.findings(rules: [Rule(named: "duplicate-variable")].compactMap(\.self)).dropped.count
          > 0)
    }
    #expect(time < .seconds(20))
  }

  /// A background with a thousand colors on it is asked for as often, and its remedy is looked for once.
  @Test func theRemedyOfABackgroundIsSoughtOnce() {
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

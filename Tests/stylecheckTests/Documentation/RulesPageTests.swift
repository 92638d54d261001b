import StyleRules
import StyleSheet
import Testing

/// What the page on rules says is what the rules say.
@Suite struct RulesPageTests {
  @Test func thePageIsMadeOfTheRules() throws {
    try Golden.expect(RulesPage.text, at: "Documentation/Rules.md")
  }

  @Test func everyRuleHasASourceAndAChapter() throws {
    let page = try Package.text(of: "Documentation/Rules.md")
    for rule in Rule.all {
      #expect(!rule.source.isEmpty, "\(rule.id)")
      #expect(page.contains("### \(rule.id)\n"))
    }
  }
}

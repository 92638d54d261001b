import StyleRules
import StyleSheet
import Testing

/// The page of rules, generated from the rules.
@Suite struct RulesPageTests {
  @Test func pageMatchesTheRules() throws {
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

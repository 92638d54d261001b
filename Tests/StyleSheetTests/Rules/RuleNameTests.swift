import Testing

@testable import StyleRules
@testable import StyleSheet

/// Every ID of a finding is a rule for `explain`, the list of rules, severities and suppressions.
@Suite struct RuleNameTests {
  private static let rules = Set(Rule.all.map(\.id))

  /// The group distinguishes it from the rules that check sheets.
  @Test func unusedSuppressionIsHygiene() {
    #expect(Rule.unusedSuppression.group == .hygiene)
  }

  @Test func syntaxProblemsAndImportRefusalsAreRules() {
    let codes = SyntaxProblem.Code.allCases.map(\.id)
    let refusals = ImportRefusal.Kind.allCases.map(\.rawValue)
    #expect(Set(codes + refusals).subtracting(Self.rules) == [])
    for kind in ImportRefusal.Kind.allCases {
      #expect(Rule(named: kind.rawValue)?.severity == kind.severity)
    }
  }

  @Test func importProblemsCanBeSuppressed() {
    let text = """
      /* stylecheck-disable-next-line missing-import -- made by the build */
      @import colors;
      @import cells; /* stylecheck-disable-line missing-import, import-cycle -- as above */

      """
    let sheet = Sheet(parsing: SourceText(text, name: "a.nss"))
    let order = LoadOrder(of: sheet, at: "a.nss") { statement, _ in
      .failure(.missing("there is no '\(statement.name)'"))
    } read: { _ in
      .failure(.missing(""))
    }
    let imports = ImportFacts(of: order)
    let problems = order.problems()
    #expect(problems.map(\.id) == ["missing-import", "missing-import"])
    let rules = ["missing-import", "import-cycle", "unused-suppression"].compactMap(
      Rule.init(named:))
    let found = sheet.findings(for: [.sapfiori], rules: rules, importing: imports)
    #expect(found.suppressed == 2)
    #expect(found.diagnostics.map(\.id) == ["unused-suppression"])
    #expect(sheet.findings(for: [.nui], rules: rules, importing: imports).suppressed == 0)
    let forAll = sheet.findings(for: Dialect.all, rules: [rules[0]], importing: imports)
    #expect(forAll.suppressed == 2)
  }
}

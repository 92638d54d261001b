extension Rule {
  /// A fault of the text as a rule: the parser meets it, and it is told whatever rules are run.
  ///
  /// NUI gives up at any of them but one and styles nothing at all, without a word; SAP's UIKit engine
  /// is taken to refuse the sheet. So they are errors for everyone, and nothing silences them. A
  /// parenthesis without a partner stops nobody: the value alone is lost, so it is a warning.
  static func fault(
    _ code: SyntaxProblem.Code, summary: String, rationale: String,
    examples: @autoclosure @escaping @Sendable () -> [Example], fixChangesTheme: Bool = true
  ) -> Rule {
    Rule(
      id: code.id, .syntax, code.severity, summary: summary, rationale: rationale,
      source: "NUIParse 65bc940, NUIStyleParser; SAPFiori reference 25.08, NUISettings",
      examples: examples(), fixChangesTheme: fixChangesTheme, isFault: true
    ) { inspection, report in
      let sheet = inspection.sheet
      guard sheet.tree.problems.contains(where: { $0.code == code }) else { return }
      let costs = FaultCosts(of: sheet, to: inspection.dialect)
      for problem in sheet.tree.problems where problem.code == code {
        let fault = Diagnostic(problem, in: sheet.source).costing(costs.cost(of: problem))
        report(as: fault.severity, fault)
      }
    }
  }
}

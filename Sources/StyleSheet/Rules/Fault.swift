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
      let tree = inspection.sheet.tree
      for problem in tree.problems where problem.code == code {
        let cost = problem.cost(to: inspection.dialect, in: tree.source)
        report(Diagnostic(problem, in: tree.source).saying(cost))
      }
    }
  }
}

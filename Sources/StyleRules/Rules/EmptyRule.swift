import StyleSheet

extension Rule {
  static let emptyRule = Rule(
    id: "empty-rule", .hygiene, .warning,
    summary: "a rule sets nothing",
    rationale: """
      The rule has no effect. Remove it, or add the missing declarations.
      """,
    source: "sheets in public repositories, of which a third have one",
    examples: [
      """
      Label {
        font-size: 17;
      }
      """,
      """
      fdlFUIRatingControlFormCell {
      ^^^^^^^^^^^^^^^^^^^^^^^^^^^ warning[empty-rule]: this rule sets nothing
      }
      """,
      """
      Label, Button {
      ^^^^^^^^^^^^^ warning[empty-rule]: this rule sets nothing
        /* font-size: 17; */
      }
      """,
    ],
    follows: .any
  ) { inspection, report in
    for rule in inspection.rules where rule.declarations.isEmpty {
      let contents = inspection.sheet.contents(of: rule)
      if !contents.hasDebris {
        report(.emptyRule(rule, hasComments: contents.hasComments, inspection))
      }
    }
  }
}

extension Finding {
  fileprivate static func emptyRule(
    _ rule: Sheet.RuleRow, hasComments: Bool, _ inspection: Inspection
  ) -> Self {
    let sheet = inspection.sheet
    let selectors = inspection.selectors(of: rule)
    let whole = sheet.nodeRange(of: rule.element)
    let start = selectors.first.map(sheet.selectorRange)?.lowerBound ?? whole.lowerBound
    let end = selectors.last.map(sheet.selectorRange)?.upperBound ?? start
    let said = Finding(at: start..<end, "this rule sets nothing")
    let removal = sheet.removal(ofNode: rule.element)
    return hasComments
      ? said : said.fixIt("remove it", as: sheet.safety(ofRemoving: removal), removal)
  }
}

extension Sheet {
  /// Returns the contents of a rule's block besides declarations.
  fileprivate func contents(of rule: RuleRow) -> (hasDebris: Bool, hasComments: Bool) {
    let node = Int(rule.element)
    let inner = tree.elements[node + 1..<tree.next(after: node)]
    return (
      inner.contains { $0.kind.isNode },
      inner.contains { $0.kind.isTrivia && $0.kind != .blank }
    )
  }
}

import StyleSheet

extension Rule {
  static let emptyRule = Rule(
    id: "empty-rule", .hygiene, .warning,
    summary: "a rule sets nothing",
    rationale: "The rule has no effect. Remove it, or add the missing declarations.",
    source: "sheets in public repositories, of which a third have one",
    examples: """
      Label {
        font-size: 17;
      }
      ---
      fdlFUIRatingControlFormCell {
      ^^^^^^^^^^^^^^^^^^^^^^^^^^^ warning[empty-rule]: this rule sets nothing
      }
      ---
      Label, Button {
      ^^^^^^^^^^^^^ warning[empty-rule]: this rule sets nothing
        /* font-size: 17; */
      }
      """,
    follows: .any
  ) { inspection, report in
    let sheet = inspection.sheet
    for rule in inspection.rules where rule.declarations.isEmpty {
      let contents = sheet.contents(of: rule)
      if !contents.hasDebris {
        let said = Finding(at: sheet.selectorRange(of: rule), "this rule sets nothing")
        let removal = sheet.removal(ofNode: rule.element)
        report(
          contents.hasComments
            ? said : said.fixIt("remove it", as: sheet.safety(ofRemoving: removal), removal))
      }
    }
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

import StyleSheet

// Faults in selectors and braces.

extension Rule {
  static let missingSelector = Rule(
    fault: .missingSelector,
    summary: "a block has no class before it, or a comma has none after it",
    rationale: """
      Without a name nobody knows whose block it is.
      """,
    examples: [
      "Label, Button { font-color: red; }",
      """
      { font-color: red; }
      ^ error[missing-selector]: expected a class name here; sapfiori will lose the whole sheet over it, as far as is known
      """,
      """
      Label, { font-color: red; }
            ^ error[missing-selector]: expected a class name here; sapfiori will lose the whole sheet over it, as far as is known
      """,
    ])

  static let missingComma = Rule(
    fault: .missingComma,
    summary: "two class names are side by side without a comma",
    rationale: """
      In CSS that means one inside the other. Here there is no such selector: classes that share a \
      block are a list with commas.
      """,
    examples: [
      "Label, Button { font-color: red; }",
      """
      Label Button { font-color: red; }
           ^ error[missing-comma]: expected ',' between two class names: there are no descendant selectors; sapfiori will lose the whole sheet over it, as far as is known
      """,
      """
      Table TableCell Label { font-color: red; }
           ^ error[missing-comma]: expected ',' between two class names: there are no descendant selectors; sapfiori will lose the whole sheet over it, as far as is known
                     ^ error[missing-comma]: expected ',' between two class names: there are no descendant selectors; sapfiori will lose the whole sheet over it, as far as is known
      """,
    ])

  static let missingBlock = Rule(
    fault: .missingBlock,
    summary: "a class or an '@media' is not followed by a block",
    rationale: """
      A name at the top of a sheet begins a rule, and a rule has a block in braces.
      """,
    examples: [
      "Label { font-color: red; }",
      """
      Label
           ^ error[missing-block]: expected '{' and a block after this; sapfiori will lose the whole sheet over it, as far as is known
      """,
      """
      @media (device: ipad);
                           ^ error[missing-block]: expected '{' and a block after this; sapfiori will lose the whole sheet over it, as far as is known
      """,
    ])

  static let unclosedBlock = Rule(
    fault: .unclosedBlock,
    summary: "a block is not closed",
    rationale: """
      The next rule is then taken for a declaration of this one. Where the block should have ended \
      is seen by how far lines are indented.
      """,
    examples: [
      "Label { font-color: red; }",
      """
      Label {
            ^ error[unclosed-block]: this block is not closed: expected '}'; sapfiori will lose the whole sheet over it, as far as is known
        font-color: red;
      """,
      """
      Label {
            ^ error[unclosed-block]: this block is not closed: expected '}'; sapfiori will lose the whole sheet over it, as far as is known
        font-color: red;
      Button { font-color: red; }
      """,
    ])

  static let unexpectedBrace = Rule(
    fault: .unexpectedBrace,
    summary: "a '}' closes nothing",
    rationale: """
      Either it is one too many, or the '{' it belongs to is missing further up.
      """,
    examples: [
      "Label { font-color: red; }",
      """
      Label { font-color: red; } }
                                 ^ error[unexpected-brace]: this '}' closes nothing; sapfiori will lose the whole sheet over it, as far as is known
      """,
      """
      }
      ^ error[unexpected-brace]: this '}' closes nothing; sapfiori will lose the whole sheet over it, as far as is known
      Label { font-color: red; }
      """,
    ])

  static let nestedRule = Rule(
    fault: .nestedRule,
    summary: "a rule or an '@media' is inside a rule",
    rationale: """
      Rules do not nest: a rule holds declarations, and an '@media' holds rules.
      """,
    examples: [
      "@media (device: ipad) { Label { font-size: 20; } }",
      """
      Table { TableCell { font-color: red; } }
              ^^^^^^^^^ error[nested-rule]: a rule is not allowed inside a rule; sapfiori will lose the whole sheet over it, as far as is known
      """,
      """
      Label { @media (device: ipad) { font-size: 20; } }
              ^^^^^^^^^^^^^^^^^^^^^ error[nested-rule]: '@media' is not allowed inside a rule; sapfiori will lose the whole sheet over it, as far as is known
      """,
    ])
}

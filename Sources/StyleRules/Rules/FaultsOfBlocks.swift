import StyleSheet

// Faults in selectors and braces.

extension Rule {
  static let missingSelector = Rule(
    fault: .missingSelector,
    summary: "a block has no class before it, or a comma has none after it",
    rationale: "A block without a class applies to nothing.",
    examples: """
      Label, Button { font-color: red; }
      ---
      { font-color: red; }
      ^ error[missing-selector]: expected a class name here; sapfiori ignores the whole sheet (inferred)
      ---
      Label, { font-color: red; }
            ^ error[missing-selector]: expected a class name after this ',', or no ','; sapfiori ignores the whole sheet (inferred)
      """)

  static let missingComma = Rule(
    fault: .missingComma,
    summary: "two class names are side by side without a comma",
    rationale: """
      In CSS, 'A B' selects the elements B inside A. Stylesheets have no such selector: classes \
      that share a block are separated by commas.
      """,
    examples: """
      Label, Button { font-color: red; }
      ---
      Label Button { font-color: red; }
           ^ error[missing-comma]: expected ',' between two class names: there are no descendant selectors; sapfiori ignores the whole sheet (inferred)
      ---
      Table TableCell Label { font-color: red; }
           ^ error[missing-comma]: expected ',' between two class names: there are no descendant selectors; sapfiori ignores the whole sheet (inferred)
      ---
      fdlFUISwitchFormCell title { font-color: red; }
                          ^ error[missing-comma]: expected ',' between two class names: there are no descendant selectors; did you mean 'fdlFUISwitchFormCell_title'? sapfiori ignores the whole sheet (inferred)
      """)

  static let missingBlock = Rule(
    fault: .missingBlock,
    summary: "a class or an '@media' is not followed by a block",
    rationale: "A name outside a block begins a rule, and a rule has a block in braces.",
    examples: """
      Label { font-color: red; }
      ---
      Label
           ^ error[missing-block]: expected '{' and a block after this; sapfiori ignores the whole sheet (inferred)
      ---
      @media (device: ipad);
                           ^ error[missing-block]: expected '{' and a block after this; sapfiori ignores the whole sheet (inferred)
      """)

  static let unclosedBlock = Rule(
    fault: .unclosedBlock,
    summary: "a block is not closed",
    rationale: """
      Engines read the next rule as a declaration of this one. This tool finds the intended end of \
      the block by the indentation of the lines.
      """,
    examples: """
      Label { font-color: red; }
      ---
      Label {
            ^ error[unclosed-block]: this block is not closed: expected '}'; sapfiori ignores the whole sheet (inferred)
        font-color: red;
      ---
      Label {
            ^ error[unclosed-block]: this block is not closed: expected '}'; sapfiori ignores the whole sheet (inferred)
        font-color: red;
      Button { font-color: red; }
      ---
      @media (device: ipad) {
        Label {
              ^ error[unclosed-block]: this block is not closed: expected '}'; sapfiori ignores the whole sheet (inferred)
          font-color: red;
      }
      Button { font-color: red; }
      """)

  static let unexpectedBrace = Rule(
    fault: .unexpectedBrace,
    summary: "a '}' closes nothing",
    rationale: "Either this '}' is one too many, or its '{' is missing further up.",
    examples: """
      Label { font-color: red; }
      ---
      Label { font-color: red; } }
                                 ^ error[unexpected-brace]: this '}' closes nothing; sapfiori ignores the whole sheet (inferred)
      ---
      }
      ^ error[unexpected-brace]: this '}' closes nothing; sapfiori ignores the whole sheet (inferred)
      Label { font-color: red; }
      """)

  static let nestedRule = Rule(
    fault: .nestedRule,
    summary: "a rule or an '@media' is inside a rule",
    rationale: "Rules do not nest: a rule contains declarations, and an '@media' contains rules.",
    examples: """
      @media (device: ipad) { Label { font-size: 20; } }
      ---
      Table { TableCell { font-color: red; } }
              ^^^^^^^^^ error[nested-rule]: a rule is not allowed inside a rule; sapfiori ignores the whole sheet (inferred)
      ---
      Label { @media (device: ipad) { font-size: 20; } }
              ^^^^^^^^^^^^^^^^^^^^^ error[nested-rule]: '@media' is not allowed inside a rule; sapfiori ignores the whole sheet (inferred)
      """)
}

import StyleSheet

extension Rule {
  static let blanketSuppression = Rule(
    id: "blanket-suppression", .hygiene, .warning,
    summary: "a suppression names no rule",
    rationale: """
      A suppression without rule names has no effect.
      """,
    source: "ruff (`blanket-noqa`) and stylelint, which advise against it",
    targets: .all,
    examples: [
      """
      Label { font-color: #FF0064D9; } /* stylecheck-disable-line eight-digit-hex -- an old sheet */
      """,
      """
      Label { font-color: #FF0064D9; } /* stylecheck-disable-line */
                                          ^^^^^^^^^^^^^^^^^^^^^^^ warning[blanket-suppression]: this suppression has no effect without rule names, as in 'stylecheck-disable-line eight-digit-hex'
      """,
      """
      /* stylecheck-disable-file -- an old sheet */
         ^^^^^^^^^^^^^^^^^^^^^^^ warning[blanket-suppression]: this suppression has no effect without rule names, as in 'stylecheck-disable-file eight-digit-hex'
      Label { font-color: #FF0064D9; }
      """,
    ]
  ) { inspection, report in
    for comment in inspection.suppressions.comments
    where comment.kind != nil && comment.names.isEmpty {
      let word = comment.word
      report(
        at: word.range,
        "this suppression has no effect without rule names, as in '\(word.text) eight-digit-hex'")
    }
  }
}

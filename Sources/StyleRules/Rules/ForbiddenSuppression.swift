import StyleSheet

extension Rule {
  static let forbiddenSuppression = Rule(
    id: "forbidden-suppression", .hygiene, .warning,
    summary: "a suppression names a rule that cannot be suppressed",
    rationale: """
      Syntax errors can lose the whole sheet, so they cannot be suppressed. Findings about \
      suppressions cannot be suppressed either.
      """,
    source: "tflint and ruff, whose faults of the text cannot be ignored either",
    targets: .all,
    examples: [
      "Label { font-color: #FF0064D9; } /* stylecheck-disable-line eight-digit-hex -- an old sheet */",
      """
      /* stylecheck-disable-file missing-semicolon -- it works */
                                 ^^^^^^^^^^^^^^^^^ warning[forbidden-suppression]: 'missing-semicolon' cannot be suppressed: it keeps the sheet from being read
      Label { font-size: 17; }
      """,
      """
      /* stylecheck-disable-file unused-suppression -- they are many */
                                 ^^^^^^^^^^^^^^^^^^ warning[forbidden-suppression]: 'unused-suppression' cannot be suppressed: it is about such comments
      Label { font-size: 17; }
      """,
      """
      /* stylecheck-disable-file unused-suppression */
                                 ^^^^^^^^^^^^^^^^^^ warning[forbidden-suppression]: 'unused-suppression' cannot be suppressed: it is about such comments
      Label { font-size: 17; }
      """,
    ]
  ) { inspection, report in
    let refused = inspection.suppressions.refusedRules
    for comment in inspection.suppressions.comments where comment.kind != nil {
      for name in comment.names {
        guard let reason = Rule.reasonNotToSuppress(name.text) else { continue }
        report(
          Finding(at: name.range, "'\(name.text)' cannot be suppressed: \(reason)")
            .fixIt(
              "remove it", as: refused.contains(name.text) ? .unsafe : .safe,
              inspection.sheet.removal(of: name, from: comment)))
      }
    }
  }
}

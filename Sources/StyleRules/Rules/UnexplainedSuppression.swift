import StyleSheet

extension Rule {
  static let unexplainedSuppression = Rule(
    id: "unexplained-suppression", .hygiene, .information,
    summary: "a suppression gives no reason",
    rationale: """
      Without a reason in the comment, its readers cannot check whether the suppression is still \
      needed.
      """,
    source: "stylelint (`--report-descriptionless-disables`) and biome, which demands a reason",
    targets: .all,
    examples: [
      """
      Label { font-color: #FF0064D9; } /* stylecheck-disable-line eight-digit-hex -- NUI never sees it */
      """,
      """
      Label { font-color: #FF0064D9; } /* stylecheck-disable-line eight-digit-hex */
                                          ^^^^^^^^^^^^^^^^^^^^^^^ remark[unexplained-suppression]: the suppression gives no reason: write one after '--'
      """,
      """
      /* stylecheck-disable-file eight-digit-hex -- */
         ^^^^^^^^^^^^^^^^^^^^^^^ remark[unexplained-suppression]: the suppression gives no reason: write one after '--'
      Label { font-color: #FF0064D9; }
      """,
    ]
  ) { inspection, report in
    for comment in inspection.suppressions.comments
    where comment.kind != nil && comment.kind != .end && !comment.names.isEmpty
      && !comment.hasReason
    {
      report(at: comment.word.range, "the suppression gives no reason: write one after '--'")
    }
  }
}

import StyleSheet

extension Rule {
  static let repeatedCondition = Rule(
    id: "repeated-condition", .cascade, .warning,
    summary: "an '@media' asks twice for the same property",
    rationale: """
      Of two conditions on one property the last counts and the other is not looked at. So a \
      contradiction does not switch a block off, as one might think: it holds where its last \
      condition does.
      """,
    source: "NUI 744a36f, NUISettings and NUIStyleParser",
    targets: [.nui, .sapfiori],
    examples: [
      "@media (device: ipad) and (orientation: landscape) { Label { font-size: 20; } }",
      """
      @media (device: iphone) and (device: ipad) { Label { font-size: 20; } }
             ^^^^^^^^^^^^^^^^ warning[repeated-condition]: this condition is not looked at: of two on 'device' the last counts
                                  ~~~~~~~~~~~~~~ note: the last is here
      """,
      """
      @media (orientation: portrait) and (orientation: portrait) { Label { font-size: 20; } }
             ^^^^^^^^^^^^^^^^^^^^^^^ warning[repeated-condition]: this condition is not looked at: of two on 'orientation' the last counts
                                         ~~~~~~~~~~~~~~~~~~~~~~~ note: the last is here
      """,
    ]
  ) { inspection, report in
    guard inspection.dialect.media != .ignored else { return }
    for media in inspection.sheet.mediaRows where media.endCondition - media.firstCondition > 1 {
      let rows = inspection.sheet.conditionRows[Int(media.firstCondition)..<Int(media.endCondition)]
      var last: [NameTable.ID: Sheet.ConditionRow] = [:]
      for row in rows where row.name != NameTable.none {
        if let earlier = last.updateValue(row, forKey: row.name) {
          report(.repeatedCondition(earlier, row, in: inspection.sheet))
        }
      }
    }
  }
}

extension Diagnostic {
  fileprivate static func repeatedCondition(
    _ earlier: Sheet.ConditionRow, _ later: Sheet.ConditionRow, in sheet: Sheet
  ) -> Self {
    Diagnostic(
      .warning, "repeated-condition", at: sheet.nodeRange(of: earlier.element),
      "this condition is not looked at: of two on '\(sheet.text(of: earlier.name))' the last counts"
    )
    .note("the last is here", at: sheet.nodeRange(of: later.element))
  }
}

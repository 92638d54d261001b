import StyleSheet

extension Rule {
  static let repeatedCondition = Rule(
    id: "repeated-condition", .cascade, .warning,
    summary: "an '@media' has two conditions on the same property",
    rationale: """
      Of two conditions on one property, the last one applies and the other is ignored. A \
      contradiction therefore does not disable a block: the block applies if its last condition is \
      met.
      """,
    source: "NUI 744a36f, NUISettings and NUIStyleParser",
    examples: [
      "@media (device: ipad) and (orientation: landscape) { Label { font-size: 20; } }",
      """
      @media (device: iphone) and (device: ipad) { Label { font-size: 20; } }
             ^^^^^^^^^^^^^^^^ warning[repeated-condition]: this condition is ignored: of two conditions on 'device', the last one applies
                                  ~~~~~~~~~~~~~~ note: the last is here
      """,
      """
      @media (orientation: portrait) and (orientation: portrait) { Label { font-size: 20; } }
             ^^^^^^^^^^^^^^^^^^^^^^^ warning[repeated-condition]: this condition is ignored: of two conditions on 'orientation', the last one applies
                                         ~~~~~~~~~~~~~~~~~~~~~~~ note: the last is here
      """,
    ]
  ) { inspection, report in
    guard inspection.dialect.media != .ignored else { return }
    let sheet = inspection.sheet
    for media in sheet.mediaRows where media.endCondition - media.firstCondition > 1 {
      let rows = sheet.conditionRows[Int(media.firstCondition)..<Int(media.endCondition)]
      var last: [NameTable.ID: Sheet.ConditionRow] = [:]
      for row in rows where row.name != NameTable.none {
        guard let earlier = last.updateValue(row, forKey: row.name) else { continue }
        report(
          Finding(
            at: sheet.nodeRange(of: earlier.element),
            "this condition is ignored: of two conditions on '\(sheet.text(of: earlier.name))', "
              + "the last one applies"
          )
          .note("the last is here", at: sheet.nodeRange(of: row.element)))
      }
    }
  }
}

extension Rule {
  static let mediaBeforeDefault = Rule(
    id: "media-before-default", .cascade, .warning,
    summary: "a declaration in an '@media' stands before the one for all situations",
    rationale: """
      A condition gives a rule no more weight: of two that hold, the later wins. The default that \
      follows takes the exception back, on every device.
      """,
    source: "NUI 744a36f, NUISettings: per class and property the last declaration holds",
    targets: [.nui, .sapfiori],
    examples: [
      """
      Label { font-size: 15; }
      @media (device: ipad) { Label { font-size: 18; } }
      """,
      """
      @media (device: ipad) { Label { font-size: 18; } }
                                      ^^^^^^^^^ warning[media-before-default]: this 'font-size' never has an effect: the one without a condition comes later, and wins
      Label { font-size: 15; }
              ~~~~~~~~~ note: set for all situations here
      """,
      """
      @media (orientation: landscape) { Table { row-height: 36; } }
                                                ^^^^^^^^^^ warning[media-before-default]: this 'row-height' never has an effect: the one without a condition comes later, and wins
      Table, OrderTable { row-height: 44; }
                          ~~~~~~~~~~ note: set for all situations here
      """,
    ]
  ) { inspection, report in
    for (setting, winner) in inspection.shadowedSettings() where setting.media != winner.media {
      let sheet = inspection.sheet
      let name = sheet.text(of: setting.row.name)
      report(
        Diagnostic(
          .warning, "media-before-default", at: sheet.nameRange(of: setting.row.element),
          "this '\(name)' never has an effect: the one without a condition comes later, and wins"
        )
        .note("set for all situations here", at: sheet.nameRange(of: winner.row.element)))
    }
  }
}

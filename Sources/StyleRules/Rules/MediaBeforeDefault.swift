import StyleSheet

extension Rule {
  static let mediaBeforeDefault = Rule(
    id: "media-before-default", .cascade, .warning,
    summary: "a declaration in an '@media' comes before the one for all situations",
    rationale: """
      A condition does not give a rule more weight: of two rules that apply, the later one wins. A \
      default that follows the exception overrides it on every device.
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
      Example(
        """
        @media (device: ipad) { @brand: #E26300; }
                                ^^^^^^ warning[media-before-default]: this '@brand' never has an effect: the one without a condition comes later, and wins
        @brand: #0064D9;
        ~~~~~~ note: defined for all situations here
        Button { background-color: @brand; }
        """, for: .nui),
    ]
  ) { inspection, report in
    inspection.eachShadowedSetting { setting, winner in
      guard inspection.media(of: setting) != inspection.media(of: winner) else { return }
      let sheet = inspection.sheet
      let row = inspection.row(of: setting)
      report(
        Finding(
          at: sheet.nameRange(of: row.element),
          "this '\(sheet.text(of: row.name))' never has an effect: the one without a condition comes "
            + "later, and wins"
        )
        .note(
          "set for all situations here",
          at: sheet.nameRange(of: inspection.row(of: winner).element)))
    }
    inspection.reportShadowedDefinitions(to: &report)
  }
}

extension Inspection {
  /// Reports definitions in an '@media' that a later unconditional one overrides.
  fileprivate func reportShadowedDefinitions(to report: inout Report) {
    guard dialect.definitionWinner == .last else { return }
    for definitions in definitionsByMedia {
      guard let winner = definitions.last(where: { $0.media == NameTable.none }) else { continue }
      for row in definitions where row.media != NameTable.none && row.element < winner.element {
        report(.shadowedDefinition(row, by: winner, in: self))
      }
    }
  }
}

extension Finding {
  fileprivate static func shadowedDefinition(
    _ row: Sheet.DefinitionRow, by winner: Sheet.DefinitionRow, in inspection: Inspection
  ) -> Self {
    let sheet = inspection.sheet
    return Finding(
      at: sheet.nameRange(of: row.element),
      "this '\(sheet.text(of: row.name))' never has an effect: the one without a condition comes later, and wins"
        + inspection.dialect.doubt(.definitionWinner)
    )
    .note("defined for all situations here", at: sheet.nameRange(of: winner.element))
  }
}

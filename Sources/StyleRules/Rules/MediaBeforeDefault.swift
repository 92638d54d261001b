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
      """
      @media (device: ipad) { @brand: #E26300; }
                              ^^^^^^ warning[media-before-default]: this '@brand' never has an effect: the one without a condition comes later, and wins
      @brand: #0064D9;
      ~~~~~~ note: defined for all situations here
      Button { background-color: @brand; }
      """.example(for: [.nui]),
    ]
  ) { inspection, report in
    inspection.eachShadowedSetting { setting, winner in
      guard inspection.media(of: setting) != inspection.media(of: winner) else { return }
      let sheet = inspection.sheet
      let row = inspection.row(of: setting)
      report(
        .withoutEffect(
          sheet.text(of: row.name), at: row.element, in: sheet
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
        let doubt = dialect.doubt(.definitionWinner)
        report(
          .withoutEffect(sheet.text(of: row.name), at: row.element, doubt: doubt, in: sheet)
            .note("defined for all situations here", at: sheet.nameRange(of: winner.element)))
      }
    }
  }
}

extension Finding {
  fileprivate static func withoutEffect(
    _ name: String, at element: UInt32, doubt: Message = "", in sheet: Sheet
  ) -> Self {
    Finding(
      at: sheet.nameRange(of: element),
      "this '\(name)' never has an effect: the one without a condition comes later, and wins"
        + doubt)
  }
}

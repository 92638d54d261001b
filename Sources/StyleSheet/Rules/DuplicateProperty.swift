extension Rule {
  static let duplicateProperty = Rule(
    id: "duplicate-property", .cascade, .warning,
    summary: "a block sets one property twice",
    rationale: """
      The last one wins without a word. The first is dead, and readers still believe it.
      """,
    source: "NUI 744a36f, NUISettings",
    targets: [.nui, .sapfiori],
    examples: [
      """
      fdlFUIRatingControl {
        on-color: #0064D9;
        on-color-accented: #E26300;
      }
      """,
      """
      fdlFUIRatingControl {
        on-color: #0064D9;
        ~~~~~~~~ note: first set here
        on-color: #E26300;
        ^^^^^^^^ warning[duplicate-property]: 'on-color' is set again: this value wins, and '#0064D9' is lost
      }
      """,
      """
      Label {
        font-size: 17;
        ~~~~~~~~~ note: first set here
        font-color: red;
        font-size: 17;
        ^^^^^^^^^ warning[duplicate-property]: 'font-size' is set to '17' twice
      }
      """,
    ]
  ) { inspection, report in
    let sheet = inspection.sheet
    guard inspection.readsRules else { return }
    for number in inspection.traits.repeatingRules {
      let rule = sheet.ruleRows[number]
      var last: [NameTable.ID: Sheet.DeclarationRow] = [:]
      for row in inspection.declarations(of: rule) where row.value.kind != .missing {
        if let earlier = last.updateValue(row, forKey: row.name), row.name != NameTable.none {
          report(.duplicateProperty(row, after: earlier, in: sheet))
        }
      }
    }
  }
}

extension Diagnostic {
  fileprivate static func duplicateProperty(
    _ later: Sheet.DeclarationRow, after earlier: Sheet.DeclarationRow, in sheet: Sheet
  ) -> Self {
    let name = sheet.text(of: later.name)
    let lost = sheet.valueText(of: earlier.element)
    let message =
      lost == sheet.valueText(of: later.element)
      ? "'\(name)' is set to '\(lost)' twice"
      : "'\(name)' is set again: this value wins, and '\(lost)' is lost"
    return Diagnostic(
      .warning, "duplicate-property", at: sheet.nameRange(of: later.element), message
    )
    .note("first set here", at: sheet.nameRange(of: earlier.element))
    .fixIt("remove the first one", sheet.removal(ofNode: earlier.element))
  }
}

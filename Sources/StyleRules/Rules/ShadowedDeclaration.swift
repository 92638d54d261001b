import StyleSheet

extension Rule {
  static let shadowedDeclaration = Rule(
    id: "shadowed-declaration", .cascade, .warning,
    summary: "later rules override a declaration for all its classes",
    rationale: """
      The declaration has no effect on any device. If the same class simply has two rules, \
      'duplicate-class' reports it.
      """,
    source: "NUI 744a36f, NUISettings: per class and property the last declaration holds",
    examples: [
      """
      Button, LargeButton { font-size: 17; }
      LargeButton { font-size: 24; }
      """,
      """
      Button, LargeButton { font-size: 17; height: 44; }
                            ^^^^^^^^^ warning[shadowed-declaration]: this 'font-size' never has an effect: later rules set it for all classes of this one
      Button { font-size: 15; }
      LargeButton { font-size: 24; }
                    ~~~~~~~~~ note: set again here
      """,
      """
      Label { font-color: red; }
              ^^^^^^^^^^ warning[shadowed-declaration]: this 'font-color' never has an effect: later rules set it for all classes of this one
      Label, LargeLabel { font-color: black; }
                          ~~~~~~~~~~ note: set again here
      """,
      """
      Label { font-size: 12; }
              ^^^^^^^^^ warning[shadowed-declaration]: this 'font-size' never has an effect: later rules set it for all classes of this one
      Label, LargeLabel { font-size: 12; }
                          ~~~~~~~~~ note: set again here
      """,
    ]
  ) { inspection, report in
    let repeating = Set(inspection.traits.repeatingRules)
    // The properties with a crashing value, by the rules that set a property again.
    var crashes: [UInt32: Set<NameTable.ID>] = [:]
    inspection.eachShadowedSetting { setting, winner in
      guard inspection.media(of: setting) == inspection.media(of: winner) else { return }
      let isOpenedAgain =
        inspection.selectors(of: setting).count == 1 && inspection.selectors(of: winner).count == 1
      guard !isOpenedAgain else { return }
      let row = inspection.row(of: setting)
      if repeating.contains(Int(setting.rule)), crashes[setting.rule] == nil {
        crashes[setting.rule] = inspection.namesOfCrashes(inRule: setting.rule)
      }
      report(
        .shadowedDeclaration(
          row, by: inspection.row(of: winner),
          hidesCrash: crashes[setting.rule]?.contains(row.name) ?? false, in: inspection.sheet))
    }
  }
}

extension Inspection {
  /// Returns the properties that a rule sets to a value which crashes the app if it is looked up.
  fileprivate func namesOfCrashes(inRule number: UInt32) -> Set<NameTable.ID> {
    let rule = sheet.ruleRows[Int(number)]
    return Set(declarations(of: rule).filter { crashesAtLoad($0, in: rule) }.map(\.name))
  }
}

extension Finding {
  fileprivate static func shadowedDeclaration(
    _ row: Sheet.DeclarationRow, by winner: Sheet.DeclarationRow, hidesCrash: Bool, in sheet: Sheet
  ) -> Self {
    let name = sheet.text(of: row.name)
    let isSame = sheet.valueText(of: row.element) == sheet.valueText(of: winner.element)
    return Finding(
      at: sheet.nameRange(of: row.element),
      "this '\(name)' never has an effect: later rules set it for all classes of this one"
    )
    .note("set again here", at: sheet.nameRange(of: winner.element))
    // The winning value may be the mistake, and may come from a previous fix.
    .fixIt(
      "remove it", as: isSame && !hidesCrash ? .safe : .unsafe, sheet.removal(ofNode: row.element))
  }
}

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
    examples: """
      Label { font-size: 15; }
      @media (device: ipad) { Label { font-size: 18; } }
      ---
      @media (device: ipad) { Label { font-size: 18; } }
                                      ^^^^^^^^^ warning[media-before-default]: this 'font-size' never has an effect: the one without a condition comes later, and wins
      Label { font-size: 15; }
              ~~~~~~~~~ note: set for all situations here
      ---
      @media (orientation: landscape) { Table { row-height: 36; } }
                                                ^^^^^^^^^^ warning[media-before-default]: this 'row-height' never has an effect: the one without a condition comes later, and wins
      Table, OrderTable { row-height: 44; }
                          ~~~~~~~~~~ note: set for all situations here
      --- nui
      @media (device: ipad) { @brand: #E26300; }
                              ^^^^^^ warning[media-before-default]: this '@brand' never has an effect: the one without a condition comes later, and wins
      @brand: #0064D9;
      ~~~~~~ note: defined for all situations here
      Button { background-color: @brand; }
      """
  ) { inspection, report in
    let sheet = inspection.sheet
    for shadowed in inspection.shadowedSettings where inspection.isOfOtherMedia(shadowed) {
      let row = inspection.row(of: shadowed.setting)
      report(
        .withoutEffect(row.name, at: row.element, in: sheet)
          .note(
            "set for all situations here",
            at: sheet.nameRange(of: inspection.row(of: shadowed.winner).element)))
    }
    // Definitions in an '@media' that a later unconditional one overrides.
    guard inspection.dialect.definitionWinner == .last else { return }
    let doubt = inspection.dialect.doubt(.definitionWinner)
    for definitions in inspection.definitionsByMedia {
      guard let winner = definitions.last(where: { $0.media == NameTable.none }) else { continue }
      for row in definitions where row.media != NameTable.none && row.element < winner.element {
        report(
          .withoutEffect(row.name, at: row.element, doubt: doubt, in: sheet)
            .note("defined for all situations here", at: sheet.nameRange(of: winner.element)))
      }
    }
  }

  static let shadowedDeclaration = Rule(
    id: "shadowed-declaration", .cascade, .warning,
    summary: "later rules override a declaration for all its classes",
    rationale: """
      The declaration has no effect on any device. If the same class simply has two rules, \
      'duplicate-class' reports it.
      """,
    source: "NUI 744a36f, NUISettings: per class and property the last declaration holds",
    examples: """
      Button, LargeButton { font-size: 17; }
      LargeButton { font-size: 24; }
      ---
      Button, LargeButton { font-size: 17; height: 44; }
                            ^^^^^^^^^ warning[shadowed-declaration]: this 'font-size' never has an effect: later rules set it for all classes of this one
      Button { font-size: 15; }
      LargeButton { font-size: 24; }
                    ~~~~~~~~~ note: set again here
      ---
      Label { font-color: red; }
              ^^^^^^^^^^ warning[shadowed-declaration]: this 'font-color' never has an effect: later rules set it for all classes of this one
      Label, LargeLabel { font-color: black; }
                          ~~~~~~~~~~ note: set again here
      ---
      Label { font-size: 12; }
              ^^^^^^^^^ warning[shadowed-declaration]: this 'font-size' never has an effect: later rules set it for all classes of this one
      Label, LargeLabel { font-size: 12; }
                          ~~~~~~~~~ note: set again here
      """
  ) { inspection, report in
    let sheet = inspection.sheet
    let all = inspection.shadowedSettings.filter {
      !inspection.isOfOtherMedia($0) && !inspection.isOpenedAgain($0)
    }
    guard !all.isEmpty else { return }
    let repeating = Set(inspection.traits.repeatingRules)
    // For each rule that sets a property again, the properties whose value crashes the app.
    var crashes: [UInt32: Set<NameTable.ID>] = [:]
    // A declaration with another value stays, because its fix is unsafe.
    let counts = Dictionary(grouping: all.filter(\.isSame), by: \.setting.rule).mapValues(\.count)
    let emptied = Set(
      counts.filter { inspection.wouldLeaveBlock(of: $0.key, without: $0.value) }.keys)
    for shadowed in all {
      let setting = shadowed.setting
      let row = inspection.row(of: setting)
      if repeating.contains(Int(setting.rule)), crashes[setting.rule] == nil {
        let rule = sheet.ruleRows[Int(setting.rule)]
        let rows = inspection.declarations(of: rule)
        crashes[setting.rule] = Set(
          rows.filter { inspection.crashesAtLoad($0, in: rule) }.map(\.name))
      }
      let hidesCrash = crashes[setting.rule]?.contains(row.name) ?? false
      let removal = sheet.removal(ofNode: row.element)
      let isSafe = shadowed.isSame && !hidesCrash && !emptied.contains(setting.rule)
      let winner = inspection.row(of: shadowed.winner)
      let isRight = shadowed.isSame || !inspection.isBroken(winner.value, of: winner.element)
      report(
        Finding(
          at: sheet.nameRange(of: row.element),
          "this '\(sheet.text(of: row.name))' never has an effect: later rules set it for all "
            + "classes of this one"
        )
        .note("set again here", at: sheet.nameRange(of: winner.element))
        // The winning value may be the mistake, and may come from a previous fix.
        .fixIt(
          "remove it", as: isSafe ? sheet.safety(ofRemoving: removal) : .unsafe,
          ifAny: isRight ? removal : nil))
    }
  }
}

extension Inspection {
  fileprivate func isOfOtherMedia(_ shadowed: ShadowedSetting) -> Bool {
    media(of: shadowed.setting) != media(of: shadowed.winner)
  }

  /// True if one class simply has two rules, which another rule reports.
  fileprivate func isOpenedAgain(_ shadowed: ShadowedSetting) -> Bool {
    selectors(of: shadowed.setting).count == 1 && selectors(of: shadowed.winner).count == 1
  }

  /// True if a rule without `count` of its properties is an empty block that no safe fix removes.
  fileprivate func wouldLeaveBlock(of rule: UInt32, without count: Int) -> Bool {
    let rule = sheet.ruleRows[Int(rule)]
    return sheet.lastDeclarations(of: rule).count == count
      && sheet.safety(ofRemoving: sheet.removal(ofNode: rule.element)) == .unsafe
  }
}

extension Finding {
  fileprivate static func withoutEffect(
    _ name: NameTable.ID, at element: UInt32, doubt: Message = "", in sheet: Sheet
  ) -> Self {
    Finding(
      at: sheet.nameRange(of: element),
      "this '\(sheet.text(of: name))' never has an effect: the one without a condition comes "
        + "later, and wins"
        + doubt)
  }
}

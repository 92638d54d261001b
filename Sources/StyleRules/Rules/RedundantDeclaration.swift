import StyleSheet

extension Rule {
  static let redundantDeclaration = Rule(
    id: "redundant-declaration", .cascade, .information,
    summary: "a declaration sets a value that applies without it",
    rationale: """
      Where an '@media' does not set a property, the default applies, and a variant that is not \
      set has the value of the property without a variant (decision 2). The second declaration is \
      one more place to change.
      """,
    source: "UIKit, control states; NUI 744a36f, NUISettings",
    examples: [
      "fdlFUIRatingControl { on-color: #0064D9; on-color-accented: #E26300; }",
      """
      fdlFUIRatingControl { on-color: #0064D9; on-color-accented: #0064D9; }
      fdlFUIRatingControlFormCell_ratingControl { on-color: #E26300; }
      """,
      """
      fdlFUIRatingControl { on-color: #0064D9; on-color-accented: #0064D9; }
      @media (device: ipad) { fdlFUIRatingControl { on-color: #E26300; } }
      """,
      """
      fdlFUIObjectTableViewCell { background-color: #FFFFFF; background-color-selected: #FFFFFF; }
      """,
      """
      Label { font-size: 15; }
      @media (device: ipad) { Label { font-size: 17; font-size: 15; } }
      """,
      """
      fdlFUIRatingControl { on-color: #0064D9; on-color-accented: #0064D9; }
                                               ^^^^^^^^^^^^^^^^^ remark[redundant-declaration]: 'on-color-accented' is what 'on-color' is, which would do for both
      """,
      """
      Label { font-size: 15; }
              ~~~~~~~~~ note: set here
      @media (device: ipad) { Label { font-size: 15; } }
                                      ^^^^^^^^^ remark[redundant-declaration]: 'font-size' is '15' in every other situation too
      """,
    ]
  ) { inspection, report in
    let sheet = inspection.sheet
    inspection.eachRedundantVariant { row, base in
      report(
        at: sheet.nameRange(of: row.element),
        "'\(sheet.text(of: row.name))' is what '\(sheet.text(of: base.name))' is, which would do "
          + "for both")
    }
    // The properties that a rule sets more than once.
    var repeated: [UInt32: Set<NameTable.ID>] = [:]
    for rivalry in inspection.rivalries {
      guard let last = rivalry.last, inspection.media(of: last) != NameTable.none,
        let before = rivalry.dropLast().last, inspection.media(of: before) == NameTable.none,
        inspection.selectors(of: last).count == 1
      else { continue }
      let row = inspection.row(of: last)
      let base = inspection.row(of: before)
      guard sheet.valueText(of: row.element) == sheet.valueText(of: base.element) else { continue }
      // Without the last one in its block, an earlier one applies.
      let again = repeated[last.rule] ?? inspection.namesSetAgain(inRule: last.rule)
      repeated[last.rule] = again
      guard !again.contains(row.name) else { continue }
      report(
        Finding(
          at: sheet.nameRange(of: row.element),
          "'\(sheet.text(of: row.name))' is '\(sheet.valueExcerpt(of: base.element))' in "
            + "every other situation too"
        )
        .note("set here", at: sheet.nameRange(of: base.element))
        // The author may want to keep this value when the other one changes.
        .fixIt("remove it", as: .unsafe, sheet.removal(ofNode: row.element)))
    }
  }
}

extension Inspection {
  fileprivate func namesSetAgain(inRule number: UInt32) -> Set<NameTable.ID> {
    var seen: Set<NameTable.ID> = []
    return Set(
      declarations(of: sheet.ruleRows[Int(number)]).map(\.name).filter { !seen.insert($0).inserted }
    )
  }

  /// Calls `body` with every variant that has the value of the bare property in the same rule of a
  /// vendor's class.
  fileprivate func eachRedundantVariant(
    _ body: (Sheet.DeclarationRow, _ base: Sheet.DeclarationRow) -> Void
  ) {
    guard readsRules else { return }
    var relatives: [NameTable.ID: Set<String>] = [:]
    // The declarations of a property that other rules of the class set too.
    var contested: Set<UInt32>?
    for number in properties.rulesWithVariants {
      let rule = sheet.ruleRows[Int(number)]
      guard let first = knownClasses(of: rule).first, first.family == .fiori,
        selectors(of: rule).count == 1
      else { continue }
      let rows = sheet.lastDeclarations(of: rule)
      for row in rows {
        guard let match = match(row.name, of: first), match.variant != nil else { continue }
        // A table view draws this one over the background (decision 82).
        if sheet.text(of: row.name) == "background-color-selected" { continue }
        let bare = sheet.id(of: match.row.name)
        guard let base = rows.first(where: { $0.name == bare }),
          sheet.valueText(of: base.element) == sheet.valueText(of: row.element)
        else { continue }
        let elements = contested ?? Set(rivalries.joined().map { self.row(of: $0).element })
        contested = elements
        guard elements.isDisjoint(with: [row.element, base.element]) else { continue }
        let others = relatives[first.id] ?? settingsOfRelatives(of: first)
        relatives[first.id] = others
        // The variant may override that of a related class, and the bare property does not.
        if others.isDisjoint(with: match.row.spellings) { body(row, base) }
      }
    }
  }
}

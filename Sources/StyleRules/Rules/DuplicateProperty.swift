import StyleSheet

extension Rule {
  static let duplicateProperty = Rule(
    id: "duplicate-property", .cascade, .warning,
    summary: "a block sets one property twice",
    rationale: """
      The last declaration wins, and the engine gives no error. The first declaration has no \
      effect.
      """,
    source: "NUI 744a36f, NUISettings",
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
        ~~~~~~~~ note: set before here
        on-color: #E26300;
        ^^^^^^^^ warning[duplicate-property]: 'on-color' is set again: this value replaces '#0064D9'
      }
      """,
      """
      Label {
        font-size: 12;
        ~~~~~~~~~ note: set before here
        font-size: @small;
        ^^^^^^^^^ warning[duplicate-property]: 'font-size' is set again: '12' is lost, though this variable is not defined
      }
      """,
      """
      fdlFUIRatingControl {
        on-color: #0064D9;
        ~~~~~~~~ note: set before here
        on-color: #0064G9;
        ^^^^^^^^ warning[duplicate-property]: 'on-color' is set again: '#0064D9' is lost, though this is no value for it
      }
      """,
      """
      Label {
        font-size: 17;
        ~~~~~~~~~ note: set before here
        font-color: red;
        font-size: 17;
        ^^^^^^^^^ remark[duplicate-property]: 'font-size' is set to '17' twice: once is enough
      }
      """,
    ]
  ) { inspection, report in
    let sheet = inspection.sheet
    let repeating = inspection.traits.repeatingRules
    guard inspection.readsRules, !repeating.isEmpty else { return }
    // The values of the wrong type for their property.
    let broken = Set(
      inspection.values.lazy.filter { $0.problem != nil && !$0.isReadAsMeant }.map(\.origin))
    for number in repeating {
      let rule = sheet.ruleRows[number]
      var last: [NameTable.ID: Sheet.DeclarationRow] = [:]
      for row in inspection.declarations(of: rule) where row.value.kind != .missing {
        if let earlier = last.updateValue(row, forKey: row.name), row.name != NameTable.none {
          let isSame = sheet.valueText(of: earlier.element) == sheet.valueText(of: row.element)
          let severity: Diagnostic.Severity = isSame ? .information : .warning
          let isBroken = inspection.resolved(row).map { broken.contains($0.1) } ?? false
          report(
            as: severity,
            .duplicateProperty(row, after: earlier, severity, isBroken: isBroken, in: inspection))
        }
      }
    }
  }
}

extension ValueUse {
  /// True for 'FALSE' and the like, which NUI reads as their author meant.
  fileprivate var isReadAsMeant: Bool {
    guard property.family == .nui, property.type == .boolean,
      case .unknownWord(let word)? = problem
    else { return false }
    return ["true", "false", "yes", "no"].contains(word.lowercased())
  }
}

extension Finding {
  fileprivate static func duplicateProperty(
    _ later: Sheet.DeclarationRow, after earlier: Sheet.DeclarationRow, _ severity: Severity,
    isBroken: Bool, in inspection: Inspection
  ) -> Self {
    let sheet = inspection.sheet
    let name = sheet.text(of: later.name)
    let lost = sheet.valueText(of: earlier.element)
    let message: Message =
      if severity == .information {
        "'\(name)' is set to '\(lost)' twice: once is enough"
      } else if later.value.kind == .variable && inspection.isUndefined(later.value) {
        "'\(name)' is set again: '\(lost)' is lost, though this variable is not defined"
      } else if isBroken {
        "'\(name)' is set again: '\(lost)' is lost, though this is no value for it"
      } else {
        "'\(name)' is set again: this value replaces '\(lost)'"
      }
    let removal = sheet.removal(ofNode: earlier.element)
    // A comment between the two may have swallowed the end of the rule.
    let isApart = sheet.tree.elements[Int(earlier.element)..<Int(later.element)]
      .contains { $0.kind.isComment }
    return Finding(at: sheet.nameRange(of: later.element), message)
      .note("set before here", at: sheet.nameRange(of: earlier.element))
      // The winning value may be the mistake, and may come from a previous fix.
      .fixIt(
        "remove the one before",
        as: severity == .information && !isApart ? sheet.safety(ofRemoving: removal) : .unsafe,
        removal)
  }
}

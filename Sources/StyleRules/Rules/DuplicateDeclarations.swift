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
    examples: """
      fdlFUIRatingControl {
        on-color: #0064D9;
        on-color-accented: #E26300;
      }
      ---
      fdlFUIRatingControl {
        on-color: #0064D9;
        ~~~~~~~~ note: set before here
        on-color: #E26300;
        ^^^^^^^^ warning[duplicate-property]: 'on-color' is set again: this value replaces '#0064D9'
      }
      ---
      Label {
        font-size: 12;
        ~~~~~~~~~ note: set before here
        font-size: @small;
        ^^^^^^^^^ warning[duplicate-property]: 'font-size' is set again: '12' is lost, though this variable is not defined
      }
      ---
      fdlFUIRatingControl {
        on-color: #0064D9;
        ~~~~~~~~ note: set before here
        on-color: #0064G9;
        ^^^^^^^^ warning[duplicate-property]: 'on-color' is set again: '#0064D9' is lost, though this is no value for it
      }
      ---
      Label {
        font-size: 17;
        ~~~~~~~~~ note: set before here
        font-color: red;
        font-size: 17;
        ^^^^^^^^^ remark[duplicate-property]: 'font-size' is set to '17' twice: once is enough
      }
      """
  ) { inspection, report in
    let sheet = inspection.sheet
    let repeating = inspection.traits.repeatingRules
    guard inspection.readsRules, !repeating.isEmpty else { return }
    for number in repeating {
      let rule = sheet.ruleRows[number]
      var last: [NameTable.ID: Sheet.DeclarationRow] = [:]
      for row in inspection.declarations(of: rule)
      where row.value.kind != .missing && row.name != NameTable.none {
        let isOther = inspection.hasFaultyName(row.element)
        if let earlier = last[row.name] {
          let isSame = sheet.valueText(of: earlier.element) == sheet.valueText(of: row.element)
          let severity: Diagnostic.Severity = isSame ? .information : .warning
          report(
            as: severity, heldBack: isOther,
            .duplicateProperty(row, after: earlier, severity, in: inspection))
        }
        if !isOther { last[row.name] = row }
      }
    }
  }

  static let duplicateVariable = Rule(
    id: "duplicate-variable", .cascade, .warning,
    summary: "a variable is defined twice",
    rationale: """
      NUI uses the last definition, SAP's SwiftUI port the first. The same sheet gives two themes, \
      and neither engine gives an error.
      """,
    source: "NUI 744a36f, NUIStyleParser; SAP/cloud-sdk-ios-fiori 098daf0, testPrecedence",
    targets: .all,
    examples: """
      @brand: #0064D9;
      @media (orientation: landscape) { @brand: #E26300; }
      Button { background-color: @brand; }
      ---
      @brand: #0064D9;
      ~~~~~~ note: defined before here
      @brand: #E26300;
      ^^^^^^ warning[duplicate-variable]: '@brand' is defined again: for sapfiori the last one holds, and '#0064D9' is lost (inferred)
      Button { background-color: @brand; }
      ---
      @brand: #0064D9;
      Button {
        @brand: #E26300;
        background-color: @brand;
      }
      ---
      @brand: #0064D9;
      ~~~~~~ note: defined before here
      @brand: #0064D9;
      ^^^^^^ remark[duplicate-variable]: '@brand' is defined twice, both times as '#0064D9': once is enough
      Button { background-color: @brand; }
      --- fiori-swiftui
      @tintColor:#0064D9;
      ~~~~~~~~~~ note: defined before here
      @tintColor:#E26300;
      ^^^^^^^^^^ warning[duplicate-variable]: '@tintColor' is defined again: for fiori-swiftui the first one holds, and '#E26300' is lost
      """
  ) { inspection, report in
    guard inspection.dialect.definitionShape == .anywhere else {
      inspection.reportLinesLost(to: &report)
      return
    }
    struct Key: Hashable {
      let name: NameTable.ID
      let media: UInt32
    }
    var first: [Key: Sheet.DefinitionRow] = [:]
    let misplaced = inspection.sheet.placesOfNoDefinitions
    let cycles = Set(inspection.variableCycles.joined().map(\.element))
    // Most variables are defined only once.
    for row in inspection.sheet.definitionRows
    where row.value.kind != .missing && inspection.definitions.isRepeated(row.name) {
      let place = inspection.sheet.nameRange(of: row.element).lowerBound
      guard !misplaced.contains(place) else { continue }
      let key = Key(name: row.name, media: inspection.media(row.media))
      let isOther = cycles.contains(row.element) || inspection.hasFaultyName(row.element)
      if let earlier = first[key] {
        inspection.reportDuplicate(row, after: earlier, heldBack: isOther, to: &report)
      }
      if !isOther, first[key] == nil || inspection.dialect.definitionWinner == .last {
        first[key] = row
      }
    }
  }
}

extension Finding {
  fileprivate static func duplicateProperty(
    _ later: Sheet.DeclarationRow, after earlier: Sheet.DeclarationRow, _ severity: Severity,
    in inspection: Inspection
  ) -> Self {
    let sheet = inspection.sheet
    let name = sheet.text(of: later.name)
    let lost = sheet.valueText(of: earlier.element)
    let problem: String? =
      if later.value.kind == .variable && inspection.isUndefined(later.value) {
        "this variable is not defined"
      } else {
        inspection.isBroken(later.value, of: later.element) ? "this is no value for it" : nil
      }
    let message: Message =
      if severity == .information {
        "'\(name)' is set to '\(lost)' twice: once is enough"
      } else if let problem {
        "'\(name)' is set again: '\(lost)' is lost, though \(problem)"
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
        // The lost value may be the only right one.
        ifAny: severity == .information || problem == nil ? removal : nil)
  }

  fileprivate static func duplicateVariable(
    _ later: Sheet.DefinitionRow, after earlier: Sheet.DefinitionRow, isSame: Bool,
    in inspection: Inspection
  ) -> Self {
    let sheet = inspection.sheet
    let dialect = inspection.dialect
    let (lost, kept) = dialect.definitionWinner == .last ? (earlier, later) : (later, earlier)
    let first = sheet.nameRange(of: earlier.element)
    guard isSame else {
      return differentAgain(later, losing: lost, to: kept, first: first, in: inspection)
    }
    // Of only two with the same value, either can go, and uses stay behind the first one.
    let hasTwo = inspection.definitions.hasTwo(of: later.name)
    let removal = sheet.removal(ofNode: hasTwo ? later.element : lost.element)
    let isCertain =
      later.media == earlier.media && (hasTwo || !dialect.assumed.contains(.definitionWinner))
    return Finding(
      at: sheet.nameRange(of: later.element),
      "'\(sheet.text(of: later.name))' is defined twice, both times as "
        + "'\(sheet.valueExcerpt(of: lost.element))': once is enough"
    )
    .note("defined before here", at: first)
    .fixIt(
      "remove one of the two",
      as: isCertain ? sheet.safety(ofRemoving: removal) : .unsafe, removal)
  }

  fileprivate static func differentAgain(
    _ later: Sheet.DefinitionRow, losing lost: Sheet.DefinitionRow,
    to kept: Sheet.DefinitionRow? = nil, first: Range<Int>, in inspection: Inspection
  ) -> Self {
    let sheet = inspection.sheet
    let dialect = inspection.dialect
    return Finding(
      at: sheet.nameRange(of: later.element),
      "'\(sheet.text(of: later.name))' is defined again: for \(.engine) "
        + "\(dialect.definitionWinner.rawValue) one holds, and "
        + "'\(sheet.valueExcerpt(of: lost.element))' is lost\(dialect.doubt(.definitionWinner))"
    )
    .note("defined before here", at: first)
    .fixIt(
      // The definition in effect may be the mistake.
      "remove the one that is lost", as: .unsafe,
      ifAny: kept.map { inspection.isBroken($0.value, of: $0.element) } == true
        ? nil : sheet.removal(ofNode: lost.element))
  }
}

extension Inspection {
  fileprivate func reportDuplicate(
    _ row: Sheet.DefinitionRow, after earlier: Sheet.DefinitionRow, heldBack: Bool = false,
    to report: inout Report
  ) {
    let isSame = sheet.valueText(of: earlier.element) == sheet.valueText(of: row.element)
    report(
      as: isSame ? .information : .warning, heldBack: heldBack,
      .duplicateVariable(row, after: earlier, isSame: isSame, in: self))
  }

  /// Reports lost lines for an engine that reads each definition as one line.
  ///
  /// All lines that it recognizes count, regardless of '@media', but only those of palette names.
  fileprivate func reportLinesLost(to report: inout Report) {
    var holders: [String: Sheet.DefinitionRow] = [:]
    for line in paletteLines.all where line.isSeen {
      guard let key = line.line.key else { continue }
      if paletteLines.holds(line) {
        holders[key] = line.row
      } else if let holder = holders[key] {
        reportDuplicate(line.row, after: holder, to: &report)
      } else if let stray = paletteLines.holder(of: key), !isInComment(stray) {
        report(.differentAgain(line.row, losing: line.row, first: stray.name, in: self))
      }
    }
  }
}

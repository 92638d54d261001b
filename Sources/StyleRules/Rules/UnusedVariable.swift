import StyleSheet

extension Rule {
  static let unusedVariable = Rule(
    id: "unused-variable", .hygiene, .warning,
    summary: "a variable is defined and never used",
    rationale: """
      The variable has no effect. A value that names it in a faulty form, such as '@{brand}', is a \
      use. A palette name always counts as used: to define it changes the palette, in engines that \
      have one. SAP's SwiftUI port reads only palette names; variables that rules use are for the \
      engines that read rules.
      """,
    source: "sheets in public repositories, of which two thirds have one",
    targets: .all,
    examples: [
      """
      @tintColor_darkBackground: #4DB1FF;
      @brand: #0064D9;
      Button { background-color: @brand; }
      ---
      @brand: #0064D9;
      ^^^^^^ warning[unused-variable]: '@brand' is never used
      Button { background-color: red; }
      """,
      """
      @import "cells";
      @brand: #0064D9;
      @spare: #E26300;
      ^^^^^^ warning[unused-variable]: '@spare' is never used
      """.examples(beside: ["cells.nss": "Button { background-color: @brand; }"]),
      """
      @brand: #0064D9;
      ^^^^^^ warning[unused-variable]: '@brand' is never used
      @media (device: ipad) { @brand: #E26300; }
                              ~~~~~~ note: defined here too
      Button { background-color: red; }
      ---
      @import "missing";
      @brand: #0064D9;
      Button { background-color: red; }
      ---
      @tintColour: #0064D9;
      ^^^^^^^^^^^ warning[unused-variable]: '@tintColour' is never used; of the palette, did you mean '@tintColor'?
      ---
      @tintColor_darkConstant: #4DB1FF;
      ^^^^^^^^^^^^^^^^^^^^^^^ warning[unused-variable]: '@tintColor_darkConstant' is never used, as '_darkConstant' is allowed only in values; of the palette, did you mean '@tintColor_darkBackground'?
      ---
      @tintColor_device: #0064D9;
      ^^^^^^^^^^^^^^^^^ warning[unused-variable]: '@tintColor_device' is never used, as '_device' is allowed only in values
      --- nui
      @tintColor: #0064D9;
      ^^^^^^^^^^ warning[unused-variable]: '@tintColor' is never used; if the app uses SAP Fiori, its target is 'sapfiori'
      --- fiori-swiftui
      @tintColor:#0064D9;
      @tintColor_darkBackground:#4DB1FF;
      @separator_light:#0064D9;
      ^^^^^^^^^^^^^^^^ warning[unused-variable]: '@separator_light' is never used; of the palette, did you mean '@separator_lightBackground'?
      --- fiori-swiftui
      @tintColor:#0064D9;
      @reversePrimaryColor:#FFFFFF;
      ^^^^^^^^^^^^^^^^^^^^ warning[unused-variable]: '@reversePrimaryColor' is never used; '@reversePrimaryFontColor' is used and not defined
      Button { font-color: @reversePrimaryFontColor; }
      """,
    ]
  ) { inspection, report in
    let unused = inspection.unusedDefinitions
    guard !unused.isEmpty else { return }
    let sheet = inspection.sheet
    // Declarations without a value may have had any variable, so the findings are held back.
    let isHeldBack =
      inspection.unreadImport != nil
      || !sheet.tree.problems.isEmpty
        && sheet.declarationRows.contains { $0.value.kind == .missing }
    let meant = inspection.variablesMeant(&report.speller)
    let isAnythingRead =
      inspection.readsRules || !inspection.paletteLines.isEmpty || inspection.hasLostOverride
      || inspection.hasOnlyMisspeltOverrides(&report.speller)
    for row in unused {
      // A value may name a variable as a custom property of CSS: `var(--brand)`.
      let isMeant =
        meant.contains(sheet.text(of: row.name))
        || sheet.id(of: "--\(inspection.bareName(of: row.name))") != NameTable.none
      report.ifAny(heldBack: isHeldBack || isMeant) { speller in
        let near = inspection.overridable(nearestTo: row.name, &speller)
        // If nothing is read, another rule reports that, and this one only likely misspellings.
        guard isAnythingRead || near != nil || inspection.suffixForValues(of: row.name) != nil
        else { return nil }
        let sought = near == nil ? inspection.undefined(nearestTo: row.name, &speller) : nil
        return .unusedVariable(row, near, sought: sought?.only, in: inspection)
      }
    }
  }
}

extension Inspection {
  /// The first definition of each variable that nothing refers to.
  fileprivate var unusedDefinitions: [Sheet.DefinitionRow] {
    guard !sheet.definitionRows.isEmpty else { return [] }
    var isSeen = [Bool](repeating: false, count: sheet.nameCount)
    let problems = sheet.tree.problems
    let faults = Set(problems.map { Int($0.start) })
    let misplaced = sheet.placesOfNoDefinitions
    func isMisplaced(_ row: Sheet.DefinitionRow) -> Bool {
      row.value.kind == .missing && !problems.isEmpty
        || misplaced.contains(sheet.nameRange(of: row.element).lowerBound)
    }
    return sheet.definitionRows.filter { row in
      guard !usedVariables.contains(row.name), !isOverrideForAnyone(row.name),
        !isCutShort(row, by: faults), !isMisplaced(row), !isNone(row),
        !isSeen[Int(row.name)], !imports.shared.used.contains(sheet.text(of: row.name))
      else { return false }
      isSeen[Int(row.name)] = true
      return true
    }
  }

  /// Returns true if the engine stops reading at a name, so that it is no variable.
  private func isNone(_ row: Sheet.DefinitionRow) -> Bool {
    dialect.brokenSheet == .nothingStyled && bareName(of: row.name).hasPrefix("media")
  }

  /// The variables that misspelled names were probably meant to be, which another rule reports.
  fileprivate func variablesMeant(_ speller: inout Speller) -> Set<String> {
    guard dialect.undefinedVariable == .exceptionAtLoad else { return [] }
    var meant = Set(values.compactMap { variable(meantBy: $0)?.only })
    eachDeclaration { row, rule in
      if let font = variable(meantByFont: row) { meant.formUnion(font.words) }
      guard row.value.kind == .variable, !definitions.has(row.value.name) else { return }
      let types = Set([typeAsked(of: row, in: rule)].compactMap { $0 })
      let near = variable(nearestTo: sheet.text(of: row.value.name), for: types, &speller)
      if let name = near?.only { meant.insert(name) }
    }
    for name in imports.shared.undefined where !definitions.has(sheet.id(of: name)) {
      if let near = variable(nearestTo: name, for: [], &speller)?.only { meant.insert(near) }
    }
    return meant
  }

  /// Returns the palette names that unused variables were probably meant to override.
  func misspeltOverrides(_ speller: inout Speller) -> Set<String> {
    Set(unusedDefinitions.compactMap { overridable(nearestTo: $0.name, &speller)?.only })
  }

  /// True if a name is cut off at an unsupported character, which the parser reports: `@café`.
  fileprivate func isCutShort(_ row: Sheet.DefinitionRow, by faults: Set<Int>) -> Bool {
    let end = sheet.nameRange(of: row.element).upperBound
    return faults.contains(end)
      || end < sheet.source.bytes.count && sheet.source.bytes[end] >= 0x80
  }

  /// True if all unused variables resemble palette names: this rule explains why nothing is read.
  func hasOnlyMisspeltOverrides(_ speller: inout Speller) -> Bool {
    let unused = unusedDefinitions
    return !unused.isEmpty
      && unused.allSatisfy { overridable(nearestTo: $0.name, &speller) != nil }
  }

  /// Returns the suffix of a palette name that is valid only in values; nil for others.
  fileprivate func suffixForValues(of variable: NameTable.ID) -> PaletteName.Suffix? {
    dialect.scope == .everything ? nil : paletteNameForValues(variable)?.suffix
  }

  /// Returns the palette name with a suffix that is valid only in values; nil for others.
  private func paletteNameForValues(_ variable: NameTable.ID) -> PaletteName? {
    guard let name = PaletteName(bareName(of: variable)), name.suffix?.isDefinable == false,
      name.isOfPalette
    else { return nil }
    return name
  }

  /// Returns the undefined variable that was probably meant, unless such a one crashes the app.
  fileprivate func undefined(
    nearestTo variable: NameTable.ID, _ speller: inout Speller
  ) -> Suggestion.Match? {
    guard dialect.undefinedVariable != .exceptionAtLoad else { return nil }
    return speller.nearest(
      to: sheet.text(of: variable), on: "all variables not defined", differingBy: .oneMoreOrLess
    ) {
      let names = sheet.declarationRows.lazy
        .filter { [self] in $0.value.kind == .variable && !definitions.has($0.value.name) }
        .map { [self] in sheet.text(of: $0.value.name) }
      return WordShelf(names)
    }
  }

  fileprivate func overridable(
    nearestTo variable: NameTable.ID, _ speller: inout Speller
  ) -> Suggestion.Match? {
    guard dialect.scope != .everything else { return nil }
    let bare = bareName(of: variable)
    if let name = paletteNameForValues(variable) {
      return name.suffix?.definable.map {
        .certain(PaletteName(name: name.name, suffix: $0).description)
      }
    }
    if let name = PaletteSpelling.name(ofMode: bare) { return .certain(name.description) }
    return speller.nearest(to: bare, on: "the palette", differingBy: .oneMore) {
      PaletteSpelling.names
    }
      ?? speller.nearest(to: bare, on: "palette, suffixes near \(bare)") {
        PaletteSpelling.suffixed(near: bare)
      }
  }
}

extension Finding {
  fileprivate static func unusedVariable(
    _ row: Sheet.DefinitionRow, _ near: Suggestion.Match?, sought: String?,
    in inspection: Inspection
  ) -> Self {
    let sheet = inspection.sheet
    let all = inspection.definitions.all(of: row.name).map { sheet.definitionRows[$0].element }
    let isOfFiori =
      inspection.dialect.paletteNames == .notRead
      && Palette.all.isKey(inspection.bareName(of: row.name))
    let said = Finding(
      at: sheet.nameRange(of: row.element),
      "'\(sheet.text(of: row.name))' is never used"
        + (inspection.suffixForValues(of: row.name)
          .map { ", as '_\($0.rawValue)' is allowed only in values" } ?? "")
        + (near.map { "; of the palette, \($0.question(prefix: "@"))" } ?? "")
        + (sought.map { "; '\($0)' is used and not defined" } ?? "")
        + (isOfFiori ? "; if the app uses SAP Fiori, its target is 'sapfiori'" : ""))
    let noted = said.notes("defined here too", at: all.dropFirst().prefix(3).map(sheet.nameRange))
    guard near == nil, sought == nil, !isOfFiori else { return noted }
    // A sheet that imports this one may use it.
    return noted.fixIt("remove it", as: .unsafe, all.map { sheet.removal(ofNode: $0) })
  }
}

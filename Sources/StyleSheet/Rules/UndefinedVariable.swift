extension Rule {
  static let undefinedVariable = Rule(
    id: "undefined-variable", .reference, .error,
    summary: "a rule uses a variable that the sheet does not define",
    rationale: """
      NUI raises an exception when the sheet is loaded, so the app ends as it starts. Only a whole \
      value is looked up: of several words, the first of which is a variable, all are taken for \
      one name.
      """,
    source: "NUI 744a36f, NUIStyleParser",
    targets: [.nui, .sapfiori],
    examples: [
      """
      @brand: #0064D9;
      Button { background-color: @brand; }
      """,
      """
      @brand: #0064D9;
      Button { background-color: @brnad; }
                                 ^^^^^^ error[undefined-variable]: '@brnad' is not defined, and sapfiori will end the app as it loads the sheet, so far as is known; did you mean '@brand'?
      """,
      """
      @brand: #0064D9;
      Label { font-color: @brnad; font-color: @brand; }
      @media (device: tv) { Label { background-color: @brnad; } }
      """,
      """
      fdlFUINoteFormCell_valueText { font-color: @primaryLabel; }
                                                 ^^^^^^^^^^^^^ error[undefined-variable]: '@primaryLabel' is not defined, and sapfiori will end the app as it loads the sheet, so far as is known; the palette's color is written 'primaryLabel'
      """,
      """
      @width: 1;
      Button { padding: @width @width; }
                        ^^^^^^^^^^^^^ error[undefined-variable]: '@width @width' is looked up as one name, which is not defined, and sapfiori will end the app as it loads the sheet, so far as is known
      """,
    ],
    fixChangesTheme: true
  ) { inspection, report in
    guard inspection.dialect.undefinedVariable == .exceptionAtLoad,
      inspection.traits.hasValues(.variable, .list)
    else { return }
    let sheet = inspection.sheet
    let imported = inspection.imported
    let repeating = Set(inspection.traits.repeatingRules)
    for number in inspection.rules.indices where inspection.canHold(sheet.ruleRows[number].media) {
      let rows = inspection.declarations(of: sheet.ruleRows[number])
      // What the same rule sets again is gone before a variable is looked up.
      let last = repeating.contains(number) ? rows.lastOfEachName : [:]
      for (index, row) in zip(rows.indices, rows) where last[row.name, default: index] == index {
        switch row.value.kind {
        case .variable where !inspection.definitions.has(row.value.name):
          report.ifAny(as: imported == nil ? .error : .warning) {
            .undefinedVariable(row, in: inspection, importing: imported, &$0)
          }
        case .list where sheet.components[row.value.items].first?.kind == .variable:
          report(.undefinedList(row, in: inspection))
        case .missing, .word, .number, .hex, .variable, .string, .comma, .leftParenthesis,
          .rightParenthesis, .list:
          break
        }
      }
    }
  }
}

extension Diagnostic {
  fileprivate static func undefinedVariable(
    _ row: Sheet.DeclarationRow, in inspection: Inspection, importing imported: String?,
    _ speller: inout Speller
  ) -> Self {
    let name = inspection.sheet.text(of: row.value.name)
    let range = inspection.sheet.valueRange(of: row.element)
    let place = imported.map { " here, and if it is not in '\($0)', " } ?? ", and "
    let found = Diagnostic(
      imported == nil ? .error : .warning, "undefined-variable", at: range,
      "'\(name)' is not defined\(place)\(inspection.dialect.endOfApp)")
    let safety: FixIt.Safety = imported == nil ? .safe : .unsafe
    let bare = inspection.bareName(of: row.value.name)
    if inspection.dialect.paletteNames != .notRead, inspection.isOverride(row.value.name) {
      return found.saying("; the palette's color is written '\(bare)'")
        .fixIt("write '\(bare)'", as: safety, SourceEdit(range, bare))
    }
    let meant = speller.nearest(to: name, on: .variables) { WordShelf(inspection.variableNames) }
    return found.saying(Speller.question(meant)).fixIt(writing: meant, as: safety, at: range)
  }

  fileprivate static func undefinedList(
    _ row: Sheet.DeclarationRow, in inspection: Inspection
  ) -> Self {
    let sheet = inspection.sheet
    return Diagnostic(
      .error, "undefined-variable", at: sheet.valueRange(of: row.element),
      "'\(sheet.valueExcerpt(of: row.element))' is looked up as one name, which is not defined, "
        + "and \(inspection.dialect.endOfApp)")
  }
}

extension Dialect {
  /// What comes of a variable that nothing defines.
  fileprivate var endOfApp: String {
    "\(name) will end the app as it loads the sheet\(doubt(.undefinedVariable))"
  }
}

extension ArraySlice<Sheet.DeclarationRow> {
  /// Where each name is set to something for the last time.
  fileprivate var lastOfEachName: [NameTable.ID: Int] {
    let set = zip(indices, self).filter { $1.name != NameTable.none && $1.value.kind != .missing }
    return Dictionary(set.map { ($1.name, $0) }) { $1 }
  }
}

extension Inspection {
  /// Whether the conditions of an `@media` hold in any situation at all.
  fileprivate func canHold(_ media: UInt32) -> Bool {
    guard media != NameTable.none else { return true }
    let row = sheet.mediaRows[Int(media)]
    return Environment.Device.allCases.contains { device in
      Environment.Orientation.allCases.contains {
        Environment(device: device, orientation: $0).satisfies(row, of: sheet)
      }
    }
  }

  /// The first sheet that this one imports, if the engine may look there; else nil.
  fileprivate var imported: String? {
    dialect.imports.isFollowed ? sheet.imports.first { !$0.name.isEmpty }?.name : nil
  }
}

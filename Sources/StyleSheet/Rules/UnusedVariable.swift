extension Rule {
  static let unusedVariable = Rule(
    id: "unused-variable", .hygiene, .warning,
    summary: "a variable is defined and never used",
    rationale: """
      It does nothing, and its readers look for what it does. A palette name is not unused: defining \
      it changes the palette, for the engines that have one.
      """,
    examples: [
      """
      @tintColor_darkBackground: #4DB1FF;
      @brand: #0064D9;
      Button { background-color: @brand; }
      """,
      """
      @brand: #0064D9;
      ^^^^^^ warning[unused-variable]: '@brand' is never used
      Button { background-color: red; }
      """,
      Example(
        """
        @tintColor: #0064D9;
        ^^^^^^^^^^ warning[unused-variable]: '@tintColor' is never used
        """, for: .nui),
    ]
  ) { inspection, report in
    let sheet = inspection.sheet
    // Where rules are not looked at, a variable is there for the palette or for other engines.
    guard inspection.readsRules else { return }
    for row in sheet.definitionRows where !inspection.usedVariables.contains(row.name) {
      guard !inspection.overridesPalette(row.name) else { continue }
      report(.unusedVariable(row, in: sheet))
    }
  }
}

extension Inspection {
  /// Whether defining a variable changes a color of the palette.
  fileprivate func overridesPalette(_ variable: NameTable.ID) -> Bool {
    guard dialect.scope != .everything, let name = PaletteName(bareName(of: variable)) else {
      return false
    }
    return Palette.all.name(name.name) != nil
  }
}

extension Diagnostic {
  fileprivate static func unusedVariable(_ row: Sheet.DefinitionRow, in sheet: Sheet) -> Self {
    Diagnostic(
      .warning, "unused-variable", at: sheet.nameRange(of: row.element),
      "'\(sheet.text(of: row.name))' is never used"
    )
    .fixIt("remove it", sheet.removal(of: sheet.nodeRange(of: row.element)))
  }
}

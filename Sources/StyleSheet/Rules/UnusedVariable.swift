extension Rule {
  static let unusedVariable = Rule(
    id: "unused-variable", .hygiene, .warning,
    summary: "a variable is defined and never used",
    rationale: """
      It does nothing, and its readers look for what it does. A palette name is not unused: defining \
      it changes the palette, for the engines that have one.
      """,
    source: "sheets in public repositories, of which two thirds have one",
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
      """
      @tintColour: #0064D9;
      ^^^^^^^^^^^ warning[unused-variable]: '@tintColour' is never used; of the palette, did you mean '@tintColor'?
      """,
      Example(
        """
        @tintColor: #0064D9;
        ^^^^^^^^^^ warning[unused-variable]: '@tintColor' is never used
        """, for: .nui),
    ]
  ) { inspection, report in
    for row in inspection.sheet.definitionRows where !inspection.usedVariables.contains(row.name) {
      guard !inspection.isOverrideForAnyone(row.name), !inspection.isCutShort(row) else { continue }
      report.ifAny { speller in
        let near = inspection.overridable(nearestTo: row.name, &speller)
        // Where rules are not looked at, a variable is there for the palette or for other engines.
        guard inspection.readsRules || near != nil else { return nil }
        return .unusedVariable(row, near, in: inspection.sheet)
      }
    }
  }
}

extension Inspection {
  /// Whether a name ends where a character stands that no engine can read: `@café` is `@caf`, and
  /// that it is not used is no news.
  fileprivate func isCutShort(_ row: Sheet.DefinitionRow) -> Bool {
    let end = sheet.nameRange(of: row.element).upperBound
    return end < sheet.source.bytes.count && sheet.source.bytes[end] >= 0x80
  }

  /// The palette name that a variable was perhaps meant to override.
  fileprivate func overridable(
    nearestTo variable: NameTable.ID, _ speller: inout Speller
  ) -> Suggestion.Match? {
    guard dialect.scope != .everything else { return nil }
    let bare = bareName(of: variable)
    return speller.nearest(to: bare, on: .few("palette")) { PaletteSpelling.names }
      ?? speller.nearest(to: bare, on: .few("palette, suffixes")) { PaletteSpelling.suffixed }
  }
}

extension Diagnostic {
  fileprivate static func unusedVariable(
    _ row: Sheet.DefinitionRow, _ near: Suggestion.Match?, in sheet: Sheet
  ) -> Self {
    let said = Diagnostic(
      .warning, "unused-variable", at: sheet.nameRange(of: row.element),
      "'\(sheet.text(of: row.name))' is never used"
        + (near.map { "; of the palette, \($0.question(prefix: "@"))" } ?? ""))
    guard near == nil else { return said }
    // A sheet that imports this one may use it.
    return said.fixIt(
      "remove it", as: .unsafe, sheet.removal(of: sheet.nodeRange(of: row.element)))
  }
}

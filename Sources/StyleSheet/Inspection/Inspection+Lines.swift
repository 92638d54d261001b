extension Inspection {
  /// The definitions that override the palette in any situation, with their variables.
  func overridesOfPalette() -> [(row: Sheet.DefinitionRow, key: String)] {
    guard dialect.scope != .everything else { return [] }
    return sheet.definitionRows.filter { $0.media == NameTable.none && isOverride($0.name) }
      .map { ($0, bareName(of: $0.name)) }
  }

  /// Whether a definition counts: to an engine that takes a definition for a line, only the one that it
  /// finds first does.
  func isHeld(_ row: Sheet.DefinitionRow) -> Bool {
    switch dialect.definitionShape {
    case .anywhere: true
    case .wholeLine: paletteLines.line(of: row.element).map(paletteLines.holds) ?? false
    }
  }

  /// The name of a definition in quotes.
  func quotedName(_ line: PaletteLine) -> String { "'\(sheet.text(of: line.row.name))'" }
}

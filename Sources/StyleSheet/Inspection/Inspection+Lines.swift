extension Inspection {
  /// The definitions that override the palette, for an engine that takes a definition for a line.
  func paletteLinesOfEngine() -> [PaletteLine] {
    guard dialect.definitionShape == .wholeLine else { return [] }
    return sheet.definitionRows.filter { isOverride($0.name) }
      .map { PaletteLine($0, in: sheet, for: dialect) }
  }

  /// The definitions that override the palette in any situation, with their variables.
  func overridesOfPalette() -> [(row: Sheet.DefinitionRow, key: String)] {
    guard dialect.scope != .everything else { return [] }
    return sheet.definitionRows.filter { $0.media == NameTable.none && isOverride($0.name) }
      .map { ($0, bareName(of: $0.name)) }
  }

  /// The name of a definition in quotes.
  func quotedName(_ line: PaletteLine) -> String { "'\(sheet.text(of: line.row.name))'" }
}

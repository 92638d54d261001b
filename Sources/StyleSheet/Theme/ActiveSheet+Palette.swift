// Look-ups of palette overrides in one sheet.

extension ActiveSheet {
  /// Returns the definition in effect for a palette variable, or nil if there is none.
  func paletteDefinition(of key: StoredName) -> PaletteDefinition? {
    guard let lines else { return definition(of: ownID(of: key)).map(PaletteDefinition.row) }
    return lines.all(of: key).first
  }

  /// Returns all definitions of a palette variable that could be in effect, the strongest first.
  func paletteDefinitions(of key: StoredName) -> [PaletteDefinition] {
    guard let lines else { return definitions(of: ownID(of: key)).map(PaletteDefinition.row) }
    return lines.all(of: key)
  }

  /// True if a definition may override a palette name; if false, none does.
  var mayOverridePalette: Bool { lines.map { !$0.isEmpty } ?? sheet.mayOverridePalette }

  /// True if a definition of a palette variable may exist.
  func mayDefine(_ key: StoredName) -> Bool {
    guard let lines else { return sheet.ownNumber(of: key) != NameTable.none }
    return !lines.all(of: key).isEmpty
  }

  /// Returns the color or name that a definition assigns.
  func meaning(of definition: PaletteDefinition) -> DefinitionLine.Meaning {
    switch definition {
    case .row(let row): reader.meaning(of: row)
    case .line(let line, _): line.meaning(to: reader.dialect)
    }
  }
}

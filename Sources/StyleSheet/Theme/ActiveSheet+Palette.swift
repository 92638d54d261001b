// What a sheet says of the palette, to its engine.

extension ActiveSheet {
  /// What the definition that holds for a variable of the palette is; nil if there is none.
  func paletteDefinition(of key: String) -> PaletteDefinition? {
    guard let lines else { return definition(of: sheet.id(of: key)).map(PaletteDefinition.row) }
    return lines.all(of: StoredName(key)).first
  }

  /// Every definition of a variable of the palette that could hold here, the strongest first.
  func paletteDefinitions(of key: String) -> [PaletteDefinition] {
    guard let lines else { return definitions(of: sheet.id(of: key)).map(PaletteDefinition.row) }
    return lines.all(of: StoredName(key))
  }

  /// Whether a definition may say what a name of the palette is; none does if this says so.
  var mayOverridePalette: Bool { lines.map { !$0.isEmpty } ?? sheet.mayOverridePalette }

  /// Whether anything defines a variable of the palette.
  func mayDefine(_ key: StoredName) -> Bool {
    guard let lines else { return sheet.ownNumber(of: key) != NameTable.none }
    return !lines.all(of: key).isEmpty
  }

  /// What a definition says; nil if it is no color.
  func saying(of definition: PaletteDefinition) -> PaletteDefinition.Saying? {
    switch definition {
    case .row(let row):
      switch reader.value(of: row.value, as: .color, element: row.element) {
      case .success(.color(let color)): .color(color)
      case .success(.paletteColor(let name)): .name(name)
      case .success, .failure: nil
      }
    case .line(let line, _):
      switch line.meaning(to: reader.dialect) {
      case .color(let color): .color(color)
      case .palette(let name): .name(name)
      case .nothing: nil
      }
    }
  }
}

import StyleSheet

extension Inspection {
  /// Returns the definitions that override the palette in any environment, with their variables.
  func overridesOfPalette() -> [(row: Sheet.DefinitionRow, key: String)] {
    guard dialect.scope != .everything, mayOverridePalette else { return [] }
    return sheet.definitionRows.filter { $0.media == NameTable.none && isOverride($0.name) }
      .map { ($0, bareName(of: $0.name)) }
  }

  /// True if a definition takes effect; an engine that reads definitions line by line uses only the
  /// first one it finds.
  func isHeld(_ row: Sheet.DefinitionRow) -> Bool {
    switch dialect.definitionShape {
    case .anywhere: true
    case .wholeLine: paletteLines.line(of: row.element).map(paletteLines.holds) ?? false
    }
  }

  /// True if an engine that reads definitions line by line misreads this one.
  func isMisread(_ element: UInt32) -> Bool {
    paletteLines.line(of: element).map { !$0.isReadAsMeant } ?? false
  }

  /// True if such an engine misreads a definition because of a syntax error in its value, such as
  /// `re}d`.
  func isTornByFault(_ element: UInt32) -> Bool {
    guard let line = paletteLines.line(of: element), line.isFaulty, !line.isReadAsMeant,
      line.causes.isEmpty, let value = line.line.value
    else { return false }
    let written = sheet.source[sheet.valueRange(of: element)]
    return value != written && value.hasPrefix(written)
  }

  /// Returns the quoted name of a definition.
  func quotedName(_ line: PaletteLine) -> String { "'\(sheet.text(of: line.row.name))'" }
}

import StyleSheet

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

  /// Whether an engine that takes a definition for a line reads one as something else than is written.
  func isMisread(_ element: UInt32) -> Bool {
    paletteLines.line(of: element).map { !$0.isReadAsMeant } ?? false
  }

  /// Whether a fault stands in the value of a definition for such an engine, and says what that is read
  /// as: `re}d`.
  func isTornByFault(_ element: UInt32) -> Bool {
    guard let line = paletteLines.line(of: element), line.isFaulty, !line.isReadAsMeant,
      line.causes.isEmpty, let value = line.line.value
    else { return false }
    let written = sheet.source[sheet.valueRange(of: element)]
    return value != written && value.hasPrefix(written)
  }

  /// The name of a definition in quotes.
  func quotedName(_ line: PaletteLine) -> String { "'\(sheet.text(of: line.row.name))'" }
}

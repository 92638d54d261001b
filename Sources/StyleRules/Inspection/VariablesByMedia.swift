import StyleSheet

/// Variables that are defined under `@media`, with the definition that applies in each situation.
struct VariablesByMedia {
  /// For each variable and each of ``Situations/single``, the row that applies there.
  private var rows: [NameTable.ID: [Sheet.DefinitionRow?]] = [:]

  /// Collects the variables; empty for a sheet without `@media`.
  init(of sheet: Sheet, where winner: DialectAnswers.Winner) {
    guard !sheet.mediaRows.isEmpty else { return }
    for row in sheet.definitionRows where row.media != NameTable.none {
      rows[row.name] = Situations.single.map { _ in nil }
    }
    guard !rows.isEmpty else { return }
    for row in sheet.definitionRows where rows[row.name] != nil {
      let held = sheet.situations(of: row.media)
      for (number, situation) in Situations.single.enumerated() where held.contains(situation) {
        if winner == .first, rows[row.name]?[number] != nil { continue }
        rows[row.name]?[number] = row
      }
    }
  }

  /// True if a variable is not defined in all situations.
  var hasGaps: Bool { rows.values.contains { $0.contains { $0 == nil } } }

  /// Returns those situations in which a variable is not defined; empty for one that is defined
  /// outside `@media`, and for one without definitions.
  func gap(of variable: NameTable.ID, in situations: Situations) -> Situations {
    guard let rows = rows[variable] else { return [] }
    return zip(rows, Situations.single).reduce(into: []) { gap, held in
      if held.0 == nil { gap.formUnion(held.1.intersection(situations)) }
    }
  }

  /// Returns the definitions of a variable that apply in some of the situations, each once; nil for
  /// a variable that is not defined under an `@media`.
  func definitions(
    of variable: NameTable.ID, in situations: Situations
  ) -> [Sheet.DefinitionRow]? {
    guard !rows.isEmpty, let rows = rows[variable] else { return nil }
    var found: [Sheet.DefinitionRow] = []
    for (row, situation) in zip(rows, Situations.single) where situations.contains(situation) {
      guard let row, !found.contains(where: { $0.element == row.element }) else { continue }
      found.append(row)
    }
    return found.sorted { $0.element < $1.element }
  }
}

import StyleSheet

extension EditedSheet {
  /// A remark for each rule whose values are not the same in all situations, for each target.
  var situations: [CodeLens] {
    let readers = settings.dialects.filter { $0.scope != .definitionsOnly }
    var looks = readers.map { SituationLooks(self, for: $0) }
    let definitions = Dictionary(grouping: sheet.definitionRows, by: \.name)
    return sheet.ruleRows.flatMap { rule in
      let all = looks.indices.map { looks[$0].situations(of: rule) }
      let names = Set(all).count == 1 ? [""] : readers.map { "\($0.name): " }
      return zip(names, all).compactMap { lens(of: rule, $1, for: $0, definitions) }
    }
  }

  /// Returns the remark for a rule in situations; nil if there is only one.
  private func lens(
    of rule: Sheet.RuleRow, _ situations: [String], for target: String,
    _ definitions: [NameTable.ID: [Sheet.DefinitionRow]]
  ) -> CodeLens? {
    guard situations.count > 1, let first = sheet.selectorRows(of: rule).first else { return nil }
    let own = Set(sheet.declarationRows(of: rule).flatMap { sheet.variables(in: $0.value) })
    let rows = own.flatMap { definitions[$0, default: []].prefix(VariableUses.most) }
      .sorted { $0.element < $1.element }.prefix(VariableUses.most)
    let words = situations.count > 4 ? "" : ": \(situations.joined(separator: "; "))"
    return CodeLens(
      range: sheet.selectorRange(first),
      title: "\(target)\(situations.count) situations\(words)",
      locations: rows.map { SheetLocation(index, sheet.nameRange(of: $0.element)) })
  }
}

/// The texts of values in each situation, each computed once.
private struct SituationLooks {
  private let sheet: Sheet
  private let themes: SituationThemes
  private let dialect: Dialect
  private let environments: [ThemeEnvironment]
  private var known: [NameTable.ID: [String]] = [:]

  init(_ edited: EditedSheet, for dialect: Dialect) {
    sheet = edited.sheet
    self.dialect = dialect
    themes = SituationThemes(of: [edited.sheet], for: dialect)
    environments = SituationTable.environments(of: [edited.sheet])
  }

  /// Returns the situations that are told apart by the values of a rule.
  mutating func situations(of rule: Sheet.RuleRow) -> [String] {
    let values = sheet.declarationRows(of: rule).map { look(of: $0.value) }
    return situations(of: values)
  }

  /// Returns the text of a value in each situation; empty if it is the same in all.
  private mutating func look(of value: Component) -> [String] {
    guard value.kind == .variable || value.kind == .word else { return [] }
    if let known = known[value.name] { return known }
    let text = sheet.text(of: value.name)
    let texts = value.kind == .variable ? texts(ofVariable: text) : texts(ofWord: text)
    let look = Set(texts).count > 1 ? texts : []
    known[value.name] = look
    return look
  }

  private func texts(ofVariable name: String) -> [String] {
    environments.map { themes[$0].flatMap { VariableReading(of: name, in: $0)?.words } ?? "" }
  }

  private func texts(ofWord text: String) -> [String] {
    guard let name = dialect.paletteNames.name(in: text), Palette.all.name(name.name) != nil else {
      return []
    }
    return environments.map { themes[$0]?.color(name)?.description ?? "" }
  }

  /// Returns the situations that are told apart by values with these looks.
  private func situations(of looks: [[String]]) -> [String] {
    let looks = looks.filter { !$0.isEmpty }
    guard !looks.isEmpty else { return [] }
    var numbers: [ThemeEnvironment: Int] = [:]
    for (number, environment) in environments.enumerated() { numbers[environment] = number }
    let table = SituationTable(of: environments) { environment in
      numbers[environment].map { number in looks.map { $0[number] }.joined(separator: "\n") } ?? ""
    }
    return table.rows.map(\.situation)
  }
}

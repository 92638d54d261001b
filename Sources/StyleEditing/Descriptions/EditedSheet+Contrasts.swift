import StyleRules
import StyleSheet

extension EditedSheet {
  /// Returns the nearest color with enough contrast on all backgrounds of a declaration, and the
  /// contrast in words; nil if the declaration has it, or if no color has.
  func contrasting(
    _ color: ThemeColor, ofDeclaration number: Int
  ) -> (ThemeColor, need: String)? {
    let pairs = contrastPairs(ofDeclaration: number)
    guard pairs.contains(where: { $0.verdict == .fails }) else { return nil }
    let nearest = color.nearest { color in
      pairs.allSatisfy { pair in
        pair.ground.backdrops.allSatisfy { color.contrast(against: $0) >= pair.need.least }
      }
    }
    guard let nearest else { return nil }
    let range = sheet.valueRange(of: sheet.declarationRows[number].element)
    guard hasEnoughContrast(after: SourceEdit(range, nearest.description)) else { return nil }
    let needs = Set(pairs.map(\.need.least))
    let need = needs.count == 1 ? needs.first : nil
    return (nearest, need.map { "a contrast of \($0.plainText)" } ?? "enough contrast")
  }

  /// Returns the pairs of the color of a declaration and its backgrounds in all situations.
  private func contrastPairs(ofDeclaration number: Int) -> [ContrastPair] {
    let row = sheet.declarationRows[number]
    guard let rule = self.number(ofRuleAround: sheet.nodeRange(of: row.element).lowerBound) else {
      return []
    }
    let names = sheet.selectorRows(of: sheet.ruleRows[rule]).map { sheet.text(of: $0.name) }
    let property = sheet.text(of: row.name)
    let environments = SituationTable.environments(of: project.loadOrder(of: index)).flatMap {
      environment in
      ThemeEnvironment.Level.allCases.map { environment.at($0) }
    }
    return themes(in: environments).flatMap { theme -> [ContrastPair] in
      var reader = ColorReader(of: self, in: theme)
      let color = reader.color(of: row.value, row.element)
      return names.flatMap { theme.contrasts(at: $0, knowing: catalog) }.filter {
        guard case .property(property, _) = $0.figure.source else { return false }
        return $0.kind != .states && $0.figure.colors == color.map { [$0] }
      }
    }
  }

  /// True if the checker reports no contrast at an edit of the sheet.
  private func hasEnoughContrast(after edit: SourceEdit) -> Bool {
    let rules = Rule.all.filter { ["low-contrast-text", "low-contrast-mark"].contains($0.id) }
    let changed = Sheet(parsing: source.applying([edit]))
    return !changed.findings(for: settings.dialects, rules: rules, knowing: catalog).diagnostics
      .contains { $0.range.lowerBound == edit.range.lowerBound }
  }
}

// MARK: - Themes

extension EditedSheet {
  /// Returns the theme of the sheet in each of some environments; those that differ only in the
  /// palette share their indexes.
  func themes(in environments: [ThemeEnvironment]) -> [Theme] {
    let sheets = project.loadOrder(of: index)
    var plain: [ThemeEnvironment: Theme] = [:]
    return environments.map { environment in
      let place = ThemeEnvironment(
        device: environment.device, orientation: environment.orientation)
      let theme = plain[place] ?? Theme(of: sheets, in: place, for: dialect)
      plain[place] = theme
      return Theme(theme, in: environment.paletteContext)
    }
  }
}

extension ThemeEnvironment {
  /// Returns the environment at another level.
  func at(_ level: Level) -> ThemeEnvironment {
    var environment = self
    environment.level = level
    return environment
  }
}

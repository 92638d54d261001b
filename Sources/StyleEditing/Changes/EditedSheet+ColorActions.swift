import StyleRules
import StyleSheet

extension EditedSheet {
  /// Returns the changes of a color: a variable or palette name with the same color, or the nearest
  /// color with enough contrast.
  func colorActions(at place: SheetPlace) -> [SheetAction] {
    guard place.role == .value || place.role == .usedVariable, let number = place.declaration
    else { return [] }
    let row = sheet.declarationRows[number]
    var reader = ColorReader(of: self)
    guard let color = reader.color(of: row.value, row.element) else { return [] }
    let range = sheet.valueRange(of: row.element)
    func action(_ text: String, _ title: String) -> SheetAction {
      SheetAction(.rewrite, title, [index: [SourceEdit(range, text)]])
    }
    // A finding offers the color that replaces hex digits.
    guard row.value.kind == .hex else {
      return contrasting(color, ofDeclaration: number).map { color, need in
        [action(color.description, "Write '\(color)', the nearest color with \(need)")]
      } ?? []
    }
    return names(of: color, for: sheet.text(of: row.name)).map { name, situations in
      action(name, "Write '\(name)', which is this color\(situations)")
    }
  }
}

// MARK: - Names of a color

extension EditedSheet {
  /// Returns the variables and palette names with a color, and the situations in which they have it,
  /// which are empty words for all.
  ///
  /// Names with the color in all situations are the first, then those that are usual for a property.
  private func names(of color: ThemeColor, for property: String) -> [(String, situations: String)] {
    let sheets = members(sharing: .variable).map { project.members[$0].sheet }
    let environments = SituationTable.environments(of: sheets)
    func names(in theme: Theme) -> [String] {
      var reader = ColorReader(of: self, in: theme)
      return reader.variables(of: color) + reader.paletteNames(of: color)
    }
    // A name that does not have the color in the usual situation is hardly meant.
    let candidates = names(in: Theme(of: project.loadOrder(of: index), for: dialect))
    guard !candidates.isEmpty else { return [] }
    let known = zip(environments, themes(in: environments).map { Set(names(in: $0)) })
    let usual = Self.usualWords.first { property.contains($0.property) }?.name
    let found = candidates.enumerated().map { place, name in
      let own = known.filter { $1.contains(name) }.map(\.0)
      let situations = ContrastContexts.words(for: own, among: environments)
      let isUsual = usual.map(name.contains) ?? true
      return (
        order: [situations.isEmpty ? 0 : 1, isUsual ? 0 : 1, place], name: name,
        situations: situations
      )
    }
    return found.sorted { $0.order.lexicographicallyPrecedes($1.order) }
      .map { ($0.name, $0.situations) }
  }

  /// Words in the names of properties, and in the palette names that are meant for them.
  private static let usualWords = [
    (property: "background", name: "Background"), (property: "font", name: "Label"),
    (property: "separator", name: "separator"),
  ]
}

// MARK: - Contrast

extension EditedSheet {
  /// Returns the nearest color with enough contrast on all backgrounds of a declaration, and the
  /// contrast in words; nil if the declaration has it, or if no color has.
  private func contrasting(
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
  private func themes(in environments: [ThemeEnvironment]) -> [Theme] {
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
  fileprivate func at(_ level: Level) -> ThemeEnvironment {
    var environment = self
    environment.level = level
    return environment
  }
}

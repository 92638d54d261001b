import StyleRules
import StyleSheet

extension EditedSheet {
  /// Returns the nearest color with enough contrast on all backgrounds of a declaration, or else the
  /// nearest palette name with it in all situations; nil if the declaration has it, or if nothing
  /// has.
  ///
  /// `words` describes the value: `the nearest color with a contrast of 4.5`.
  func remedy(
    for color: ThemeColor, ofDeclaration number: Int
  ) -> (text: String, words: String)? {
    let seen = contrasts(ofDeclaration: number)
    let pairs = seen.flatMap(\.pairs)
    guard pairs.contains(where: { $0.verdict == .fails }) else { return nil }
    let nearest = color.nearest { color in pairs.allSatisfy { $0.isEnough(for: color) } }
    guard
      let text = nearest?.description ?? paletteName(nearestTo: color, in: seen),
      hasEnoughContrast(
        after: SourceEdit(sheet.valueRange(of: sheet.declarationRows[number].element), text))
    else { return nil }
    let needs = Set(pairs.map(\.need.least))
    let need = needs.count == 1 ? needs.first : nil
    return (
      text,
      "the nearest \(nearest == nil ? "palette name" : "color") with "
        + (need.map { "a contrast of \($0.plainText)" } ?? "enough contrast")
    )
  }

  /// Returns the palette name for text or marks that has enough contrast in each theme, and is the
  /// nearest to a color in light mode; nil if there is none, or if a target reads no palette names.
  private func paletteName(
    nearestTo color: ThemeColor, in seen: [(theme: Theme, pairs: [ContrastPair])]
  ) -> String? {
    guard settings.dialects.allSatisfy({ $0.paletteNames != .notRead }),
      let light = seen.first?.theme
    else { return nil }
    return light.figureNames(nearestTo: color).first { name in
      seen.allSatisfy { theme, pairs in
        theme.color(PaletteName(name: name)).map { color in
          pairs.allSatisfy { $0.isEnough(for: color) }
        } ?? false
      }
    }
  }

  /// Returns the pairs of the color of a declaration and its backgrounds in each situation.
  private func contrasts(
    ofDeclaration number: Int
  ) -> [(theme: Theme, pairs: [ContrastPair])] {
    let row = sheet.declarationRows[number]
    guard let rule = self.number(ofRuleAround: sheet.nodeRange(of: row.element).lowerBound) else {
      return []
    }
    let names = selectors(ofRule: rule)
    let property = sheet.text(of: row.name)
    let environments = SituationTable.environments(of: project.loadOrder(of: index)).flatMap {
      environment in
      ThemeEnvironment.Level.allCases.map { environment.at($0) }
    }
    return themes(in: environments).map { theme in
      var reader = ColorReader(of: self, in: theme)
      let color = reader.color(of: row.value, row.element)
      let pairs = names.flatMap { theme.contrasts(at: $0, knowing: catalog) }.filter {
        guard case .property(property, _) = $0.figure.source else { return false }
        return $0.kind != .states && $0.figure.colors == color.map { [$0] }
      }
      return (theme, pairs)
    }
  }

  /// True if the checker reports no contrast at an edit of the sheet.
  private func hasEnoughContrast(after edit: SourceEdit) -> Bool {
    let rules = Rule.all.filter { ["low-contrast-text", "low-contrast-mark"].contains($0.id) }
    let changed = Sheet(parsing: source.applying([edit]))
    return !changed.findings(for: settings.dialects, rules: rules, knowing: catalog).diagnostics
      .contains { $0.range.lowerBound == edit.range.lowerBound }
  }

  // MARK: - Themes

  func themes(in environments: [ThemeEnvironment]) -> [Theme] {
    project.loadOrder(of: index).themes(in: environments, for: dialect)
  }
}

extension ContrastPair {
  /// True if another foreground has enough contrast to the background.
  fileprivate func isEnough(for color: ThemeColor) -> Bool {
    ground.backdrops.allSatisfy { color.contrast(against: $0) >= need.least }
  }
}

extension ThemeEnvironment {
  func at(_ level: Level) -> ThemeEnvironment {
    var environment = self
    environment.level = level
    return environment
  }
}

import StyleRules
import StyleSheet

extension EditedSheet {
  /// Returns the changes of a color: a variable or palette name with the same color, or the nearest
  /// color with enough contrast.
  func colorActions(at place: SheetPlace) -> [SheetAction] {
    guard place.role == .value || place.role == .usedVariable, let number = place.declaration
    else { return [] }
    switch type(ofDeclaration: number) {
    case .color, .unknown: break
    default: return []
    }
    let row = sheet.declarationRows[number]
    var reader = ColorReader(of: self)
    guard let color = reader.color(of: row.value, row.element) else { return [] }
    let range = sheet.valueRange(of: row.element)
    func action(_ text: String, _ title: String) -> SheetAction {
      SheetAction(kind: .rewrite, title: title, edits: [index: [SourceEdit(range, text)]])
    }
    // A finding offers the color that replaces hex digits.
    guard row.value.kind == .hex else {
      return remedy(for: color, ofDeclaration: number).map {
        [action($0.text, "Write '\($0.text)', \($0.words)")]
      } ?? []
    }
    return names(of: color, for: sheet.text(of: row.name)).map { name, situations in
      action(name, "Write '\(name)', which is this color\(situations)")
    }
  }

  // MARK: - Names of a color

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
    let candidates = names(in: theme(for: dialect))
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

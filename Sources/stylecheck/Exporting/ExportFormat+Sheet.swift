import StyleSheet

extension ExportFormat {
  static let nss = ExportFormat(
    name: "nss", summary: "one flat sheet: a rule for each class, and no variables",
    fileExtension: ".nss", scope: .all, mark: comment
  ) { theme in
    var draft = SheetDraft(for: theme.dialect)
    var omissions = theme.omittedScreens + theme.omittedVariables
    for entry in theme.entries {
      let isTaken =
        entry.className.isEmpty
        ? draft.define(entry, for: theme.dialect)
        : draft.declare(entry.name, as: entry.text, in: entry.className)
      if !isTaken {
        omissions.append(ThemeExport.Omission(entry, entry.unwritable))
      }
    }
    return ThemeExport(draft.text, without: omissions)
  }
}

extension SheetDraft {
  /// Defines a palette name for each situation in which it is overridden.
  fileprivate mutating func define(_ entry: ExportedTheme.Entry, for dialect: Dialect) -> Bool {
    var isWhole = true
    for (number, context) in PaletteContext.all.enumerated() where entry.isSet[number] {
      let name = dialect.variable(overriding: entry.name, in: context)
      let value = entry.values[number]
      let text = value?.color.map { dialect.text(of: $0) } ?? value?.description
      if let text, define(name, as: text) { continue }
      isWhole = false
    }
    return isWhole
  }
}

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
    entry.overrides(for: dialect, in: PaletteContext.all.indices).map { name, text in
      text.map { define(name, as: $0) } ?? false
    }.allSatisfy(\.self)
  }
}

extension ExportedTheme.Entry {
  /// The definitions that override a palette name in some situations, which are indices of
  /// ``PaletteContext/all``; the text is nil for an invalid color.
  func overrides(
    for dialect: Dialect, in situations: some Sequence<Int>
  ) -> [(name: String, text: String?)] {
    situations.filter { isSet[$0] }.map { number in
      let value = values[number]
      return (
        dialect.variable(overriding: name, in: PaletteContext.all[number]),
        value?.color.map { dialect.text(of: $0) } ?? value?.description
      )
    }
  }
}

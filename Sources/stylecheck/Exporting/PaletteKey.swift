import StyleSheet

/// Variables that override the palette.
enum PaletteKey {
  /// True if a variable sets the color of a palette name in some situation.
  static func isOverriding(_ variable: String, for dialect: Dialect) -> Bool {
    dialect.paletteNames != .notRead
      && keys.contains(variable.first == "@" ? String(variable.dropFirst()) : variable)
  }

  private static let keys = Set(
    Palette.all.names.flatMap { name in
      PaletteContext.all.flatMap { context in
        [DialectAnswers.PaletteNames.backgroundSuffixes, .deviceSuffixes].flatMap {
          Palette.all.overridingKeys(for: name.text, in: context, by: $0)
        }
      }
    })
}

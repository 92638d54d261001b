import StyleSheet

/// The themes of one sheet that knows the variables of imported ones, created on demand.
struct ThemesByContext {
  private let sheet: Sheet
  private let imported: [Sheet]
  private let dialect: Dialect
  private let media: [ThemeEnvironment]
  /// For each of `media`, the themes of all appearances in the order of ``PaletteContext/number``.
  private var themes: [Theme?]
  let overridesPalette: Bool

  /// The palette without sheets, in the order of ``PaletteContext/number``.
  private static let palettes = PaletteContext.all.sorted { $0.number < $1.number }
    .map { Theme(Theme.fiori, in: $0) }

  init(
    of sheet: Sheet, after imported: [Sheet], for dialect: Dialect, _ contexts: ContrastContexts
  ) {
    self.sheet = sheet
    self.imported = imported
    self.dialect = dialect
    media = contexts.media
    overridesPalette = ([sheet] + imported).contains(where: \.mayOverridePalette)
    themes = [Theme?](repeating: nil, count: 8 * contexts.media.count)
  }

  /// Returns the theme for a combination of device and orientation, in an appearance.
  mutating func theme(_ number: Int, _ context: PaletteContext) -> Theme {
    let place = 8 * number + context.number
    if let known = themes[place] { return known }
    let base =
      themes[8 * number]
      ?? Theme(
        of: [sheet], in: media[number], for: dialect, after: imported)
    themes[8 * number] = base
    let theme = context.number == 0 ? base : Theme(base, in: context)
    themes[place] = theme
    return theme
  }

  /// Returns the color of a palette name, and whether a sheet overrides it.
  mutating func color(
    _ name: PaletteName, _ number: Int, _ context: PaletteContext
  ) -> (color: ThemeColor, isOwn: Bool)? {
    guard overridesPalette else {
      return Self.palettes[context.number].color(name).map { ($0, false) }
    }
    let place = 8 * number + context.number
    if themes[place] == nil { _ = theme(number, context) }
    guard let color = themes[place]?.color(name) else { return nil }
    return (color, themes[place]?.override(of: name) != nil)
  }

  mutating func theme(in environment: ThemeEnvironment) -> Theme {
    let number = media.firstIndex {
      $0.device == environment.device && $0.orientation == environment.orientation
    }
    return theme(number ?? 0, environment.paletteContext)
  }
}

extension PaletteContext {
  /// The index of the context: 0 is light mode at the base with normal contrast, 7 the last.
  fileprivate var number: Int {
    (isDark ? 1 : 0) + (isElevated ? 2 : 0) + (isHighContrast ? 4 : 0)
  }
}

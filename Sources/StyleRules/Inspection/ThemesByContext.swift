import StyleSheet

/// The themes of one sheet, each made when it is first asked for.
struct ThemesByContext {
  private let sheet: Sheet
  private let dialect: Dialect
  private let media: [Environment]
  /// For each of `media`, the themes of all appearances in the order of ``PaletteContext/number``.
  private var themes: [Theme?]
  /// Whether a definition may say what a name of the palette is.
  let overridesPalette: Bool

  /// The palette without sheets, in the order of ``PaletteContext/number``.
  private static let palettes = PaletteContext.all.sorted { $0.number < $1.number }
    .map { Theme(Theme.fiori, in: $0) }

  init(of sheet: Sheet, for dialect: Dialect, _ contexts: ContrastContexts) {
    self.sheet = sheet
    self.dialect = dialect
    media = contexts.media
    overridesPalette = sheet.mayOverridePalette
    themes = [Theme?](repeating: nil, count: 8 * contexts.media.count)
  }

  /// The theme for one of the combinations of device and orientation, in an appearance.
  mutating func theme(_ number: Int, _ context: PaletteContext) -> Theme {
    let place = 8 * number + context.number
    if let known = themes[place] { return known }
    let base = themes[8 * number] ?? Theme(of: [sheet], in: media[number], for: dialect)
    themes[8 * number] = base
    let theme = context.number == 0 ? base : Theme(base, in: context)
    themes[place] = theme
    return theme
  }

  /// The color of a palette name, and whether the sheet has made it what it is.
  mutating func color(
    _ name: PaletteName, _ number: Int, _ context: PaletteContext
  ) -> (color: Color, isOwn: Bool)? {
    guard overridesPalette else {
      return Self.palettes[context.number].color(name).map { ($0, false) }
    }
    let place = 8 * number + context.number
    if themes[place] == nil { _ = theme(number, context) }
    guard let color = themes[place]?.color(name) else { return nil }
    return (color, themes[place]?.override(of: name) != nil)
  }

  /// The theme for a situation that was looked at.
  mutating func theme(in environment: Environment) -> Theme {
    let number = media.firstIndex {
      $0.device == environment.device && $0.orientation == environment.orientation
    }
    return theme(number ?? 0, environment.paletteContext)
  }
}

extension PaletteContext {
  /// From 0, which is light mode at the base with normal contrast, to 7.
  fileprivate var number: Int {
    (isDark ? 1 : 0) + (isElevated ? 2 : 0) + (isHighContrast ? 4 : 0)
  }
}

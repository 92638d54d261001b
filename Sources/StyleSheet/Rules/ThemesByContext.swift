/// The themes of one sheet, each made when it is first asked for.
struct ThemesByContext {
  private let sheet: Sheet
  private let dialect: Dialect
  private let media: [Environment]
  private var themes: [Key: Theme] = [:]

  private struct Key: Hashable {
    let media: Int
    let context: PaletteContext
  }

  init(of sheet: Sheet, for dialect: Dialect, _ contexts: ContrastContexts) {
    self.sheet = sheet
    self.dialect = dialect
    media = contexts.media
  }

  /// The theme for one of the combinations of device and orientation, in an appearance.
  mutating func theme(_ number: Int, _ context: PaletteContext) -> Theme {
    let key = Key(media: number, context: context)
    if let known = themes[key] { return known }
    let light = Key(media: number, context: PaletteContext())
    let base = themes[light] ?? Theme(of: [sheet], in: media[number], for: dialect)
    themes[light] = base
    let theme = context == PaletteContext() ? base : Theme(base, in: context)
    themes[key] = theme
    return theme
  }

  /// The theme for a situation that was looked at.
  mutating func theme(in environment: Environment) -> Theme {
    let number = media.firstIndex {
      $0.device == environment.device && $0.orientation == environment.orientation
    }
    return theme(number ?? 0, environment.paletteContext)
  }
}

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

/// The light mode themes, one for each combination of device and orientation.
struct ThemesByDay {
  private let themes: [Theme]
  private let sheets: [ActiveSheet]
  private let hasPalette: Bool
  /// True if pairings can be looked up by number.
  private let isNumbered: Bool

  init(_ themes: [Theme], of sheet: Sheet, _ painted: PaintedClasses) {
    self.themes = themes
    sheets = themes.compactMap(\.active.only)
    hasPalette = themes.first?.hasPalette ?? false
    isNumbered = !sheet.hasPathSelectors && !painted.hasOtherNames && sheets.count == themes.count
  }

  var indices: Range<Int> { themes.indices }

  /// Returns the two colors of a pairing; see ``Theme/shades(of:in:_:)``.
  func shades(
    of state: ColorRole.State, in pairing: ColorPairing, _ number: Int, _ painted: PaintedClasses
  ) -> Shades? {
    if isNumbered, let numbers = pairing.numbers {
      return sheets[number].shades(of: state.numbers, in: numbers, hasPalette: hasPalette)
    }
    return themes[number].shades(of: state, in: pairing) { painted.hasGround($0.id(of: $1)) }
  }
}

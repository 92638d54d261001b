/// The colors of the palette names that cells use, resolved for one environment.
///
/// Cached, because a cell asks for several of them at each drawing.
struct PaletteShelf: Sendable {
  private(set) var colors: [String: ThemeColor]
  /// The colors in the order of `PaletteValues.all`; nil for one that is not known.
  let rows: [ThemeColor?]

  /// Creates the colors that the sheets define, with the palette as fallback.
  init(
    in context: PaletteContext, overridden: (_ key: StoredName) -> Bool,
    color: (_ name: String) -> ThemeColor?
  ) {
    let shelf = EmptyShelf.shelf(in: context)
    var colors = shelf.colors
    for entry in shelf.entries where entry.keys.contains(where: overridden) {
      colors[entry.name] = color(entry.name)
    }
    self.colors = colors
    rows = shelf.entries.map { colors[$0.name] }
  }

  init(in context: PaletteContext) {
    let shelf = EmptyShelf.shelf(in: context)
    (colors, rows) = (shelf.colors, shelf.rows)
  }
}

/// The palette without sheets in one context: each name with its color and its overriding
/// variables.
private struct EmptyShelf {
  let colors: [String: ThemeColor]
  let rows: [ThemeColor?]
  let entries: [Entry]

  /// A name and the variables that override it.
  struct Entry {
    let name: String
    /// Hashed once, because each theme searches all of its sheets for them.
    let keys: [StoredName]

    init(_ name: String, in context: PaletteContext) {
      self.name = name
      var keys = Palette.all.overridingKeys(for: name, in: context, by: .backgroundSuffixes)
      // A key that only another engine uses is harmless.
      for key in Palette.all.overridingKeys(for: name, in: context, by: .deviceSuffixes)
      where !keys.contains(key) {
        keys.append(key)
      }
      self.keys = keys.map { StoredName("@\($0)") }
    }
  }

  private init(in context: PaletteContext) {
    var colors: [String: ThemeColor] = [:]
    colors.reserveCapacity(PaletteValues.all.count)
    for row in PaletteValues.all { colors[row.name] = row.color(in: context) }
    self.colors = colors
    rows = PaletteValues.all.map { $0.color(in: context) }
    entries = PaletteValues.all.map { Entry($0.name, in: context) }
  }

  /// Returns the shelf for `context`, which is created on first use.
  static func shelf(in context: PaletteContext) -> EmptyShelf {
    switch (context.isDark, context.isElevated, context.isHighContrast) {
    case (false, false, false): light
    case (true, false, false): dark
    case (false, true, false): elevatedLight
    case (true, true, false): elevatedDark
    case (false, false, true): contrastLight
    case (true, false, true): contrastDark
    case (false, true, true): elevatedContrastLight
    case (true, true, true): elevatedContrastDark
    }
  }

  private static let light = EmptyShelf(in: PaletteContext())
  private static let dark = EmptyShelf(in: PaletteContext(isDark: true))
  private static let elevatedLight = EmptyShelf(in: PaletteContext(isElevated: true))
  private static let elevatedDark = EmptyShelf(
    in: PaletteContext(isDark: true, isElevated: true))
  private static let contrastLight = EmptyShelf(in: PaletteContext(isHighContrast: true))
  private static let contrastDark = EmptyShelf(
    in: PaletteContext(isDark: true, isHighContrast: true))
  private static let elevatedContrastLight = EmptyShelf(
    in: PaletteContext(isElevated: true, isHighContrast: true))
  private static let elevatedContrastDark = EmptyShelf(
    in: PaletteContext(isDark: true, isElevated: true, isHighContrast: true))
}

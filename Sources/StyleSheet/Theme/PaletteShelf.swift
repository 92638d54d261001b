/// The palette names that cells are drawn in, each with its color in one situation, at hand.
///
/// A cell asks for half a dozen of them each time it is drawn. Following suffixes, aliases and
/// definitions for each question took longer than all the rest of a presentation.
struct PaletteShelf: Sendable {
  private(set) var colors: [String: Color]

  /// What the sheets say, with the palette below it.
  init(
    in context: PaletteContext, overridden: (_ key: StoredName) -> Bool,
    color: (_ name: String) -> Color?
  ) {
    let shelf = EmptyShelf.shelf(in: context)
    var colors = shelf.colors
    for entry in shelf.entries where entry.keys.contains(where: overridden) {
      colors[entry.name] = color(entry.name)
    }
    self.colors = colors
  }

  /// What the palette alone says.
  init(in context: PaletteContext) { colors = EmptyShelf.shelf(in: context).colors }
}

/// A situation without sheets: each name with its color, and with the variables that override it.
private struct EmptyShelf {
  let colors: [String: Color]
  let entries: [Entry]

  /// A name, and by what a sheet overrides it.
  struct Entry {
    let name: String
    /// Hashed once: each theme looks for all of them in each of its sheets.
    let keys: [StoredName]

    init(_ name: String, in context: PaletteContext) {
      self.name = name
      var keys = Palette.all.overridingKeys(for: name, in: context, by: .backgroundSuffixes)
      // A key that only another engine asks for costs one question more, and changes nothing.
      for key in Palette.all.overridingKeys(for: name, in: context, by: .deviceSuffixes)
      where !keys.contains(key) {
        keys.append(key)
      }
      self.keys = keys.map { StoredName("@\($0)") }
    }
  }

  private init(in context: PaletteContext) {
    var colors: [String: Color] = [:]
    colors.reserveCapacity(PaletteValues.all.count)
    for row in PaletteValues.all { colors[row.name] = row.color(in: context) }
    self.colors = colors
    entries = PaletteValues.all.map { Entry($0.name, in: context) }
  }

  /// The one for `context`, made when it is first asked for.
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

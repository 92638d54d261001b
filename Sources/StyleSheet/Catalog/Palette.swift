/// The names of the Fiori palette, and the colors of the names that form cells use.
///
/// A name has different colors in light and dark mode. A sheet can use it as a value, and can
/// override it with a definition at the top level, `@tintColor: #0064D9;`. Names and colors are
/// those of palette v8 (SDK 9.1); other versions of the palette have other names.
package struct Palette: Sendable {
  package struct Name: Hashable, Sendable {
    package let text: String
    /// The name that replaces it; nil if the name is not deprecated.
    package let successor: String?
    /// True if the name is the vendor's misspelling of its successor.
    package let isMisspelt: Bool

    package var isDeprecated: Bool { successor != nil }
  }

  private let known = PaletteIndex()

  /// The palette of all tables, read once.
  package static let all = Palette()

  private init() {}

  /// All names: those in use in the vendor's order, then the deprecated ones.
  package var names: [Name] {
    (0..<NameTable.ID(known.table.count)).map { name($0, known.table.text(of: $0)) }
  }

  /// All names except the vendor's misspellings, in the order of ``names``, for spelling look-ups.
  package var shelf: WordShelf {
    let misspelt = PaletteNameTable.misspelt.map { known.table.find($0) }
    return WordShelf(
      of: known.table.indices.filter { !misspelt.contains($0) }, in: known.table)
  }

  private func name(_ number: NameTable.ID, _ text: String) -> Name {
    let successor = known.successor(of: number)
    return Name(
      text: text, successor: successor.map(known.table.text),
      isMisspelt: successor != nil && PaletteNameTable.misspelt.contains(text))
  }

  // MARK: - Look-ups

  /// Returns the palette name `text`, which has no suffix; nil if there is none.
  package func name(_ text: String) -> Name? {
    let number = known.table.find(text)
    return number == NameTable.none ? nil : name(number, text)
  }

  /// True if the palette has a name, given by its bytes and without a suffix.
  func has(_ name: NameTable.Key) -> Bool { known.table.find(name) != NameTable.none }

  package func isDeprecated(_ name: String) -> Bool {
    let number = known.table.find(name)
    return number != NameTable.none && known.successor(of: number) != nil
  }

  package func name(_ number: NameTable.ID) -> PaletteName {
    PaletteName(name: known.table.text(of: number))
  }

  package func number(of name: String) -> NameTable.ID { known.table.find(name) }

  /// Returns the color of a name in a context; nil if the name or its color is unknown.
  ///
  /// A deprecated name has the color of its successor. On an elevated surface, names have the
  /// colors of the base level if the vendor's table has no others.
  package func color(_ name: String, in context: PaletteContext) -> ThemeColor? {
    let current = self.name(name)?.successor ?? name
    return PaletteValues.named[current]?.color(in: context)
  }

  /// Returns the color of a palette name in a sheet; a suffix overrides the context.
  package func color(_ name: PaletteName, in context: PaletteContext) -> ThemeColor? {
    switch name.suffix {
    case nil, .device: color(name.name, in: context)
    case .deviceInverse: color(name.name, in: context.inverse)
    case .some(let suffix): color(name.name, in: suffix.context ?? context)
    }
  }

  // MARK: - Overriding

  /// Alternative names that override a palette name, for light and dark mode.
  ///
  /// Source: SAP/cloud-sdk-ios-fiori 098daf0, `CustomizeColorPalette`; only these two names have
  /// any. `…Dark` describes the color, so it is for the *light* background.
  private static let aliases: [(name: String, light: String, dark: String)] = [
    ("tintColor", "tintColorDark", "tintColorLight"),
    ("tintColorTapState", "tintColorTapStateDark", "tintColorTapStateLight"),
  ]

  /// Returns the name and the context that a variable with another name overrides; nil for other
  /// variables.
  package func aliased(_ key: String) -> (name: String, context: PaletteContext)? {
    for alias in Self.aliases {
      if alias.light == key { return (alias.name, PaletteContext()) }
      if alias.dark == key { return (alias.name, PaletteContext(isDark: true)) }
    }
    return nil
  }

  /// Returns the variables that override a name in a context, in order of precedence.
  ///
  /// For `tintColor` on a light background: `tintColor_lightBackground`, `tintColor`,
  /// `tintColorDark`. A plain name applies to the light background only. The spelling of a suffix
  /// depends on how the engine reads palette names.
  package func overridingKeys(
    for name: String, in context: PaletteContext,
    by reading: DialectAnswers.PaletteNames = .backgroundSuffixes
  ) -> [String] {
    let suffix = reading.overridingSuffix(in: context)
    let suffixed = PaletteName(name: name, suffix: suffix).description
    let alias = Self.aliases.first { $0.name == name }
    if context == PaletteContext() { return [suffixed, name] + [alias?.light].compactMap { $0 } }
    if context == PaletteContext(isDark: true) {
      return [suffixed] + [alias?.dark].compactMap { $0 }
    }
    return [suffixed]
  }
}

extension PaletteName {
  package var isOfPalette: Bool { Palette.all.name(name) != nil }
}

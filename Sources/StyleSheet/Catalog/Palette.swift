/// The names of the Fiori palette, and the colors of those that form cells are drawn in.
///
/// A name is one color by day and another by night; a sheet can use it as a value, and can override
/// it by a definition at its top, `@tintColor: #0064D9;`. Names and colors are those of palette v8
/// (SDK 9.1); other versions of the palette have other names.
public struct Palette: Sendable {
  /// One name of the palette.
  public struct Name: Hashable, Sendable {
    /// The name, without a suffix.
    public let text: String
    /// The name that replaces it; nil while it is in use.
    public let successor: String?
    /// Whether the name is a slip of the vendor's for its successor.
    public let isMisspelt: Bool

    /// Whether there is a better name.
    public var isDeprecated: Bool { successor != nil }
  }

  private let known = PaletteNames()

  /// The palette of all tables, read once.
  public static let all = Palette()

  private init() {}

  /// All names: those in use in the vendor's order, then the deprecated ones.
  ///
  /// Made anew at each call.
  public var names: [Name] {
    (0..<NameTable.ID(known.table.count)).map { name($0, known.table.text(of: $0)) }
  }

  /// All names but the vendor's slips, in the order of ``names``, to be compared with.
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
}

// MARK: - Asking

extension Palette {
  /// The name of the palette that `text` is, without regard to a suffix it may have; nil if none.
  public func name(_ text: String) -> Name? {
    let number = known.table.find(text)
    return number == NameTable.none ? nil : name(number, text)
  }

  /// Whether it has a name, given by its bytes and without a suffix.
  func has(_ name: NameTable.Key) -> Bool { known.table.find(name) != NameTable.none }

  /// Whether there is a better name.
  package func isDeprecated(_ name: String) -> Bool {
    let number = known.table.find(name)
    return number != NameTable.none && known.successor(of: number) != nil
  }

  /// The name of that number.
  package func name(_ number: NameTable.ID) -> PaletteName {
    PaletteName(name: known.table.text(of: number))
  }

  /// The number of a name, by which it is told from others.
  package func number(of name: String) -> NameTable.ID { known.table.find(name) }

  /// The color of a name in a situation; nil if the palette has no such name, or no color is known.
  ///
  /// A deprecated name is what its successor is. On a raised surface, names have the colors of the
  /// base where the vendor's table gives no others.
  public func color(_ name: String, in context: PaletteContext) -> Color? {
    let current = self.name(name)?.successor ?? name
    return PaletteValues.all.first { $0.name == current }?.color(in: context)
  }

  /// The color of a name as a sheet says it, its suffix in place of the situation.
  public func color(_ name: PaletteName, in context: PaletteContext) -> Color? {
    switch name.suffix {
    case nil, .device: color(name.name, in: context)
    case .deviceInverse: color(name.name, in: context.inverse)
    case .some(let suffix): color(name.name, in: suffix.context ?? context)
    }
  }
}

// MARK: - Overriding

extension Palette {
  /// Names under which a sheet may define another one too, for a light and for a dark background.
  ///
  /// Source: SAP/cloud-sdk-ios-fiori 098daf0, `CustomizeColorPalette`; only these two have any.
  /// The trap in them: `…Dark` names the color, so it is for the *light* background.
  private static let aliases = [
    Alias(of: "tintColor", light: "tintColorDark", dark: "tintColorLight"),
    Alias(of: "tintColorTapState", light: "tintColorTapStateDark", dark: "tintColorTapStateLight"),
  ]

  private struct Alias {
    let name: String
    let light: String
    let dark: String

    init(of name: String, light: String, dark: String) {
      self.name = name
      self.light = light
      self.dark = dark
    }
  }

  /// Whether a variable of that name, without a suffix, overrides a name under another one.
  package func isOverridingKey(_ name: String) -> Bool {
    Self.aliases.contains { $0.light == name || $0.dark == name }
  }

  /// The name and the situation that a variable overrides under another name; nil for all others.
  package func aliased(_ key: String) -> (name: String, context: PaletteContext)? {
    for alias in Self.aliases {
      if alias.light == key { return (alias.name, PaletteContext()) }
      if alias.dark == key { return (alias.name, PaletteContext(isDark: true)) }
    }
    return nil
  }

  /// The variables by which a sheet can override a name in a situation, the strongest first.
  ///
  /// For `tintColor` on a light background: `tintColor_lightBackground`, `tintColor`,
  /// `tintColorDark`. A plain name is its light background's; no other situation falls back on it.
  /// How the engine reads palette names decides the spelling of a suffix.
  public func overridingKeys(
    for name: String, in context: PaletteContext,
    by reading: Reading.PaletteNames = .backgroundSuffixes
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

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

  /// All names: those in use in the vendor's order, then the deprecated ones.
  public let names: [Name]

  private let positions: [String: Int]
  private let colors: [String: PaletteValues]

  /// The palette of all tables, read once.
  public static let all = Palette()

  private init() {
    let current = PaletteNameTable.current.split { $0 == " " || $0 == "\n" }
      .flatMap(Self.steps)
      .map { Name(text: $0, successor: nil, isMisspelt: false) }
    let deprecated = PaletteNameTable.deprecated.split(separator: ",").map { pair in
      let words = pair.split { $0 == " " || $0 == "\n" }.map(String.init)
      return Name(
        text: words[0], successor: words[1],
        isMisspelt: PaletteNameTable.misspelt.contains(words[0]))
    }
    names = current + deprecated
    positions = Dictionary(
      names.enumerated().map { ($0.element.text, $0.offset) }, uniquingKeysWith: { $1 })
    colors = Dictionary(PaletteValues.all.map { ($0.name, $0) }, uniquingKeysWith: { $1 })
  }

  /// `grey1 … grey11` for `grey1...11`, and any other word itself.
  private static func steps(_ word: Substring) -> [String] {
    guard let dot = word.firstIndex(of: "."), let last = Int(word[dot...].drop { $0 == "." }) else {
      return [String(word)]
    }
    return (1...last).map { "\(word[..<dot].dropLast())\($0)" }
  }
}

// MARK: - Asking

extension Palette {
  /// The name of the palette that `text` is, without regard to a suffix it may have; nil if none.
  public func name(_ text: String) -> Name? {
    positions[text].map { names[$0] }
  }

  /// The color of a name in a situation; nil if the palette has no such name, or no color is known.
  ///
  /// A deprecated name is what its successor is. On a raised surface, names have the colors of the
  /// base where the vendor's table gives no others.
  public func color(_ name: String, in context: PaletteContext) -> Color? {
    let current = self.name(name)?.successor ?? name
    return colors[current]?.color(in: context)
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
    "tintColor": (light: "tintColorDark", dark: "tintColorLight"),
    "tintColorTapState": (light: "tintColorTapStateDark", dark: "tintColorTapStateLight"),
  ]

  /// The variables by which a sheet can override a name in a situation, the strongest first.
  ///
  /// For `tintColor` on a light background: `tintColor_lightBackground`, `tintColor`,
  /// `tintColorDark`. A plain name is its light background's; no other situation falls back on it.
  public func overridingKeys(for name: String, in context: PaletteContext) -> [String] {
    let suffixed = PaletteName(name: name, suffix: PaletteName.Suffix(context)).description
    let alias = Self.aliases[name]
    if context == PaletteContext() { return [suffixed, name] + [alias?.light].compactMap { $0 } }
    if context == PaletteContext(isDark: true) {
      return [suffixed] + [alias?.dark].compactMap { $0 }
    }
    return [suffixed]
  }
}

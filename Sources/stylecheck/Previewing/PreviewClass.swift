import StyleEditing
import StyleSheet

/// A class of a theme: its properties and a sample.
struct PreviewClass: Sendable {
  /// A box with a word, as a sample of an element that is not drawn.
  struct Specimen: Equatable, Sendable {
    let color: ThemeColor
    /// One color, or the top and bottom colors of a gradient; empty if unknown.
    let grounds: [ThemeColor]
    let border: ThemeColor?
    /// In points.
    let borderWidth, cornerRadius: Double
    /// Nil for a class that is drawn as a box with a word.
    let control: PreviewControl?
  }

  /// A property with its value.
  struct Setting: Sendable {
    let name: String
    /// The variable with the value, with its `@`; nil for none.
    let variable: String?
    /// The value as the sheet specifies it, and the resolved value.
    let value: LightAndDark<String>
    /// Nil if the value is not a color.
    let color: LightAndDark<ThemeColor>?
  }

  /// The contrast of a text with its background.
  struct Legibility: Hashable, Sendable {
    let verdict: ContrastVerdict
    let ratio: Double?
  }

  let name: String
  let face: PreviewFont.Face
  /// Nil for a class without visible properties.
  let specimen: LightAndDark<Specimen>?
  /// The contrast of the text; nil if the class has no text on a background.
  let texts: LightAndDark<Legibility?>
  let settings: [Setting]
}

extension PreviewClass {
  /// The properties that a sample shows.
  private static let visible: Set<String> = [
    "font-color", "font-name", "font-size", "font-style", "background-color", "bar-tint-color",
    "background-color-top", "border-color",
  ]

  init(
    _ entries: LightAndDark<Resolution.ClassEntry>, in themes: LightAndDark<Theme>,
    texts: LightAndDark<Legibility?>, knowing catalog: Catalog
  ) {
    let part = entries.light
    name = part.name
    face = PreviewFont.Face(of: name, in: themes.light, knowing: catalog)
    self.texts = texts
    let kind = catalog.entry(for: ClassPath.lastName(in: name))?.kind
    let isControl = PreviewControl(kind) { _ in nil } != nil
    let isVisible = isControl || part.entries.contains { Self.visible.contains($0.name) }
    // Without a palette, both modes are the same, except for the defaults of the sample.
    let shown =
      themes.light.dialect.paletteNames == .notRead ? themes.map { _ in themes.light } : themes
    specimen =
      isVisible ? shown.map { Specimen(of: part.name, kind, in: $0, knowing: catalog) } : nil
    settings = Self.settings(part.entries, entries.dark.entries)
  }

  private static func settings(
    _ light: [Resolution.Entry], _ dark: [Resolution.Entry]
  ) -> [Setting] {
    let byName = Dictionary(dark.map { ($0.name, $0) }) { first, _ in first }
    return light.map { entry in
      let other = byName[entry.name] ?? entry
      let colors = [entry, other].compactMap { $0.value?.color }
      // Avoids repeating the name if both modes share it.
      let dark =
        colors.count == 2 && colors[0] != colors[1] && entry.winner.text == other.winner.text
        ? colors[1].withOpacity : other.shownValue
      return Setting(
        name: entry.name, variable: entry.winner.variable?.name,
        value: LightAndDark(light: entry.shownValue, dark: dark),
        color: colors.count == 2 ? LightAndDark(light: colors[0], dark: colors[1]) : nil)
    }
  }
}

extension PreviewClass.Specimen {
  private static let black = ThemeColor(rgba: 0x0000_00FF)
  private static let white = ThemeColor(rgba: 0xFFFF_FFFF)

  /// Returns the default color of text; on a background where it is unreadable, black or white.
  private static func readable(_ usual: ThemeColor?, on ground: ThemeColor) -> ThemeColor {
    func ratio(_ color: ThemeColor) -> Double { color.contrast(against: ground) ?? 0 }
    if let usual, ratio(usual) >= ContrastNeed.text.least { return usual }
    return ratio(black) > ratio(white) ? black : white
  }

  /// White or black, whichever contrasts more with the text; for an unknown background.
  var backing: ThemeColor {
    func ratio(_ ground: ThemeColor) -> Double { color.contrast(against: ground) ?? 0 }
    return ratio(Self.white) >= ratio(Self.black) ? Self.white : Self.black
  }

  /// The only color, or the middle of the gradient; nil if unknown.
  var middle: ThemeColor? {
    guard let first = grounds.first, let last = grounds.last, first != last else {
      return grounds.first
    }
    return first.withAlpha(128).composited(over: last)
  }

  fileprivate init(
    of className: String, _ kind: CatalogEntry.Kind?, in theme: Theme, knowing catalog: Catalog
  ) {
    let path = ClassPath(className)
    func color(_ name: String) -> ThemeColor? { theme[Property<ThemeColor>(name), at: path] }
    let fill = theme.background(of: className, knowing: catalog)
    grounds = fill.doubt == nil ? fill.colors : []
    let drawn = PreviewControl(kind, color)
    self.control = drawn
    self.color =
      drawn?.hasText == false
      ? Self.black
      : color("font-color")
        ?? Self.readable(theme.color("primaryLabel"), on: grounds.last ?? fill.color)
    border = color("border-color")
    borderWidth = theme[Property<Double>("border-width"), at: path] ?? (border == nil ? 0 : 1)
    cornerRadius = theme[Property<Double>("corner-radius"), at: path] ?? 0
  }
}

extension ContrastTable.Sums {
  /// Returns the counts of a table, its distinct columns, and the contrast of the text of each class
  /// in light and dark mode.
  static func all(
    of table: ContrastTable
  ) -> (
    sums: Self, columns: EqualColumns, texts: [String: LightAndDark<PreviewClass.Legibility?>]
  ) {
    var texts: [String: LightAndDark<PreviewClass.Legibility?>] = [:]
    var columns = EqualColumns(count: table.headings.count)
    let sums = table.sums { section in
      for row in section.rows { columns.add(row.sights.map { $0.map(ContrastTable.Sight.init) }) }
      let row = section.rows.first { $0.pair.kind == .text && $0.pair.role == "font-color" }
      guard let sights = row?.sights else { return }
      let dark = sights.count > 1 ? 1 : 0
      texts[section.className] = LightAndDark(light: sights[0], dark: sights[dark]).map { pair in
        pair.map { PreviewClass.Legibility(verdict: $0.verdict, ratio: $0.ratio) }
      }
    }
    return (sums, columns, texts)
  }
}

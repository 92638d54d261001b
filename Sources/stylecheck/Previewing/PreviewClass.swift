import StyleSheet

/// A class of a theme: what it sets, and what an element of it looks like.
struct PreviewClass: Sendable {
  /// A plain box with a word in it, which stands in for an element that nobody draws here.
  struct Specimen: Equatable, Sendable {
    let color: Color
    /// One color, or both ends of a gradient from top to bottom; empty if nobody knows.
    let grounds: [Color]
    let border: Color?
    /// In points.
    let borderWidth, cornerRadius: Double
  }

  /// A property with its value.
  struct Setting: Sendable {
    let name: String
    /// What a sheet says, and what that is.
    let value: DayAndNight<String>
    /// Nil for what is no color.
    let color: DayAndNight<Color>?
  }

  /// The contrast of a text with its background.
  struct Legibility: Hashable, Sendable {
    let verdict: ContrastVerdict
    let ratio: Double?
  }

  let name: String
  let face: PreviewFont.Face
  /// Nil for a class that is not seen by itself.
  let specimen: DayAndNight<Specimen>?
  /// The contrast of the text; nil where the class has no text on a background.
  let texts: DayAndNight<Legibility?>
  let settings: [Setting]
}

extension PreviewClass {
  /// The properties with which a box with a word in it says something.
  private static let visible: Set<String> = [
    "font-color", "font-name", "font-size", "font-style", "background-color", "bar-tint-color",
    "background-color-top", "border-color",
  ]

  /// A class with its properties in light and in dark mode.
  init(
    _ entries: DayAndNight<Resolution.ClassEntry>, in themes: DayAndNight<Theme>,
    texts: DayAndNight<Legibility?>, knowing catalog: Catalog
  ) {
    let part = entries.day
    name = part.name
    face = PreviewFont.Face(of: name, in: themes.day)
    self.texts = texts
    let isVisible = part.entries.contains { Self.visible.contains($0.name) }
    specimen =
      isVisible ? themes.map { Specimen(of: part.name, in: $0, knowing: catalog) } : nil
    settings = Self.settings(part.entries, entries.night.entries)
  }

  private static func settings(
    _ day: [Resolution.Entry], _ night: [Resolution.Entry]
  ) -> [Setting] {
    let byNight = Dictionary(night.map { ($0.name, $0) }) { first, _ in first }
    return day.map { entry in
      let other = byNight[entry.name] ?? entry
      let colors = [entry, other].compactMap { $0.value?.color }
      // A name that both have need not be said twice.
      let night =
        colors.count == 2 && colors[0] != colors[1] && entry.winner.text == other.winner.text
        ? colors[1].withOpacity : other.shownValue
      return Setting(
        name: entry.name, value: DayAndNight(day: entry.shownValue, night: night),
        color: colors.count == 2 ? DayAndNight(day: colors[0], night: colors[1]) : nil)
    }
  }
}

extension PreviewClass.Specimen {
  private static let black = Color(rgba: 0x0000_00FF)
  private static let white = Color(rgba: 0xFFFF_FFFF)

  /// What a word is in that nobody gives a color: what the system does, if that can be read, which
  /// on a ground of the sheet's own it may not.
  private static func readable(_ usual: Color?, on ground: Color) -> Color {
    func ratio(_ color: Color) -> Double { color.contrast(against: ground) ?? 0 }
    if let usual, ratio(usual) >= ContrastNeed.text.least { return usual }
    return ratio(black) > ratio(white) ? black : white
  }

  /// White or black, on which the word can be read: what it is shown on where nobody knows the
  /// ground.
  var backing: Color {
    func ratio(_ ground: Color) -> Double { color.contrast(against: ground) ?? 0 }
    return ratio(Self.white) >= ratio(Self.black) ? Self.white : Self.black
  }

  /// One color in place of a gradient, where there is no room for it; nil if nobody knows any.
  var middle: Color? {
    guard let first = grounds.first, let last = grounds.last, first != last else {
      return grounds.first
    }
    return first.withAlpha(128).composited(over: last)
  }

  /// What an element of a class looks like.
  fileprivate init(of className: String, in theme: Theme, knowing catalog: Catalog) {
    let path = ClassPath(className)
    func color(_ name: String) -> Color? { theme[Property<Color>(name), at: path] }
    let fill = theme.background(of: className, knowing: catalog)
    grounds = fill.doubt == nil ? fill.colors : []
    self.color =
      color("font-color")
      ?? Self.readable(theme.color("primaryLabel"), on: grounds.last ?? fill.color)
    border = color("border-color")
    borderWidth = theme[Property<Double>("border-width"), at: path] ?? (border == nil ? 0 : 1)
    cornerRadius = theme[Property<Double>("corner-radius"), at: path] ?? 0
  }
}

extension ContrastTable.Sums {
  /// Returns the counts of a table, and the contrast of the text of each class in light and in dark mode.
  static func all(
    of table: ContrastTable
  ) -> (sums: Self, texts: [String: DayAndNight<PreviewClass.Legibility?>]) {
    var sums = Self()
    var texts: [String: DayAndNight<PreviewClass.Legibility?>] = [:]
    for section in table.sections {
      sums.add(section)
      let row = section.rows.first { $0.pair.kind == .text && $0.pair.role == "font-color" }
      guard let sights = row?.sights, sights.count > 1 else { continue }
      texts[section.className] = DayAndNight(day: sights[0], night: sights[1]).map { pair in
        pair.map { PreviewClass.Legibility(verdict: $0.verdict, ratio: $0.ratio) }
      }
    }
    return (sums, texts)
  }
}

import StyleRules
import StyleSheet

/// The colors of a property in light and dark mode, with their contrast.
struct ColorSeer {
  /// The themes of light and dark mode, and those of raised surfaces in the same order.
  private let themes: [Theme]
  private let dialect: Dialect
  /// For each theme, the colors on which the property is seen, or which are seen on it.
  private let others: [[ThemeColor]]
  private let need: ContrastNeed
  /// The names of the palette that are for the property.
  let suitable: Set<String>

  init(_ source: CompletionSource, _ expected: ExpectedValue) {
    let light = source.sheet.theme(for: source.dialect)
    themes = [false, true].flatMap { isElevated in
      [false, true].map { isDark in
        Theme(light, in: PaletteContext(isDark: isDark, isElevated: isElevated))
      }
    }
    dialect = source.dialect
    let pair = expected.classes.first.flatMap {
      Self.pair(of: expected.property, at: $0, source.catalog)
    }
    need = pair?.pairing.role.isText == false ? .graphic : .text
    let pairings = PalettePairing.all.filter { [need] in $0.need == need }
    let isFigure = pair.map { !$0.isGround } ?? expected.property.hasSuffix("font-color")
    suitable = Set(isFigure ? pairings.map(\.figure) : pair == nil ? [] : pairings.map(\.ground))
    others = themes.map { theme in pair.map { Self.others(in: $0, theme) } ?? [] }
  }

  private struct Pair {
    let pairing: ColorPairing
    let state: ColorRole.State
    let isGround: Bool
  }

  /// Returns the first pair in which a property is the foreground, or the background of its class.
  private static func pair(
    of property: String, at className: String, _ catalog: Catalog
  ) -> Pair? {
    let path = ClassPath([className])
    for pairing in catalog.pairings(of: className) {
      for state in pairing.role.states {
        let isGround =
          pairing.grounds.contains(path)
          && state.grounds.contains { $0.colors.contains { $0.text == property } }
        if isGround || state.figure.first?.text == property {
          return Pair(pairing: pairing, state: state, isGround: isGround)
        }
      }
    }
    return nil
  }

  /// Returns the colors of the other side of a pair; none if they are unknown.
  private static func others(in pair: Pair, _ theme: Theme) -> [ThemeColor] {
    if pair.isGround {
      return theme.figure(pair.state, at: pair.pairing.path).map { [$0.color] } ?? []
    }
    let ground = theme.ground(pair.state, of: pair.pairing)
    return ground.doubt == nil ? ground.ends.map(ThemeColor.init) : []
  }

  func words(for color: ThemeColor) -> String {
    color.withOpacity + contrast(of: themes.map { _ in color })
  }

  /// Returns hex digits as the target reads them, with their contrast; nil without a color.
  func words(forHex text: String) -> String? {
    guard case .color(let color)? = dialect.value(of: text, as: .color) else { return nil }
    let isPlain = color.description == text.uppercased()
    let contrast = contrast(of: themes.map { _ in color })
    guard isPlain else { return color.withOpacity + contrast }
    return contrast.isEmpty ? nil : String(contrast.dropFirst(2))
  }

  func colors(of name: PaletteName) -> [ThemeColor]? {
    let colors = themes.compactMap { $0.color(name) }
    return colors.count == themes.count ? colors : nil
  }

  /// Returns the colors of a palette name as text, with their contrast.
  func words(for colors: [ThemeColor]?) -> String {
    guard let colors else { return "not published" }
    let words = zip(colors, ["light", "dark"]).map { "\($0.withOpacity) \($1)" }
    return
      (Set(colors.prefix(2)).count == 1
      ? colors[0].withOpacity : words.joined(separator: ", "))
      + contrast(of: colors)
  }

  /// Returns 0 for colors with enough contrast, 1 for others, and 2 for those of a palette name that
  /// is not published.
  func doubt(on colors: [ThemeColor]?) -> Int {
    guard let colors else { return 2 }
    return ratios(of: colors).allSatisfy { $0 >= need.least } ? 0 : 1
  }

  /// Returns 0 for a color with enough contrast and for a value that is no color; otherwise as for
  /// a palette name.
  func doubt(on value: ThemeValue) -> Int {
    switch value {
    case .color(let color): doubt(on: themes.map { _ in color })
    case .paletteColor(let name): doubt(on: colors(of: name))
    default: 0
    }
  }

  /// Returns the lowest contrast of the colors of each theme in light and in dark mode; empty if one
  /// is unknown.
  private func ratios(of colors: [ThemeColor]) -> [Double] {
    let ratios = zip(colors, others).compactMap { color, others in
      others.compactMap {
        color.isOpaque ? $0.contrast(against: color) : color.contrast(against: $0)
      }.min()
    }
    guard ratios.count == themes.count else { return [] }
    return (0..<2).map { min(ratios[$0], ratios[$0 + 2]) }
  }

  private func contrast(of colors: [ThemeColor]) -> String {
    let texts = ratios(of: colors).map(\.truncatedText)
    guard let first = texts.first else { return "" }
    return Set(texts).count == 1
      ? ", contrast \(first)" : ", contrast \(texts.joined(separator: " light, ")) dark"
  }
}

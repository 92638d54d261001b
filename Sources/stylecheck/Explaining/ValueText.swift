import StyleSheet

/// What a text is as a value, to each target beside the others.
struct ValueText {
  let text: String

  /// The kinds of value that say something of a text; a name of a font or an image can be anything.
  private static let kinds: [ValueType] = [
    .color, .number, .integer, .offset, .box, .boolean, .fontStyle, .textAlign, .verticalAlign,
    .borderStyle, .separatorStyle, .keyboardAppearance, .textTransform,
  ]

  /// One line for each kind of value that it is to somebody; nil if it is none at all.
  var explanation: String? {
    var columns = Columns()
    columns.add(["as"] + Dialect.all.map(\.name))
    var isAny = false
    for kind in Self.kinds {
      let readings = Dialect.all.map { $0.value(of: text, as: kind) }
      guard readings.contains(where: { $0 != nil }) else { continue }
      isAny = true
      columns.add([kind.name] + readings.map { $0.map(Self.words) ?? "-" })
    }
    let isFont = FontName.Weight(rawValue: text) != nil
    if isFont { columns.add(["FontName", text, text, "-"]) }
    return isAny || isFont ? "'\(text)' as a value\n\n\(columns.text)" : nil
  }

  /// What a value is, in a few words.
  static func words(for value: Value) -> String {
    switch value {
    case .color(let color): color.withOpacity
    case .paletteColor(let name): colors(of: name)
    case .boolean, .integer, .number, .offset, .size, .box, .length, .percentage, .fontStyle,
      .fontName, .image, .borderStyle, .separatorStyle, .textAlignment, .verticalAlignment,
      .horizontalAlignment, .keyboardAppearance, .textTransform, .names, .text:
      value.description
    }
  }

  /// What the palette has for a name in light and in dark mode.
  private static func colors(of name: PaletteName) -> String {
    let light = Palette.all.color(name, in: PaletteContext())
    let dark = Palette.all.color(name, in: PaletteContext(isDark: true))
    guard let light, let dark else { return "the palette's '\(name)'" }
    return light == dark
      ? light.withOpacity : "\(light.withOpacity) light, \(dark.withOpacity) dark"
  }
}

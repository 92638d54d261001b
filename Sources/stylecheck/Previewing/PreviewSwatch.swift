import StyleSheet

/// A color of a theme, under the name by which its author knows it.
struct PreviewSwatch: Sendable {
  /// What kind of name it is.
  enum Kind: String, Hashable, Sendable, CaseIterable {
    case palette = "Names of the palette"
    case variable = "Variables"
    case plain = "Colors without a name"
  }

  /// What it is in some situations, which are said in words; none if it is so in all.
  struct Value: Hashable, Sendable {
    let color: Color
    let situations: [String]
  }

  /// A declaration that has it.
  struct Use: Hashable, Sendable {
    let className, property: String
  }

  let kind: Kind
  /// A name of the palette, a variable with its `@`, or what a sheet says.
  let name: String
  /// Each color once, that of the day first.
  let values: [Value]
  /// Where it is used, class by class; of the palette nobody knows all places.
  let uses: [Use]
}

extension PreviewSwatch {
  /// Whether its name says all of it: a color that is written as it is.
  var isItsValue: Bool { values.count == 1 && name.uppercased() == values[0].color.withOpacity }
}

extension PreviewSwatch {
  /// All colors of a theme: names of the palette in the order of their names, variables in that of
  /// the text, then what has no name.
  static func all(
    of sheets: [Sheet], in themes: [Theme], _ resolutions: [Resolution]
  ) -> [PreviewSwatch] {
    guard let theme = themes.first, let resolution = resolutions.first else { return [] }
    return palette(of: sheets, theme, resolutions) + variables(of: sheets, theme, resolution)
      + plain(in: theme, resolution)
  }

  // MARK: - The palette

  private static func palette(
    of sheets: [Sheet], _ theme: Theme, _ resolutions: [Resolution]
  ) -> [PreviewSwatch] {
    guard theme.dialect.paletteNames != .notRead else { return [] }
    let spoken = Set(sheets.flatMap(\.definitions).compactMap { paletteName($0.name) })
    let all = PaletteContext.all.map { context in
      Theme(of: sheets, in: theme.environment.with(context), for: theme.dialect)
    }
    let uses = uses(in: resolutions[0]) { $0.winner.text }
    return spoken.inByteOrder.compactMap { name in
      let colors = all.compactMap { theme in
        theme.color(name).map { (color: $0, situation: theme.environment.columnHeading) }
      }
      guard !colors.isEmpty else { return nil }
      let values =
        Set(colors.map(\.color)).count == 1
        ? [Value(color: colors[0].color, situations: [])] : grouped(colors)
      return PreviewSwatch(
        kind: .palette, name: name, values: values,
        uses: uses[name, default: []])
    }
  }

  private static func grouped(
    _ colors: [(color: Color, situation: String)]
  ) -> [Value] {
    var order: [Color] = []
    var situations: [Color: [String]] = [:]
    for (color, situation) in colors {
      if situations[color] == nil { order.append(color) }
      situations[color, default: []].append(situation)
    }
    return order.map { Value(color: $0, situations: situations[$0, default: []]) }
  }

  /// The name of the palette that a definition overrides; nil for any other variable.
  private static func paletteName(_ variable: String) -> String? {
    let bare = String(variable.drop { $0 == "@" })
    let name = PaletteName(bare)?.name ?? bare
    return Palette.all.aliased(name)?.name ?? (Palette.all.name(name) == nil ? nil : name)
  }

  // MARK: - Variables

  private static func variables(
    of sheets: [Sheet], _ theme: Theme, _ resolution: Resolution
  ) -> [PreviewSwatch] {
    var order: [String] = []
    var texts: [String: String] = [:]
    for definition in sheets.flatMap(\.definitions) where definition.conditions.isEmpty {
      if texts[definition.name] == nil { order.append(definition.name) }
      switch theme.dialect.definitionWinner {
      case .first: texts[definition.name] = texts[definition.name] ?? definition.value
      case .last: texts[definition.name] = definition.value
      }
    }
    let uses = uses(in: resolution) { $0.winner.variable?.name }
    return order.compactMap { name in
      guard theme.dialect.paletteNames == .notRead || paletteName(name) == nil,
        case .color(let color)? = theme.dialect.value(of: texts[name] ?? "", as: .color)
      else { return nil }
      return PreviewSwatch(
        kind: .variable, name: name, values: [Value(color: color, situations: [])],
        uses: uses[name, default: []])
    }
  }

  // MARK: - Colors without a name

  private static func plain(in theme: Theme, _ resolution: Resolution) -> [PreviewSwatch] {
    var order: [Color] = []
    var names: [Color: String] = [:]
    var places: [Color: [Use]] = [:]
    for part in resolution.classes {
      for entry in part.entries where entry.winner.variable == nil {
        guard case .color(let color)? = entry.value, let text = entry.winner.text,
          theme.color(text) == nil
        else { continue }
        if names[color] == nil {
          names[color] = text
          order.append(color)
        }
        places[color, default: []].append(Use(className: part.name, property: entry.name))
      }
    }
    return order.map { color in
      PreviewSwatch(
        kind: .plain, name: names[color] ?? color.description,
        values: [Value(color: color, situations: [])], uses: places[color, default: []])
    }
  }

  /// The declarations that use a name, by the name; `name` is nil of those that use none.
  private static func uses(
    in resolution: Resolution, _ name: (Resolution.Entry) -> String?
  ) -> [String: [Use]] {
    var uses: [String: [Use]] = [:]
    for part in resolution.classes {
      for entry in part.entries {
        guard let name = name(entry) else { continue }
        uses[name, default: []].append(Use(className: part.name, property: entry.name))
      }
    }
    return uses
  }
}

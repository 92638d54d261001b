import StyleSheet

/// A color of a theme and its name.
struct PreviewSwatch: Sendable {
  enum Kind: String, Hashable, Sendable, CaseIterable {
    case palette = "Palette names"
    case variable = "Variables"
    case plain = "Unnamed colors"
  }

  /// The color in the named situations; `situations` is empty if it is the same in all.
  struct Value: Hashable, Sendable {
    let color: ThemeColor
    let situations: [String]
  }

  /// A declaration that uses the color.
  struct Use: Hashable, Sendable {
    let className, property: String
  }

  let kind: Kind
  /// A palette name, a variable with its `@`, or the text in the sheet.
  let name: String
  /// The distinct colors, light mode first.
  let values: [Value]
  /// The uses by class; incomplete for palette names.
  let uses: FirstFew<Use>

  var isItsValue: Bool { values.count == 1 && name.uppercased() == values[0].color.withOpacity }

  /// Collects the colors of classes.
  struct Survey {
    private let sheets: [Sheet]
    private let theme: Theme
    /// The palette names that the sheets override.
    private let spoken: Set<String>
    private var ofPalette: [String: FirstFew<Use>] = [:]
    private var ofVariables: [String: FirstFew<Use>] = [:]
    /// The colors without a name, in order of first use.
    private var plain: [(color: ThemeColor, name: String)] = []
    private var ofPlain: [ThemeColor: FirstFew<Use>] = [:]

    init(of sheets: [Sheet], in theme: Theme) {
      self.sheets = sheets
      self.theme = theme
      spoken =
        theme.dialect.paletteNames == .notRead
        ? [] : Set(sheets.flatMap(\.definitions).compactMap { paletteName($0.name) })
    }

    mutating func add(_ part: Resolution.ClassEntry) {
      for entry in part.entries {
        let use = Use(className: part.name, property: entry.name)
        let text = entry.winner.text
        if let text, spoken.contains(text) { ofPalette[text, default: FirstFew()].add(use) }
        if let variable = entry.winner.variable {
          ofVariables[variable.name, default: FirstFew()].add(use)
        } else if case .color(let color)? = entry.value, let text, theme.color(text) == nil {
          if ofPlain[color] == nil { plain.append((color, text)) }
          ofPlain[color, default: FirstFew()].add(use)
        }
      }
    }

    /// All colors: palette names by name, variables in source order, then colors without a name.
    var all: [PreviewSwatch] {
      palette + variables
        + plain.map { color, name in
          PreviewSwatch(
            kind: .plain, name: name, values: [Value(color: color, situations: [])],
            uses: ofPlain[color, default: FirstFew()])
        }
    }

    private var palette: [PreviewSwatch] {
      guard !spoken.isEmpty else { return [] }
      let all = PaletteContext.all.map { theme.in(theme.environment.with($0)) }
      return spoken.inByteOrder.compactMap { name in
        let colors = all.compactMap { theme in
          theme.color(name).map { (color: $0, situation: theme.environment) }
        }
        guard !colors.isEmpty else { return nil }
        let groups = colors.groups(by: \.color)
        let values = groups.map { color, all in
          Value(color: color, situations: groups.count == 1 ? [] : names(of: all.map(\.situation)))
        }
        return PreviewSwatch(
          kind: .palette, name: name, values: values, uses: ofPalette[name, default: FirstFew()])
      }
    }

    private var variables: [PreviewSwatch] {
      var order: [String] = []
      var texts: [String: String] = [:]
      for definition in sheets.flatMap(\.definitions) where definition.conditions.isEmpty {
        if texts[definition.name] == nil { order.append(definition.name) }
        switch theme.dialect.definitionWinner {
        case .first: texts[definition.name] = texts[definition.name] ?? definition.value
        case .last: texts[definition.name] = definition.value
        }
      }
      return order.compactMap { name in
        guard theme.dialect.paletteNames == .notRead || paletteName(name) == nil,
          case .color(let color)? = theme.dialect.value(of: texts[name] ?? "", as: .color)
        else { return nil }
        return PreviewSwatch(
          kind: .variable, name: name, values: [Value(color: color, situations: [])],
          uses: ofVariables[name, default: FirstFew()])
      }
    }
  }

  /// Returns the names of situations; all those of an appearance are named after it.
  private static func names(of situations: [ThemeEnvironment]) -> [String] {
    let ofAppearance = PaletteContext.all.count / ThemeEnvironment.Appearance.allCases.count
    return situations.groups(by: \.appearance).flatMap { appearance, all in
      all.count == ofAppearance ? [appearance.word] : all.map(\.columnHeading)
    }
  }

  /// Returns the palette name that a definition overrides, or nil.
  private static func paletteName(_ variable: String) -> String? {
    let bare = String(variable.drop { $0 == "@" })
    let name = PaletteName(bare)?.name ?? bare
    return Palette.all.aliased(name)?.name ?? (Palette.all.name(name) == nil ? nil : name)
  }
}

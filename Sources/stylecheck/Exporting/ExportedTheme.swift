import StyleSheet

/// The properties of sheets in every situation of the palette, for export.
struct ExportedTheme: Sendable {
  /// A property of a class, a palette name or a variable, with its values.
  struct Entry: Hashable, Sendable {
    /// The class as in rules; empty for palette names and variables.
    let className: String
    /// The property with its variant, the palette name, or the variable with its `@`.
    let name: String
    let type: ValueType
    /// The text of the value after expanding variables, in the specified situation.
    let text: String
    /// The values, ordered as ``PaletteContext/all``; nil for an invalid value.
    ///
    /// An overridden palette name has its color in every situation in which that is known.
    private(set) var values: [ThemeValue?]
    /// True for each situation in which the sheets set it, in this order; always true for classes.
    let isSet: [Bool]
    let place: ThemeReport.Place
    /// The variable from which the value came.
    let variable: String?
    var paletteName: String?
    /// True if the text is a system color, whose channels are known only at run time.
    var isSystemColor = false
    /// True if some color is that of another situation; see ``borrowing``.
    private(set) var isBorrowed = false
  }

  let dialect: Dialect
  /// The specified environment; formats with a single situation contain this one.
  let environment: ThemeEnvironment
  /// The properties sorted by class, then the palette.
  private(set) var entries: [Entry]
  /// The palette names that entries use and the sheets do not override.
  private(set) var usedPalette: [Entry]
  let spareVariables: [Entry]
  /// The other devices and orientations in which the theme is different.
  let otherScreens: [String]

  /// The index of the specified situation in ``PaletteContext/all``.
  var situation: Int { PaletteContext.all.firstIndex(of: environment.paletteContext) ?? 0 }
}

// MARK: - Making

extension ExportedTheme {
  /// Creates the theme of `sheets`, in load order, for the device and orientation of `environment`.
  init(
    of sheets: [Sheet], in environment: ThemeEnvironment, for dialect: Dialect,
    knowing catalog: Catalog = .all
  ) {
    let themes = PaletteContext.all.map {
      Theme(of: sheets, in: environment.with($0), for: dialect)
    }
    self.dialect = dialect
    self.environment = environment
    let asked = PaletteContext.all.firstIndex(of: environment.paletteContext) ?? 0
    let resolution = themes[asked].namedResolution(knowing: catalog)
    let report = ThemeReport(of: themes[asked], showing: resolution, trails: false)
    // Properties of classes differ between situations only in palette colors, because conditions
    // concern screens only.
    let classEntries = report.resolution.classes.flatMap { part in
      part.entries.map { Entry($0, of: part.name, themes, report) }
    }
    entries = classEntries + Self.paletteEntries(themes, report)
    let overridden = Set(entries.lazy.filter(\.className.isEmpty).map(\.name))
    usedPalette = Self.usedEntries(of: classEntries, besides: overridden, themes)
    spareVariables = Self.variableEntries(
      themes, report, besides: Set(entries.compactMap(\.variable)))
    let hasConditions = sheets.contains { sheet in
      sheet.rules.contains { !$0.conditions.isEmpty }
        || sheet.definitions.contains { !$0.conditions.isEmpty }
    }
    let screens = environment.withEach(of: EnvironmentField.ofMedia)
    let others = hasConditions ? screens.filter { $0 != environment } : []
    let here = others.isEmpty ? nil : themes[asked].resolution(knowing: catalog)
    otherScreens = others.compactMap { screen in
      let other = Theme(of: sheets, in: screen, for: dialect).resolution(knowing: catalog)
      let isSame = here.map { ThemeDifference(from: $0, to: other).isEmpty } ?? true
      return isSame ? nil : "\(screen.device.word) in \(screen.orientation.word)"
    }
  }

  private static func usedEntries(
    of entries: [Entry], besides overridden: Set<String>, _ themes: [Theme]
  ) -> [Entry] {
    var places: [String: ThemeReport.Place] = [:]
    for entry in entries {
      guard let name = entry.paletteName, !overridden.contains(name) else { continue }
      places[name] = places[name] ?? entry.place
    }
    return places.inOrder(of: \.key).map { name, place in
      Entry(palette: name, text: name, themes, isSet: themes.map { _ in false }, at: place)
    }
  }

  /// Returns the unused variables, except those that override the palette.
  private static func variableEntries(
    _ themes: [Theme], _ report: ThemeReport, besides used: Set<String>
  ) -> [Entry] {
    report.theme.variableEntries.filter {
      !used.contains($0.name) && !PaletteKey.isOverriding($0.name, for: report.theme.dialect)
    }.map { Entry($0, of: "", themes, report) }
  }

  private static func paletteEntries(_ themes: [Theme], _ report: ThemeReport) -> [Entry] {
    let palettes = themes.map(\.paletteEntries)
    let names = palettes.map { Set($0.map(\.name)) }
    let first = Dictionary(palettes.joined().map { ($0.name, $0) }) { first, _ in first }
    return first.inOrder(of: \.key).map { name, entry in
      Entry(
        palette: name, text: entry.winner.text ?? "", themes,
        isSet: names.map { $0.contains(name) },
        at: report.place(of: entry.winner))
    }
  }
}

extension ExportedTheme.Entry {
  /// Creates a property of a class, or a variable, whose class name is empty.
  fileprivate init(
    _ entry: Resolution.Entry, of className: String, _ themes: [Theme], _ report: ThemeReport
  ) {
    let isProperty = !className.isEmpty
    self.init(
      className: className, name: entry.name, type: entry.type, text: entry.winner.text ?? "",
      values: themes.map { entry.value.map($0.inColor) }, isSet: themes.map { _ in true },
      place: report.place(of: entry.winner),
      variable: isProperty ? entry.winner.variable?.name : nil,
      paletteName: isProperty ? entry.value?.plainPaletteName : nil,
      isSystemColor: entry.reading == .systemColor)
  }

  fileprivate init(
    palette name: String, text: String, _ themes: [Theme], isSet: [Bool],
    at place: ThemeReport.Place
  ) {
    self.init(
      className: "", name: name, type: .color, text: text,
      values: themes.map { $0.value(ofPalette: PaletteName(name: name)) },
      isSet: isSet, place: place, variable: nil)
  }
}

// MARK: - Unpublished colors

extension ExportedTheme {
  /// The theme for formats with several situations.
  ///
  /// An unpublished color is replaced by the one with normal contrast, at the base level, or both.
  var borrowing: ExportedTheme {
    var theme = self
    theme.entries = entries.map(\.borrowing)
    theme.usedPalette = usedPalette.map(\.borrowing)
    return theme
  }

  // MARK: - References

  /// The used variables as entries, sorted by name, each with its first use.
  ///
  /// A variable has the value of its first use; other entries refer to it only if they have the
  /// same value. Variables that override the palette are palette names.
  var variables: [(entry: Entry, use: Entry)] {
    var uses: [String: Entry] = [:]
    for entry in entries {
      guard let name = entry.variable, uses[name] == nil,
        !PaletteKey.isOverriding(name, for: dialect)
      else { continue }
      uses[name] = entry
    }
    return uses.inOrder(of: \.key).map { name, use in
      let entry = Entry(
        className: "", name: name, type: use.type, text: use.text, values: use.values,
        isSet: use.isSet, place: use.place, variable: nil, paletteName: use.paletteName,
        isSystemColor: use.isSystemColor)
      return (entry, use)
    }
  }

  /// The palette names that entries can refer to, with their values.
  var palette: [Entry] { entries.filter(\.className.isEmpty) + usedPalette }
}

extension ThemeValue {
  /// The palette name that is this value, without a suffix; otherwise nil.
  fileprivate var plainPaletteName: String? {
    if case .paletteColor(let name) = self, name.suffix == nil { name.name } else { nil }
  }
}

extension ExportedTheme.Entry {
  fileprivate var borrowing: Self {
    var entry = self
    let colors = values.map { $0?.color }.borrowing
    entry.values = zip(colors, values).map { $0.map(ThemeValue.color) ?? $1 }
    entry.isBorrowed = entry.values != values
    return entry
  }
}

extension [ThemeColor?] {
  /// The colors ordered as ``PaletteContext/all``; an unknown one is replaced by that with normal
  /// contrast, at the base level, or both.
  var borrowing: [ThemeColor?] {
    indices.map { index in
      [index, index & 6, index & 5, index & 4].lazy.compactMap { self[$0] }.first
    }
  }
}

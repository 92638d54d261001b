import StyleSheet

/// All that sheets set, in every situation of the palette, ready to be written for other tools.
struct ExportedTheme: Sendable {
  /// A property of a class, or a name of the palette, with what it is in each situation.
  struct Entry: Hashable, Sendable {
    /// As rules name it; empty for the palette, and for variables.
    let className: String
    /// The property with its variant, or the name of the palette, or a variable with its `@`.
    let name: String
    let type: ValueType
    /// The words of its value after variables, in the situation that was asked for.
    let text: String
    /// In the order of ``PaletteContext/all``; nil where it is no value of its type.
    ///
    /// A palette name that is overridden anywhere has its color everywhere, if that is known.
    private(set) var values: [StyleSheet.Value?]
    /// Where the sheets override it, in the same order; of a class always.
    let isSet: [Bool]
    let place: ThemeReport.Place
    /// The variable that its value came through.
    let variable: String?
    /// The name of the palette that is its value; nil if it is a value of its own.
    var paletteName: String?
    /// Whether a color is that of another situation; see ``borrowing``.
    private(set) var isBorrowed = false
  }

  let dialect: Dialect
  /// What was asked for; formats that hold one situation hold this one.
  let environment: Environment
  /// Classes in the order of their names, then the palette.
  private(set) var entries: [Entry]
  /// The names of the palette that are values of entries, and that the sheets do not override.
  private(set) var usedPalette: [Entry]
  /// The variables that no entry's value came through, in the order of their names.
  let spareVariables: [Entry]
  /// The devices and orientations in which the sheets look different from what is here.
  let otherScreens: [String]

  /// The number of the situation that was asked for, in ``PaletteContext/all``.
  var situation: Int { PaletteContext.all.firstIndex(of: environment.paletteContext) ?? 0 }
}

// MARK: - Making

extension ExportedTheme {
  /// What `sheets`, in load order, set for a device in an orientation.
  init(
    of sheets: [Sheet], in environment: Environment, for dialect: Dialect,
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
    let classEntries = Self.classEntries(themes, report)
    entries = classEntries + Self.paletteEntries(themes, report)
    let overridden = Set(entries.lazy.filter(\.className.isEmpty).map(\.name))
    usedPalette = Self.usedEntries(of: classEntries, besides: overridden, themes)
    spareVariables = Self.variableEntries(
      themes, report, besides: Set(entries.compactMap(\.variable)))
    let hasConditions = sheets.contains { sheet in
      sheet.rules.contains { !$0.conditions.isEmpty }
        || sheet.definitions.contains { !$0.conditions.isEmpty }
    }
    let others = hasConditions ? Environment.screens.filter { $0 != environment.screen } : []
    let here = others.isEmpty ? nil : themes[asked].resolution(knowing: catalog)
    otherScreens = others.compactMap { screen in
      let other = Theme(of: sheets, in: environment.on(screen), for: dialect)
        .resolution(knowing: catalog)
      let isSame = here.map { ThemeDifference(from: $0, to: other).isEmpty } ?? true
      return isSame ? nil : "\(screen.device.word) in \(screen.orientation.word)"
    }
  }

  /// Conditions ask for screens alone, so all situations have the same properties, and of those the
  /// same values but for names of the palette.
  private static func classEntries(_ themes: [Theme], _ report: ThemeReport) -> [Entry] {
    report.resolution.classes.flatMap { part in
      part.entries.map { Entry($0, of: part.name, themes, report) }
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

  /// Those that say what a name of the palette is are entries already.
  private static func variableEntries(
    _ themes: [Theme], _ report: ThemeReport, besides used: Set<String>
  ) -> [Entry] {
    report.theme.variableEntries.filter {
      !used.contains($0.name) && !PaletteKey.isOverriding($0.name, for: report.theme.dialect)
    }.map { Entry($0, of: "", themes, report) }
  }

  private static func paletteEntries(
    _ themes: [Theme], _ report: ThemeReport
  ) -> [Entry] {
    let palettes = themes.map(\.paletteEntries)
    let first = Dictionary(palettes.joined().map { ($0.name, $0) }) { first, _ in first }
    return first.inOrder(of: \.key).map { name, entry in
      Entry(
        palette: name, text: entry.winner.text ?? "", themes,
        isSet: palettes.map { $0.contains { $0.name == name } },
        at: report.place(of: entry.winner))
    }
  }
}

extension ExportedTheme.Entry {
  /// A property of a class, or a variable, which has no class.
  fileprivate init(
    _ entry: Resolution.Entry, of className: String, _ themes: [Theme], _ report: ThemeReport
  ) {
    let isProperty = !className.isEmpty
    self.init(
      className: className, name: entry.name, type: entry.type, text: entry.winner.text ?? "",
      values: themes.map { entry.value.map($0.inColor) }, isSet: themes.map { _ in true },
      place: report.place(of: entry.winner),
      variable: isProperty ? entry.winner.variable?.name : nil,
      paletteName: isProperty ? entry.value?.plainPaletteName : nil)
  }

  /// A name of the palette.
  fileprivate init(
    palette name: String, text: String, _ themes: [Theme], isSet: [Bool],
    at place: ThemeReport.Place
  ) {
    self.init(
      className: "", name: name, type: .color, text: text,
      values: themes.map { $0.color(PaletteName(name: name)).map(StyleSheet.Value.color) },
      isSet: isSet, place: place, variable: nil)
  }
}

// MARK: - Where a color is not published

extension ExportedTheme {
  /// The theme as formats of several situations hold it.
  ///
  /// For a color that nobody publishes in a situation stands the one with normal contrast, at the
  /// base, or both.
  var borrowing: ExportedTheme {
    var theme = self
    theme.entries = entries.map(\.borrowing)
    theme.usedPalette = usedPalette.map(\.borrowing)
    return theme
  }
}

// MARK: - What values stand for

extension ExportedTheme {
  /// A variable with the first entry whose value came through it.
  struct Variable {
    /// With its `@`.
    let name: String
    let use: Entry
  }

  /// The variables that values came through, in the order of their names.
  ///
  /// A variable has the value of its first use; another entry stands for it only if it has the same
  /// one. Variables that override the palette are names of the palette.
  var variables: [Variable] {
    var uses: [String: Entry] = [:]
    for entry in entries {
      guard let name = entry.variable, uses[name] == nil,
        !PaletteKey.isOverriding(name, for: dialect)
      else { continue }
      uses[name] = entry
    }
    return uses.inOrder(of: \.key).map { Variable(name: $0.key, use: $0.value) }
  }

  /// The names of the palette that entries can stand for, with their values.
  var palette: [Entry] { entries.filter(\.className.isEmpty) + usedPalette }
}

extension ExportedTheme.Variable {
  /// The variable as an entry of its own.
  var entry: ExportedTheme.Entry {
    ExportedTheme.Entry(
      className: "", name: name, type: use.type, text: use.text, values: use.values,
      isSet: use.isSet, place: use.place, variable: nil, paletteName: use.paletteName)
  }
}

extension StyleSheet.Value {
  /// The name of the palette that it is, without a suffix; nil for any other value.
  fileprivate var plainPaletteName: String? {
    if case .paletteColor(let name) = self, name.suffix == nil { name.name } else { nil }
  }
}

extension ExportedTheme.Entry {
  fileprivate var borrowing: Self {
    var entry = self
    let colors = values.map { $0?.color }.borrowing
    entry.values = zip(colors, values).map { $0.map(StyleSheet.Value.color) ?? $1 }
    entry.isBorrowed = entry.values != values
    return entry
  }
}

extension [Color?] {
  /// Colors of all situations, in the order of ``PaletteContext/all``, where for one that is not known
  /// stands that with normal contrast, at the base, or both.
  var borrowing: [Color?] {
    indices.map { index in
      [index, index & 6, index & 5, index & 4].lazy.compactMap { self[$0] }.first
    }
  }
}

extension Environment {
  /// What `@media` can ask for.
  struct Screen: Hashable, Sendable {
    let device: Device
    let orientation: Orientation
  }

  static let screens = Device.allCases.flatMap { device in
    Orientation.allCases.map { Screen(device: device, orientation: $0) }
  }

  var screen: Screen { Screen(device: device, orientation: orientation) }

  func on(_ screen: Screen) -> Environment {
    var environment = self
    environment.device = screen.device
    environment.orientation = screen.orientation
    return environment
  }
}

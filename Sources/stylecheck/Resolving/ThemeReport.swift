import StyleRules
import StyleSheet

/// What sheets set in the end, ready to be written.
struct ThemeReport: Sendable {
  /// In what it is written.
  enum Format: String, OutputFormat {
    case text, json, csv
  }

  /// Where something is written in a sheet.
  struct Place: Hashable, Sendable, CustomStringConvertible {
    /// As the command line or an import has it.
    let file: String
    /// From 1.
    let line: Int
    /// From 1, in characters.
    let column: Int

    /// The place of an offset in a sheet with these lines.
    init(_ offset: Int, in source: SourceText, _ lines: LineTable) {
      let position = lines.position(at: offset)
      file = source.name
      line = position.line
      column = position.column
    }

    var description: String { "\(file):\(line):\(column)" }
  }

  /// Hands out classes one after another.
  typealias Classes = @Sendable ((Resolution.ClassEntry) -> Void) -> Void

  let theme: Theme
  /// What is shown; without the classes if they are resolved as they are written.
  let resolution: Resolution
  /// The classes that are shown.
  private(set) var classes: Classes
  /// Whether it is told what each value beat.
  let hasTrails: Bool
  /// The sheets of which an app shows nothing, in their order.
  let losses: [Loss]
  private let places: SheetPlaces

  /// A report on a part of the resolution of `theme`, of which each sheet is taken but `losses`.
  init(
    of theme: Theme, showing resolution: Resolution, trails hasTrails: Bool,
    without losses: [Loss] = []
  ) {
    self.theme = theme
    self.resolution = resolution
    classes = { resolution.classes.forEach($0) }
    self.hasTrails = hasTrails
    self.losses = losses
    places = SheetPlaces(of: theme)
  }

  /// A report on what `wish` asks for of a theme, which may have a million classes: each is resolved as it
  /// is written, and not kept.
  init(
    of theme: Theme, showing wish: ResolutionWish, knowing catalog: Catalog, trails hasTrails: Bool,
    without losses: [Loss]
  ) {
    let palette = Resolution(classes: [], palette: theme.paletteEntries)
    self.init(of: theme, showing: wish.part(of: palette), trails: hasTrails, without: losses)
    classes = { body in
      theme.eachClassEntry(knowing: catalog, where: wish.wants) {
        wish.part(of: Resolution(classes: [$0], palette: [])).classes.forEach(body)
      }
    }
  }
}

extension [ThemeReport] {
  /// Writes all of them, one for each target, in one of their formats.
  ///
  /// In JSON several are a list; in CSV each row begins with its target then.
  func write(in format: ThemeReport.Format, to write: (String) -> Void) {
    switch format {
    case .text:
      for (number, report) in enumerated() {
        if number > 0 { write("\n") }
        report.writeText(to: write)
      }
    case .json: writeJSON(to: write)
    case .csv:
      write(
        ThemeReport.csvHeader(
          forSeveral: count > 1, trails: contains(where: \.hasTrails)
        ).description)
      for report in self {
        report.writeCSV(behind: count > 1 ? [report.theme.dialect.name] : [], to: write)
      }
    }
  }
}

// MARK: - Sheets that are lost

extension ThemeReport {
  /// A sheet of which an app shows nothing, however it is shown here.
  struct Loss: Hashable, Sendable {
    /// Where the engine gives up.
    let place: Place
    /// What comes of it.
    let sentence: String
  }

  /// Those of `sheets` that an engine loses when it loads them, in their order.
  static func losses(
    of sheets: [Sheet], in environment: Environment, for dialect: Dialect
  ) -> [Loss] {
    sheets.compactMap { sheet in
      let verdict = dialect.verdict(of: sheet, in: environment)
      guard let offset = verdict.place, let sentence = verdict.sentence(for: dialect) else {
        return nil
      }
      let place = Place(offset, in: sheet.source, LineTable(of: sheet.source))
      return Loss(place: place, sentence: sentence)
    }
  }
}

// MARK: - Places

extension ThemeReport {
  /// Where a declaration or definition begins.
  func place(of origin: Provenance.Origin) -> Place { places.place(of: origin) }

  /// Where the definition begins that a value came through.
  func place(ofVariableOf origin: Provenance.Origin) -> Place? {
    origin.variable.map { places.place(at: $0.range.lowerBound, inSheet: origin.sheet) }
  }
}

/// Where things stand in the sheets of a theme.
struct SheetPlaces: Sendable {
  private let sheets: [(source: SourceText, lines: LineTable)]

  init(of theme: Theme) {
    sheets = theme.sheets.map { ($0.source, LineTable(of: $0.source)) }
  }

  func place(of origin: Provenance.Origin) -> ThemeReport.Place {
    place(at: origin.range.lowerBound, inSheet: origin.sheet)
  }

  func place(at offset: Int, inSheet number: Int) -> ThemeReport.Place {
    ThemeReport.Place(offset, in: sheets[number].source, sheets[number].lines)
  }
}

extension StyleSheet.Value {
  /// The color that it is; nil for any other value.
  var color: Color? { if case .color(let color) = self { color } else { nil } }
}

extension Provenance.Origin {
  /// The variable that had the value; of what overrides the palette, itself.
  var variableName: String? { className.isEmpty ? property : variable?.name }
}

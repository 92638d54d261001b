import StyleRules
import StyleSheet

/// The resolved properties of sheets.
struct ThemeReport: Sendable {
  enum Format: String, OutputFormat {
    case text, json, csv
  }

  struct Place: Hashable, Sendable, CustomStringConvertible {
    /// The path as in the command line or the import.
    let file: String
    /// The line, from 1.
    let line: Int
    /// The column in characters, from 1.
    let column: Int

    init(_ offset: Int, in source: SourceText, _ lines: LineTable) {
      let position = lines.position(at: offset)
      file = source.name
      line = position.line
      column = position.column
    }

    var description: String { "\(file):\(line):\(column)" }
  }

  /// Calls its argument with each class.
  typealias Classes = @Sendable ((Resolution.ClassEntry) -> Void) -> Void

  let theme: Theme
  /// The reported part; without classes if these are resolved while writing.
  let resolution: Resolution
  private(set) var classes: Classes
  let hasTrails: Bool
  let losses: [Loss]
  private let places: SheetPlaces

  /// Creates a report on a part of a resolution; `losses` are the sheets that the engine loses.
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

  /// Creates a report on the requested part of a theme; a theme may have a million classes, so each
  /// is resolved while writing.
  init(
    of theme: Theme, showing query: ResolutionQuery, knowing catalog: Catalog,
    trails hasTrails: Bool
  ) {
    let palette = Resolution(classes: [], palette: theme.paletteEntries)
    self.init(
      of: theme, showing: query.part(of: palette), trails: hasTrails,
      without: Self.losses(of: theme))
    classes = { body in
      theme.eachClassEntry(knowing: catalog, where: query.wants) {
        query.part(of: Resolution(classes: [$0], palette: [])).classes.forEach(body)
      }
    }
  }
}

extension [ThemeReport] {
  /// Writes all reports: in JSON, several form an array; in CSV, the target begins their rows.
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

// MARK: - Lost sheets

extension ThemeReport {
  /// A sheet that the engine loses, so that an app shows nothing of it.
  struct Loss: Hashable, Sendable {
    let place: Place
    let sentence: String
  }

  static func losses(of theme: Theme) -> [Loss] {
    let dialect = theme.dialect
    return zip(theme.sheets, dialect.verdicts(of: theme)).compactMap { sheet, verdict in
      guard let offset = verdict.place, let sentence = verdict.sentence(for: dialect) else {
        return nil
      }
      let place = Place(offset, in: sheet.source, LineTable(of: sheet.source))
      return Loss(place: place, sentence: sentence)
    }
  }

  // MARK: - Places

  func place(of origin: Provenance.Origin) -> Place { places.place(of: origin) }

  /// Returns the place of the definition from which a value came, or nil.
  func place(ofVariableOf origin: Provenance.Origin) -> Place? {
    origin.variable.map { places.place(at: $0.range.lowerBound, inSheet: origin.sheetOfVariable) }
  }
}

/// The conversion of offsets in the sheets of a theme into places.
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

extension Provenance.Origin {
  /// The variable with the value; for a palette override, its own name.
  var variableName: String? { className.isEmpty ? property : variable?.name }
}

import StyleSheet

/// What sheets set in the end, ready to be written.
struct ThemeReport: Sendable {
  /// In what it is written.
  enum Format: String, OutputFormat {
    case text, json, csv

    /// What it is where nobody said anything.
    static let standard = text
  }

  /// Where something is written in a sheet.
  struct Place: Hashable, Sendable, CustomStringConvertible {
    /// As the command line or an import has it.
    let file: String
    /// From 1.
    let line: Int
    /// From 1, in characters.
    let column: Int

    var description: String { "\(file):\(line):\(column)" }
  }

  let theme: Theme
  let resolution: Resolution
  /// Whether it is told what each value beat.
  let hasTrails: Bool
  /// The sheets of which an app shows nothing, in their order.
  let losses: [Loss]
  /// One for each sheet of the theme.
  private let lines: [LineTable]

  /// A report on a part of the resolution of `theme`, of which each sheet is taken but `losses`.
  init(
    of theme: Theme, showing resolution: Resolution, trails hasTrails: Bool,
    without losses: [Loss] = []
  ) {
    self.theme = theme
    self.resolution = resolution
    self.hasTrails = hasTrails
    self.losses = losses
    lines = theme.sheets.map { LineTable(of: $0.source) }
  }

}

extension ThemeReport {
  /// Hands out classes one after another.
  typealias Classes = ((Resolution.ClassEntry) -> Void) -> Void

  /// Writes a report on a whole theme, which may have a million classes: only one is kept at a time.
  static func write(
    wholeOf theme: Theme, knowing catalog: Catalog, trails hasTrails: Bool, without losses: [Loss],
    in format: Format, to write: (String) -> Void
  ) {
    let report = ThemeReport(
      of: theme, showing: Resolution(classes: [], palette: theme.paletteEntries),
      trails: hasTrails, without: losses)
    report.write(in: format, { theme.eachClassEntry(knowing: catalog, $0) }, to: write)
  }

  private func write(in format: Format, _ classes: @escaping Classes, to write: (String) -> Void) {
    switch format {
    case .text: writeText(classes, to: write)
    case .json: writeJSON(classes, to: write)
    case .csv:
      write(Self.csvHeader(forSeveral: false, trails: hasTrails).description)
      writeCSV(classes, to: write)
    }
  }
}

extension [ThemeReport] {
  /// All of them, one for each target, in one of their formats.
  ///
  /// In JSON several are a list; in CSV each row begins with its target then.
  func text(in format: ThemeReport.Format) -> String {
    var text = ""
    switch format {
    case .text:
      for (number, report) in enumerated() {
        if number > 0 { text += "\n" }
        report.writeText({ report.resolution.classes.forEach($0) }) { text += $0 }
      }
    case .json: return (count == 1 ? self[0].json : .array(map(\.json))).description
    case .csv:
      text =
        ThemeReport.csvHeader(
          forSeveral: count > 1, trails: contains(where: \.hasTrails)
        ).description
      for report in self {
        let first = count > 1 ? [report.theme.dialect.name] : []
        report.writeCSV({ report.resolution.classes.forEach($0) }, behind: first) { text += $0 }
      }
    }
    return text
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
      let position = LineTable(of: sheet.source).position(at: offset)
      return Loss(
        place: Place(file: sheet.source.name, line: position.line, column: position.column),
        sentence: sentence)
    }
  }
}

// MARK: - Places

extension ThemeReport {
  /// Where a declaration or definition begins.
  func place(of origin: Provenance.Origin) -> Place {
    place(at: origin.range.lowerBound, inSheet: origin.sheet)
  }

  /// Where the definition begins that a value came through.
  func place(ofVariableOf origin: Provenance.Origin) -> Place? {
    origin.variable.map { place(at: $0.range.lowerBound, inSheet: origin.sheet) }
  }

  private func place(at offset: Int, inSheet number: Int) -> Place {
    let position = lines[number].position(at: offset)
    return Place(
      file: theme.sheets[number].source.name, line: position.line, column: position.column)
  }
}

extension Provenance.Origin {
  /// The variable that had the value; of what overrides the palette, itself.
  var variableName: String? { className.isEmpty ? property : variable?.name }
}

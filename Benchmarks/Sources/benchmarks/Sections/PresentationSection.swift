import FormCellModel
import StyleSheet

extension Section {
  /// The time for the presentation of a cell, also in look-ups of C's.
  static let presentation = Section(name: "presentation") { (bench) throws(BenchmarkProblem) in
    let example = "Examples/styles/rating-every-style.nss"
    let sheet = Sheet(parsing: try WholeFile.source(PackageFolder.path(of: example)))
    let themes = [("no sheet", Theme.fiori), (example, Theme(of: [sheet]))]

    var samples = themes.map { _ in Samples([]) }
    var pictures = Samples([])
    var kinds = Self.kinds.map { _ in Samples([]) }
    var lookUps = Samples([])
    let sheets = try bench.library.sheets(.small)
    try bench.eachRound(of: "presentation") { () throws(BenchmarkProblem) in
      for (index, theme) in themes.enumerated() {
        samples[index].append(microseconds(in: theme.1))
      }
      pictures.append(microsecondsOfPictures)
      for (index, kind) in Self.kinds.enumerated() { kinds[index].append(kind.nanoseconds()) }
      if let yardstick = bench.yardstick {
        lookUps.append(try yardstick.times(of: sheets, passes: 1).lookUp)
      }
    }
    var table = Table("a rating cell's presentation", columns: ["µs"])
    for (theme, samples) in zip(themes, samples) { table.add(theme.0, [samples], .presentation) }
    table.add("the same as SVG", [pictures], .picture)
    for (kind, samples) in zip(Self.kinds, kinds) where bench.yardstick != nil {
      table.add("\(kind.name), in look-ups of C's", [samples / lookUps], .atMost(kind.lookUps))
    }
    return table
  }

  /// A kind of cell, and the look-ups that its presentation may take.
  private struct Kind {
    let name: String
    let lookUps: Double
    let present: (CellContext) -> Void

    /// The time of one presentation, without a sheet.
    func nanoseconds() -> Double {
      let turns = 2_000
      let context = CellContext(.fiori)
      let seconds = Stopwatch.median(of: 5) { for _ in 0..<turns { present(context) } }
      return seconds * 1e9 / Double(turns)
    }
  }

  private static var kinds: [Kind] {
    let rating = RatingCell(keyName: "How was the ride?", value: 3)
    let text = TextCell(FormField(title: "Name"), text: "Ada Lovelace")
    let toggle = SwitchCell(FormField(title: "Sync"))
    return [
      Kind(name: "a rating cell", lookUps: 100) { keep(rating.presentation(in: $0)) },
      Kind(name: "a text field", lookUps: 150) { keep(text.presentation(in: $0)) },
      Kind(name: "a switch", lookUps: 40) { keep(toggle.presentation(in: $0)) },
    ]
  }

  private static var microsecondsOfPictures: Double {
    let presentations = cells.map { RatingPresentation(of: $0, in: .fiori) }
    let turns = 200
    let seconds = Stopwatch.median(of: 5) {
      for _ in 0..<turns {
        for presentation in presentations { keep(presentation.cell.svg()) }
      }
    }
    return seconds * 1e6 / Double(turns * presentations.count)
  }

  private static func microseconds(in theme: Theme) -> Double {
    let turns = 200
    let seconds = Stopwatch.median(of: 5) {
      for _ in 0..<turns {
        for cell in cells { keep(RatingPresentation(of: cell, in: theme)) }
      }
    }
    return seconds * 1e6 / Double(turns * cells.count)
  }

  /// Each style with each rating, so that consecutive cells differ.
  private static let cells = (0...5).flatMap { rating in
    RatingStyle.allCases.map { style in
      RatingCell(
        keyName: "How was the ride?", style: style, value: FixedDecimal(clamping: rating))
    }
  }
}

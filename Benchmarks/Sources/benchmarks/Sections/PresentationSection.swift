import FormCellModel
import StyleSheet

extension Section {
  /// What it takes to know all that a rating cell shows.
  static let presentation = Section(name: "presentation") { (bench) throws(BenchmarkProblem) in
    let example = "Examples/styles/rating-every-style.nss"
    let sheet = Sheet(parsing: try WholeFile.source(PackageFolder.path(of: example)))
    let themes = [("no sheet", Theme.fiori), (example, Theme(of: [sheet]))]

    var samples = themes.map { _ in Samples([]) }
    var pictures = Samples([])
    try bench.eachRound(of: "presentation") {
      for (index, theme) in themes.enumerated() {
        samples[index].append(microseconds(in: theme.1))
      }
      pictures.append(microsecondsOfPictures)
    }
    var table = Table("a rating cell's presentation", columns: ["µs"])
    for (theme, samples) in zip(themes, samples) { table.add(theme.0, [samples], .presentation) }
    table.add("the same as SVG", [pictures], .picture)
    return table
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

  /// Each style with each rating, so that no two in a row are alike.
  private static let cells = (0...5).flatMap { rating in
    RatingStyle.allCases.map { style in
      RatingCell(
        keyName: "How was the ride?", style: style, value: FixedDecimal(clamping: rating))
    }
  }
}

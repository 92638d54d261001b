import Mutation
import StyleSheet

extension Section {
  /// The time to make the theme again after one digit was typed, without earlier results.
  static let typing = Section(name: "typing") { (bench) throws(BenchmarkProblem) in
    let sheets = try bench.library.sheets(.small)
    let strokes = Stroke.strokes(in: sheets, count: bench.repetitions(of: sheets.bytes) * 8)

    var figures: (ours: Samples, theirs: Samples) = ([], [])
    try bench.eachRound(of: "typing") { () throws(BenchmarkProblem) in
      figures.ours.append(Samples(strokes.map { $0.seconds() }).median)
      if let yardstick = bench.yardstick {
        let passes = bench.repetitions(of: sheets.bytes)
        let pass = try yardstick.times(of: sheets, passes: passes).pass
        figures.theirs.append(pass / Double(sheets.files.count))
      }
    }
    var table = Table("a digit typed into \(SheetSize.small.name)", columns: ["µs"])
    table.add("edit, parse, theme", [(figures.ours.median * 1e6).digits(0)])
    if bench.yardstick != nil {
      table.add("all of one such sheet, in C", [(figures.theirs.median * 1e6).digits(0)])
      table.add("time over C's", [figures.ours / figures.theirs], .typing)
    }
    return table
  }
}

/// A digit to be typed into a sheet.
private struct Stroke {
  let source: SourceText
  let edit: SourceEdit

  /// Returns insertions after random digits, in one sheet after the other.
  static func strokes(in sheets: SheetSet, count: Int) -> [Self] {
    var random = SplitMix64(seed: 3)
    let places = sheets.sources.map { source in
      source.bytes.indices.filter { (48...57).contains(source.bytes[$0]) }
    }
    return (0..<count).map { index in
      let sheet = index % sheets.sources.count
      let edit = SourceEdit.insert("7", at: random.element(of: places[sheet]) + 1)
      return Self(source: sheets.sources[sheet], edit: edit)
    }
  }

  func seconds() -> Double {
    Stopwatch.seconds { keep(Theme(of: [Sheet(parsing: source.applying([edit]))])) }
  }
}

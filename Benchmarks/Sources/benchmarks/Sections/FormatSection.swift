import StyleSheet

extension Section {
  /// The speed of formatting sheets in which most lines change, and of formatting the results.
  static let format = Section(name: "fmt") { (bench) throws(BenchmarkProblem) in
    var columns: [Column] = []
    for size in bench.sizes { columns.append(try Column(size, bench)) }

    var table = Table("fmt", columns: bench.sizes.map(\.title))
    table.add("parse and lay out, MB/s", columns.map(\.changed), .format)
    table.add("the same, laid out already, MB/s", columns.map(\.kept), .format)
    return table
  }
}

/// Megabytes per second for one size.
private struct Column {
  let changed: Samples
  let kept: Samples

  init(_ size: SheetSize, _ bench: Workbench) throws(BenchmarkProblem) {
    let sources = try bench.library.sheets(size).sources
    // No sheet is indented by three spaces.
    var format = SheetFormat()
    format.indentation = .spaces(3)
    let tidy = sources.map { SyntaxTree(parsing: $0).formatted(as: format) }

    var speeds: (changed: Samples, kept: Samples) = ([], [])
    try bench.eachRound(of: "fmt, \(size.title)") {
      speeds.changed.append(Self.megabytes(of: sources, as: format, bench))
      speeds.kept.append(Self.megabytes(of: tidy, as: format, bench))
    }
    (changed, kept) = speeds
  }

  private static func megabytes(
    of sources: [SourceText], as format: SheetFormat, _ bench: Workbench
  ) -> Double {
    let bytes = sources.reduce(0) { $0 + $1.bytes.count }
    let pass = Stopwatch.pass(over: sources, times: bench.repetitions(of: bytes)) {
      keep(SyntaxTree(parsing: $0).formatted(as: format))
    }
    return Double(bytes) / pass / 1e6
  }
}

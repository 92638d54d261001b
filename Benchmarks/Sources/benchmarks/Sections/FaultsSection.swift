import StyleRules
import StyleSheet

extension Section {
  /// The cost of faults in 2 % of the declarations, including all diagnostics.
  static let faults = Section(name: "faults") { (bench) throws(BenchmarkProblem) in
    let clean = try bench.library.sheets(.medium)
    let faulty = try bench.library.sheets(.medium, faults: 20)

    var figures = Job.allCases.map { _ in (clean: Samples([]), faulty: Samples([])) }
    try bench.eachRound(of: "faults") {
      for (index, job) in Job.allCases.enumerated() {
        figures[index].clean.append(job.nanosecondsPerByte(of: clean, bench))
        figures[index].faulty.append(job.nanosecondsPerByte(of: faulty, bench))
      }
    }
    var table = Table(
      "2 % faults, \(SheetSize.medium.title)", columns: ["clean", "faulty", "ratio"])
    for (job, times) in zip(Job.allCases, figures) {
      let ratio = times.faulty / times.clean
      table.add(
        job.rawValue,
        [
          "\(job.count(in: clean)) at \(times.clean.speed)",
          "\(job.count(in: faulty)) at \(times.faulty.speed)",
        ], [ratio], .faults)
    }
    return table
  }
}

/// The work on a sheet.
private enum Job: String, CaseIterable {
  case parse = "parse with diagnostics"
  case check = "all findings"

  func nanosecondsPerByte(of sheets: SheetSet, _ bench: Workbench) -> Double {
    let passes = bench.repetitions(of: sheets.bytes)
    let pass = Stopwatch.pass(over: sheets.sources, times: passes) { keep(run(on: $0)) }
    return pass * 1e9 / Double(sheets.bytes)
  }

  /// Returns the number of diagnostics.
  func count(in sheets: SheetSet) -> Int { sheets.sources.reduce(0) { $0 + run(on: $1).count } }

  private func run(on source: SourceText) -> [Diagnostic] {
    switch self {
    case .parse: SyntaxTree(parsing: source).diagnostics
    case .check: Sheet(parsing: source).findings().diagnostics
    }
  }
}

extension Samples {
  /// The speed that corresponds to nanoseconds per byte.
  fileprivate var speed: String { "\((1e3 / median).digits(0)) MB/s" }
}

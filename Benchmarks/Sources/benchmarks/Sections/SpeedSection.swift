import StyleSheet

extension Section {
  /// The speed of each phase from text to theme, and that of the yardstick.
  static let speed = Section(name: "speed") { (bench) throws(BenchmarkProblem) in
    var columns: [Column] = []
    for size in bench.sizes { columns.append(try Column(size, bench)) }

    var table = Table("speed", columns: bench.sizes.map(\.title))
    for phase in Phase.allCases {
      table.add(phase.rawValue, columns.map { $0.cell($0.ours[phase, default: []]) })
    }
    if bench.yardstick != nil {
      table.add("all, in C", columns.map { $0.cell($0.theirs) })
      table.add(
        "all, speed over C's", columns.map { $0.theirs / $0.ours[.all, default: []] }, .speed)
    }
    return table
  }
}

/// All figures for one size.
private struct Column {
  let bytes: Int
  let declarations: Int
  /// The time of a pass over all sheets, in seconds.
  private(set) var ours: [Phase: Samples] = [:]
  private(set) var theirs: Samples = []

  init(_ size: SheetSize, _ bench: Workbench) throws(BenchmarkProblem) {
    let sheets = try bench.library.sheets(size)
    let stages = sheets.sources.map(Phase.Stages.init)
    let passes = bench.repetitions(of: sheets.bytes)
    bytes = sheets.bytes
    declarations = stages.reduce(0) { $0 + $1.sheet.declarationCount }

    var ours: [Phase: Samples] = [:]
    var theirs: Samples = []
    try bench.eachRound(of: "speed, \(size.title)") { () throws(BenchmarkProblem) in
      for phase in Phase.allCases {
        let pass = Stopwatch.pass(over: stages, times: passes, phase.run)
        ours[phase, default: []].append(pass)
      }
      if let yardstick = bench.yardstick {
        theirs.append(try yardstick.times(of: sheets, passes: passes).pass)
      }
    }
    self.ours = ours
    self.theirs = theirs
  }

  func cell(_ pass: Samples) -> String {
    let speed = Double(bytes) / pass.median / 1e6
    let perDeclaration = pass.median * 1e9 / Double(declarations)
    return "\(speed.digits(0)) MB/s  \(perDeclaration.digits(1)) ns"
  }
}

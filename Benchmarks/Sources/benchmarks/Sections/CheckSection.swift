import StyleRules
import StyleSheet

extension Section {
  /// The speed of all rules on sheets without findings.
  static let check = Section(name: "check") { (bench) throws(BenchmarkProblem) in
    let sheets = (1...8).map { seed in
      var generator = CatalogSheets(seed: UInt64(seed))
      return generator.sheet()
    }
    // The tool uses this catalog for 100 sheets or more.
    let catalog = Catalog.all.unfolded
    let bytes = sheets.reduce(0) { $0 + $1.bytes.count }
    let files = try bench.library.files(sheets, named: "clean")
    var speeds: (usual: Samples, all: Samples, parse: Samples) = ([], [], [])
    try bench.eachRound(of: "check") { () throws(BenchmarkProblem) in
      let passes = bench.repetitions(of: bytes)
      func megabytes(_ rules: [Rule]) -> Double {
        let pass = Stopwatch.pass(over: sheets, times: passes) {
          keep(Sheet(parsing: $0).findings(rules: rules, knowing: catalog))
        }
        return Double(bytes) / pass / 1e6
      }
      speeds.usual.append(megabytes(Rule.usual))
      speeds.all.append(megabytes(Rule.all))
      if let yardstick = bench.yardstick {
        let parse = try yardstick.times(of: SheetSet(files), passes: passes).parse
        speeds.parse.append(Double(bytes) / parse / 1e6)
      }
    }
    let size = "\(sheets.count) × \(bytes / sheets.count / 1000) KB"
    var table = Table("check, \(size)", columns: ["MB/s"])
    table.add("the usual rules", [speeds.usual], .check)
    table.add("all rules", [speeds.all], .check)
    if bench.yardstick != nil {
      table.add(
        "the usual rules, speed over C's parse", [speeds.usual / speeds.parse], .checkOverParse)
    }
    return table
  }
}

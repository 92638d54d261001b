import StyleSheet

extension Section {
  /// The tool on a folder of small sheets, relative to a program that only reads them.
  static let manySheets = Section(name: "many-sheets") { (bench) throws(BenchmarkProblem) in
    guard let tool = bench.tool else {
      return Table("many sheets: not measured without --tool", columns: [])
    }
    let count = bench.isQuick ? 1_000 : 10_000
    bench.progress.show("many sheets: the sheets")
    var generator = CatalogSheets(seed: 1)
    // Each is there many times: more different ones would take longer to generate than to check.
    let kinds = (0..<100).map { _ in generator.sheet(ofAtLeast: 5_000) }
    let files = try bench.library.files((0..<count).map { kinds[$0 % kinds.count] }, named: "many")

    var ratios: Samples = []
    try bench.eachRound(of: "many sheets") { () throws(BenchmarkProblem) in
      let theirs = try ProcessRuns(1, of: "cat", files).seconds.median
      ratios.append(try ProcessRuns(1, of: tool, ["check"] + files).seconds.median / theirs)
    }
    var table = Table("\(count) sheets of 5 KB", columns: [""])
    table.add("check, time over that of cat", [ratios], .manySheets)
    return table
  }
}

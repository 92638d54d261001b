import StyleSheet

extension Section {
  /// The tool from start to exit, relative to the yardstick.
  static let tool = Section(name: "tool") { (bench) throws(BenchmarkProblem) in
    guard let tool = bench.tool else {
      return Table("the tool from start to exit: not measured without --tool", columns: [])
    }
    var table = Table("the tool from start to exit", columns: [""])
    for start in try Start.all(bench) {
      guard let yardstick = bench.yardstick?.staticProgram else { break }
      var ratios: Samples = []
      try bench.eachRound(of: "start") { () throws(BenchmarkProblem) in
        let ours = try ProcessRuns(20, of: tool, ["check", start.file]).seconds.median
        let theirs = try ProcessRuns(20, of: yardstick, [start.file]).seconds.median
        ratios.append(ours / theirs)
      }
      table.add("\(start.name), time over C's static build", [ratios], start.promise)
    }
    if let yardstick = bench.yardstick {
      table.add(
        "check, 1 MB, nine findings a KB, speed over a run of C's",
        [try denseCheck(tool, yardstick, bench)],
        .denseCheck)
    }
    table.add(
      "diff, 2 × 100 KB with nothing in common, ms", [try difference(tool, bench)], .difference)
    let size = bench.sizes[bench.sizes.count - 1]
    for (command, promise) in [
      ("check", Promise.checkMemory), ("resolve", .resolveMemory), ("preview", .previewMemory),
    ] {
      bench.progress.show("memory of \(command)")
      let peak = try peak(of: command, tool, bench.library.files(size)[0])
      table.add("peak of \(command) over the file, \(size.name)", [peak], promise)
    }
    return table
  }

  /// A small sheet, and the limit of the time for it.
  private struct Start {
    let name: String
    let file: String
    let promise: Promise

    static func all(_ bench: Workbench) throws(BenchmarkProblem) -> [Self] {
      let clean = SourceText(
        "fdlFUIRatingControlFormCell_ratingControl {\n  on-color-standard: #E26300;\n}\n")
      return [
        Self(
          name: "1 KB with findings", file: try bench.library.files(.tiny)[0],
          promise: .start),
        Self(
          name: "a small sheet without findings",
          file: try bench.library.files([clean], named: "small")[0], promise: .cleanStart),
      ]
    }
  }

  private static func denseCheck(
    _ tool: String, _ yardstick: Yardstick, _ bench: Workbench
  ) throws(BenchmarkProblem) -> Samples {
    // A sheet of the generator has three errors and warnings in a kilobyte by itself.
    let file = try bench.library.files(.medium, faults: 500)[0]
    var ratios: Samples = []
    try bench.eachRound(of: "dense check") { () throws(BenchmarkProblem) in
      let theirs = try ProcessRuns(3, of: yardstick.program, [file]).seconds.median
      ratios.append(theirs / (try ProcessRuns(3, of: tool, ["check", file]).seconds.median))
    }
    return ratios
  }

  private static func difference(
    _ tool: String, _ bench: Workbench
  ) throws(BenchmarkProblem) -> Samples {
    let files = Array(try bench.library.files(.small).prefix(2))
    var times: Samples = []
    try bench.eachRound(of: "diff") { () throws(BenchmarkProblem) in
      times.append(try ProcessRuns(3, of: tool, ["diff"] + files).seconds.median * 1e3)
    }
    return times
  }

  private static func peak(
    of command: String, _ tool: String, _ file: String
  ) throws(BenchmarkProblem) -> Samples {
    let bytes = Double(try WholeFile.bytes(of: file).count)
    let run = try ProcessRuns(1, of: tool, [command, file])
    return [run.peakMemory.median / bytes]
  }
}

import StyleSheet

extension Section {
  /// The growth of the time of a process with the size of its file.
  static let scaling = Section(name: "scaling", isUsual: false) {
    (bench) throws(BenchmarkProblem) in
    var whole: [Point] = []
    var work: [Point] = []
    var commands = Self.commands.map { _ in [Point]() }
    let empty = try bench.library.files([SourceText("")], named: "empty")[0]
    for size in SheetSize.growing {
      bench.progress.show("scaling, \(size.name): the sheet")
      let file = try bench.library.files(size)[0]
      let bytes = Double(try WholeFile.bytes(of: file).count)
      var samples: (whole: Samples, work: Samples) = ([], [])
      try bench.eachRound(of: "scaling, \(size.name)") { () throws(BenchmarkProblem) in
        let clock = ContinuousClock()
        let start = clock.now
        samples.work.append(try Child(reading: file).seconds)
        samples.whole.append((clock.now - start) / .seconds(1))
      }
      whole.append((bytes, samples.whole.median))
      work.append((bytes, samples.work.median))
      for (index, command) in Self.commands.enumerated() {
        guard let tool = bench.tool else { break }
        bench.progress.show("scaling, \(size.name): \(command[0])")
        let start = try ProcessRuns(9, of: tool, command + [empty]).seconds.median
        let run = try ProcessRuns(bytes > 2e7 ? 1 : 3, of: tool, command + [file])
        commands[index].append((bytes, run.seconds.median - start))
      }
    }

    var table = Table("a process", columns: SheetSize.growing.map(\.name) + ["exponent"])
    table.add("start to exit", whole.cells + [exponent(of: whole).digits(2)])
    table.add("read, parse, theme", work.cells, [[exponent(of: work)]], .growth)
    for (command, points) in zip(Self.commands, commands) where !points.isEmpty {
      table.add(
        "stylecheck \(command[0]), without its start", points.cells, [[exponent(of: points)]],
        .growth)
    }
    return table
  }

  /// The commands that read one sheet, with their options.
  private static let commands = [
    ["check"], ["fmt", "--check"], ["fix", "--check"], ["resolve"], ["contrast"], ["preview"],
    ["export", "--as", "css"],
  ]
}

private typealias Point = (x: Double, y: Double)

extension [(x: Double, y: Double)] {
  /// Times in milliseconds.
  fileprivate var cells: [String] { map { "\(($0.y * 1e3).digits(1)) ms" } }
}

extension Section {
  /// The growth of the time of a process with the size of its file.
  static let scaling = Section(name: "scaling", isUsual: false) {
    (bench) throws(BenchmarkProblem) in
    var points: (whole: [Point], work: [Point]) = ([], [])
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
      points.whole.append((bytes, samples.whole.median))
      points.work.append((bytes, samples.work.median))
    }

    var table = Table("a process", columns: SheetSize.growing.map(\.name) + ["exponent"])
    table.add("start to exit", points.whole.cells)
    table.add(
      "read, parse, theme", points.work.cells.dropLast(), [[exponent(of: points.work)]], .growth)
    return table
  }
}

private typealias Point = (x: Double, y: Double)

extension [(x: Double, y: Double)] {
  /// Times in milliseconds, then their exponent.
  fileprivate var cells: [String] {
    map { "\(($0.y * 1e3).digits(1)) ms" } + [exponent(of: self).digits(2)]
  }
}

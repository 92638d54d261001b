extension Section {
  /// The peak memory of a process that reads a file and makes its theme.
  static let memory = Section(name: "memory") { (bench) throws(BenchmarkProblem) in
    let size = SheetSize.large
    let sheets = try bench.library.files(size)

    var figures: (start: Samples, peak: Samples, ratio: Samples) = ([], [], [])
    for file in sheets {
      bench.progress.show("memory")
      let child = try Child(reading: file)
      figures.start.append(child.memoryAtStart / 1e6)
      figures.peak.append(child.peakMemory / 1e6)
      figures.ratio.append(child.peakMemory / Double(try WholeFile.bytes(of: file).count))
    }
    var table = Table("memory, \(size.title)", columns: [""])
    table.add("of the process before it reads", ["\(figures.start.median.digits(1)) MB"])
    table.add("of the process at its peak", ["\(figures.peak.median.digits(1)) MB"])
    table.add("peak over the size of the file", [figures.ratio], .memory)
    return table
  }
}

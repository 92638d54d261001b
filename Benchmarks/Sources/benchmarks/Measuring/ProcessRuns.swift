/// Runs of a program from start to exit, without input and output.
struct ProcessRuns: Hashable, Sendable {
  /// The times, in seconds.
  private(set) var seconds: Samples = []
  /// The peak memory of each run, in bytes.
  private(set) var peakMemory: Samples = []

  /// Runs a program; a status above 1 means that it did not do its work.
  init(_ count: Int, of program: String, _ arguments: [String]) throws(BenchmarkProblem) {
    let meter = try Subprocess.besideThisProgram("process-meter")
    let output = try Subprocess.output(of: meter, ["\(count)", program] + arguments)
    for line in output.split(separator: "\n") {
      let figures = line.split(separator: " ").compactMap { Double($0) }
      guard figures.count == 2 else { throw .unexpectedOutput(of: meter) }
      seconds.append(figures[0])
      peakMemory.append(figures[1])
    }
    guard seconds.values.count == count else { throw .cannotRun(program) }
  }
}

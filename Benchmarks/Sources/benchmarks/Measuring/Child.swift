/// A run of `theme-maker`, which measures a whole process.
struct Child: Hashable, Sendable {
  /// The time to read the file and to make the theme, in seconds.
  let seconds: Double
  /// The memory of the process before that, in bytes.
  let memoryAtStart: Double
  /// The peak memory of the process, in bytes.
  let peakMemory: Double

  /// Runs the program and reads its output.
  init(reading path: String) throws(BenchmarkProblem) {
    let program = try Subprocess.besideThisProgram("theme-maker")
    let output = try Subprocess.output(of: program, [path])
    let figures = output.split(whereSeparator: \.isWhitespace).compactMap { Double($0) }
    guard figures.count == 3 else { throw .unexpectedOutput(of: program) }
    seconds = figures[0]
    memoryAtStart = figures[1]
    peakMemory = figures[2]
  }
}

import Foundation

/// A run of the program that makes one theme, so that a process can be measured as a whole.
struct Child: Hashable, Sendable {
  /// From before the file is read to when the theme is there, in seconds.
  let seconds: Double
  /// What the process needed before that, in bytes.
  let memoryAtStart: Double
  /// The most it ever needed, in bytes.
  let peakMemory: Double

  /// Starts one, and waits for its report.
  init(reading path: String) throws(BenchmarkProblem) {
    // It is built along with this program and lies beside it.
    guard let own = Bundle.main.executableURL else { throw .cannotRun("theme-maker") }
    let program = own.deletingLastPathComponent().appending(path: "theme-maker").path()
    let output = try Subprocess.output(of: program, [path])
    let figures = output.split(whereSeparator: \.isWhitespace).compactMap { Double($0) }
    guard figures.count == 3 else { throw .unexpectedOutput(of: program) }
    seconds = figures[0]
    memoryAtStart = figures[1]
    peakMemory = figures[2]
  }
}

import Foundation
import StyleSheet

/// A run of this program that makes one theme, so that a process can be measured as a whole.
struct Child: Hashable, Sendable {
  /// From before the file is read to when the theme is there, in seconds.
  let seconds: Double
  /// What the process needed before that, in bytes.
  let memoryAtStart: Double
  /// The most it ever needed, in bytes.
  let peakMemory: Double

  static let option = "--make-theme"

  /// Starts one, and waits for its report.
  init(reading path: String) throws(BenchmarkProblem) {
    guard let program = Bundle.main.executablePath else { throw .cannotRun("benchmarks") }
    let output = try Subprocess.output(of: program, [Self.option, path])
    let figures = output.split(whereSeparator: \.isWhitespace).compactMap { Double($0) }
    guard figures.count == 3 else { throw .unexpectedOutput(of: program) }
    seconds = figures[0]
    memoryAtStart = figures[1]
    peakMemory = figures[2]
  }

  /// What the child does.
  static func run(_ path: String) throws(BenchmarkProblem) {
    let memoryAtStart = PeakMemory.bytes
    let clock = ContinuousClock()
    let start = clock.now
    let theme = Theme(of: [Sheet(parsing: try WholeFile.source(path))])
    keep(theme)
    print((clock.now - start) / .seconds(1), memoryAtStart, PeakMemory.bytes)
  }
}

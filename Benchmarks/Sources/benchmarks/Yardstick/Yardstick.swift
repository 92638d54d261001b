import Foundation

/// A program in C that does the same job, as plainly and as fast as C lets it.
///
/// It is not part of this package. It is looked for in the folder that `STYLE_BENCH` names, else in
/// `shared/bench` beside the package: `ref.c`, the program, and `gen_nss.py`, which makes its sheets.
struct Yardstick: Sendable {
  let folder: String
  private let program: String

  /// The yardstick, compiled into a folder; nil if it is not at hand, or there is no compiler.
  init?(builtIn temporary: TemporaryFolder) {
    let environment = ProcessInfo.processInfo.environment
    folder = environment["STYLE_BENCH"] ?? PackageFolder.path(of: "../shared/bench")
    program = temporary.path(of: "ref")
    guard
      FileManager.default.fileExists(atPath: "\(folder)/ref.c"),
      FileManager.default.fileExists(atPath: "\(folder)/gen_nss.py"),
      (try? Subprocess.output(of: "cc", ["-O3", "-w", "-o", program, "\(folder)/ref.c"])) != nil,
      FileManager.default.isExecutableFile(atPath: program)
    else { return nil }
  }

  /// Writes one of its sheets, in which so many of 1,000 declarations are wrong.
  func writeSheet(
    bytes: Int, seed: Int, faults: Int, to path: String
  ) throws(BenchmarkProblem) {
    let arguments = [
      "\(folder)/gen_nss.py", "--plain", "--size", "\(bytes)", "--seed", "\(seed)",
      "--errors", "\(faults)", "-o", path,
    ]
    _ = try Subprocess.output(of: "python3", arguments)
    guard FileManager.default.fileExists(atPath: path) else { throw .cannotRun("gen_nss.py") }
  }

  /// What it takes for the same sheets.
  struct Times: Hashable, Sendable {
    /// Once over all sheets, in seconds; the median.
    let pass: Double
    /// One look-up in the last of them, in nanoseconds.
    let lookUp: Double
  }

  /// Runs it over sheets, so many times.
  func times(of sheets: SheetSet, passes: Int) throws(BenchmarkProblem) -> Times {
    let output = try Subprocess.output(of: program, ["--bench", "\(passes)"] + sheets.files)
    guard
      let pass = Self.number(after: "median=", inLine: "inproc", of: output),
      let lookUp = Self.number(after: "look-up ", inLine: "look-up", of: output)
    else { throw .unexpectedOutput(of: program) }
    return Times(pass: pass, lookUp: lookUp)
  }

  private static func number(
    after label: String, inLine start: String, of output: String
  ) -> Double? {
    output.split(separator: "\n").first { $0.hasPrefix(start) }
      .flatMap { line in line.range(of: label).map { line[$0.upperBound...] } }
      .flatMap { $0.split(separator: " ").first }.flatMap { Double($0) }
  }
}

import Foundation

/// A simple and fast program in C that does the same work.
///
/// It is not part of this package. The folder in `STYLE_BENCH`, or else `shared/bench` beside the
/// package, contains `ref.c`, the program, and `gen_nss.py`, which generates its sheets.
struct Yardstick: Sendable {
  let folder: String
  /// The path of the program.
  let program: String
  /// The path of a static build, which starts faster; nil if the system has none.
  let staticProgram: String?

  /// Compiles the yardstick into a folder; nil if its source or a compiler is missing.
  init?(builtIn temporary: TemporaryFolder) {
    let environment = ProcessInfo.processInfo.environment
    folder = environment["STYLE_BENCH"] ?? PackageFolder.path(of: "../shared/bench")
    program = temporary.path(of: "ref")
    let source = "\(folder)/ref.c"
    let alone = temporary.path(of: "ref-static")
    guard
      FileManager.default.fileExists(atPath: source),
      FileManager.default.fileExists(atPath: "\(folder)/gen_nss.py"),
      Self.compile(source, to: program)
    else { return nil }
    staticProgram = Self.compile(source, to: alone, ["-static"]) ? alone : nil
  }

  private static func compile(
    _ source: String, to program: String, _ options: [String] = []
  ) -> Bool {
    _ = try? Subprocess.output(of: "cc", ["-O3", "-w"] + options + ["-o", program, source])
    return FileManager.default.isExecutableFile(atPath: program)
  }

  /// Writes a generated sheet, in which `faults` of 1,000 declarations are faulty.
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

  /// The times of the yardstick.
  struct Times: Hashable, Sendable {
    /// The median time of a pass over all sheets, in seconds.
    let pass: Double
    /// The part of it for parsing.
    let parse: Double
    /// The time of a look-up in the last sheet, in nanoseconds.
    let lookUp: Double
  }

  /// Runs the yardstick for a number of passes over sheets.
  func times(of sheets: SheetSet, passes: Int) throws(BenchmarkProblem) -> Times {
    let output = try Subprocess.output(of: program, ["--bench", "\(passes)"] + sheets.files)
    guard
      let pass = Self.number(after: "median=", inLine: "inproc", of: output),
      let parse = Self.number(after: "median ", inLine: "parse", of: output),
      let lookUp = Self.number(after: "look-up ", inLine: "look-up", of: output)
    else { throw .unexpectedOutput(of: program) }
    return Times(pass: pass, parse: parse, lookUp: lookUp)
  }

  private static func number(
    after label: String, inLine start: String, of output: String
  ) -> Double? {
    output.split(separator: "\n").first { $0.hasPrefix(start) }
      .flatMap { line in line.range(of: label).map { line[$0.upperBound...] } }
      .flatMap { $0.split(separator: " ").first }.flatMap { Double($0) }
  }
}

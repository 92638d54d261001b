import Foundation

/// Runs of other programs.
enum Subprocess {
  /// The path of this program.
  static var ownPath: String {
    get throws(BenchmarkProblem) {
      guard let own = Bundle.main.executableURL else { throw .cannotRun("benchmarks") }
      return own.path()
    }
  }

  /// Returns the path of a program that is built together with this one, into the same folder.
  static func besideThisProgram(_ name: String) throws(BenchmarkProblem) -> String {
    URL(filePath: try ownPath).deletingLastPathComponent().appending(path: name).path()
  }

  /// Returns the output of a program; its errors and its status are ignored.
  static func output(
    of program: String, _ arguments: [String]
  ) throws(BenchmarkProblem) -> String {
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [program] + arguments
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    do {
      try process.run()
    } catch {
      throw .cannotRun(program)
    }
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self)
  }
}

import Foundation

@testable import stylecheck

/// The built program, run as a separate process.
enum Tool {
  /// The program is in the folder of the tests' bundle.
  static let url: URL = {
    #if os(macOS)
      let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") } ?? .main
      return bundle.bundleURL.deletingLastPathComponent().appending(path: "stylecheck")
    #else
      return Bundle.main.bundleURL.appending(path: "stylecheck")
    #endif
  }()

  static var isThere: Bool { FileManager.default.isExecutableFile(atPath: url.path()) }

  /// Runs a command line in a shell.
  ///
  /// `$0` is the program; the environment is `variables` and `PATH`.
  static func shell(_ line: String, _ variables: [String: String] = [:]) throws -> (
    Run, code: Int32
  ) {
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = ["-c", line, url.path()]
    process.currentDirectoryURL = Package.root
    process.environment = variables.merging(["PATH": "/usr/bin:/bin"]) { old, _ in old }
    process.standardInput = FileHandle.nullDevice
    let folder = try TemporaryFolder()
    try folder.write("", to: "output")
    try folder.write("", to: "error")
    process.standardOutput = try FileHandle(forWritingTo: folder.url.appending(path: "output"))
    process.standardError = try FileHandle(forWritingTo: folder.url.appending(path: "error"))
    try process.run()
    process.waitUntilExit()
    let run = Run(
      output: try String(contentsOf: folder.url.appending(path: "output"), encoding: .utf8),
      error: try String(contentsOf: folder.url.appending(path: "error"), encoding: .utf8),
      status: Status(rawValue: process.terminationStatus) ?? .couldNotRun)
    return (run, process.terminationStatus)
  }
}

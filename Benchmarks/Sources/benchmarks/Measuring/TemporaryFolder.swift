import Foundation

/// A temporary folder for one run.
struct TemporaryFolder: Sendable {
  let path: String

  init() throws(BenchmarkProblem) {
    let url = FileManager.default.temporaryDirectory
      .appending(path: "benchmarks-\(UUID().uuidString)")
    path = url.path()
    do {
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    } catch {
      throw .cannotWrite(path)
    }
  }

  func path(of name: String) -> String { "\(path)/\(name)" }

  func remove() { try? FileManager.default.removeItem(atPath: path) }
}

import Foundation

@testable import stylecheck

/// A folder of its own for a test, gone when the test is.
final class TemporaryFolder {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appending(path: "stylecheck-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  /// Where a file of this name is.
  func path(_ name: String) -> SystemText { SystemText(text(name)) }

  func text(_ name: String) -> String { url.appending(path: name).path(percentEncoded: false) }

  /// Writes a file, and the folders it lies in.
  func write(_ text: String, to name: String) throws {
    try write(Array(text.utf8), to: name)
  }

  func write(_ bytes: [UInt8], to name: String) throws {
    let file = url.appending(path: name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: file)
  }

  /// The text of a file.
  func contents(of name: String) throws -> String {
    try String(contentsOf: url.appending(path: name), encoding: .utf8)
  }

  func makeFolder(_ name: String) throws {
    try FileManager.default.createDirectory(
      at: url.appending(path: name), withIntermediateDirectories: true)
  }

  /// Makes a symbolic link; where it leads is taken as it is.
  func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(atPath: text(name), withDestinationPath: target)
  }

  /// Takes all rights to a file or folder away, or gives them back.
  func setReadable(_ isReadable: Bool, _ name: String) throws {
    try FileManager.default.setAttributes(
      [.posixPermissions: isReadable ? 0o755 : 0], ofItemAtPath: text(name))
  }

  /// What was printed, with the folder's own path left out.
  func withoutPath(_ text: String) -> String {
    text.replacing(url.path() + "/", with: "").replacing(url.path(), with: ".")
  }

  func withoutPath(_ run: Run) -> Run {
    Run(output: withoutPath(run.output), error: withoutPath(run.error), status: run.status)
  }
}

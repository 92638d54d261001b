import Foundation

@testable import stylecheck

/// A temporary folder for a test, which is deleted with this object.
final class TemporaryFolder {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appending(path: "stylecheck-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  /// Returns the path of a file in the folder.
  func path(_ name: String) -> SystemText { SystemText(text(name)) }

  func text(_ name: String) -> String { url.appending(path: name).path(percentEncoded: false) }

  /// Writes a file, and creates the folders that contain it.
  func write(_ text: String, to name: String) throws {
    try write(Array(text.utf8), to: name)
  }

  func write(_ bytes: [UInt8], to name: String) throws {
    let file = url.appending(path: name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: file)
  }

  /// Returns the text of a file.
  func contents(of name: String) throws -> String {
    try String(contentsOf: url.appending(path: name), encoding: .utf8)
  }

  func makeFolder(_ name: String) throws {
    try FileManager.default.createDirectory(
      at: url.appending(path: name), withIntermediateDirectories: true)
  }

  /// Creates a symbolic link; `target` is not resolved.
  func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(atPath: text(name), withDestinationPath: target)
  }

  /// Removes or restores the permissions of a file or folder.
  func setReadable(_ isReadable: Bool, _ name: String) throws {
    try FileManager.default.setAttributes(
      [.posixPermissions: isReadable ? 0o755 : 0], ofItemAtPath: text(name))
  }

  /// Returns `text` without the path of the folder.
  func withoutPath(_ text: String) -> String {
    text.replacing(url.path() + "/", with: "").replacing(url.path(), with: ".")
  }

  func withoutPath(_ run: Run) -> Run {
    Run(output: withoutPath(run.output), error: withoutPath(run.error), status: run.status)
  }
}

import Foundation
import Testing

/// A file with the expected output of a test.
///
/// `UPDATE_GOLDENS=1 swift test` writes the current output to the files; review it as a diff.
enum Golden {
  static var isBeingUpdated: Bool { ProcessInfo.processInfo.environment["UPDATE_GOLDENS"] == "1" }

  /// Compares `text` with the file at `path`, which is relative to the package's root.
  static func expect(_ text: String, at path: String, _ location: SourceLocation = #_sourceLocation)
    throws
  {
    let url = Package.root.appending(path: path)
    if isBeingUpdated {
      try Data(text.utf8).write(to: url, options: .atomic)
      return
    }
    let golden = try String(contentsOf: url, encoding: .utf8)
    #expect(
      text == golden, "\(path) says otherwise; UPDATE_GOLDENS=1 swift test rewrites it",
      sourceLocation: location)
  }
}

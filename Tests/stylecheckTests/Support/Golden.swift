import Foundation
import Testing

/// A file that says what came out once and should come out again.
///
/// `UPDATE_GOLDENS=1 swift test` writes what comes out now into the files, to be read as a diff.
enum Golden {
  static var isBeingUpdated: Bool { ProcessInfo.processInfo.environment["UPDATE_GOLDENS"] == "1" }

  /// Compares `text` with the file at `path`, counted from the package's root.
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

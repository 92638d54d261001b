import Foundation
import Testing

/// Limits unsafe code to a few folders, so that all of it can be reviewed.
@Suite struct UnsafeCodeTests {
  /// Markers of unchecked memory access, or of an override of the optimizer.
  static let markers = [
    "UnsafePointer", "UnsafeMutable", "UnsafeRaw", "UnsafeBufferPointer", "withUnsafeB",
    "withUnsafeM", "withUnsafePointer", "unsafeUninitializedCapacity", "nonisolated(unsafe)",
    "@unchecked", "@inline(__always)",
  ]

  @Test(arguments: markers)
  func unsafeCodeIsOnlyInItsFolders(_ marker: String) throws {
    // `System` calls the C library; look-ups in a theme need inlining.
    let folders = ["Bytes", marker == "@inline(__always)" ? "Theme" : "System"]
    let files = try Self.sources.get().filter { $0.code.range(of: Data(marker.utf8)) != nil }
    #expect(!files.isEmpty, "a marker that is not in use")
    #expect(files.filter { !folders.contains($0.folder) }.map(\.name) == [])
  }

  /// All files, read once.
  private static let sources = Result {
    let root = URL(filePath: #filePath).appending(path: "../../../../Sources").standardized
    let paths = try FileManager.default.subpathsOfDirectory(atPath: root.path())
    return try paths.filter { $0.hasSuffix(".swift") }.sorted().map { path in
      let names = path.split(separator: "/").map(String.init)
      let code = try Data(contentsOf: root.appending(path: path))
      return (folder: names.dropLast().last ?? "", name: path, code: code)
    }
  }
}

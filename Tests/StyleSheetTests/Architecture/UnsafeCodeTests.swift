import Foundation
import Testing

/// A reader has to trust unsafe code, so it stands in two folders that can be read in one go.
@Suite struct UnsafeCodeTests {
  /// What reads memory without a check, or overrules the optimizer.
  static let signs = [
    "UnsafePointer", "UnsafeMutable", "UnsafeRaw", "UnsafeBufferPointer", "withUnsafeB",
    "withUnsafeM", "withUnsafePointer", "unsafeUninitializedCapacity", "nonisolated(unsafe)",
    "@unchecked", "@inline(__always)",
  ]

  @Test(arguments: signs)
  func unsafeCodeStandsInItsFolders(_ sign: String) throws {
    // The C library is called from `System`; a look-up in a theme is one function.
    let folders = ["Bytes", sign == "@inline(__always)" ? "Theme" : "System"]
    let files = try Self.sources.get().filter { $0.code.range(of: Data(sign.utf8)) != nil }
    #expect(!files.isEmpty, "a sign that is not in use")
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

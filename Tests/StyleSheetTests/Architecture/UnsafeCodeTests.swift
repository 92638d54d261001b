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
    let files = try Self.files(with: sign)
    #expect(!files.isEmpty, "a sign that is not in use")
    #expect(files.filter { !folders.contains($0.folder) }.map(\.name) == [])
  }

  private static func files(with sign: String) throws -> [(folder: String, name: String)] {
    let root = URL(filePath: #filePath).appending(path: "../../../../Sources").standardized
    let paths = try FileManager.default.subpathsOfDirectory(atPath: root.path())
    return try paths.filter { $0.hasSuffix(".swift") }.sorted().compactMap { path in
      let code = try String(contentsOf: root.appending(path: path), encoding: .utf8)
      let names = path.split(separator: "/").map(String.init)
      return code.contains(sign) ? (names.dropLast().last ?? "", path) : nil
    }
  }
}

import Foundation

/// The folder of this package.
enum Package {
  static let root = URL(filePath: #filePath).appending(path: "../../../..").standardized

  /// Makes the package's root the current folder, which paths in command lines are relative to.
  static let isEntered = FileManager.default.changeCurrentDirectoryPath(root.path())

  /// Returns the sorted paths of the files in a folder of the package.
  static func files(in folder: String) -> [String] {
    let names = try? FileManager.default.contentsOfDirectory(
      atPath: root.appending(path: folder).path())
    return (names ?? []).filter { !$0.hasPrefix(".") }.sorted().map { "\(folder)/\($0)" }
  }

  static func bytes(of path: String) throws -> [UInt8] {
    Array(try Data(contentsOf: root.appending(path: path)))
  }

  static func text(of path: String) throws -> String {
    String(decoding: try bytes(of: path), as: UTF8.self)
  }
}

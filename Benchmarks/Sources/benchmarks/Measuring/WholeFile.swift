import Foundation
import StyleSheet

/// Access to complete files.
enum WholeFile {
  /// Returns the bytes of a file, read directly into an array.
  static func bytes(of path: String) throws(BenchmarkProblem) -> [UInt8] {
    guard let file = fopen(path, "rb") else { throw .cannotRead(path) }
    defer { fclose(file) }
    fseek(file, 0, SEEK_END)
    let size = ftell(file)
    rewind(file)
    guard size >= 0 else { throw .cannotRead(path) }
    return [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      count = size == 0 ? 0 : fread(buffer.baseAddress, 1, size, file)
    }
  }

  /// Returns the text of a sheet in a file.
  static func source(_ path: String) throws(BenchmarkProblem) -> SourceText {
    SourceText(bytes: try bytes(of: path), name: path)
  }

  static func write(_ bytes: [UInt8], to path: String) throws(BenchmarkProblem) {
    guard FileManager.default.createFile(atPath: path, contents: Data(bytes)) else {
      throw .cannotWrite(path)
    }
  }
}

/// The folder of the package that is measured.
enum PackageFolder {
  static let path = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().standardized.path()

  static func path(of name: String) -> String { URL(filePath: path).appending(path: name).path() }
}

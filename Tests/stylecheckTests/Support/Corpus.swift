import Foundation
import StyleSheet

/// Real sheets, which stay outside the package (decision 0010): in the folder that STYLE_CORPUS
/// names, or in `../shared/corpus` beside the package.
enum Corpus {
  static let folder: URL = {
    ProcessInfo.processInfo.environment["STYLE_CORPUS"].map { URL(filePath: $0) }
      ?? Package.root.appending(path: "../shared/corpus").standardized
  }()

  /// The sorted names of all sheets; empty if there is no corpus.
  static let names: [String] = {
    let found = FileManager.default.enumerator(atPath: folder.path())?.compactMap { $0 as? String }
    return (found ?? []).filter { $0.hasSuffix(".nss") }.sorted()
  }()

  static let isThere = !names.isEmpty

  static func sheet(_ name: String) throws -> Sheet {
    let data = try Data(contentsOf: folder.appending(path: name))
    return Sheet(parsing: SourceText(bytes: Array(data), name: name))
  }
}

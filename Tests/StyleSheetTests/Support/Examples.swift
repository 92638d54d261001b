import Foundation
import StyleSheet

/// The sheets of `Examples`, which the tests of every layer use.
enum Examples {
  /// In the order of their paths.
  static let all: [SourceText] = styles + faulty
  static let styles = sheets(in: "styles")
  static let faulty = sheets(in: "faulty")

  private static func sheets(in folder: String) -> [SourceText] {
    let root = URL(filePath: #filePath).appending(path: "../../../../Examples").standardized
    let files = try? FileManager.default.contentsOfDirectory(
      at: root.appending(path: folder), includingPropertiesForKeys: nil)
    let sheets = (files ?? []).filter { $0.pathExtension == "nss" }
    return sheets.sorted { $0.path() < $1.path() }.compactMap { file in
      (try? Data(contentsOf: file)).map {
        SourceText(bytes: Array($0), name: "\(folder)/\(file.lastPathComponent)")
      }
    }
  }
}

import Foundation
import StyleSheet

/// The sheets of the app in the order in which it loads them, and the situations to test.
enum Brand {
  static let folder = URL(filePath: #filePath).appending(path: "../../..").standardized

  static let sheets: [Sheet] = {
    let text = try? String(contentsOf: folder.appending(path: "harbor.nss"), encoding: .utf8)
    return [Sheet(parsing: SourceText(text ?? "", name: "harbor.nss"))]
  }()

  static let situations = ThemeEnvironment.Appearance.allCases.flatMap { appearance in
    ThemeEnvironment.Contrast.allCases.map {
      ThemeEnvironment(appearance: appearance, contrast: $0)
    }
  }

  static func theme(in situation: ThemeEnvironment) -> Theme { Theme(of: sheets, in: situation) }

  /// Returns the stored version of a text; `UPDATE_SNAPSHOTS=1 swift test` stores the present one.
  static func stored(_ text: String, in name: String) throws -> String {
    let file = folder.appending(path: name)
    if ProcessInfo.processInfo.environment["UPDATE_SNAPSHOTS"] == "1" {
      try Data(text.utf8).write(to: file)
    }
    return try String(contentsOf: file, encoding: .utf8)
  }
}

import Foundation

/// Cases in data that other programs share, and that stand beside the package and not in it.
///
/// They are looked for in `../shared/vectors`, or where `SHARED_VECTORS` says; cases of ratings also
/// in the file that `RATING_CASES` names.
struct SharedCases {
  let url: URL

  init(_ name: String) {
    let beside = URL(filePath: #filePath).appending(path: "../../../../../shared/vectors")
    let variables = ProcessInfo.processInfo.environment
    let folder = variables["SHARED_VECTORS"].map { URL(filePath: $0) } ?? beside.standardized
    let file = name == "rating-cases.json" ? variables["RATING_CASES"] : nil
    url = file.map { URL(filePath: $0) } ?? folder.appending(path: name)
  }

  var areThere: Bool { FileManager.default.fileExists(atPath: url.path()) }

  func read() throws -> [[String: Any]] {
    let json = try JSONSerialization.jsonObject(with: Data(contentsOf: url))
    return json as? [[String: Any]] ?? []
  }
}

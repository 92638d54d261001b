import Foundation

/// Cases in data that other programs share, and that stand beside the package and not in it.
///
/// They are looked for in `../shared/vectors`, or where `SHARED_VECTORS` says.
struct SharedCases {
  let url: URL

  init(_ name: String) {
    let beside = URL(filePath: #filePath).appending(path: "../../../../../shared/vectors")
    let told = ProcessInfo.processInfo.environment["SHARED_VECTORS"].map { URL(filePath: $0) }
    url = (told ?? beside.standardized).appending(path: name)
  }

  var areThere: Bool { FileManager.default.fileExists(atPath: url.path()) }

  func read() throws -> [[String: Any]] {
    let json = try JSONSerialization.jsonObject(with: Data(contentsOf: url))
    return json as? [[String: Any]] ?? []
  }
}

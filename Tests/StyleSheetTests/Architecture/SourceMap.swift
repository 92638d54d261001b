import Foundation

/// Which file of a module declares which types, and which it names.
struct SourceMap {
  fileprivate struct File {
    let name: String
    let folder: String
    let declared: Set<String>
    let named: Set<String>
  }

  private let files: [File]

  /// Reads `Sources/module`, without comments and without what stands in quotes.
  init(of module: String) throws {
    let root = URL(filePath: #filePath).appending(path: "../../../../Sources/\(module)")
    let paths = try FileManager.default.subpathsOfDirectory(atPath: root.standardized.path())
    files = try paths.filter { $0.hasSuffix(".swift") }.sorted().map { path in
      let file = root.standardized.appending(path: path)
      return try File(
        name: file.lastPathComponent,
        folder: file.deletingLastPathComponent().lastPathComponent,
        code: String(contentsOf: file, encoding: .utf8))
    }
  }

  /// Every folder with a file in it.
  var folders: Set<String> { Set(files.map(\.folder)) }

  /// What a folder names of a folder that stands above it, a sentence each.
  func climbs(past floors: [Set<String>]) -> [String] {
    func floor(of folder: String) -> Int { floors.firstIndex { $0.contains(folder) } ?? -1 }
    return edges.compactMap { user, type, owner in
      floor(of: files[owner].folder) <= floor(of: files[user].folder)
        ? nil
        : "\(files[user].folder)/\(files[user].name) names \(type) of \(files[owner].folder)"
    }
  }

  /// Sets of files that name each other's types in a circle.
  var knots: [[String]] {
    var reachable = files.map { _ in Set<Int>() }
    for start in files.indices {
      var waiting = [start]
      while let file = waiting.popLast() {
        for next in targets[file] where reachable[start].insert(next).inserted {
          waiting.append(next)
        }
      }
    }
    var seen: Set<Int> = []
    return files.indices.compactMap { file in
      guard !seen.contains(file), reachable[file].contains(file) else { return nil }
      let knot = reachable[file].filter { reachable[$0].contains(file) }
      seen.formUnion(knot)
      return knot.map { files[$0].name }.sorted()
    }
  }

  private var targets: [[Int]] {
    var targets = files.map { _ in [Int]() }
    for edge in edges { targets[edge.user].append(edge.owner) }
    return targets
  }

  /// Each type that a file names and another one declares.
  private var edges: [(user: Int, type: String, owner: Int)] {
    var owners: [String: Int] = [:]
    for (index, file) in files.enumerated() {
      for type in file.declared { owners[type] = index }
    }
    return files.enumerated().flatMap { index, file in
      file.named.sorted().compactMap { type in
        owners[type].flatMap { $0 == index ? nil : (index, type, $0) }
      }
    }
  }
}

extension SourceMap.File {
  /// A type declared at the left margin is a type of the module; one further in belongs to it.
  fileprivate init(name: String, folder: String, code: String) {
    let plain = code.replacing(/(?s)""".*?"""/, with: "")
      .replacing(/(?m)\/\/.*$/, with: "")
      .replacing(/"[^"\n]*"/, with: "")
    self.name = name
    self.folder = folder
    declared = Set(
      plain.matches(
        of:
          /(?m)^(?:(?:public|package|private|fileprivate) )?(?:indirect )?(?:struct|enum|protocol|typealias) (\w+)/
      )
      .map { String($0.1) })
    // A name behind a dot is a member of something that is named already, and a type inside
    // another may have the name of one elsewhere.
    let inner = plain.matches(of: /\b(?:struct|enum|protocol|typealias) (\w+)/)
    named = Set(plain.matches(of: /(?:^|[^.\w])([A-Z]\w+)/).map { String($0.1) })
      .subtracting(inner.map { String($0.1) })
  }
}

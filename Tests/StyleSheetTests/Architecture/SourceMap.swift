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
    self.init(
      try paths.filter { $0.hasSuffix(".swift") }.sorted().map { path in
        let file = root.standardized.appending(path: path)
        return (path: "\(module)/\(path)", code: try String(contentsOf: file, encoding: .utf8))
      })
  }

  /// A map of files by their paths.
  init(_ sources: [(path: String, code: String)]) {
    files = sources.map { path, code in
      let names = path.split(separator: "/").map(String.init)
      return File(name: names.last ?? "", folder: names.dropLast().last ?? "", code: code)
    }
  }

  /// Every folder with a file in it.
  var folders: Set<String> { Set(files.map(\.folder)) }

  /// What a folder names of another that does not stand below it, a sentence each.
  func climbs(past floors: [Set<String>]) -> [String] {
    func floor(of folder: String) -> Int { floors.firstIndex { $0.contains(folder) } ?? -1 }
    return edges.compactMap { user, type, owner in
      let (from, to) = (files[user].folder, files[owner].folder)
      return from == to || floor(of: to) < floor(of: from)
        ? nil
        : "\(from)/\(files[user].name) names \(type) of \(to)"
    }
  }

  /// Sets of files that name each other's types in a circle.
  var knots: [[String]] {
    let targets = targets
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
    self.name = name
    self.folder = folder
    var declared: Set<String> = []
    var inner: Set<String> = []
    var named: Set<String> = []
    for line in Self.plainLines(of: code) {
      let words = Self.words(of: line)
      for (number, word) in words.enumerated() {
        // A name behind a dot is a member of something that is named already.
        if !word.isMember, word.text.first?.isUppercase == true { named.insert(word.text) }
        guard number > 0, Self.kinds.contains(words[number - 1].text),
          word.text.first?.isUppercase == true
        else { continue }
        inner.insert(word.text)
        if line.first != 0x20 { declared.insert(word.text) }
      }
    }
    self.declared = declared
    // A type inside another may have the name of one elsewhere.
    self.named = named.subtracting(inner)
  }

  private static let kinds: Set<String> = [
    "struct", "enum", "protocol", "typealias", "class", "actor",
  ]

  /// The lines of a file without comments and without what stands in quotes.
  private static func plainLines(of code: String) -> [[UInt8]] {
    var isInText = false
    return code.utf8.split(separator: 0x0A).map { line in
      let line = Array(line)
      let isPlain = !line.contains(UInt8(ascii: "\"")) && !line.contains(UInt8(ascii: "/"))
      if isPlain { return isInText ? [] : line }
      var plain: [UInt8] = []
      var isQuoted = false
      var rest = line[...]
      while let byte = rest.first {
        if rest.starts(with: "\"\"\"".utf8) {
          isInText.toggle()
          rest = rest.dropFirst(3)
          continue
        }
        rest = rest.dropFirst()
        if isInText { continue }
        if byte == UInt8(ascii: "\"") { isQuoted.toggle() }
        if isQuoted { continue }
        if byte == UInt8(ascii: "/"), rest.first == byte { break }
        plain.append(byte)
      }
      return plain
    }
  }

  /// The words of a line, and whether each is a member of what stands in front of it.
  private static func words(of line: [UInt8]) -> [(text: String, isMember: Bool)] {
    func isPart(_ byte: UInt8) -> Bool {
      byte == UInt8(ascii: "_") || byte >= 0x80 || (0x30...0x39).contains(byte)
        || (0x41...0x5A).contains(byte & 0xDF)
    }
    return line.indices.split { !isPart(line[$0]) }.map { range in
      let start = range[range.startIndex]
      return (
        String(decoding: range.map { line[$0] }, as: UTF8.self),
        start > 0 && line[start - 1] == UInt8(ascii: ".")
      )
    }
  }
}

import Foundation

/// The types that each file of a module declares and names.
struct SourceMap {
  fileprivate struct File {
    let name: String
    let folder: String
    let declared: Set<String>
    let named: Set<String>
  }

  private let files: [File]

  /// Reads `Sources/module`, ignoring comments and string literals, except for interpolated code.
  init(of module: String) throws {
    let root = URL(filePath: #filePath).appending(path: "../../../../Sources/\(module)")
    let paths = try FileManager.default.subpathsOfDirectory(atPath: root.standardized.path())
    self.init(
      try paths.filter { $0.hasSuffix(".swift") }.sorted().map { path in
        let file = root.standardized.appending(path: path)
        return (path: "\(module)/\(path)", code: try String(contentsOf: file, encoding: .utf8))
      })
  }

  /// Creates a map from the paths and the code of files.
  init(_ sources: [(path: String, code: String)]) {
    files = sources.map { path, code in
      let names = path.split(separator: "/").map(String.init)
      return File(name: names.last ?? "", folder: names.dropLast().last ?? "", code: code)
    }
  }

  /// The folders that contain files.
  var folders: Set<String> { Set(files.map(\.folder)) }

  /// Describes each use of a type in another folder that is not in a lower layer.
  func upwardReferences(in layers: [Set<String>]) -> [String] {
    func layer(of folder: String) -> Int { layers.firstIndex { $0.contains(folder) } ?? -1 }
    return edges.compactMap { user, type, owner in
      let (from, to) = (files[user].folder, files[owner].folder)
      return from == to || layer(of: to) < layer(of: from)
        ? nil
        : "\(from)/\(files[user].name) names \(type) of \(to)"
    }
  }

  /// The sets of files with cyclic dependencies.
  var cycles: [[String]] {
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
      let cycle = reachable[file].filter { reachable[$0].contains(file) }
      seen.formUnion(cycle)
      return cycle.map { files[$0].name }.sorted()
    }
  }

  private var targets: [[Int]] {
    var targets = files.map { _ in [Int]() }
    for edge in edges { targets[edge.user].append(edge.owner) }
    return targets
  }

  /// The uses of types that another file declares.
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
  /// Reads a file; only unindented declarations that are not private count as types of the module.
  fileprivate init(name: String, folder: String, code: String) {
    self.name = name
    self.folder = folder
    var declared: Set<String> = []
    var named: Set<String> = []
    var quotes = Quotes()
    for line in code.utf8.split(separator: 0x0A).map({ quotes.plain(Array($0)) }) {
      let words = Self.words(of: line)
      let isOfModule = line.first != 0x20 && !words.contains { Self.hiding.contains($0.text) }
      for (number, word) in words.enumerated() where Self.isType(word.text) {
        // The type of a member after a dot is recorded already.
        if !word.isMember { named.insert(word.text) }
        if isOfModule, number > 0, Self.kinds.contains(words[number - 1].text) {
          declared.insert(word.text)
        }
      }
    }
    self.declared = declared
    self.named = named
  }

  private static let kinds: Set<String> = [
    "struct", "enum", "protocol", "typealias", "class", "actor",
  ]

  private static let hiding: Set<String> = ["private", "fileprivate"]

  /// Splits a line into words, and records which of them follow a dot.
  private static func words(of line: [UInt8]) -> [(text: String, isMember: Bool)] {
    func isPart(_ byte: UInt8) -> Bool {
      byte == UInt8(ascii: "_") || byte >= 0x80 || (0x30...0x39).contains(byte)
        || (0x41...0x5A).contains(byte & 0xDF)
    }
    var words: [(text: String, isMember: Bool)] = []
    var start = 0
    for end in 0...line.count where end == line.count || !isPart(line[end]) {
      if start < end {
        let isMember = start > 0 && line[start - 1] == UInt8(ascii: ".")
        words.append((String(decoding: line[start..<end], as: UTF8.self), isMember))
      }
      start = end + 1
    }
    return words
  }

  /// True if a word begins with an uppercase letter, like the name of a type.
  private static func isType(_ word: String) -> Bool {
    word.utf8.first.map { (0x41...0x5A).contains($0) } ?? false
  }
}

/// The nested string literals and interpolations at a position in a file.
private struct Quotes {
  /// A single-line or multiline literal, or an interpolation with its number of open parentheses.
  private enum Place { case line, lines, interpolation(Int) }

  private var places: [Place] = []

  /// Removes the comment and the string literals of a line, except for interpolated code.
  mutating func plain(_ line: [UInt8]) -> [UInt8] {
    if places.isEmpty, line.drop(while: { $0 == 0x20 }).starts(with: "//".utf8) { return [] }
    var plain: [UInt8] = []
    var isQuoted = isQuoted
    var place = 0
    while place < line.count {
      var count = 1
      switch line[place] {
      // Only '"', '(', ')', '/' and '\' begin or end literals, interpolations and comments.
      case 0x22, 0x28, 0x29, 0x2F, 0x5C:
        let rest = line[place...]
        if !isQuoted, rest.starts(with: "//".utf8) { return plain }
        count = step(rest)
        isQuoted = self.isQuoted
      default: break
      }
      if !isQuoted, count == 1 { plain.append(line[place]) }
      place += count
    }
    return plain
  }

  private var isQuoted: Bool {
    switch places.last {
    case .line, .lines: true
    case .interpolation, nil: false
    }
  }

  /// Updates the nesting at the start of `rest`, and returns the number of bytes read.
  private mutating func step(_ rest: ArraySlice<UInt8>) -> Int {
    switch places.last {
    case .line, .lines:
      if rest.starts(with: "\\(".utf8) {
        places.append(.interpolation(1))
        return 2
      }
      if rest.first == UInt8(ascii: "\\") { return 2 }
    case .interpolation(let depth):
      let change = rest.first == UInt8(ascii: "(") ? 1 : rest.first == UInt8(ascii: ")") ? -1 : 0
      places[places.count - 1] = .interpolation(depth + change)
      if depth + change == 0 { places.removeLast() }
      if change != 0 { return 1 }
    case nil: break
    }
    return stepOverQuote(rest)
  }

  private mutating func stepOverQuote(_ rest: ArraySlice<UInt8>) -> Int {
    switch places.last {
    case .line where rest.first == UInt8(ascii: "\""): places.removeLast()
    case .lines where rest.starts(with: "\"\"\"".utf8):
      places.removeLast()
      return 3
    case .line, .lines: break
    case .interpolation, nil:
      if rest.starts(with: "\"\"\"".utf8) {
        places.append(.lines)
        return 3
      }
      if rest.first == UInt8(ascii: "\"") { places.append(.line) }
    }
    return 1
  }
}

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

  /// Reads `Sources/module`, without comments and without what stands in quotes and is not interpolated.
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
  /// A type declared at the left margin is a type of the module, unless only its file can name it;
  /// one further in belongs to it.
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
        // A name behind a dot is a member of something that is named already.
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

  /// The words of a line, and whether each is a member of what stands in front of it.
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

  /// True if a word begins as the name of a type does.
  private static func isType(_ word: String) -> Bool {
    word.utf8.first.map { (0x41...0x5A).contains($0) } ?? false
  }
}

/// What stands in quotes at a place in a file.
private struct Quotes {
  /// A quote of one line or of several, or an interpolation with its open parentheses.
  private enum Place { case line, lines, interpolation(Int) }

  private var places: [Place] = []

  /// A line without its comment, and without what stands in quotes and is not interpolated.
  mutating func plain(_ line: [UInt8]) -> [UInt8] {
    if places.isEmpty, line.drop(while: { $0 == 0x20 }).starts(with: "//".utf8) { return [] }
    var plain: [UInt8] = []
    var isQuoted = isQuoted
    var place = 0
    while place < line.count {
      var count = 1
      switch line[place] {
      // Only '"', '(', ')', '/' and '\' begin or end anything.
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

  /// Goes over the first bytes of `rest`, and returns how many.
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

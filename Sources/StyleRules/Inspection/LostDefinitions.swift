import StyleSheet

/// The names of variables whose definitions are lost to a fault of the text on their lines, to the
/// side of a merge conflict that is not read, or to a comment that takes them in.
///
/// The fault or the comment is the finding; that such a variable is not defined follows from it.
struct LostDefinitions {
  private let names: Set<String>

  /// The first word of each line that has a fault, and what comments define.
  ///
  /// - Complexity: O(n) in the number of faults and the length of what stands in front of them.
  init(of sheet: Sheet, and swallowed: [SwallowedText]) {
    let bytes = sheet.source.bytes
    var names = Set(swallowed.lazy.flatMap(\.variables).map { String($0.dropFirst()) })
    var last = -1
    for variable in sheet.variablesInConflicts where variable.isDefined {
      names.insert(String(variable.name.dropFirst()))
    }
    for problem in sheet.tree.problems.sorted(by: { $0.start < $1.start }) {
      var start = min(Int(problem.start), bytes.count)
      // The sign of `@{name}` is a name by itself.
      if start > 0, bytes[start - 1] == UInt8(ascii: "@") { names.insert("") }
      while start > 0, !bytes[start - 1].isLineEnd, start > last { start -= 1 }
      guard start > last else { continue }
      last = start
      let end = min(bytes.count, start + Self.longest)
      let word = bytes[start..<end].drop { !$0.isLetterOrDigit && !$0.isLineEnd }
        .prefix { $0.isLetterOrDigit || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_") }
      if !word.isEmpty { names.insert(String(decoding: word, as: UTF8.self)) }
    }
    self.names = names
  }

  /// How much of a line is looked at.
  private static let longest = 200

  /// Whether a line with a fault begins with a name, whatever sign is in front of it.
  func contains(_ name: String) -> Bool { names.contains(name) }
}

extension Sheet {
  /// The variables on the sides of merge conflicts that are not read, and whether they are defined
  /// there.
  var variablesInConflicts: [(name: String, isDefined: Bool)] {
    guard tree.hasForeignText else { return [] }
    var found: [(name: String, isDefined: Bool)] = []
    for index in tree.elements.indices where tree.elements[index].kind == .conflict {
      // The marks around the side are left out: they would make a conflict of it again.
      let lines = source.bytes[tree.range(of: index)]
        .split(omittingEmptySubsequences: false, whereSeparator: \.isLineEnd)
      guard lines.count > 2 else { continue }
      let side = lines[1..<lines.count - 1].joined(separator: [0x0A])
      let part = SourceText(bytes: Array(side))
      let tokens = part.tokens.filter { !$0.kind.isTrivia }
      for (place, token) in tokens.enumerated() where token.kind == .variable {
        let next = tokens.dropFirst(place + 1).first
        found.append((part[token.range], next?.kind == .colon))
      }
    }
    return found
  }
}

extension UInt8 {
  fileprivate var isLetterOrDigit: Bool {
    (0x61...0x7A).contains(self | 0x20) || (0x30...0x39).contains(self)
  }
}

import StyleSheet

/// The names of variables whose definitions are lost to a syntax error on their line, to a skipped
/// side of a merge conflict, or to an unclosed comment.
///
/// The error or the comment is reported; the undefined variable is a consequence.
struct LostDefinitions {
  private let names: Set<String>

  /// Collects the first word of each line with a syntax error, and variables in comments and
  /// conflicts.
  ///
  /// - Complexity: O(n) in the number of errors and the length of the text before them.
  init(of sheet: Sheet, and swallowed: [SwallowedText]) {
    let bytes = sheet.source.bytes
    var names = Set(swallowed.lazy.flatMap(\.variables).map { String($0.dropFirst()) })
    var last = -1
    for variable in sheet.variablesInConflicts where variable.isDefined {
      names.insert(String(variable.name.dropFirst()))
    }
    for problem in sheet.tree.problems.sorted(by: { $0.start < $1.start }) {
      var start = min(Int(problem.start), bytes.count)
      // The `@` of `@{name}` is a name by itself.
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

  /// The number of bytes of a line that are read.
  private static let longest = 200

  /// True if the definition of a name, without `@`, is lost.
  func contains(_ name: String) -> Bool { names.contains(name) }
}

extension Sheet {
  /// The variables on the skipped sides of merge conflicts, and whether they are defined there.
  var variablesInConflicts: [(name: String, isDefined: Bool)] {
    guard tree.hasForeignText else { return [] }
    var found: [(name: String, isDefined: Bool)] = []
    for index in tree.elements.indices where tree.elements[index].kind == .conflict {
      // Without the conflict markers, which would be parsed as a conflict again.
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

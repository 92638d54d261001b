/// The names of variables whose definitions are lost to a fault of the text on their lines, or to a
/// comment that takes them in.
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
    for problem in sheet.tree.problems {
      var start = min(Int(problem.start), bytes.count)
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

extension UInt8 {
  fileprivate var isLetterOrDigit: Bool {
    (0x61...0x7A).contains(self | 0x20) || (0x30...0x39).contains(self)
  }
}

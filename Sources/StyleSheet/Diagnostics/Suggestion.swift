/// Which of many known words somebody meant.
package enum Suggestion {
  /// The known word nearest to `word`, if one is near enough to be meant.
  ///
  /// Near is one slip (a letter dropped, doubled, swapped with its neighbor or replaced) in a word
  /// of up to five letters, two up to eleven, three beyond; a difference of case alone, or of `_`
  /// for `-`, is none. Of equally near ones the one in front of `known` wins; nothing is suggested
  /// for the word itself.
  ///
  /// - Complexity: O(known × length²) in the worst case; words of other lengths are passed over.
  package static func nearest(to word: String, among known: some Sequence<String>) -> String? {
    match(word, among: known)?.word
  }

  /// The known word nearest to another, and whether it is nearer than all the rest.
  package struct Match: Hashable, Sendable {
    package let word: String
    /// How many slips apart they are; 0 where only the case of letters differs.
    package let distance: Int
    /// Whether no other known word is as near.
    package let isAlone: Bool

    /// A word that can be told without comparing.
    static func certain(_ word: String) -> Self { Self(word: word, distance: 0, isAlone: true) }
  }

  /// The same as ``nearest(to:among:)``, with a word about the others.
  package static func match(_ word: String, among known: some Sequence<String>) -> Match? {
    let wanted = letters(word)
    guard !wanted.isEmpty, wanted.count <= 128 else { return nil }
    let reach = wanted.count <= 5 ? 1 : wanted.count <= 11 ? 2 : 3
    var best: Match?
    var least = reach + 1
    for candidate in known where candidate != word {
      guard abs(candidate.utf8.count - wanted.count) <= least else { continue }
      let distance = distance(wanted, letters(candidate), below: least + 1)
      if distance < least {
        best = Match(word: candidate, distance: distance, isAlone: true)
        least = distance
      } else if distance == least, let nearest = best, nearest.word != candidate {
        best = Match(word: nearest.word, distance: least, isAlone: false)
      }
    }
    return best
  }

  /// Lower-case bytes, with one separator for all.
  private static func letters(_ word: String) -> [UInt8] {
    word.utf8.map { byte in
      switch byte {
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): byte | 0x20
      case UInt8(ascii: "_"): UInt8(ascii: "-")
      default: byte
      }
    }
  }

  /// The number of slips between two words (Damerau, Levenshtein), or `limit` if not below it.
  private static func distance(_ left: [UInt8], _ right: [UInt8], below limit: Int) -> Int {
    guard abs(left.count - right.count) < limit else { return limit }
    var before: [Int] = []
    var above = Array(0...right.count)
    for row in left.indices {
      var line = [row + 1]
      line.reserveCapacity(right.count + 1)
      var least = row + 1
      for column in right.indices {
        var cost = min(
          above[column] + (left[row] == right[column] ? 0 : 1),
          above[column + 1] + 1, line[column] + 1)
        if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
          cost = min(cost, before[column - 1] + 1)
        }
        line.append(cost)
        least = min(least, cost)
      }
      if least >= limit { return limit }
      (before, above) = (above, line)
    }
    return min(above[right.count], limit)
  }
}

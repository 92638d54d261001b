/// Measures the edit distance from a written word to known words.
///
/// It is the Damerau-Levenshtein distance with weighted errors; see ``Slip``.
struct SlipMeter {
  private let letters: SlipLetters
  private let keyboard = Keyboard.shared
  /// The number of letter pairs compared so far.
  package private(set) var effort = 0
  /// For each letter of the current known word, the cost if it is missing.
  ///
  /// Computed on demand, because few words of a shelf are compared letter by letter.
  private var lacks: [Int] = []
  /// Three rows of the table in one array: the one before the last, the last, and the current one.
  private var cells: [Int] = []

  init(of wanted: SlipLetters) {
    letters = wanted
  }

  private var wanted: [UInt8] { letters.bytes }

  /// Returns the edit distance to `known`, or nil if it exceeds `limit`.
  ///
  /// - Complexity: O(length²), after removing the common ends of the words.
  mutating func distance(
    to known: ArraySlice<UInt8>, atMost limit: Int
  ) -> Int? {
    var front = 0
    let shorter = min(wanted.count, known.count)
    while front < shorter, wanted[front] == known[known.startIndex + front] { front += 1 }
    var back = 0
    while back < shorter - front,
      wanted[wanted.count - 1 - back] == known[known.endIndex - 1 - back]
    { back += 1 }
    let rows = front..<wanted.count - back
    let columns = known.startIndex + front..<known.endIndex - back
    lacks.removeAll(keepingCapacity: true)
    for index in columns { lacks.append(Self.lack(of: known, at: index)) }
    return distance(rows, known[columns], limit)
  }

  /// Returns the cost of a missing letter.
  private static func lack(of word: ArraySlice<UInt8>, at index: Int) -> Int {
    let byte = word[index]
    if byte == SlipLetters.separator { return Slip.separator }
    let isDouble =
      index > word.startIndex && word[index - 1] == byte
      || index + 1 < word.endIndex && word[index + 1] == byte
    return isDouble ? Slip.double : Slip.lack
  }

  private mutating func distance(
    _ rows: Range<Int>, _ known: ArraySlice<UInt8>, _ limit: Int
  ) -> Int? {
    let width = known.count + 1
    if cells.count < 3 * width { cells = [Int](repeating: 0, count: 3 * width) }
    var lines = Lines(before: 0, last: width, next: 2 * width)
    cells[lines.last] = 0
    for column in lacks.indices {
      cells[lines.last + column + 1] = cells[lines.last + column] + lacks[column]
    }
    var leastBefore = 0
    for row in rows {
      effort += known.count
      let least = fill(lines, row, isFirst: row == rows.lowerBound, known)
      // A transposition refers to the row before the last.
      if least > limit, leastBefore > limit { return nil }
      leastBefore = least
      lines = Lines(before: lines.last, last: lines.next, next: lines.before)
    }
    let distance = cells[lines.last + known.count]
    return distance <= limit ? distance : nil
  }

  /// The offsets of the rows of the table.
  private struct Lines {
    let before, last, next: Int
  }

  /// Fills the row of one letter and returns its minimum.
  private mutating func fill(
    _ lines: Lines, _ row: Int, isFirst: Bool, _ known: ArraySlice<UInt8>
  ) -> Int {
    let letter = wanted[row]
    let excess = letters.excess(at: row, on: keyboard)
    var cost = cells[lines.last] + excess
    cells[lines.next] = cost
    var least = cost
    var column = 0
    for index in known.indices {
      cost = min(
        cells[lines.last + column] + replacement(letter, known[index]),
        cells[lines.last + column + 1] + excess, cost + lacks[column])
      if !isFirst, column > 0, letter == known[index - 1], wanted[row - 1] == known[index] {
        cost = min(cost, cells[lines.before + column - 1] + Slip.swap)
      }
      column += 1
      cells[lines.next + column] = cost
      least = min(least, cost)
    }
    return least
  }

  /// Returns the cost of `right` in place of `left`.
  private func replacement(_ left: UInt8, _ right: UInt8) -> Int {
    if left == right { return 0 }
    if keyboard.areNeighbors(left, right) { return Slip.neighbor }
    return Self.isVowel(left) && Self.isVowel(right) ? Slip.vowel : Slip.replacement
  }

  private static func isVowel(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a"), UInt8(ascii: "e"), UInt8(ascii: "i"), UInt8(ascii: "o"),
      UInt8(ascii: "u"):
      true
    default: false
    }
  }
}

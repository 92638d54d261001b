/// Measures how far a word somebody wrote is from known ones.
///
/// The measure is that of Damerau and Levenshtein, with slips that count differently; see ``Slip``.
struct SlipMeter {
  private let wanted: [UInt8]
  private let excesses: [UInt8]
  /// How many pairs of letters have been compared.
  private(set) var effort = 0
  /// For each letter of the known word that is looked at, what it counts if it is left out.
  ///
  /// Few words of a shelf are looked at so closely, so nobody keeps these for all.
  private var lacks: [Int] = []
  /// Three lines of the table: the one before the last, the last, and the one being made.
  private var lines: [[Int]] = [[], [], []]

  init(of wanted: SlipLetters) {
    self.wanted = wanted.bytes
    excesses = wanted.excesses
  }

  /// What the slips between the word and `known` count, or nil if more than `limit`.
  ///
  /// - Complexity: O(length²) of what is left of the words without their common ends.
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
    for index in columns { lacks.append(SlipLetters.lack(of: known, at: index)) }
    return distance(rows, known[columns], limit)
  }

  private mutating func distance(
    _ rows: Range<Int>, _ known: ArraySlice<UInt8>, _ limit: Int
  ) -> Int? {
    for line in lines.indices where lines[line].count <= known.count {
      lines[line] = [Int](repeating: 0, count: known.count + 1)
    }
    lines[1][0] = 0
    for column in lacks.indices { lines[1][column + 1] = lines[1][column] + lacks[column] }
    var leastBefore = 0
    for row in rows {
      effort += known.count
      let least = fill(row, isFirst: row == rows.lowerBound, known)
      // A swap reaches over one line.
      if least > limit, leastBefore > limit { return nil }
      leastBefore = least
      lines.swapAt(0, 1)
      lines.swapAt(1, 2)
    }
    let distance = lines[1][known.count]
    return distance <= limit ? distance : nil
  }

  /// Makes the line of one letter, and tells the least figure in it.
  private mutating func fill(
    _ row: Int, isFirst: Bool, _ known: ArraySlice<UInt8>
  ) -> Int {
    let letter = wanted[row]
    let excess = Int(excesses[row])
    lines[2][0] = lines[1][0] + excess
    var least = lines[2][0]
    var column = 0
    for index in known.indices {
      var cost = min(
        lines[1][column] + SlipLetters.replacement(letter, known[index]),
        lines[1][column + 1] + excess, lines[2][column] + lacks[column])
      if !isFirst, column > 0, letter == known[index - 1], wanted[row - 1] == known[index] {
        cost = min(cost, lines[0][column - 1] + Slip.swap)
      }
      column += 1
      lines[2][column] = cost
      least = min(least, cost)
    }
    return least
  }
}

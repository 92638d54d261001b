/// Combinations of one choice from each of several lists, covering every pair with few rows.
///
/// Lists of 4, 3, 5 and 2 have 120 combinations. Twenty of them contain every *pair* of choices
/// from two lists; most faults are caused by a pair.
///
/// Source: the in-parameter-order strategy of Lei and Tai, "In-parameter-order: a test generation
/// strategy for pairwise testing" (HASE 1998).
public struct CoveringArray: Hashable, Sendable {
  /// The required coverage of the combinations.
  public enum Coverage: String, Hashable, Sendable, CaseIterable {
    /// Every choice of every list.
    case each
    /// Every pair of choices from two lists.
    case pairwise
    /// Every combination.
    case all
  }

  /// The combinations, sorted and without duplicates: an index into each list.
  package let rows: [[Int]]

  /// Creates combinations for lists of these lengths; none if a list is empty, and one empty
  /// combination without lists.
  ///
  /// Equal lengths give equal rows on every system.
  ///
  /// - Complexity: For pairs, O(k² · v⁴) for k lists of v at most; for all, as many as there are.
  package init(of lengths: [Int], _ coverage: Coverage = .pairwise) {
    guard lengths.allSatisfy({ $0 > 0 }) else {
      rows = []
      return
    }
    let found =
      switch coverage {
      case .each: Self.each(lengths)
      case .pairwise where lengths.count > 2: PairGrowth.rows(lengths)
      case .pairwise, .all: Self.all(lengths)
      }
    rows = Set(found).sorted { $0.lexicographicallyPrecedes($1) }
  }

  private static func each(_ lengths: [Int]) -> [[Int]] {
    (0..<(lengths.max() ?? 1)).map { number in lengths.map { number % $0 } }
  }

  private static func all(_ lengths: [Int]) -> [[Int]] {
    lengths.reduce([[]]) { rows, length in
      rows.flatMap { row in (0..<length).map { row + [$0] } }
    }
  }
}

/// Rows that grow list by list: each row by one choice, then new rows for missing pairs.
private struct PairGrowth {
  /// The choice of each list in a row; nil is any choice.
  private typealias Row = [Int?]

  /// The lists, longest first: they determine the number of rows.
  private let order: [Int]
  private let lengths: [Int]
  private var rows: [Row]

  static func rows(_ lengths: [Int]) -> [[Int]] {
    var growth = PairGrowth(lengths)
    for list in 2..<lengths.count { growth.grow(by: list) }
    return growth.filled.map { row in
      var inOrder = row
      for (place, list) in growth.order.enumerated() { inOrder[list] = row[place] }
      return inOrder
    }
  }

  private init(_ lengths: [Int]) {
    order = lengths.indices.sorted { (-lengths[$0], $0) < (-lengths[$1], $1) }
    let sorted = order.map { lengths[$0] }
    self.lengths = sorted
    rows = (0..<sorted[0]).flatMap { first in (0..<sorted[1]).map { [first, $0] } }
  }

  private mutating func grow(by list: Int) {
    var missing = MissingPairs(of: lengths[..<list], with: lengths[list])
    for index in rows.indices {
      // Ties are broken in turn, so that all choices are used.
      let choices = (0..<lengths[list]).map { (index + $0) % lengths[list] }
      let counts = choices.map { missing.count(rows[index], $0) }
      // `max` returns the first of equal elements.
      let best = zip(choices, counts).max { $0.1 < $1.1 }?.0 ?? 0
      missing.remove(rows[index], best)
      rows[index].append(best)
    }
    for (earlier, old, new) in missing.all { add(old, of: earlier, with: new, of: list) }
  }

  /// Adds a pair to a row that has room for it, or to a new one.
  private mutating func add(_ old: Int, of earlier: Int, with new: Int, of list: Int) {
    let place = rows.indices.first { index in
      rows[index][list] == new && (rows[index][earlier] ?? old) == old
    }
    if let place {
      rows[place][earlier] = old
    } else {
      var row = Row(repeating: nil, count: list + 1)
      row[earlier] = old
      row[list] = new
      rows.append(row)
    }
  }

  /// The rows, with open choices filled in turn.
  private var filled: [[Int]] {
    rows.enumerated().map { number, row in
      row.enumerated().map { list, choice in choice ?? number % lengths[list] }
    }
  }
}

/// The pairs of a choice from an earlier list and one from the newest that are in no row yet.
private struct MissingPairs {
  /// Indexed by the earlier list, its choice, and the newest list's choice.
  private var isMissing: [[[Bool]]]

  init(of earlier: ArraySlice<Int>, with newest: Int) {
    isMissing = earlier.map { length in
      [[Bool]](repeating: [Bool](repeating: true, count: newest), count: length)
    }
  }

  /// Returns the number of missing pairs that a row would contain with that choice.
  func count(_ row: [Int?], _ choice: Int) -> Int {
    zip(isMissing, row).count { missing, old in old.map { missing[$0][choice] } ?? false }
  }

  mutating func remove(_ row: [Int?], _ choice: Int) {
    for (list, old) in zip(isMissing.indices, row) {
      if let old { isMissing[list][old][choice] = false }
    }
  }

  /// The missing pairs in the order of the lists and their choices.
  var all: [(list: Int, old: Int, new: Int)] {
    isMissing.enumerated().flatMap { list, choices in
      choices.enumerated().flatMap { old, news in
        news.indices.filter { news[$0] }.map { (list, old, $0) }
      }
    }
  }
}

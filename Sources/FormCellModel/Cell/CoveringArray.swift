/// Choices of one from each of several lists, so few that they can be looked at and so many that
/// they show what happens.
///
/// Of four lists of 4, 3, 5 and 2 there are 120 choices of one from each. That any *two* meet, each
/// of the one list with each of the other, takes twenty: most faults come from two things meeting.
///
/// Source: the in-parameter-order strategy of Lei and Tai, "In-parameter-order: a test generation
/// strategy for pairwise testing" (HASE 1998).
public struct CoveringArray: Hashable, Sendable {
  /// What has to be among the choices.
  public enum Coverage: String, Hashable, Sendable, CaseIterable {
    /// Everything of every list.
    case each
    /// Everything of every list with everything of every other one.
    case pairwise
    /// Every choice there is.
    case all
  }

  /// A choice each: of the first list, of the second, and so on, as numbers from 0 on; in order,
  /// and none twice.
  public let rows: [[Int]]

  /// Choices from lists of these lengths; none if one of the lists is empty, and the one empty
  /// choice without lists.
  ///
  /// Equal lengths give equal rows on every system.
  ///
  /// - Complexity: For pairs, O(k² · v⁴) for k lists of v at most; for all, as many as there are.
  public init(of lengths: [Int], _ coverage: Coverage = .pairwise) {
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

/// Rows that grow list by list: each row by one choice, then as many rows as are still needed.
private struct PairGrowth {
  /// What of a list is chosen in a row; nil is anything.
  private typealias Row = [Int?]

  /// The longest lists first: they decide how many rows there are.
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
      // Of choices that meet equally many, the one that is the next in turn: so all come about.
      let choices = (0..<lengths[list]).map { (index + $0) % lengths[list] }
      var best = choices[0]
      var most = missing.count(rows[index], best)
      for choice in choices.dropFirst() {
        let count = missing.count(rows[index], choice)
        if count > most { (best, most) = (choice, count) }
      }
      missing.remove(rows[index], best)
      rows[index].append(best)
    }
    for (earlier, old, new) in missing.all { add(old, of: earlier, with: new, of: list) }
  }

  /// Puts a pair into a row that has room for it, or into a new one.
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

  /// The rows, with the choices in turn wherever anything would do.
  private var filled: [[Int]] {
    rows.enumerated().map { number, row in
      row.enumerated().map { list, choice in choice ?? number % lengths[list] }
    }
  }
}

/// Pairs of a choice from an earlier list with one from the newest that no row has yet.
private struct MissingPairs {
  /// For each earlier list, for each of its choices, for each of the newest list's.
  private var isMissing: [[[Bool]]]

  init(of earlier: ArraySlice<Int>, with newest: Int) {
    isMissing = earlier.map { length in
      [[Bool]](repeating: [Bool](repeating: true, count: newest), count: length)
    }
  }

  /// How many of them a row would have with that choice.
  func count(_ row: [Int?], _ choice: Int) -> Int {
    zip(isMissing, row).count { missing, old in old.map { missing[$0][choice] } ?? false }
  }

  mutating func remove(_ row: [Int?], _ choice: Int) {
    for (list, old) in zip(isMissing.indices, row) {
      if let old { isMissing[list][old][choice] = false }
    }
  }

  /// In the order of the lists and their choices.
  var all: [(list: Int, old: Int, new: Int)] {
    isMissing.enumerated().flatMap { list, choices in
      choices.enumerated().flatMap { old, news in
        news.indices.filter { news[$0] }.map { (list, old, $0) }
      }
    }
  }
}

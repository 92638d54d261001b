import FormCellModel
import Mutations
import Testing

@Suite struct CoveringArrayTests {
  static let lists: [[Int]] = [
    [], [1], [3], [1, 1, 1], [4, 3], [4, 3, 5, 2], [2, 2, 2, 2, 2, 2, 2, 2], [5, 5, 5, 5],
    [4, 3, 5, 1, 2, 1, 2, 1], [7, 1, 6, 2, 3, 3], [2, 9], [3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3],
  ]

  /// Returns all pairs of places with all pairs of choices in them.
  private static func allPairs(_ lengths: [Int]) -> Set<[Int]> {
    var all: Set<[Int]> = []
    for one in lengths.indices {
      for other in lengths.indices where other > one {
        for first in 0..<lengths[one] {
          for second in 0..<lengths[other] { all.insert([one, first, other, second]) }
        }
      }
    }
    return all
  }

  private static func pairs(in row: [Int]) -> [[Int]] {
    row.indices.flatMap { one in
      row.indices.filter { $0 > one }.map { [one, row[one], $0, row[$0]] }
    }
  }

  @Test(arguments: lists) func everyPairOccurs(_ lengths: [Int]) {
    let rows = CoveringArray(of: lengths, .pairwise).rows
    #expect(Self.allPairs(lengths).subtracting(rows.flatMap { Self.pairs(in: $0) }).isEmpty)
  }

  /// All lists with all coverages; `.all` only for short lists unless `Trials.areMany`.
  static let coverings = lists.flatMap { lengths in
    CoveringArray.Coverage.allCases.filter {
      $0 != .all || Trials.areMany || lengths.reduce(1, *) < 10_000
    }.map { (lengths, $0) }
  }

  @Test(arguments: coverings)
  func rowsAreValidAndUnique(_ lengths: [Int], _ coverage: CoveringArray.Coverage) {
    let rows = CoveringArray(of: lengths, coverage).rows
    #expect(Set(rows).count == rows.count)
    for row in rows {
      #expect(row.count == lengths.count)
      #expect(zip(row, lengths).allSatisfy { 0 <= $0 && $0 < $1 })
    }
  }

  @Test(arguments: coverings)
  func everyChoiceOccurs(_ lengths: [Int], _ coverage: CoveringArray.Coverage) {
    let rows = CoveringArray(of: lengths, coverage).rows
    for (place, length) in lengths.enumerated() {
      #expect(Set(rows.map { $0[place] }) == Set(0..<length))
    }
  }

  /// The least number of rows is the product of the two longest lists' lengths.
  @Test(arguments: [
    ([4, 3, 5, 2], 20), ([4, 3, 5, 1, 2, 1, 2, 1], 20), ([5, 5, 5, 5], 36),
    ([2, 2, 2, 2, 2, 2, 2, 2], 10), ([3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3], 24),
  ])
  func pairsTakeFewRows(_ lengths: [Int], atMost most: Int) {
    #expect(CoveringArray(of: lengths, .pairwise).rows.count <= most)
  }

  @Test func allCoverageHasEveryRow() {
    #expect(CoveringArray(of: [4, 3, 5, 2], .all).rows.count == 120)
    #expect(CoveringArray(of: [], .all).rows == [[]])
    #expect(CoveringArray(of: [2, 0, 3], .all).rows == [])
  }
}

import FormCellModel
import Mutations
import Testing

@Suite struct ReviewPercentagesTests {
  typealias Row = (
    votes: [Int], decimals: Int, truncated: [FixedDecimal], rounded: [FixedDecimal],
    addingUp: [FixedDecimal]
  )

  static let rows: [Row] = [
    ([1, 1, 1], 1, [33.3, 33.3, 33.3], [33.3, 33.3, 33.3], [33.3, 33.3, 33.4]),
    ([1, 2, 0], 0, [33, 66, 0], [33, 67, 0], [33, 67, 0]),
    ([1, 5, 0], 1, [16.6, 83.3, 0], [16.7, 83.3, 0], [16.7, 83.3, 0]),
    (
      [1, 1, 1, 1, 1, 1, 1, 1], 0, .init(repeating: 12, count: 8), .init(repeating: 13, count: 8),
      [12, 12, 12, 12, 13, 13, 13, 13]
    ),
    ([0, 0, 0, 1, 0], 1, [0, 0, 0, 100, 0], [0, 0, 0, 100, 0], [0, 0, 0, 100, 0]),
    ([0, 0, 0], 1, [0, 0, 0], [0, 0, 0], [0, 0, 0]),
    ([], 1, [], [], []),
  ]

  @Test(arguments: rows)
  func percentagesAreRoundedByTheRule(_ row: Row) {
    let counts = ReviewCounts(row.votes)
    #expect(ReviewPercentages(.truncated, decimals: row.decimals)(counts) == row.truncated)
    #expect(ReviewPercentages(.rounded, decimals: row.decimals)(counts) == row.rounded)
    #expect(ReviewPercentages(.addingUp, decimals: row.decimals)(counts) == row.addingUp)
  }

  @Test(arguments: [(-3, 0), (0, 0), (6, 6), (99, 6)])
  func decimalsAreClamped(_ asked: Int, _ given: Int) {
    #expect(ReviewPercentages(.rounded, decimals: asked).decimals == given)
  }

  /// Percentages add up to 100, keep the order of the votes, and are exact to less than a step.
  @Test(arguments: 0...6)
  func percentagesThatAddUpAreFair(_ decimals: Int) throws {
    var random = SplitMix64(seed: UInt64(decimals))
    let largest = [1, 3, 100, 1_000_000_000]
    for _ in 0..<300 {
      let limit = random.element(of: largest)
      let votes = (0..<random.below(12) + 1).map { _ in random.below(limit + 1) }
      let counts = ReviewCounts(votes)
      guard counts.total > 0 else { continue }
      let percentages = ReviewPercentages(.addingUp, decimals: decimals)(counts)
      #expect(percentages.reduce(0) { $0 + $1.millionths } == 100_000_000)
      for (index, percentage) in percentages.enumerated() {
        let share = try #require(Ratio(Int64(votes[index]), over: Int64(counts.total)))
        #expect(percentage >= share.percentage(decimals: decimals, .down))
        #expect(percentage <= share.percentage(decimals: decimals, .up))
        for other in votes.indices where votes[other] > votes[index] {
          #expect(percentages[other] >= percentage, "\(votes)")
        }
      }
    }
  }
}

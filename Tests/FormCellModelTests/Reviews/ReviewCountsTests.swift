import FormCellModel
import Testing

@Suite struct ReviewCountsTests {
  struct Case: CustomTestStringConvertible {
    let testDescription: String
    let counts: ReviewCounts
    let total, largest: Int
    let average: Ratio?

    init(
      _ description: String, _ votes: [Int], _ total: Int, _ largest: Int, _ average: Ratio?
    ) {
      testDescription = description
      counts = ReviewCounts(votes)
      self.total = total
      self.largest = largest
      self.average = average
    }
  }

  @Test(arguments: [
    Case("nobody voted", [0, 0, 0, 0, 0], 0, 0, nil),
    Case("there is no kind of vote", [], 0, 0, nil),
    Case("one vote", [0, 0, 0, 1, 0], 1, 1, Ratio(4, over: 1)),
    Case("many votes", [3, 1, 2, 4, 10], 20, 10, Ratio(77, over: 20)),
    Case("a scale of ten", [0, 0, 0, 0, 0, 0, 0, 0, 1, 2], 3, 2, Ratio(29, over: 3)),
    Case("less than none is none", [-5, 2], 2, 2, Ratio(2, over: 1)),
    Case(
      "there is a most", [.max, .max], 2_000_000_000, 1_000_000_000, Ratio(3, over: 2)),
  ])
  func totalAndAverageAreExact(_ c: Case) {
    #expect(c.counts.total == c.total)
    #expect(c.counts.largest == c.largest)
    #expect(c.counts.average == c.average)
  }

  @Test func countsAreLimitedToAHundredKinds() {
    let counts = ReviewCounts(Array(repeating: Int.max, count: 300))
    #expect(counts.mostStars == 100)
    #expect(counts.total == 100_000_000_000)
    #expect(counts.average == Ratio(101, over: 2))
  }

  @Test(arguments: [.min, -1, 0, 4, .max] as [Int])
  func starsOutsideTheScaleHaveNoVotesAndGetNone(_ stars: Int) {
    let counts = ReviewCounts([1, 2, 3])
    #expect(counts[stars] == 0)
    #expect(counts.voting(stars) == nil)
    #expect(counts.voting(2, insteadOf: stars) == ReviewCounts([1, 3, 3]))
  }

  @Test(
    arguments: [
      ([0, 0, 0, 0, 0], nil, 4, [0, 0, 0, 1, 0]), ([0, 0, 0, 1, 0], 4, 2, [0, 1, 0, 0, 0]),
      ([1, 0, 0, 1, 0], 1, 1, [1, 0, 0, 1, 0]), ([5, 5, 5, 5, 5], 5, 1, [6, 5, 5, 5, 4]),
      ([0, 0, 0, 0, 1], 2, 3, [0, 0, 1, 0, 1]),
    ] as [([Int], Int?, Int, [Int])])
  func aVoteIsAddedOrMoved(_ votes: [Int], _ earlier: Int?, _ stars: Int, _ after: [Int]) {
    #expect(ReviewCounts(votes).voting(stars, insteadOf: earlier) == ReviewCounts(after))
  }

  /// A vote that is changed and changed back counts once.
  @Test func votesCanBeMovedBack() {
    for first in 1...5 {
      for second in 1...5 {
        let counts = ReviewCounts([3, 0, 1, 7, 0])
        let after = counts.voting(first)?.voting(second, insteadOf: first)
        #expect(after?.total == counts.total + 1)
        #expect(after?.voting(first, insteadOf: second) == counts.voting(first))
      }
    }
  }
}

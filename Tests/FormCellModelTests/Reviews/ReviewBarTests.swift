import Testing

@testable import FormCellModel

@Suite struct ReviewBarTests {
  @Test func thereIsABarForEveryNumberOfStars() throws {
    let counts = ReviewCounts([1, 0, 3])
    let expected = [
      ReviewBar(
        stars: 3, count: 3, shareOfTotal: try #require(Ratio(3, over: 4)),
        shareOfLargest: try #require(Ratio(1, over: 1)), percentage: 75),
      ReviewBar(stars: 2, count: 0, shareOfTotal: .zero, shareOfLargest: .zero, percentage: 0),
      ReviewBar(
        stars: 1, count: 1, shareOfTotal: try #require(Ratio(1, over: 4)),
        shareOfLargest: try #require(Ratio(1, over: 3)), percentage: 25),
    ]
    #expect(counts.bars() == expected)
  }

  @Test func sharesAreZeroWithoutVotes() {
    for bar in ReviewCounts.none.bars() {
      #expect(bar.shareOfTotal == .zero)
      #expect(bar.shareOfLargest == .zero)
      #expect(bar.percentage == 0)
    }
  }
}

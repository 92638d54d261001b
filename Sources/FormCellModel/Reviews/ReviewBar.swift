/// One bar of a chart of reviews: a number of stars, its votes and their share.
package struct ReviewBar: Hashable, Sendable {
  /// The number of stars; at least 1.
  package let stars: Int
  package let count: Int
  /// The share of all votes; 0 without votes.
  package let shareOfTotal: Ratio
  /// The share of the largest count in the chart; 0 without votes.
  package let shareOfLargest: Ratio
  /// The percentage of all votes, rounded by the chart's rule.
  package let percentage: FixedDecimal
}

extension ReviewCounts {
  /// Returns a bar for every number of stars, that with the most stars first.
  package func bars(
    percentages: ReviewPercentages = ReviewPercentages(.addingUp, decimals: 0)
  ) -> [ReviewBar] {
    let total = exactTotal
    let largest = Int64(largest)
    let bars = zip(votes, percentages(self)).enumerated().map { index, bar in
      ReviewBar(
        stars: index + 1, count: bar.0,
        shareOfTotal: Ratio(Int64(bar.0), over: total) ?? .zero,
        shareOfLargest: Ratio(Int64(bar.0), over: largest) ?? .zero,
        percentage: bar.1)
    }
    return bars.reversed()
  }
}

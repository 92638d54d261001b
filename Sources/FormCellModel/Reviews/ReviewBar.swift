/// One bar of a chart of reviews: a number of stars, its votes and their share.
public struct ReviewBar: Hashable, Sendable {
  /// The number of stars; at least 1.
  public let stars: Int
  /// The number of votes with this number of stars.
  public let count: Int
  /// The share of all votes; 0 without votes.
  public let shareOfTotal: Ratio
  /// The share of the largest count in the chart; 0 without votes.
  public let shareOfLargest: Ratio
  /// The percentage of all votes, rounded by the chart's rule.
  public let percentage: FixedDecimal

  package init(
    stars: Int, count: Int, shareOfTotal: Ratio, shareOfLargest: Ratio, percentage: FixedDecimal
  ) {
    self.stars = stars
    self.count = count
    self.shareOfTotal = shareOfTotal
    self.shareOfLargest = shareOfLargest
    self.percentage = percentage
  }
}

extension ReviewBar {
  /// The order of the bars.
  public enum Order: Hashable, Sendable, CaseIterable {
    /// The bar with the most stars comes first.
    case mostStarsFirst
    /// The bar with one star comes first.
    case fewestStarsFirst
  }
}

extension ReviewCounts {
  /// Returns a bar for every number of stars.
  public func bars(
    _ order: ReviewBar.Order = .mostStarsFirst,
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
    switch order {
    case .mostStarsFirst: return bars.reversed()
    case .fewestStarsFirst: return bars
    }
  }
}

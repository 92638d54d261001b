/// One bar of a chart of reviews: how many gave so many stars, and what share that is.
public struct ReviewBar: Hashable, Sendable {
  /// 1 and more.
  public let stars: Int
  /// How many gave so many stars.
  public let count: Int
  /// The part of all votes; 0 while nobody voted.
  public let shareOfTotal: Ratio
  /// The part of the most votes that any number of stars got; 0 while nobody voted.
  public let shareOfLargest: Ratio
  /// The part of all votes in hundredths, as the chart's percentages are made.
  public let percentage: FixedDecimal

  /// A bar of which all is known.
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
  /// Which bar comes first.
  public enum Order: Hashable, Sendable, CaseIterable {
    /// The one of the most stars.
    case mostStarsFirst
    /// The one of a single star.
    case fewestStarsFirst
  }
}

extension ReviewCounts {
  /// A bar for every number of stars.
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

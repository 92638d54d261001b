public import StyleSheet

/// The style of a chart of reviews: its sizes and colors.
public struct ReviewChartStyle: Hashable, Sendable {
  /// The direction in which the bars grow.
  public enum Axis: Hashable, Sendable, CaseIterable {
    /// From the leading edge, with the bars below each other.
    case horizontal
    /// From the bottom, with the bars beside each other.
    case vertical
  }

  /// The number of votes that fills a bar.
  public enum Scale: Hashable, Sendable, CaseIterable {
    /// The largest number of votes for any number of stars.
    case largest
    /// All votes.
    case total
  }

  /// The content of a chart without votes.
  package enum Empty: Hashable, Sendable, CaseIterable {
    /// The text ``ReviewChart/notRated`` and no bars (SUSI).
    case words
    /// An empty bar for each number of stars (Mozilla's add-ons).
    case emptyBars
  }

  /// The direction in which the bars grow.
  public var axis = Axis.horizontal
  /// The number of votes that fills a bar.
  public var scale = Scale.total
  /// The rule that turns shares into percentages.
  public var percentages = ReviewPercentages(.addingUp, decimals: 0)
  /// The content of a chart without votes.
  package var empty = Empty.words
  /// True if a user can pick a bar, for example to show only the reviews with its stars.
  package var canPickBars = false
  /// The space between two bars, in points; at least 0.
  package var spacing = 3.0
  /// The colors of the bars, starting with one star; the last color applies to all further bars.
  ///
  /// If this is empty, bars have the color of `background`.
  public var colors: [ThemeColor] = [ThemeColor(rgba: 0x0070_F2FF)]
  /// The color behind a bar, as long as a full one.
  package var background = ThemeColor(rgba: 0xEFEF_EFFF)

  /// Creates the default style: horizontal bars by their share of all votes, in one color.
  public init() {}

  /// Returns the color of the bar for a number of stars.
  package func color(forStars stars: Int) -> ThemeColor {
    guard stars >= 1 else { return background }
    return stars <= colors.count ? colors[stars - 1] : colors.last ?? background
  }
}

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

  /// The direction in which the bars grow.
  public var axis = Axis.horizontal
  /// The number of votes that fills a bar.
  public var scale = Scale.total
  /// The rule that turns shares into percentages.
  public var percentages = ReviewPercentages(.addingUp, decimals: 0)
  /// The colors of the bars, starting with one star; the last color applies to all further bars.
  ///
  /// If this is empty, bars have the color of `background`.
  public var colors: [ThemeColor] = [ThemeColor(rgba: 0x0070_F2FF)]
  /// The color behind a bar, as long as a full one.
  package let background = ThemeColor(rgba: 0xEFEF_EFFF)
  /// The space between two bars, in points; less if there is no room.
  package let spacing = 3.0

  /// Creates the default style: horizontal bars by their share of all votes, in one color.
  public init() {}

  /// Returns the color of the bar for a number of stars; at least 1.
  package func color(forStars stars: Int) -> ThemeColor {
    stars <= colors.count ? colors[stars - 1] : colors.last ?? background
  }
}

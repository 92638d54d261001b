public import StyleSheet

/// How a chart of reviews is drawn: its order, its sizes and its colors.
public struct ReviewChartStyle: Hashable, Sendable {
  /// Which way the bars go.
  public enum Axis: Hashable, Sendable, CaseIterable {
    /// From the leading edge, one below the other.
    case horizontal
    /// From the bottom, one beside the other.
    case vertical
  }

  /// What a full bar stands for.
  public enum Scale: Hashable, Sendable, CaseIterable {
    /// The most votes that any number of stars got.
    case largest
    /// All votes.
    case total
  }

  /// The parts that are shown without votes.
  public enum Empty: Hashable, Sendable, CaseIterable {
    /// The words ``ReviewChart/notRated``, and no bar (SUSI).
    case words
    /// A bar of no length for each number of stars (Mozilla's add-ons).
    case emptyBars
  }

  /// Which way the bars go.
  public var axis = Axis.horizontal
  /// Which bar comes first.
  public var order = ReviewBar.Order.mostStarsFirst
  /// What a full bar stands for.
  public var scale = Scale.total
  /// How shares become percentages.
  public var percentages = ReviewPercentages(.addingUp, decimals: 0)
  /// The parts that are shown without votes.
  public var empty = Empty.words
  /// What is left free between two bars, in points; 0 and more.
  public var spacing = 3.0
  /// The colors of the bars, that of a single star first; the last one serves all further bars.
  ///
  /// Without any, bars have the color of ``background``.
  public var colors: [Color] = [Color(rgba: 0x0070_F2FF)]
  /// The color behind a bar, as long as a full one.
  public var background = Color(rgba: 0xEFEF_EFFF)

  /// Horizontal bars by their share of all votes, in one color.
  public init() {}

  /// The chart of SUSI's app.
  ///
  /// Source: fossasia/susi_iOS, `BarChartView` and `SkillDetailViewController`: five colors, bars by
  /// their share of the largest one, percentages cut off after one decimal.
  public static let susi: ReviewChartStyle = {
    var style = ReviewChartStyle()
    style.axis = .vertical
    style.scale = .largest
    style.percentages = ReviewPercentages(.truncated, decimals: 1)
    style.colors = [0xE573_73FF, 0xFFB7_4DFF, 0xFFF1_76FF, 0xAED5_81FF, 0x81C7_84FF]
      .map { Color(rgba: $0) }
    return style
  }()
}

extension ReviewChartStyle {
  /// The color of the bar for so many stars.
  public func color(forStars stars: Int) -> Color {
    guard stars >= 1 else { return background }
    return stars <= colors.count ? colors[stars - 1] : colors.last ?? background
  }
}

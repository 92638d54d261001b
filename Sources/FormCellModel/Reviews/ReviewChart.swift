public import StyleSheet

/// The layout of a chart of reviews, ready to draw: all bars, colors and texts.
///
/// ```
///  4.3      5 ▉▉▉▉▉▉▉▉▉░░░░░░   10 (50%)
///           4 ▉▉▉▉░░░░░░░░░░░    4 (20%)
///           3 ▉▉░░░░░░░░░░░░░    2 (10%)
///           2 ▉░░░░░░░░░░░░░░    1 (5%)
///           1 ▉▉▉░░░░░░░░░░░░    3 (15%)
/// ```
///
/// Without votes there are no bars and the height is 0; ``notRated`` has the text to show instead.
public struct ReviewChart: Hashable, Sendable {
  /// One bar.
  public struct Bar: Hashable, Sendable {
    /// The number of stars; at least 1.
    public let stars: Int
    /// The filled part; its length is a whole number of points.
    public let frame: Frame
    /// The area of a full bar, which is drawn below the filled part.
    public let track: Frame
    /// The color of the filled part.
    public let color: ThemeColor
    /// The number of votes and their share, as text.
    public let text: String
    /// The accessibility element of the bar: an image, with a percentage as its value.
    public let accessibility: AccessibilityElement
  }

  /// The requested width and height; the height is 0 without votes.
  public let size: Extent
  /// The bars in reading order or from top to bottom; empty without votes.
  public let bars: [Bar]
  /// The average as text; nil without votes.
  public let average: String?
  /// The text to show instead of a chart; nil with votes.
  public let notRated: String?
}

extension ReviewChart {
  /// Creates the chart of `counts`; while it loads, only their numbers of stars count, and the bars are
  /// empty and have no texts.
  ///
  /// Width and height are in points, clamped to 0...1,000,000; a value that is not finite counts as
  /// 0. The height is 0 without votes.
  ///
  /// - Complexity: O(*n* log *n*) in the kinds of votes.
  public init(
    of counts: ReviewCounts, isLoading: Bool = false,
    _ style: ReviewChartStyle = ReviewChartStyle(), width: Double = 320,
    height: Double = 128, _ direction: ReadingDirection = .leftToRight,
    strings: ReviewStrings = .english
  ) {
    let counts = isLoading ? ReviewCounts(counts.votes.map { _ in 0 }) : counts
    let isRated = counts.total > 0
    let hasBars = isRated || isLoading
    let size = Extent(width: width.orNothing, height: hasBars ? height.orNothing : 0)
    let lanes = Lanes(of: counts.mostStars, style, in: size)
    let bars = hasBars ? counts.bars(percentages: style.percentages) : []

    self.size = size
    self.bars = bars.enumerated().map { index, bar in
      let share = style.scale == .largest ? bar.shareOfLargest : bar.shareOfTotal
      let track = direction.place(lanes.frame(index, length: lanes.length), inWidth: size.width)
      return Bar(
        stars: bar.stars,
        frame: direction.place(
          lanes.frame(index, length: Self.length(of: share, in: lanes.length)),
          inWidth: size.width),
        track: track,
        color: style.color(forStars: bar.stars),
        text: isLoading ? "" : strings.text(of: bar, in: counts),
        accessibility: AccessibilityElement(
          label: strings.spokenName(of: bar, in: counts),
          value: isLoading ? strings.loading : strings.spokenShare(of: bar, in: counts),
          traits: .image,
          range: AccessibilityRange(minimum: 0, now: bar.percentage, maximum: 100), frame: track))
    }
    average = isRated ? strings.averageText(of: counts) : nil
    notRated = hasBars ? nil : strings.notRated
  }

  /// Returns the length of the filled part of a bar: the share of a full bar, rounded down to
  /// points.
  ///
  /// Source: fossasia/susi_iOS, `BarChartView`.
  package static func length(of share: Ratio, in full: Double) -> Double {
    let exact = full * Double(share.numerator) / Double(share.denominator)
    return Double(Int64(exact))
  }
}

// MARK: - Bar layout

/// The areas of the bars, side by side.
private struct Lanes {
  let axis: ReviewChartStyle.Axis
  let size: Extent
  let length: Double
  private let thickness: Double
  private let pitch: Double

  init(of count: Int, _ style: ReviewChartStyle, in size: Extent) {
    axis = style.axis
    self.size = size
    let across: Double
    switch axis {
    case .horizontal: (length, across) = (size.width, size.height)
    case .vertical: (length, across) = (size.height, size.width)
    }
    let count = Double(max(count, 1))
    let spacing = count > 1 ? min(style.spacing, across / (count - 1)) : 0
    thickness = max((across - spacing * (count - 1)) / count, 0)
    pitch = thickness + spacing
  }

  func frame(_ index: Int, length: Double) -> Frame {
    let start = Double(index) * pitch
    return switch axis {
    case .horizontal: Frame(x: 0, y: start, width: length, height: thickness)
    case .vertical: Frame(x: start, y: size.height - length, width: thickness, height: length)
    }
  }
}

extension Double {
  /// The length in points, clamped to at most a million.
  fileprivate var orNothing: Double { min(asLength, 1_000_000) }
}

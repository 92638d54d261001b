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
/// Without votes there are no bars and the height is 0; ``notRated`` has the text to show instead,
/// unless the style shows empty bars.
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
    /// The accessibility element of the bar: an image, or a button if the bar can be picked, with a
    /// percentage as its value.
    public let accessibility: AccessibilityElement
  }

  /// The requested width and height; the height is 0 without votes.
  public let size: Extent
  /// The bars in reading order or from top to bottom; empty without votes.
  public let bars: [Bar]
  /// The areas of the bars for hit testing, in the order of the bars; empty if a user cannot pick
  /// them.
  package let hitAreas: [HitArea]
  /// The average as text; nil without votes.
  public let average: String?
  /// The text to show instead of a chart; nil with votes.
  public let notRated: String?
  /// True if the votes are not known yet; the bars are empty and have no texts.
  package let isLoading: Bool
}

extension CellPart {
  static let reviewBar = CellPart("bar", title: "bar")
}

extension ReviewChart {
  /// Creates the chart of `counts`; while it loads, only their numbers of stars count.
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
    let hasBars = isRated || isLoading || style.empty == .emptyBars
    let size = Extent(width: width.orNothing, height: hasBars ? height.orNothing : 0)
    let lanes = Lanes(of: counts.mostStars, style, in: size)
    let bars = hasBars ? counts.bars(percentages: style.percentages) : []

    let canPick = style.canPickBars && !isLoading

    self.size = size
    self.isLoading = isLoading
    self.bars = bars.enumerated().map { index, bar in
      let share = style.scale == .largest ? bar.shareOfLargest : bar.shareOfTotal
      let track = direction.place(
        lanes.frame(index, length: lanes.length), inWidth: size.width)
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
          traits: canPick ? .button : .image,
          range: AccessibilityRange(minimum: 0, now: bar.percentage, maximum: 100), frame: track))
    }
    hitAreas = bars.indices.filter { _ in canPick }.map { index in
      HitArea(
        .reviewBar, direction.place(lanes.lane(index), inWidth: size.width), .choose(index))
    }
    average = isRated ? strings.averageText(of: counts) : nil
    notRated = hasBars ? nil : strings.notRated
  }

  /// Returns the stars of the bar that a tap at a point picks; nil for none.
  package func stars(atX x: Double, y: Double) -> Int? {
    for (bar, area) in zip(bars, hitAreas) where area.frame.contains(x: x, y: y) {
      return bar.stars
    }
    return nil
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
  /// The length of a full bar.
  let length: Double
  private let thickness: Double
  private let pitch: Double
  /// The end of the last lane across the bars.
  private let breadth: Double

  /// Creates the lanes of `count` bars; too much spacing makes their thickness 0.
  init(of count: Int, _ style: ReviewChartStyle, in size: Extent) {
    axis = style.axis
    self.size = size
    let across: Double
    switch axis {
    case .horizontal: (length, across) = (size.width, size.height)
    case .vertical: (length, across) = (size.height, size.width)
    }
    let count = Double(max(count, 1))
    let spacing = count > 1 ? min(style.spacing.orNothing, across / (count - 1)) : 0
    thickness = max((across - spacing * (count - 1)) / count, 0)
    pitch = thickness + spacing
    breadth = across
  }

  /// Returns the whole lane of a bar, with half of the space to each of its neighbors.
  func lane(_ index: Int) -> Frame {
    let start = max(Double(index) * pitch - (pitch - thickness) / 2, 0)
    let end = min(Double(index) * pitch + (pitch + thickness) / 2, breadth)
    return frame(from: start, thickness: end - start, length: length)
  }

  func frame(_ index: Int, length: Double) -> Frame {
    frame(from: Double(index) * pitch, thickness: thickness, length: length)
  }

  private func frame(from start: Double, thickness: Double, length: Double) -> Frame {
    switch axis {
    case .horizontal: Frame(x: 0, y: start, width: length, height: thickness)
    case .vertical: Frame(x: start, y: size.height - length, width: thickness, height: length)
    }
  }
}

extension Double {
  /// The length in points, clamped to at most a million.
  fileprivate var orNothing: Double { min(asLength, 1_000_000) }
}

public import StyleSheet

/// What a renderer draws for the reviews of something: every bar, color and word is decided.
///
/// ```
///  4.3      5 ▉▉▉▉▉▉▉▉▉░░░░░░   10 (50%)
///           4 ▉▉▉▉░░░░░░░░░░░    4 (20%)
///           3 ▉▉░░░░░░░░░░░░░    2 (10%)
///           2 ▉░░░░░░░░░░░░░░    1 (5%)
///           1 ▉▉▉░░░░░░░░░░░░    3 (15%)
/// ```
///
/// Without votes there is no bar and no height, and ``notRated`` has the words to show instead,
/// unless the style has empty bars then.
public struct ReviewChart: Hashable, Sendable {
  /// One bar.
  public struct Bar: Hashable, Sendable {
    /// 1 and more.
    public let stars: Int
    /// The part that is filled; its length is a whole number of points.
    public let frame: Frame
    /// The room of a full bar, which is drawn below.
    public let track: Frame
    /// The color of the filled part.
    public let color: Color
    /// How many votes, and what share, in figures.
    public let text: String
    /// The bar as an element of its own: a picture of a percentage.
    public let accessibility: AccessibilityElement

    /// A bar of which all is decided.
    package init(
      stars: Int, frame: Frame, track: Frame, color: Color, text: String,
      accessibility: AccessibilityElement
    ) {
      self.stars = stars
      self.frame = frame
      self.track = track
      self.color = color
      self.text = text
      self.accessibility = accessibility
    }
  }

  /// The width and height that were asked for; no height while nobody voted.
  public let size: Extent
  /// Which way the chart is read; the frames are turned already.
  public let direction: LayoutDirection
  /// In reading order, or from above; empty while nobody voted.
  public let bars: [Bar]
  /// The color of all tracks.
  public let background: Color
  /// The average in figures; nil while nobody voted.
  public let average: String?
  /// The words instead of a chart; nil when somebody voted.
  public let notRated: String?
  /// The whole chart in a sentence.
  public let spokenSummary: String

  /// A chart of which all is decided, by the initializer below or by a test.
  package init(
    size: Extent, direction: LayoutDirection, bars: [Bar], background: Color, average: String?,
    notRated: String?, spokenSummary: String
  ) {
    self.size = size
    self.direction = direction
    self.bars = bars
    self.background = background
    self.average = average
    self.notRated = notRated
    self.spokenSummary = spokenSummary
  }
}

extension ReviewChart {
  /// The chart of `counts`.
  ///
  /// Width and height are in points; what is not finite, or less than 0, counts as 0, and more than
  /// a million as that. There is no height until somebody voted.
  ///
  /// - Complexity: O(*n* log *n*) in the kinds of votes.
  public init(
    of counts: ReviewCounts, _ style: ReviewChartStyle = ReviewChartStyle(), width: Double = 320,
    height: Double = 128, _ direction: LayoutDirection = .leftToRight,
    strings: ReviewStrings = .english
  ) {
    let isRated = counts.total > 0
    let hasBars = isRated || style.empty == .emptyBars
    let size = Extent(width: width.orNothing, height: hasBars ? height.orNothing : 0)
    let lanes = Lanes(of: counts.mostStars, style, in: size)
    let bars = hasBars ? counts.bars(style.order, percentages: style.percentages) : []

    self.size = size
    self.direction = direction
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
        color: style.color(forStars: bar.stars), text: strings.text(of: bar, in: counts),
        accessibility: AccessibilityElement(
          label: strings.spokenName(of: bar, in: counts),
          value: strings.spokenShare(of: bar, in: counts), traits: .image,
          range: AccessibilityRange(minimum: 0, now: bar.percentage, maximum: 100), frame: track))
    }
    background = style.background
    average = isRated ? strings.averageText(of: counts) : nil
    notRated = hasBars ? nil : strings.notRated
    spokenSummary = strings.spokenSummary(of: counts)
  }

  /// How long the filled part of a bar is: the share of a full one, in whole points.
  ///
  /// What is above a whole point is cut off. Source: fossasia/susi_iOS, `BarChartView`.
  package static func length(of share: Ratio, in full: Double) -> Double {
    let exact = full * Double(share.numerator) / Double(share.denominator)
    return Double(Int64(exact))
  }
}

// MARK: - Where the bars are

/// The rooms of bars, side by side.
private struct Lanes {
  let axis: ReviewChartStyle.Axis
  let size: Extent
  /// How long a full bar is.
  let length: Double
  private let thickness: Double
  private let pitch: Double

  /// The lanes of `count` bars; too much spacing leaves them without any thickness.
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
  }

  func frame(_ index: Int, length: Double) -> Frame {
    let offset = Double(index) * pitch
    return switch axis {
    case .horizontal: Frame(x: 0, y: offset, width: length, height: thickness)
    case .vertical:
      Frame(x: offset, y: size.height - length, width: thickness, height: length)
    }
  }
}

extension Double {
  /// A length in points, and at most a million.
  fileprivate var orNothing: Double { min(asLength, 1_000_000) }
}

import SkillReviews
import StyleSheet
import Testing

@testable import FormCellModel

@Suite struct ReviewChartTests {
  private static func bar(
    _ stars: Int, _ frame: Frame, _ track: Frame, _ color: ThemeColor, _ text: String,
    _ name: String,
    _ share: String, _ percentage: FixedDecimal
  ) -> ReviewChart.Bar {
    ReviewChart.Bar(
      stars: stars, frame: frame, track: track, color: color, text: text,
      accessibility: AccessibilityElement(
        label: name, value: share, hint: nil, traits: .image,
        range: .init(minimum: 0, now: percentage, maximum: 100), frame: track))
  }

  /// ```
  ///  2.5      3 ▉▉▉▉▉▉▉▉▉▉▉▉░░░░   3 (75%)
  ///           2 ░░░░░░░░░░░░░░░░   0 (0%)
  ///           1 ▉▉▉▉░░░░░░░░░░░░   1 (25%)
  /// ```
  @Test(arguments: ReadingDirection.allCases)
  func horizontalBarsAreStacked(_ direction: ReadingDirection) {
    let isTurned = direction == .rightToLeft
    let blue = ThemeColor(rgba: 0x0070_F2FF)
    func track(_ y: Double) -> Frame { Frame(x: 0, y: y, width: 102, height: 20) }
    let expected = ReviewChart(
      size: Extent(width: 102, height: 66),
      bars: [
        Self.bar(
          3, Frame(x: isTurned ? 26 : 0, y: 0, width: 76, height: 20), track(0), blue, "3 (75%)",
          "3 stars", "3 of 4, 75 percent", 75),
        Self.bar(
          2, Frame(x: isTurned ? 102 : 0, y: 23, width: 0, height: 20), track(23), blue, "0 (0%)",
          "2 stars", "0 of 4, 0 percent", 0),
        Self.bar(
          1, Frame(x: isTurned ? 77 : 0, y: 46, width: 25, height: 20), track(46), blue, "1 (25%)",
          "1 star", "1 of 4, 25 percent", 25),
      ], hitAreas: [], average: "2.5", notRated: nil, isLoading: false)
    #expect(
      ReviewChart(of: ReviewCounts([1, 0, 3]), width: 102, height: 66, direction) == expected)
  }

  /// The chart of SUSI's app has vertical bars, and the largest one fills the height.
  @Test func verticalBarsAreSideBySide() {
    func track(_ x: Double) -> Frame { Frame(x: x, y: 0, width: 50, height: 128) }
    let expected = ReviewChart(
      size: Extent(width: 103, height: 128),
      bars: [
        Self.bar(
          2, Frame(x: 0, y: 0, width: 50, height: 128), track(0), ThemeColor(rgba: 0xFFB7_4DFF),
          "3 (75.0)%", "2 stars", "3 of 4, 75.0 percent", 75),
        Self.bar(
          1, Frame(x: 53, y: 86, width: 50, height: 42), track(53), ThemeColor(rgba: 0xE573_73FF),
          "1 (25.0)%", "1 star", "1 of 4, 25.0 percent", 25),
      ], hitAreas: [], average: "1.7", notRated: nil, isLoading: false)
    #expect(
      ReviewChart(of: ReviewCounts([1, 3]), .susi, width: 103, height: 128, strings: .susi)
        == expected)
  }

  @Test func chartWithoutVotesHasATextOrEmptyBars() {
    let expected = ReviewChart(
      size: Extent(width: 320, height: 0), bars: [], hitAreas: [], average: nil,
      notRated: "Not rated yet", isLoading: false)
    #expect(ReviewChart(of: .none) == expected)

    var style = ReviewChartStyle()
    style.empty = .emptyBars
    let empty = ReviewChart(of: .none, style)
    #expect(empty.bars.map(\.frame.width) == [0, 0, 0, 0, 0])
    #expect(empty.size == Extent(width: 320, height: 128))
    #expect(empty.notRated == nil && empty.average == nil)
    #expect(ReviewChart(of: ReviewCounts([])) == expected)
  }

  /// A lane extends to the middle of the spacing, so that no tap falls between bars.
  @Test(arguments: [
    (ReviewChartStyle.Axis.horizontal, ReadingDirection.leftToRight, [3, 2, 1]),
    (.horizontal, .rightToLeft, [3, 2, 1]), (.vertical, .leftToRight, [3, 2, 1]),
    (.vertical, .rightToLeft, [1, 2, 3]),
  ])
  func aBarCanBePicked(
    _ axis: ReviewChartStyle.Axis, _ direction: ReadingDirection, _ stars: [Int]
  ) {
    var style = ReviewChartStyle()
    (style.axis, style.canPickBars) = (axis, true)
    let chart = ReviewChart(of: ReviewCounts([1, 0, 3]), style, width: 66, height: 66, direction)
    #expect(chart.bars.allSatisfy { $0.accessibility.traits == .button })
    #expect(chart.hitAreas.map(\.purpose) == [.choose(0), .choose(1), .choose(2)])
    let picked = [0, 21, 22, 44, 45, 65].map { place in
      axis == .horizontal ? chart.stars(atX: 5, y: place) : chart.stars(atX: place, y: 5)
    }
    #expect(picked == stars.flatMap { [$0, $0] })
    #expect(chart.stars(atX: 66, y: 66) == nil && chart.stars(atX: .nan, y: 5) == nil)
    style.canPickBars = false
    #expect(ReviewChart(of: ReviewCounts([1, 0, 3]), style).stars(atX: 5, y: 5) == nil)
  }

  @Test func loadingChartHasEmptyBars() {
    var style = ReviewChartStyle()
    style.canPickBars = true
    let chart = ReviewChart(of: ReviewCounts([4, 0, 1]), isLoading: true, style)
    #expect(chart.isLoading)
    #expect(chart.bars.map(\.frame.width) == [0, 0, 0])
    #expect(
      chart.bars.allSatisfy { $0.text.isEmpty && $0.accessibility.value == "Loading ratings" })
    #expect(chart.hitAreas.isEmpty && chart.average == nil && chart.notRated == nil)
  }

  /// The sizes include invalid ones and ones that are smaller than the spacing.
  @Test(arguments: [.nan, .infinity, -.infinity, -1, 0, 1, 1e300] as [Double])
  func framesAreFiniteForAllSizes(_ size: Double) {
    for axis in ReviewChartStyle.Axis.allCases {
      for scale in ReviewChartStyle.Scale.allCases {
        var style = ReviewChartStyle()
        style.axis = axis
        style.scale = scale
        for spacing in [size, 3] {
          style.spacing = spacing
          for counts in [[1], [1, 2, 3, 4, 5], Array(repeating: 7, count: 100)] {
            let chart = ReviewChart(of: ReviewCounts(counts), style, width: size, height: size)
            #expect(chart.bars.count == counts.count)
            for frame in chart.bars.flatMap({ [$0.frame, $0.track] }) {
              #expect(
                [frame.x, frame.y, frame.width, frame.height].allSatisfy { $0.isFinite && $0 >= 0 })
              #expect(frame.maxX <= chart.size.width + 1e-6)
              #expect(frame.maxY <= chart.size.height + 1e-6)
            }
          }
        }
      }
    }
  }

  @Test func furtherBarsHaveTheLastColor() {
    var style = ReviewChartStyle.susi
    #expect(style.color(forStars: 1) == ThemeColor(rgba: 0xE573_73FF))
    #expect(style.color(forStars: 5) == ThemeColor(rgba: 0x81C7_84FF))
    #expect(style.color(forStars: 6) == ThemeColor(rgba: 0x81C7_84FF))
    #expect(style.color(forStars: 0) == style.background)
    style.colors = []
    #expect(style.color(forStars: 3) == style.background)
  }
}

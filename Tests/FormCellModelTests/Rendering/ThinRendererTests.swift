import FormCellModel
import SkillReviews
import StyleSheet
import Testing

/// Renderers that only copy a presentation, compared with the source code of the modeled controls.
///
/// A value that is missing in the presentation would have to be computed in every renderer.
@Suite struct ThinRendererTests {
  private static func shown(
    _ preset: RatingPreset, _ value: FixedDecimal, _ direction: ReadingDirection = .leftToRight
  ) -> RatingPresentation {
    RatingPresentation(
      of: RatingCell(preset, value: value), in: .fiori, direction, strings: preset.strings)
  }

  // MARK: - FloatRatingView

  /// Two rows of image views, where each view of the upper row is whole, masked or hidden.
  ///
  /// At most one view has a mask, because masks on all of them were slow.
  ///
  /// Source: FloatRatingView 4.0, `refresh` and `layoutSubviews`: with `r >= i + 1` a star is whole,
  /// with `i < r < i + 1` it is masked to `(r - i) * width`, else hidden.
  @Test func floatRatingViewMasksOneStar() {
    struct StarView: Equatable {
      enum Full: Equatable { case whole, hidden, masked(width: Double) }
      let x: Double
      let size: Extent
      let full: Full
    }
    func views(_ value: FixedDecimal) -> [StarView] {
      let shown = Self.shown(.floatRatingView, value)
      return shown.marks.map { mark in
        let full: StarView.Full =
          switch mark.kind {
          case .on: .whole
          case .off: .hidden
          case .half, .partial: .masked(width: mark.frame.width * mark.litWidth.double)
          }
        return StarView(
          x: mark.frame.x - shown.row.x,
          size: Extent(width: mark.frame.width, height: mark.frame.height), full: full)
      }
    }
    // The control has 240 by 50 points for five square stars without gaps.
    let states: [(FixedDecimal, [StarView.Full])] = [
      (3.7, [.whole, .whole, .whole, .masked(width: 48 * 0.7), .hidden]),
      (0, [.hidden, .hidden, .hidden, .hidden, .hidden]),
      (5, [.whole, .whole, .whole, .whole, .whole]),
      (0.25, [.masked(width: 12), .hidden, .hidden, .hidden, .hidden]),
    ]
    for (value, full) in states {
      let expected = full.enumerated().map {
        StarView(x: Double($0) * 48, size: Extent(width: 48, height: 48), full: $1)
      }
      #expect(views(value) == expected)
    }
  }

  // MARK: - FiveStarView

  /// Gray stars below red stars, each of which is masked to its fraction.
  ///
  /// Source: FiveStarRating_SwiftUI, `FiveStarView`: `ratio = clamp(r - i, 0, 1)`.
  @Test(
    arguments: [
      (3.5, [1, 1, 1, 0.5, 0]), (0, [0, 0, 0, 0, 0]), (4.75, [1, 1, 1, 1, 0.75]),
    ] as [(FixedDecimal, [Double])])
  func fiveStarViewMasksEachStar(_ value: FixedDecimal, _ ratios: [Double]) {
    let shown = Self.shown(.fiveStar, value)
    let masks = shown.marks.map { $0.frame.width * $0.litWidth.double }
    #expect(masks == zip(shown.marks, ratios).map { $0.frame.width * $1 })
    #expect(Set(shown.marks.map(\.frame.width)) == [22])
    #expect(shown.hindrance != nil, "it is to be read")
  }

  // MARK: - CustomView

  /// One image view for each star, with one of three images.
  ///
  /// Source: CustomView, `refresh`: `r >= i + 1` is full, `r > i` is half for any fraction;
  /// `layoutSubviews`: `w = (W - 2 · left - mid · (n - 1)) / n`, `x = left + i · (mid + w)`.
  @Test(
    arguments: [
      (2.1, "112"), (2.9, "112"), (2, "11"), (0, ""), (5, "11111"), (4.5, "11112"),
    ] as [(FixedDecimal, String)])
  func customViewHasOneOfThreeImages(_ value: FixedDecimal, _ images: String) {
    let shown = Self.shown(.customView, value)
    let drawn = shown.marks.map { mark in
      switch mark.kind {
      case .on: "1"
      case .half: "2"
      case .off: "0"
      case .partial: "a mask, which it does not have"
      }
    }
    #expect(drawn.joined() == images.padded(with: "0", to: 5))
    #expect(shown.marks.map { $0.frame.x - shown.row.x } == [0, 41, 82, 123, 164])
    #expect(Set(shown.marks.map(\.frame.width)) == [36])
    #expect(shown.marks.allSatisfy { $0.underlay == nil })
  }

  // MARK: - XHStarRateView

  /// Two strips; the upper one is clipped to the width of the rating, animated in 0.2 seconds.
  ///
  /// Source: XHStarRateView: `foregroundStarView.frame.width = bounds.width · rate / count`.
  @Test(arguments: [0, 1, 2.5, 3.7, 5] as [FixedDecimal])
  func xhStarRateViewClipsAStrip(_ value: FixedDecimal) throws {
    for direction in [ReadingDirection.leftToRight, .rightToLeft] {
      let shown = Self.shown(.xhStarRateViewIncomplete, value, direction)
      let strip = try #require(shown.litFrame)
      #expect(abs(strip.width - 200 * value.double / 5) < 1e-9)
      #expect(strip.height == shown.row.height)
      let end = direction == .leftToRight ? strip.x - shown.row.x : shown.row.maxX - strip.maxX
      #expect(end == 0)
      #expect(shown.animation == 0.2)
    }
  }

  // MARK: - SUSI

  /// A touch leads to a commit, a request and a new drawing.
  ///
  /// The screen of a skill has an editable control, a list with read-only stars, and a bar chart.
  @Test func susiSubmitsTouchesAndDrawsTheResult() throws {
    let preset = RatingPreset.susi
    var cell = RatingCell(preset, in: ScaleBounds(clamping: 0...5), value: 0)
    var flow = ReviewFlowTests.flow(ReviewCounts([0, 0, 1, 0, 1]))
    func draw() -> RatingPresentation {
      RatingPresentation(of: cell, in: .fiori, strings: preset.strings)
    }
    let before = draw()
    let fourth = before.marks[3].frame
    let touch = try #require(
      cell.touch(
        atX: fourth.x + fourth.width / 2, y: fourth.y + 1, in: before.row, before.direction))
    let effects = cell.handle(.touchBegan(at: touch)) + cell.handle(.touchEnded)
    let committed = effects.compactMap { effect in
      if case .commit(_, let value?, _) = effect { value } else { nil }
    }
    #expect(committed == [4])
    #expect(draw().marks.map(\.kind) == [.on, .on, .on, .on, .off])

    let stars = try #require(Stars(rawValue: 4))
    #expect(flow.handle(.chosen(stars)) == [ReviewFlowTests.submit(.four, 1)])
    #expect(flow.isBusy)
    #expect(flow.shownValue == .four)
    let chart = ReviewChart(of: flow.shownTally)
    #expect(chart.bars.count == 5)
    #expect(chart.bars.allSatisfy { $0.frame.maxX <= chart.size.width && !$0.text.isEmpty })

    let list = Self.shown(.susiList, 3.5)
    #expect(list.hindrance != nil)
    #expect(list.row.width == 120)
  }

  // MARK: - FUIRatingControlFormCell

  /// Labels, image views and one accessibility element, all copied from the presentation.
  @Test func fuiRatingControlFormCellIsCopied() {
    let theme = Theme(
      sheet: """
        fdlFUIRatingControlFormCell_title { font-color: #112233; font-style: headline; }
        fdlFUIRatingControlFormCell_ratingControl {
          on-color-standard: #FF0000; off-color-standard: #00FF00; on-image-standard: heart;
        }
        """)
    struct Views: Equatable {
      let labels: [String]
      let images: [String]
      let tints: [ThemeColor?]
      let isAdjustable: Bool
      let spoken: String
    }
    func views(_ cell: RatingCell) -> Views {
      let shown = RatingPresentation(of: cell, in: theme)
      return Views(
        labels: [shown.keyName, shown.subtitle].compactMap { $0?.text },
        images: shown.marks.map(\.layer.image.name), tints: shown.marks.map(\.layer.tint),
        isAdjustable: shown.accessibility.step != nil, spoken: shown.accessibility.value)
    }
    let red = ThemeColor(rgba: 0xFF00_00FF)
    let green = ThemeColor(rgba: 0x00FF_00FF)
    let bounds = ScaleBounds(clamping: 0...3)
    let cell = RatingCell(keyName: "Service", style: .standard, in: bounds, value: 2)
    #expect(
      views(cell)
        == Views(
          labels: ["Service"], images: ["heart", "heart", "star"], tints: [red, red, green],
          isAdjustable: false, spoken: "2 of 3"))
    #expect(
      views(RatingCell(keyName: "Service", subtitle: "", style: .standard, in: bounds)).labels
        == [])
    #expect(
      views(RatingCell(keyName: "Service", subtitle: "So so", in: bounds)).labels == ["So so"])
    #expect(views(RatingCell(in: bounds)).isAdjustable)
  }
}

extension FixedDecimal {
  fileprivate var double: Double { Double(millionths) / 1_000_000 }
}

extension String {
  fileprivate func padded(with pad: String, to count: Int) -> String {
    self + String(repeating: pad, count: max(0, count - self.count))
  }
}

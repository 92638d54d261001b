import StyleSheet
import Testing

@testable import FormCellModel

/// What becomes of a cell where text is large.
@Suite struct RatingTextSizeTests {
  private static func average(keyName: String) -> RatingCell {
    var cell = RatingCell(keyName: keyName, style: .accented)
    cell.average = 4.5
    cell.reviewCount = 87
    cell.showsLeadingLabel = true
    cell.showsTrailingLabel = true
    return cell
  }

  /// ```
  /// │ Quality              │
  /// │                  4.5 │
  /// │                ★★★★⯪ │
  /// │           87 reviews │
  /// ```
  @Test(arguments: LayoutDirection.allCases)
  func theKeyNameStandsAboveAndLabelsDoToo(_ direction: LayoutDirection) throws {
    let shown = RatingPresentation(
      of: Self.average(keyName: "Quality"), in: .fiori, direction,
      textSize: .accessibilityMedium)
    func place(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Frame {
      direction.place(Frame(x: x, y: y, width: width, height: height), inWidth: 320)
    }
    #expect(shown.arrangement == .keyNameAbove)
    // Text of the style `subheadline` is 25 points high, and a line of it 30.
    #expect(shown.keyName?.font == TextFont(.subheadline, .semibold, at: .accessibilityMedium))
    #expect(shown.keyName?.frame == place(16, 8, 288, 30))
    #expect(shown.leadingLabel?.frame == place(259, 42, 45, 30))
    #expect(shown.leadingLabel?.alignment == .trailing)
    #expect(shown.row == place(200, 76, 104, 16))
    #expect(shown.trailingLabel?.frame == place(154, 96, 150, 30))
    #expect(shown.trailingLabel?.alignment == .trailing)
    #expect(shown.size == Extent(width: 320, height: 134))
  }

  @Test func aLongKeyNameHasTheLinesItNeeds() throws {
    let cell = Self.average(keyName: "How was the harbor pilot on the last voyage?")
    let shown = RatingPresentation(
      of: cell, in: .fiori, textSize: .accessibilityExtraExtraExtraLarge)
    let keyName = try #require(shown.keyName)
    #expect(keyName.lineLimit == 6)
    #expect(keyName.frame.height == 6 * keyName.font.lineHeight)
    #expect(keyName.frame.maxY < shown.row.y)
  }

  /// Centered, with nothing above but the marks.
  @Test func aSubtitleIsWrappedBelowTheControl() throws {
    let cell = RatingCell(keyName: "Q", subtitle: "Tap a star to give your rating")
    let shown = RatingPresentation(of: cell, in: .fiori, textSize: .accessibilityLarge)
    let subtitle = try #require(shown.subtitle)
    #expect(shown.arrangement == .stacked)
    #expect(subtitle.lineLimit == 3)
    #expect(subtitle.frame.y == shown.row.maxY + 4)
    #expect(shown.size.height == subtitle.frame.maxY + 8)
  }

  /// Only sizes from `extraExtraExtraLarge` on are large; without a key name nothing can stand above.
  @Test(arguments: TextSize.allCases) func oneLineIsKeptAsLongAsItCan(_ size: TextSize) {
    let isLarge = size.rawValue >= TextSize.extraExtraExtraLarge.rawValue
    #expect(
      RatingCell(keyName: "Q").arrangement(at: size) == (isLarge ? .keyNameAbove : .sameLine))
    #expect(RatingCell().arrangement(at: size) == .sameLine)
    #expect(RatingCell(subtitle: "s").arrangement(at: size) == .stacked)
    #expect(RatingCell(subtitle: "").arrangement(at: size) == .controlOnly)
  }

  /// The style and what it measures at some sizes, the usual one in the middle.
  @Test(arguments: [
    (FontStyle.body, [14.0, 17, 23, 53]), (.footnote, [12, 13, 19, 44]),
    (.largeTitle, [31, 34, 40, 60]), (.kpi, [33, 36, 42, 62]), (.kpiNumber, [14, 17, 23, 53]),
  ])
  func fontsGrow(_ style: FontStyle, _ points: [Double]) {
    let sizes: [TextSize] = [
      .extraSmall, .large, .extraExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
    ]
    #expect(sizes.map { TextFont(style, at: $0).pointSize } == points)
  }

  /// No text of a cell is above another, whatever its size and the width.
  @Test(arguments: TextSize.allCases) func nothingLiesOverAnything(_ size: TextSize) {
    for keyName in [nil, "Q", "How was the harbor pilot on the last voyage?"] {
      for subtitle in [nil, "", "Tap a star to give your rating"] {
        for width in [0.0, 30, 200, 320, 900, .infinity] {
          var cell = Self.average(keyName: keyName ?? "")
          cell.subtitle = subtitle
          let shown = RatingPresentation(of: cell, in: .fiori, width: width, textSize: size)
          let frames = [shown.row] + shown.texts.map(\.frame)
          for (index, frame) in frames.enumerated() {
            #expect(frame.x >= 0 && frame.maxX <= shown.size.width + 1e-9)
            #expect(frame.y >= 0 && frame.maxY <= shown.size.height + 1e-9)
            for other in frames[(index + 1)...] { #expect(!frame.overlaps(other)) }
          }
        }
      }
    }
  }
}

extension Frame {
  fileprivate func overlaps(_ other: Frame) -> Bool {
    let slack = 1e-9
    return x + slack < other.maxX && other.x + slack < maxX && y + slack < other.maxY
      && other.y + slack < maxY
  }
}

import StyleSheet
import Testing

@testable import FormCellModel

/// The layout of a cell with large text.
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
  @Test(arguments: ReadingDirection.allCases)
  func largeTextPutsKeyNameAndLabelsOnTheirOwnLines(_ direction: ReadingDirection) throws {
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
    #expect(shown.leadingLabel?.frame == place(267, 42, 37, 30))
    #expect(shown.leadingLabel?.alignment == .trailing)
    // Marks have grown with body text, from 17 points to 28.
    let growth = 28.0 / 17
    #expect(shown.row.rounded == place(304 - 104 * growth, 76, 104 * growth, 16 * growth).rounded)
    let below = 80 + 16 * growth
    #expect(shown.trailingLabel?.frame.rounded == place(177, below, 127, 30).rounded)
    #expect(shown.trailingLabel?.alignment == .trailing)
    #expect((shown.size.height - below - 38).magnitude < 1e-9)
  }

  @Test func aLongKeyNameHasTheLinesItNeeds() throws {
    let cell = Self.average(keyName: "How was the harbor pilot on the last voyage?")
    let shown = RatingPresentation(
      of: cell, in: .fiori, textSize: .accessibilityExtraExtraExtraLarge)
    let keyName = try #require(shown.keyName)
    #expect(keyName.lineLimit == 5)
    #expect(keyName.frame.height == 5 * keyName.font.lineHeight)
    #expect(keyName.frame.maxY < shown.row.y)
  }

  @Test(
    arguments: [
      ("Tap a star to give your rating", .large, 1),
      ("Tap a star to give your rating", .accessibilityLarge, 2),
      ("How likely are you to recommend us to a friend or a colleague?", .large, 2),
    ] as [(String, TextSize, Int)])
  func subtitleIsWrappedBelowTheControl(_ text: String, _ size: TextSize, _ lines: Int) throws {
    let cell = RatingCell(keyName: "Q", subtitle: text)
    let shown = RatingPresentation(of: cell, in: .fiori, textSize: size)
    let subtitle = try #require(shown.subtitle)
    #expect(shown.arrangement == .stacked)
    #expect(subtitle.lineLimit == lines)
    #expect(subtitle.lines.map(\.text).joined(separator: " ") == text)
    #expect(subtitle.frame.y == shown.row.maxY + 4)
    #expect(shown.size.height == subtitle.frame.maxY + 8)
  }

  /// Marks grow as body text does, from 17 points to 23, 40 and 53, and never beyond their room.
  @Test(
    arguments: [
      (.extraSmall, 28), (.large, 28), (.extraExtraExtraLarge, 28 * 23 / 17),
      (.accessibilityExtraExtraExtraLarge, 28 * 288 / 172),
    ] as [(TextSize, Double)])
  func marksGrowWithText(_ size: TextSize, _ side: Double) throws {
    var cell = RatingCell(value: 2)
    for direction in ReadingDirection.allCases {
      let shown = RatingPresentation(of: cell, in: .fiori, direction, textSize: size)
      let mark = shown.marks[3].frame
      #expect((mark.width - side).magnitude < 1e-9 && (mark.height - side).magnitude < 1e-9)
      // A touch on the fourth mark gives 4 at any size.
      let touch = try #require(
        cell.touch(atX: mark.x + side / 2, y: mark.y + side / 2, in: shown.row, direction))
      #expect(cell.rating(at: touch) == 4)
      #expect((touch.along - (3 * 36 + 14)).magnitude < 1e-9)
    }
    cell.shape = .fixed(Extent(width: 20, height: 20), spacing: 5)
    #expect(RatingPresentation(of: cell, in: .fiori, textSize: size).marks[0].frame.width == 20)
  }

  /// The key name beside the marks keeps its width.
  @Test func marksDoNotGrowIntoTheKeyName() {
    let widths = ["Q", "Quality now", "How was the pilot?"].map { name in
      let shown = RatingPresentation(
        of: RatingCell(keyName: name), in: .fiori, textSize: .extraLarge)
      #expect(shown.keyName?.lines.map(\.text) == [name])
      return shown.marks[0].frame.width
    }
    // The last key name is above the marks.
    #expect(widths[0] > widths[1] && widths[1] < widths[2])
  }

  /// Sizes from `extraExtraExtraLarge` on are large; without a key name there is still one line.
  @Test(arguments: TextSize.allCases) func keyNameIsAboveAtLargeSizesOnly(_ size: TextSize) {
    let isLarge = size.rawValue >= TextSize.extraExtraExtraLarge.rawValue
    #expect(
      RatingCell(keyName: "Q").arrangement(at: size) == (isLarge ? .keyNameAbove : .sameLine))
    #expect(RatingCell().arrangement(at: size) == .sameLine)
    #expect(RatingCell(subtitle: "s").arrangement(at: size) == .stacked)
    #expect(RatingCell(subtitle: "").arrangement(at: size) == .controlOnly)
  }

  /// A font style and its point sizes at four text sizes.
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

  /// Texts and marks do not overlap, at any text size and width.
  @Test(arguments: TextSize.allCases) func partsDoNotOverlap(_ size: TextSize) {
    for keyName in [nil, "Q", "How was the harbor pilot on the last voyage?"] {
      for subtitle in [nil, "", "Tap a star to give your rating"] {
        for width in [0.0, 30, 200, 320, 900, .infinity] {
          var cell = Self.average(keyName: keyName ?? "")
          cell.subtitle = subtitle
          let shown = RatingPresentation(of: cell, in: .fiori, width: width, textSize: size)
          let texts = shown.cell.items.filter { $0.part.name != CellPart.litMarks.name }
          let frames = [shown.row] + texts.map(\.frame)
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
  /// The frame's values without floating-point errors.
  fileprivate var rounded: [Double] {
    [x, y, width, height].map { ($0 * 1e6).rounded() / 1e6 }
  }

  fileprivate func overlaps(_ other: Frame) -> Bool {
    let slack = 1e-9
    return x + slack < other.maxX && other.x + slack < maxX && y + slack < other.maxY
      && other.y + slack < maxY
  }
}

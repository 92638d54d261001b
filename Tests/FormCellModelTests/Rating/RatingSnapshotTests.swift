import StyleSheet
import Testing

@testable import FormCellModel

/// The parts of a presentation other than images and texts.
@Suite struct RatingSnapshotTests {
  private static func shown(
    _ cell: RatingCell, _ direction: ReadingDirection = .leftToRight,
    strings: RatingStrings = .english
  ) -> RatingPresentation {
    RatingPresentation(of: cell, in: .fiori, direction, strings: strings)
  }

  /// The hit area of a mark is centered on it and at least as large as the policy's target.
  @Test(arguments: RatingPolicies.Pointer.Target.allCases, ControlAxis.allCases)
  func marksHaveHitAreas(_ target: RatingPolicies.Pointer.Target, _ axis: ControlAxis) {
    var cell = RatingCell(value: 2)
    cell.policies.pointer.target = target
    cell.shape = .fixed(Extent(width: 20, height: 20), spacing: 2, axis: axis)
    for direction in ReadingDirection.allCases {
      for mark in Self.shown(cell, direction).marks {
        let isAcross = axis == .horizontal
        let share = Extent(width: isAcross ? 22 : 20, height: isAcross ? 20 : 22)
        #expect(mark.hitFrame.width == max(share.width, target.side))
        #expect(mark.hitFrame.height == max(share.height, target.side))
        #expect(mark.hitFrame.x + mark.hitFrame.maxX == mark.frame.x + mark.frame.maxX)
        #expect(mark.hitFrame.y + mark.hitFrame.maxY == mark.frame.y + mark.frame.maxY)
      }
    }
  }

  /// The lit frame covers lit marks, the gaps between them, and the fraction of the last one.
  @Test(
    arguments: [
      (0, 0.0), (1, 20), (2, 45), (2.5, 60), (3, 70), (5, 120),
    ] as [(FixedDecimal, Double)])
  func litFrameCoversTheLitPart(_ value: FixedDecimal, _ length: Double) throws {
    var preset = RatingPreset.xhStarRateView
    preset.shape = .fixed(Extent(width: 20, height: 20), spacing: 5)
    let cell = RatingCell(preset, value: value)
    for direction in ReadingDirection.allCases {
      let shown = Self.shown(cell, direction)
      let lit = try #require(shown.litFrame)
      #expect(lit.width == length)
      #expect(lit.height == shown.row.height && lit.y == shown.row.y)
      let edges = direction == .leftToRight ? (lit.x, shown.row.x) : (lit.maxX, shown.row.maxX)
      #expect(edges.0 == edges.1)
    }
  }

  @Test func singleLitMarkHasNoLitFrame() {
    var cell = RatingCell(value: 3)
    cell.policies.display.highlight = .selectedMarkOnly
    #expect(Self.shown(cell).litFrame == nil)
    #expect(Self.shown(cell).marks.map(\.isSelected) == [false, false, true, false, false])
  }

  /// The touched mark is active, and the announcement is the rating of the touch.
  @Test func touchedMarkIsActive() {
    var cell = RatingCell(value: 1)
    #expect(!Self.shown(cell).marks.contains { $0.isActive })
    _ = cell.handle(.touchBegan(at: ControlTouch(along: 120)))
    #expect(Self.shown(cell).marks.map(\.isActive) == [false, false, false, true, false])
    #expect(Self.shown(cell).announcement == "4 of 5")
    _ = cell.handle(.touchEnded)
    #expect(!Self.shown(cell).marks.contains { $0.isActive })
  }

  @Test func aStagedRatingIsAnnounced() {
    var cell = RatingCell(value: 3)
    cell.policies.keys.adjusting = .whenActivated
    var strings = RatingStrings.english
    strings.announcement = "{value} stars"
    cell.policies.accessibility.announcing = .always
    #expect(cell.handle(.increment(.accessibility)) == [.announce(4, .accessibility)])
    #expect(Self.shown(cell, strings: strings).announcement == "4 stars")
    _ = cell.handle(.setEditable(false))
    #expect(Self.shown(cell, strings: strings).announcement == nil)
  }

  @Test func placeholderIsFlagged() {
    var cell = RatingCell(policies: RatingPolicies())
    cell.placeholder = 3
    #expect(Self.shown(cell).showsPlaceholder && Self.shown(cell).markedValue == 3)
    #expect(Self.shown(cell).value == 0)
    _ = cell.handle(.setValue(2))
    #expect(!Self.shown(cell).showsPlaceholder)
  }

  @Test func narrowRowReportsItsNaturalSize() {
    let narrow = RatingPresentation(of: RatingCell(value: 1), in: .fiori, width: 100)
    #expect(narrow.row.width == 68)
    #expect(narrow.naturalRowSize == Extent(width: 172, height: 28))
  }

  /// Choices divide the row evenly; the lowest one covers all of it, below the others.
  @Test func choicesDivideTheRow() {
    var preset = RatingPreset.antdHalf
    preset.shape = .fixed(Extent(width: 20, height: 20), spacing: 4)
    let cell = RatingCell(preset, in: ScaleBounds(clamping: 0...2), value: 1)
    let shown = Self.shown(cell)
    let parts = shown.choices.filter { $0.now > 0 }.map(\.frame)
    #expect(parts.map(\.width) == [12, 12, 12, 12])
    #expect(parts.map { $0.x - shown.row.x } == [-2, 10, 22, 34])
    #expect(shown.choices.filter { $0.now == 0 }.allSatisfy { $0.frame == shown.row })
  }
}

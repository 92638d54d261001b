import StyleSheet
import Testing

@testable import FormCellModel

/// What a renderer is handed besides pictures and words.
@Suite struct RatingSnapshotTests {
  private static func shown(
    _ cell: RatingCell, _ direction: ReadingDirection = .leftToRight,
    strings: RatingStrings = .english
  ) -> RatingPresentation {
    RatingPresentation(of: cell, in: .fiori, direction, strings: strings)
  }

  /// Every mark has an area of its own, as large as the policy wants, around its middle.
  @Test(arguments: RatingPolicies.Pointer.Target.allCases, ControlAxis.allCases)
  func marksHaveAreasToBeTouched(_ target: RatingPolicies.Pointer.Target, _ axis: ControlAxis) {
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

  /// What a strip of lit marks is cut to: up to the fraction, over the gaps between lit marks.
  @Test(
    arguments: [
      (0, 0.0), (1, 20), (2, 45), (2.5, 60), (3, 70), (5, 120),
    ] as [(FixedDecimal, Double)])
  func aStripIsCutToTheLitPart(_ value: FixedDecimal, _ length: Double) throws {
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

  @Test func aMarkThatStandsAloneIsNoStrip() {
    var cell = RatingCell(value: 3)
    cell.policies.display.highlight = .selectedMarkOnly
    #expect(Self.shown(cell).litFrame == nil)
    #expect(Self.shown(cell).marks.map(\.isSelected) == [false, false, true, false, false])
  }

  /// A finger makes the mark that it is on active, and the rating that it would leave is announced.
  @Test func aFingerMakesItsMarkActive() {
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

  @Test func aPlaceholderIsSaidToBeOne() {
    var cell = RatingCell(policies: RatingPolicies())
    cell.placeholder = 3
    #expect(Self.shown(cell).showsPlaceholder && Self.shown(cell).markedValue == 3)
    _ = cell.handle(.setValue(2))
    #expect(!Self.shown(cell).showsPlaceholder)
  }

  @Test func aRowKeepsItsNaturalSize() {
    let narrow = RatingPresentation(of: RatingCell(value: 1), in: .fiori, width: 100)
    #expect(narrow.row.width == 68)
    #expect(narrow.naturalRowSize == Extent(width: 172, height: 28))
  }

  /// Choices share the row out among them; the lowest has all of it, beneath the others.
  @Test func choicesHaveTheirPartsOfTheRow() {
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

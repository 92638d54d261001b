import FormCellModel
import StyleSheet
import Testing

@Suite struct DisplayPolicyTests {
  static func marks(
    _ value: RatingValue, _ style: RatingStyle = .standard,
    _ change: (inout RatingPolicies.Display) -> Void
  ) -> [RatingMark] {
    var policies = RatingPolicies()
    change(&policies.display)
    let cell = RatingCell(style: style, value: value, policies: policies)
    return RatingPresentation(of: cell, in: .fiori).marks
  }

  @Test func wholeMarksAreForEditingAndExactOnesToBeRead() {
    #expect(Self.marks(3.7, .editable) { _ in }.map(\.fraction) == [1, 1, 1, 1, 0])
    #expect(Self.marks(3.7) { _ in }.map(\.fraction) == [1, 1, 1, 0.7, 0])
    #expect(Self.marks(3.7) { $0 = .rounded(.floorHalf) }.map(\.fraction) == [1, 1, 1, 0.5, 0])
  }

  @Test(
    arguments: [(0, []), (0.4, [0]), (1, [0]), (3, [2]), (3.2, [3])] as [(RatingValue, [Int])])
  func oneMarkIsLitAlone(_ value: RatingValue, _ lit: [Int]) {
    let marks = Self.marks(value) { $0.highlight = .selectedMarkOnly }
    #expect(marks.filter { $0.kind == .on }.map(\.index) == lit)
    #expect(marks.filter { $0.kind == .off }.count == 5 - lit.count)
  }

  @Test func whatIsDrawnIsTheFractionOrMakesUpForTheShape() {
    let width = Self.marks(3.25) { $0.fill = .width }[3].litWidth
    let thirds = Self.marks(3.25) { $0.fill = .thirds }[3].litWidth
    let upper = Self.marks(3.75) { $0.fill = .thirds }[3].litWidth
    let area = Self.marks(3.25) { $0.fill = .area }
    #expect([width, thirds, upper] == [0.25, 0.33, 0.66])
    #expect(area[3].litWidth == 0.35)
    #expect(area[3].fraction == 0.25)
    #expect([area[0].litWidth, area[4].litWidth] == [1, 0])
  }

  @Test func tintsAreAskedWithTheRatingOrWithEachMark() {
    let (low, high) = (Color(rgba: 0xFF00_00FF), Color(rgba: 0x00FF_00FF))
    for tinting in RatingPolicies.Display.Tinting.allCases {
      var cell = RatingCell(value: 3)
      cell.policies.display.tinting = tinting
      cell.tints.set(low, for: 0..<3)
      cell.tints.set(high, for: 3..<6)
      let tints = RatingPresentation(of: cell, in: .fiori).marks.map(\.layer.tint)
      switch tinting {
      case .byRating: #expect(Set(tints) == [high])
      case .byMark: #expect(tints == [low, low, high, high, high])
      }
    }
  }

  @Test(
    arguments: [(0, 0), (1, 0), (1.25, 0.5), (3.99, 0.5), (4, 1), (5, 1)]
      as [(RatingValue, RatingValue)])
  func oneMarkStandsForARow(_ value: RatingValue, _ fraction: RatingValue) {
    let compact = RatingPolicies.Display.Compact(halfFrom: .above(1), wholeFrom: .from(4))
    #expect(Self.marks(value) { $0.compact = compact }.map(\.fraction) == [fraction])
    #expect(Self.marks(value, .editable) { $0.compact = compact }.count == 5)
  }

  @Test func aChangeTakesAsLongAsItSays() {
    let cell = RatingCell(policies: RatingPolicies(display: .init(animation: 0.2)))
    #expect(RatingPresentation(of: cell, in: .fiori).animation == 0.2)
    #expect(RatingPresentation(of: RatingCell(), in: .fiori).animation == 0)
  }

  @Test(arguments: [(1.5, 1.5), (0.5, 0.5), (0, 1), (-2, 1), (.infinity, 1), (.nan, 1)])
  func aMarkUnderAFingerMayBeLarger(_ scale: Double, _ shown: Double) {
    var cell = RatingCell(policies: RatingPolicies(display: .init(activeScale: scale)))
    _ = cell.handle(.touchBegan(at: 40))
    let picture = RatingPresentation(of: cell, in: .fiori)
    #expect(picture.activeScale == shown)
    #expect(picture.marks.map(\.isActive) == [false, true, false, false, false])
    // What is not a time takes none.
    cell.policies.display.animation = scale - 1
    #expect(RatingPresentation(of: cell, in: .fiori).animation == (scale == 1.5 ? 0.5 : 0))
  }
}

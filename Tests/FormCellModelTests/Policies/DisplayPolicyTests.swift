import StyleSheet
import Testing

@testable import FormCellModel

@Suite struct DisplayPolicyTests {
  static func marks(
    _ value: FixedDecimal, _ style: RatingStyle = .standard,
    _ change: (inout RatingPolicies.Display) -> Void
  ) -> [RatingMark] {
    var policies = RatingPolicies()
    change(&policies.display)
    let cell = RatingCell(style: style, value: value, policies: policies)
    return RatingPresentation(of: cell, in: .fiori).marks
  }

  @Test func editableMarksAreWholeAndReadOnlyMarksExact() {
    #expect(Self.marks(3.7, .editable) { _ in }.map(\.fraction) == [1, 1, 1, 1, 0])
    #expect(Self.marks(3.7) { _ in }.map(\.fraction) == [1, 1, 1, 0.7, 0])
    #expect(Self.marks(3.7) { $0 = .rounded(.floorHalf) }.map(\.fraction) == [1, 1, 1, 0.5, 0])
  }

  @Test(
    arguments: [
      (0, []), (0.4, []), (0.5, [0]), (1, [0]), (3, [2]), (3.2, [2]), (3.5, [3]),
    ] as [(FixedDecimal, [Int])])
  func onlyTheSelectedMarkIsLit(_ value: FixedDecimal, _ lit: [Int]) {
    let marks = Self.marks(value) { $0.highlight = .selectedMarkOnly }
    #expect(marks.filter { $0.kind == .on }.map(\.index) == lit)
    #expect(marks.filter { $0.kind == .off }.count == 5 - lit.count)
  }

  /// As in `@smastrom/react-rating`: the mark nearest to the rating, not to the rounded half.
  @Test func selectedMarkIsTheNearest() {
    let marks = Self.marks(2.42) {
      $0 = .rounded(.nearestHalf)
      $0.highlight = .selectedMarkOnly
    }
    #expect(marks.filter { $0.kind != .off }.map(\.index) == [1])
    #expect(marks.filter(\.isSelected).map(\.index) == [1])
  }

  @Test(arguments: [(0, []), (3, [2, 3, 4]), (5, [4])] as [(FixedDecimal, [Int])])
  func marksAreLitFromTheRatingOn(_ value: FixedDecimal, _ lit: [Int]) {
    let marks = Self.marks(value) { $0.highlight = .fromTheRating }
    #expect(marks.filter { $0.kind == .on }.map(\.index) == lit)
  }

  /// The fourth mark keeps its color and image while the rating is dragged from 3.4 to 3.6.
  @Test func fineRoundingDrawsAHalfAsAPartialMark() throws {
    let theme = Theme(
      sheet: "fdlFUIRatingControl { on-color: #112233; half-color: #445566; half-image: half; }")
    let finest: [DecimalRounding] = [.exact, .nearest(0.1), .floor(to: 0.25)]
    for preset in RatingPreset.all {
      for style in [RatingStyle.editable, .standard] {
        let display = preset.policies.display
        let rule = style == .standard ? display.averageRounding : display.rounding
        guard finest.contains(rule), display.compact == nil else { continue }
        var cell = RatingCell(style: style, value: 3.5, policies: preset.policies)
        cell.policies.holding.rounding = .exact
        cell = RatingCell(style: style, value: 3.5, policies: cell.policies)
        let mark = RatingPresentation(of: cell, in: theme).marks[3]
        #expect(mark.kind == .partial, "\(preset)")
        #expect(mark.layer.tint == ThemeColor(rgba: 0x1122_33FF), "\(preset)")
        #expect(mark.layer.image.name != "half", "\(preset)")
      }
    }
    let half = RatingPresentation(
      of: RatingCell(style: .standard, value: 3.5, policies: RatingPreset.cosmosHalf.policies),
      in: theme
    ).marks[3]
    #expect(half.kind == .half && half.layer.tint == ThemeColor(rgba: 0x4455_66FF))
  }

  @Test func litWidthFollowsTheFill() {
    let width = Self.marks(3.25) { $0.fill = .width }[3].litWidth
    let thirds = Self.marks(3.25) { $0.fill = .thirds }[3].litWidth
    let upper = Self.marks(3.75) { $0.fill = .thirds }[3].litWidth
    let area = Self.marks(3.25) { $0.fill = .area }
    #expect([width, thirds, upper] == [0.25, 0.33, 0.66])
    #expect(area[3].litWidth == 0.35)
    #expect(area[3].fraction == 0.25)
    #expect([area[0].litWidth, area[4].litWidth] == [1, 0])
  }

  @Test func tintIsResolvedByRatingOrByMark() {
    let (low, high) = (ThemeColor(rgba: 0xFF00_00FF), ThemeColor(rgba: 0x00FF_00FF))
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
      as [(FixedDecimal, FixedDecimal)])
  func compactRowHasOneMark(_ value: FixedDecimal, _ fraction: FixedDecimal) {
    let compact = RatingPolicies.Display.Compact(halfFrom: .above(1), wholeFrom: .from(4))
    #expect(Self.marks(value) { $0.compact = compact }.map(\.fraction) == [fraction])
    #expect(Self.marks(value, .editable) { $0.compact = compact }.count == 5)
  }

  @Test func animationDurationIsPresented() {
    let cell = RatingCell(policies: RatingPolicies(display: .init(animation: 0.2)))
    #expect(RatingPresentation(of: cell, in: .fiori).animation == 0.2)
    #expect(RatingPresentation(of: RatingCell(), in: .fiori).animation == 0)
  }

  @Test(arguments: [(1.5, 1.5), (0.5, 0.5), (0, 1), (-2, 1), (.infinity, 1), (.nan, 1)])
  func activeScaleIsPresented(_ scale: Double, _ shown: Double) {
    var cell = RatingCell(policies: RatingPolicies(display: .init(activeScale: scale)))
    _ = cell.handle(.touchBegan(at: 40))
    let picture = RatingPresentation(of: cell, in: .fiori)
    #expect(picture.activeScale == shown)
    #expect(picture.marks.map(\.isActive) == [false, true, false, false, false])
    // A negative or non-finite duration counts as 0.
    cell.policies.display.animation = scale - 1
    #expect(RatingPresentation(of: cell, in: .fiori).animation == (scale == 1.5 ? 0.5 : 0))
  }
}

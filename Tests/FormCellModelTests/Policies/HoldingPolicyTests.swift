import StyleSheet
import Testing

@testable import FormCellModel

@Suite struct HoldingPolicyTests {
  static let wide = ScaleBounds(clamping: 0...9)

  static let stories: [PolicyStory] = [
    PolicyStory("what is set is held as it is", .setValue(2.75), endsAt: 2.75),
    PolicyStory(
      "or rounded", { $0.holding.rounding = .nearestHalf }, .setValue(2.7), endsAt: 2.5),
    PolicyStory(
      "or cut to a step", { $0.holding.rounding = .floor(to: 0.1) }, .setValue(3.79), endsAt: 3.7),

    PolicyStory("what is too much is clamped", .setValue(7), endsAt: 5),
    PolicyStory(
      "and stays so in wider bounds", .setValue(7), .setBounds(wide), endsAt: 5),
    PolicyStory(
      "or is not taken", { $0.holding.outOfRange = .refused }, .setValue(7), endsAt: 3, emits: []),
    PolicyStory(
      "nor is what is less than the program can give",
      {
        $0.holding.outOfRange = .refused
        $0.holding.minimum = 2
        $0.holding.minimumHolds = .always
      }, .setValue(1), endsAt: 3, emits: []),
    PolicyStory(
      "or is remembered", { $0.holding.outOfRange = .remembered }, .setValue(7), endsAt: 5),
    PolicyStory(
      "until bounds are wider", { $0.holding.outOfRange = .remembered }, .setValue(7),
      .setBounds(wide), endsAt: 7),
    PolicyStory(
      "new policies bring it onto their grid", from: 3.4,
      .setPolicies(RatingPolicies(holding: .init(rounding: .whole))), endsAt: 3),
    PolicyStory(
      "and above their minimum", from: 1,
      .setPolicies(RatingPolicies(holding: .init(minimum: 2, minimumHolds: .always))), endsAt: 2),

    PolicyStory(
      "none is a state", .setValue(nil), endsAt: nil, emits: [.commit(from: 3, to: nil, .program)]),
    PolicyStory(
      "or the lower bound", { $0.holding.unset = .isLowerBound }, .setValue(nil), endsAt: 0,
      emits: [.commit(from: 3, to: 0, .program)]),

    PolicyStory(
      "a least rating holds for fingers",
      {
        $0.holding.minimum = 2
        $0.holding.minimumHolds = .forTouch
      }, .tap(at: 5), endsAt: 2),
    PolicyStory(
      "and not for keys",
      {
        $0.holding.minimum = 2
        $0.holding.minimumHolds = .forTouch
      }, .key(.down), .key(.down), endsAt: 1),
    PolicyStory(
      "or for keys, too", { $0.holding.minimum = 2 }, .key(.down), .key(.down), endsAt: 2),
    PolicyStory(
      "and not for the program", { $0.holding.minimum = 2 }, .setValue(1), endsAt: 1),
    PolicyStory(
      "or for the program, too",
      {
        $0.holding.minimum = 2
        $0.holding.minimumHolds = .always
      }, .setValue(1), endsAt: 2),
    PolicyStory(
      "it is no more than the bounds have", { $0.holding.minimum = 40 }, .tap(at: 5), endsAt: 5),
  ]

  @Test(arguments: stories)
  func ratingFollowsThePolicy(_ story: PolicyStory) {
    story.expectOutcome()
  }

  /// The program sets a rating outside the bounds, under each policy.
  @Test func valueStaysInTheBounds() {
    for answer in RatingPolicies.Holding.OutOfRange.allCases {
      var cell = PolicyStory("", { $0.holding.outOfRange = answer }, endsAt: 3).cell
      for value in [FixedDecimal.min, -1, 5.000001, .max] {
        _ = cell.handle(.setValue(value))
        #expect(cell.bounds.values.contains(cell.value))
      }
    }
  }

  /// Bounds of a new cell, and those that the program sets, have as many marks as the limit allows.
  @Test(
    arguments: [
      (.clamped, 0...15, 0...10), (.clamped, 3...4, 3...5), (.clamped, 0...7, 0...7),
      (.refused, 0...15, 1...6), (.refused, 0...0, 1...6), (.marks(4), 0...0, 0...4),
      (.marks(40), -3 ... -3, -3...7),
    ] as [(RatingPolicies.Holding.Items.Otherwise, ClosedRange<Int>, ClosedRange<Int>)])
  func boundsHaveAsManyMarksAsTheLimitAllows(
    _ otherwise: RatingPolicies.Holding.Items.Otherwise, _ given: ClosedRange<Int>,
    _ expected: ClosedRange<Int>
  ) {
    var policies = RatingPolicies()
    policies.holding.items = .init(2...10, otherwise: otherwise)
    let bounds = ScaleBounds(clamping: given)
    var cell = RatingCell(in: ScaleBounds(clamping: 1...6), policies: policies)
    _ = cell.handle(.setBounds(bounds))
    #expect(cell.bounds == ScaleBounds(clamping: expected))
    guard otherwise != .refused else { return }
    #expect(RatingCell(in: bounds, policies: policies).bounds == cell.bounds)
    var later = RatingCell(in: bounds, policies: RatingPolicies())
    _ = later.handle(.setPolicies(policies))
    #expect(later.bounds == cell.bounds)
  }

  @Test func withoutARatingThePlaceholderIsShown() {
    var cell = PolicyStory("", endsAt: 3).cell
    cell.placeholder = 3.8
    #expect(!cell.showsPlaceholder)
    _ = cell.handle(.setValue(nil))
    #expect(cell.showsPlaceholder)
    #expect(cell.shownValue == 3.8)
    #expect(cell.value == 0)
    #expect(RatingPresentation(of: cell, in: .fiori).isUnset)
  }

  /// A placeholder is not spoken as the person's own rating.
  @Test func aPlaceholderIsSpokenAsAnAverage() {
    var cell = RatingCell(policies: RatingPolicies())
    cell.placeholder = 3.8
    let shown = RatingPresentation(of: cell, in: .fiori)
    #expect(shown.accessibility.value == "0 of 5, average rating 4 of 5")
    #expect(shown.accessibility.now == 0)
    cell.policies.accessibility.spoken = .asHeld
    var strings = RatingStrings.english
    strings.unset = "not rated"
    let held = RatingPresentation(of: cell, in: .fiori, strings: strings).accessibility
    #expect(held.value == "not rated, average rating 3.8 of 5")
  }
}

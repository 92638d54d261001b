import StyleSheet
import Testing

@testable import FormCellModel

@Suite struct AccessibilityPolicyTests {
  static func shown(
    _ value: FixedDecimal?, _ style: RatingStyle = .editable, items: Int = 5,
    _ change: (inout RatingPolicies) -> Void
  ) -> RatingPresentation {
    var policies = RatingPolicies()
    change(&policies)
    let bounds = ScaleBounds(clamping: 0...items)
    var strings = RatingStrings.english
    strings.unset = "no rating"
    return RatingPresentation(
      of: RatingCell(style: style, in: bounds, value: value, policies: policies), in: .fiori,
      strings: strings)
  }

  @Test func roleIsAdjustableOrAGroupOfChoices() {
    let one = Self.shown(3) { $0.accessibility.role = .adjustable }
    #expect(one.accessibility.traits == .adjustable)
    #expect(one.choices == [])
    #expect(one.accessibility.hint == RatingStrings.english.hint)

    let several = Self.shown(3) { $0.accessibility.role = .choices }
    #expect(several.accessibility.traits == .group)
    #expect(several.accessibility.label == "Rating")
    // The hint is for incrementing, which choices do not offer.
    #expect(several.accessibility.hint == nil)
    #expect(
      several.choices.map(\.label)
        == ["no rating", "1 of 5", "2 of 5", "3 of 5", "4 of 5", "5 of 5"])
    #expect(several.choices.map(\.now) == [0, 1, 2, 3, 4, 5])
    #expect(several.choices.filter { $0.traits.contains(.selected) }.map(\.now) == [3])
  }

  /// A touch before the first mark gives less than the minimum, and so does its choice.
  @Test func theLowestChoiceIsInTheRange() throws {
    var policies = RatingPolicies(
      pointer: .init(beforeFirst: .lowerBound), accessibility: .init(role: .choices))
    policies.holding.minimum = 1
    var cell = RatingCell(value: 2, policies: policies)
    let shown = RatingPresentation(of: cell, in: .fiori)
    let ranges = ([shown.accessibility] + shown.choices).compactMap(\.range)
    #expect(
      ranges
        == [2, 0, 1, 2, 3, 4, 5].map { AccessibilityRange(minimum: 0, now: $0, maximum: 5) })
    #expect(
      cell.handle(.choose(0, .accessibility)) == [.commit(from: 2, to: 0, .accessibility), .tick])
    cell.policies.pointer.beforeFirst = .minimum
    _ = cell.handle(.choose(0, .accessibility))
    #expect(cell.rating == 1)
  }

  /// A hint states the result; "Increment …" or "Swipe up …" would be an instruction.
  @Test func hintIsNotAnInstruction() throws {
    let hint = try #require(Self.shown(3) { _ in }.accessibility.hint)
    #expect(hint == "Changes the rating")
  }

  /// Columns: retap policy, before-first policy, value, whether the rating can be cleared.
  @Test(
    arguments: [
      (.nothing, .minimum, 3, false), (.clears, .minimum, 3, true),
      (.clearsOnTheFirstMark, .minimum, 3, true), (.cycles, .minimum, 3, false),
      (.nothing, .clears, 3, true), (.clears, .minimum, nil, false),
    ]
      as [(
        RatingPolicies.Pointer.Retap, RatingPolicies.Pointer.BeforeFirst, FixedDecimal?, Bool
      )])
  func clearActionIsOfferedIfATouchCanClear(
    _ retap: RatingPolicies.Pointer.Retap, _ before: RatingPolicies.Pointer.BeforeFirst,
    _ value: FixedDecimal?, _ canClear: Bool
  ) {
    for role in [RatingPolicies.Accessibility.Role.adjustable, .choices] {
      for style in RatingStyle.allCases {
        var cell = RatingCell(
          style: style, value: value,
          policies: RatingPolicies(
            pointer: .init(beforeFirst: before, retap: retap), accessibility: .init(role: role)))
        let isOffered = canClear && style == .editable
        let actions = RatingPresentation(of: cell, in: .fiori).accessibility.actions
        #expect(
          actions == (isOffered ? [AccessibilityAction(kind: .clear, name: "Clear rating")] : []))
        let effects = cell.handle(.clear(.accessibility))
        #expect(cell.rating == (isOffered ? nil : value))
        #expect(
          effects == (isOffered ? [.commit(from: 3, to: nil, .accessibility), .tick] : []))
      }
    }
  }

  /// Other policies that let a touch clear the rating.
  @Test func clearActionFollowsOtherClearingPolicies() {
    func canClear(items: Int = 5, _ change: (inout RatingPolicies) -> Void) -> Bool {
      Self.shown(1, items: items, change).accessibility.actions.map(\.name) == ["Clear rating"]
    }
    #expect(canClear(items: 1) { $0.pointer.retap = .clearsIfOnly })
    #expect(!canClear { $0.pointer.retap = .clearsIfOnly })
    #expect(canClear { $0.holding.unset = .isLowerBound })
    #expect(
      canClear {
        $0.holding.unset = .isLowerBound
        $0.pointer.beforeFirst = .firstMark
        $0.pointer.retap = .cycles
      })
    #expect(
      !canClear {
        $0.holding.unset = .isLowerBound
        $0.pointer.beforeFirst = .firstMark
        $0.pointer.firstMarkFrom = .above(0)
      })
  }

  /// An assistive technology speaks the value of the element that it has changed.
  @Test(
    arguments: [
      ([.increment(.accessibility)], [], [.announce(4, .accessibility)]),
      ([.choose(2, .accessibility)], [], [.announce(2, .accessibility)]),
      ([.increment(.key)], [.announce(4, .key)], [.announce(4, .key)]),
      ([.tap(at: 5)], [.announce(1, .pointer)], [.announce(1, .pointer)]),
    ] as [([RatingEvent], [RatingEffect], [RatingEffect])])
  func changesByAccessibilityAreAnnouncedOnlyOnRequest(
    _ events: [RatingEvent], _ unlessSpoken: [RatingEffect], _ always: [RatingEffect]
  ) {
    for announcing in RatingPolicies.Accessibility.Announcing.allCases {
      var cell = RatingCell(
        value: 3, policies: RatingPolicies(accessibility: .init(announcing: announcing)))
      let announced = events.flatMap { cell.handle($0) }.filter {
        if case .announce = $0 { true } else { false }
      }
      #expect(announced == (announcing == .always ? always : unlessSpoken))
    }
  }

  @Test(arguments: [(6, true), (7, false)])
  func choicesAreUsedUpToTheLimit(_ items: Int, _ hasChoices: Bool) {
    let shown = Self.shown(3, items: items) { $0.accessibility.role = .choicesUpTo(7) }
    #expect(shown.choices.isEmpty != hasChoices)
    #expect(shown.accessibility.traits.contains(.adjustable) != hasChoices)
  }

  @Test func halvesAreChoices() {
    let shown = Self.shown(nil) {
      $0.accessibility.role = .choices
      $0.pointer.rounding = .ceilingHalf
      $0.holding.minimum = 0.5
    }
    #expect(shown.choices.map(\.now) == [0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 4.5, 5])
    #expect(shown.accessibility.value == "no rating")
  }

  /// Rounding up to whole marks, where a value on a whole mark counts as the next one.
  static let firstOrMore = DecimalRounding(.wholes(wholeFrom: .above(0)), atWhole: 1)

  @Test(
    arguments: [
      (
        "steps that miss the upper bound", [0, 2, 4, 5],
        RatingPolicies(pointer: .init(rounding: .ceiling(to: 2)))
      ),
      (
        "steps that miss the least rating", [1.5, 2, 3, 4, 5],
        RatingPolicies(holding: .init(minimum: 1.5))
      ),
      (
        "never before the first mark", [1, 2, 3, 4, 5],
        RatingPolicies(pointer: .init(rounding: firstOrMore, beforeFirst: .firstMark))
      ),
      (
        "unless a tap clears", [0, 1, 2, 3, 4, 5],
        RatingPolicies(
          pointer: .init(rounding: firstOrMore, beforeFirst: .firstMark, retap: .clears))
      ),
      (
        "the lower bound below the least rating", [0, 2, 3, 4, 5],
        RatingPolicies(holding: .init(minimum: 2), pointer: .init(beforeFirst: .lowerBound))
      ),
      (
        "a step past the end", [0, 5],
        RatingPolicies(pointer: .init(rounding: .ceiling(to: 9)))
      ),
    ] as [(String, [FixedDecimal], RatingPolicies)])
  func choicesAreTheRatingsThatATouchCanGive(
    _ name: String, _ choices: [FixedDecimal], _ policies: RatingPolicies
  ) {
    #expect(RatingCell(policies: policies).choices == choices, "\(name)")
  }

  /// Many choices are thinned out evenly; both ends are kept.
  @Test func numberOfChoicesIsLimited() {
    let tiny = RatingPolicies(pointer: .init(rounding: .ceiling(to: 0.000001)))
    let choices = RatingCell(in: ScaleBounds(clamping: 0...100), policies: tiny).choices
    #expect(choices.count == 1_001)
    #expect(choices[1] == 0.1)
    #expect(choices.first == 0 && choices.last == 100)
  }

  @Test func accessibilityValueIgnoresHover() {
    var cell = RatingCell(value: 2, policies: RatingPolicies(pointer: .init(hover: .previews)))
    cell.labels.ratings = ["Poor", "Fair", "Good", "Fine", "Best"]
    _ = cell.handle(.hoverMoved(to: 150))
    let shown = RatingPresentation(of: cell, in: .fiori)
    #expect(shown.ratingName == "Best")
    #expect(shown.accessibility.value == "2 of 5, Fair")
  }

  @Test func fixedCellIsAnImageOrText() {
    for role in [RatingPolicies.Accessibility.Role.adjustable, .choices] {
      let picture = Self.shown(3, .standard) { $0.accessibility.role = role }
      #expect(picture.accessibility.traits == .image)
      #expect(picture.choices == [])
    }
    let words = Self.shown(3, .editableDisabled) { $0.accessibility.fixedRole = .text }
    #expect(words.accessibility.traits == .notEnabled)
  }

  @Test func disabledCellKeepsTheRoleOfTheControl() {
    let slider = Self.shown(3, .editableDisabled) { $0.accessibility.fixedRole = .sameControl }
    #expect(slider.accessibility.traits == [.adjustable, .notEnabled])
    #expect(slider.accessibility.now == 3 && slider.accessibility.step == nil)

    let group = Self.shown(3, .editableDisabled) {
      $0.accessibility.fixedRole = .sameControl
      $0.accessibility.role = .choices
      $0.accessibility.none = .isNot
    }
    #expect(group.accessibility.traits == [.group, .notEnabled])
    #expect(group.choices.map(\.now) == [1, 2, 3, 4, 5])
    #expect(group.choices.allSatisfy { $0.traits.contains(.notEnabled) })
    #expect(group.choices.filter { $0.traits.contains(.selected) }.map(\.now) == [3])

    let readOnly = Self.shown(3, .standard) { $0.accessibility.fixedRole = .sameControl }
    #expect(readOnly.accessibility.traits == .image)
  }

  @Test func noItemsMeanNoChoices() {
    let shown = Self.shown(nil, items: 0) { $0.accessibility.role = .choices }
    #expect(shown.choices == [])
    #expect(shown.accessibility.traits == .group)
  }

  @Test func choicesUseTheRatingLabels() {
    var cell = RatingCell(
      policies: RatingPolicies(
        pointer: .init(rounding: .ceilingHalf), accessibility: .init(role: .choices)))
    cell.labels.ratings = ["Poor", "Fair", "Good"]
    cell.labels.lowest = "None"
    let shown = RatingPresentation(of: cell, in: .fiori)
    #expect(
      shown.choices.map(\.label) == [
        "None", "0.5 of 5", "Poor", "1.5 of 5", "Fair", "2.5 of 5", "Good", "3.5 of 5", "4 of 5",
        "4.5 of 5", "5 of 5",
      ])
  }

  @Test(
    arguments: [(3, 2, 3), (1, 1, 1), (nil, 2, 2)] as [(FixedDecimal?, FixedDecimal, FixedDecimal)])
  func accessibilityRangeStartsAtTheMinimum(
    _ value: FixedDecimal?, _ minimum: FixedDecimal, _ now: FixedDecimal
  ) {
    let element = Self.shown(value) { $0.holding.minimum = 2 }.accessibility
    #expect(element.range?.minimum == minimum)
    #expect(element.now == now)
    // With `.forTouch`, the minimum applies to touches only.
    let free = Self.shown(value) {
      $0.holding.minimum = 2
      $0.holding.minimumHolds = .forTouch
    }
    #expect(free.accessibility.range?.minimum == 0)
  }

  @Test func aTooltipFollowsThePointer() {
    var cell = RatingCell(value: 2, policies: RatingPolicies(pointer: .init(hover: .previews)))
    cell.labels.ratings = ["Poor", "Fair", "Good", "Fine", "Best"]
    _ = cell.handle(.hoverMoved(to: 150))
    let shown = RatingPresentation(of: cell, in: .fiori)
    #expect(shown.tooltip == "5 of 5, Best")
    #expect(shown.accessibility.value == "2 of 5, Fair")
  }

  @Test func accessibilityValueIsTheShownOrHeldRating() {
    for spoken in RatingPolicies.Accessibility.Spoken.allCases {
      let shown = Self.shown(3.6) { $0.accessibility.spoken = spoken }
      #expect(shown.accessibility.value == (spoken == .asShown ? "4 of 5" : "3.6 of 5"))
      #expect(shown.announcement == shown.accessibility.value)
    }
  }

  /// With exact rounding, a touch can give a rating between two marks.
  @Test func announcementMatchesTheAccessibilityValue() {
    for spoken in RatingPolicies.Accessibility.Spoken.allCases {
      var cell = RatingCell(
        policies: RatingPolicies(
          pointer: .init(rounding: .exact), accessibility: .init(spoken: spoken)))
      let touch = ControlTouch(along: 0.6 * cell.row.itemLength)
      let announced: FixedDecimal = spoken == .asShown ? 1 : 0.6
      #expect(
        cell.handle(.tap(at: touch))
          == [.commit(from: nil, to: 0.6, .pointer), .announce(announced, .pointer), .tick])
      #expect(RatingPresentation(of: cell, in: .fiori).accessibility.now == announced)
      #expect(cell.handle(.setValue(0.4)) == [.commit(from: 0.6, to: 0.4, .program)])
      _ = cell.handle(.touchBegan(at: touch))
      #expect(
        cell.handle(.touchEnded) == [
          .commit(from: 0.4, to: 0.6, .pointer), .announce(announced, .pointer),
        ])
    }
  }
}

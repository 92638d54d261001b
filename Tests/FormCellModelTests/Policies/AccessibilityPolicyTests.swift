import FormCellModel
import StyleSheet
import Testing

@Suite struct AccessibilityPolicyTests {
  static func shown(
    _ value: RatingValue?, _ style: RatingStyle = .editable, items: Int = 5,
    _ change: (inout RatingPolicies) -> Void
  ) -> RatingPresentation {
    var policies = RatingPolicies()
    change(&policies)
    let bounds = RatingBounds(clamping: 0...items)
    var strings = RatingStrings.english
    strings.unset = "no rating"
    return RatingPresentation(
      of: RatingCell(style: style, in: bounds, value: value, policies: policies), in: .fiori,
      strings: strings)
  }

  @Test func aCellIsOneThingOrAChoiceForEach() {
    let one = Self.shown(3) { $0.accessibility.role = .adjustable }
    #expect(one.accessibility.traits == .adjustable)
    #expect(one.choices == [])

    let several = Self.shown(3) { $0.accessibility.role = .choices }
    #expect(several.accessibility.traits == [])
    #expect(
      several.choices.map(\.label)
        == ["no rating", "1 of 5", "2 of 5", "3 of 5", "4 of 5", "5 of 5"])
    #expect(several.choices.map(\.now) == [0, 1, 2, 3, 4, 5])
    #expect(several.choices.filter { $0.traits.contains(.selected) }.map(\.now) == [3])
  }

  @Test(arguments: [(6, true), (7, false)])
  func fewChoicesAreChosenFromAndManyAreAdjusted(_ items: Int, _ isChosenFrom: Bool) {
    let shown = Self.shown(3, items: items) { $0.accessibility.role = .choicesUpTo(7) }
    #expect(shown.choices.isEmpty != isChosenFrom)
    #expect(shown.accessibility.traits.contains(.adjustable) != isChosenFrom)
  }

  @Test func halvesAreChoicesOfTheirOwn() {
    let shown = Self.shown(nil) {
      $0.accessibility.role = .choices
      $0.pointer.rounding = .ceilingHalf
      $0.holding.minimum = 0.5
    }
    #expect(shown.choices.map(\.now) == [0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 4.5, 5])
    #expect(shown.accessibility.value == "no rating")
  }

  @Test func whatCannotBeChangedIsAPictureOrWords() {
    for role in [RatingPolicies.Accessibility.Role.adjustable, .choices] {
      let picture = Self.shown(3, .standard) { $0.accessibility.role = role }
      #expect(picture.accessibility.traits == .image)
      #expect(picture.choices == [])
    }
    let words = Self.shown(3, .editableDisabled) { $0.accessibility.fixedRole = .text }
    #expect(words.accessibility.traits == .notEnabled)
  }

  @Test func whatIsSpokenIsWhatIsShownOrWhatIsHeld() {
    for spoken in RatingPolicies.Accessibility.Spoken.allCases {
      let shown = Self.shown(3.6) { $0.accessibility.spoken = spoken }
      #expect(shown.accessibility.value == (spoken == .asShown ? "4 of 5" : "3.6 of 5"))
    }
  }
}

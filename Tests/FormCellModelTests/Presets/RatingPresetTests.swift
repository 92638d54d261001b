import FormCellModel
import Testing

@Suite struct RatingPresetTests {
  @Test func namesAreUniqueAndInKebabCase() {
    let names = RatingPreset.all.map(\.name)
    #expect(Set(names).count == names.count)
    for name in names {
      #expect(name.wholeMatch(of: /[a-z]+\d?(-[a-z]+)*/) != nil, "\(name)")
      #expect(RatingPreset.named(name)?.name == name)
    }
    #expect(RatingPreset.named("nothing") == nil)
  }

  @Test func aCellIsAsItsPreset() {
    for preset in RatingPreset.all {
      let cell = RatingCell(preset, value: 3)
      #expect(cell.policies == preset.policies)
      #expect(cell.shape == preset.shape)
      #expect(cell.style == preset.style)
      #expect(cell.value == 3)
    }
    #expect(RatingCell(.fui) == RatingCell())
  }

  /// A cell used for something else is still the same control.
  @Test func aCellUsedAgainIsTheSameControl() {
    for preset in RatingPreset.all where preset.style == .editable {
      var cell = RatingCell(preset, isEditable: false, in: .init(clamping: 1...9), value: 4)
      cell.keyName = "Rate"
      _ = cell.handle(.reset)
      #expect(cell == RatingCell(preset))
    }
  }

  @Test(
    arguments: [
      ("sr-rater", 0, 3), ("sr-rater", 20, 10), ("raty", 0, 1), ("raty", 21, 20),
      ("win-ui", -2, 1), ("android-rating-bar", -10, nil), ("android-rating-bar", 7, 7),
      ("fui", 0, 0), ("fui", 1_000, 100), ("five-star", 3, 5),
    ] as [(String, Int, Int?)])
  func marksAreAsManyAsThereCanBe(_ name: String, _ count: Int, _ items: Int?) throws {
    let preset = try #require(RatingPreset.named(name))
    #expect(preset.bounds(items: count)?.items == items)
  }
}

extension RatingPresetTests {
  /// Android, "setStepSize": a number of steps fills the row.
  @Test(
    arguments: [
      (0.5, 5, 0.5), (1.5, 5, 1.666667), (1.5, 50, 1.515152), (0, 5, 0.5), (-1, 5, 0.5),
      (6, 5, 0.5),
    ] as [(RatingValue, Int, RatingValue)])
  func androidTakesOnlyStepsThatFillTheRow(
    _ step: RatingValue, _ items: Int, _ taken: RatingValue
  ) {
    let policies = RatingPreset.androidRatingBar(step: step, items: items).policies
    #expect(policies.keys.step == taken)
    #expect(policies.pointer.rounding == .ceiling(to: taken))
    #expect(policies.holding.rounding == .nearest(taken))
  }
}

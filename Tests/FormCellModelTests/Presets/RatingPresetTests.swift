import FormCellModel
import StyleSheet
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

  @Test func cellHasTheValuesOfItsPreset() {
    for preset in RatingPreset.all {
      let cell = RatingCell(preset, value: 3)
      #expect(cell.policies == preset.policies)
      #expect(cell.shape == preset.shape)
      #expect(cell.style == preset.style)
      #expect(cell.value == 3)
    }
    #expect(RatingCell(.fui) == RatingCell())
  }

  /// Only a touch in an image has a fraction; the images are at the top of the view.
  @Test func aTouchBelowTheImagesOfFloatRatingViewIsWhole() {
    var cell = RatingCell(.floatRatingViewHalf, value: 0)
    cell.shape = RatingShape(
      in: Extent(width: 120, height: 50),
      .fitted(
        picture: Extent(width: 64, height: 64), least: Extent(width: 5, height: 5)),
      spacing: .remaining)
    _ = cell.handle(.touchBegan(at: ControlTouch(along: 36, across: 20)))
    #expect(cell.rating == 1.5)
    _ = cell.handle(.touchMoved(to: ControlTouch(along: 36, across: 40)))
    #expect(cell.rating == 2)
  }

  /// The end of a touch is reported even if CustomView is not editable.
  @Test(arguments: [RatingPreset.customView, .rateView])
  func theEndOfATouchIsAlwaysReported(_ preset: RatingPreset) {
    var view = RatingCell(preset, value: 2)
    _ = view.handle(.setEditable(false))
    let effects = view.handle(.touchBegan(at: ControlTouch(along: 10))) + view.handle(.touchEnded)
    #expect(effects == [.commit(from: 2, to: 2, .pointer)])
  }

  /// A reused cell keeps its preset and loses everything else.
  @Test func resetKeepsThePreset() {
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
  func numberOfItemsIsClampedToThePreset(_ name: String, _ count: Int, _ items: Int?) throws {
    let preset = try #require(RatingPreset.named(name))
    #expect(preset.bounds(items: count)?.items == items)
  }
}

/// Each preset behaves as the documentation of its control states.
extension RatingPresetTests {
  struct Story: CustomTestStringConvertible {
    let preset: String
    let start: FixedDecimal?
    let events: [RatingEvent]
    let end: FixedDecimal?
    var testDescription: String { "\(preset) from \(start as Any): \(events)" }

    init(
      _ preset: String, from start: FixedDecimal? = nil, _ events: RatingEvent...,
      endsAt end: FixedDecimal?
    ) {
      self.preset = preset
      self.start = start
      self.events = events
      self.end = end
    }
  }

  @Test(arguments: [
    Story("aria-radio", .key(.space), endsAt: 1), Story("aria-radio", .key(.left), endsAt: 5),
    Story("aria-radio", .key(.right), endsAt: 2), Story("aria-radio", .key(.enter), endsAt: nil),
    Story("mui", from: 5, .key(.right), endsAt: nil), Story("mui", .key(.right), endsAt: 1),
    Story("mui", .key(.left), endsAt: 5), Story("mui", from: 1, .key(.up), endsAt: nil),
    Story("mui", from: 3, .key(.home), endsAt: 3), Story("mui", from: 3, .key(.end), endsAt: 3),
    Story(
      "mui", from: 3, .touchBegan(at: 12), .touchMoved(to: 36), .touchEnded, endsAt: 3),
    Story("mui", from: 3, .touchBegan(at: 36), .touchEnded, endsAt: 2),
    Story("zag", from: 3, .key(.up), endsAt: 2), Story("zag", from: 3, .key(.down), endsAt: 4),
    Story("flutter", .tap(at: 81), endsAt: 3), Story("flutter", .tap(at: 80), endsAt: 3),
    Story(
      "flutter", .touchBegan(at: 5), .touchMoved(to: 81), .touchEnded, endsAt: 2),
    Story("flutter-half", .tap(at: 81), endsAt: 2.5),
    Story(
      "flutter-half", .touchBegan(at: 5), .touchMoved(to: 85), .touchEnded, endsAt: 2.125),
  ])
  func presetBehavesLikeItsControl(_ story: Story) throws {
    var cell = RatingCell(try #require(.named(story.preset)), value: story.start)
    for event in story.events { _ = cell.handle(event) }
    #expect(cell.rating == story.end)
  }

  @Test func zagShowsAFractionAsItIsAndHasNoChoiceForNone() {
    let shown = RatingPresentation(of: RatingCell(.zag, value: 3.7), in: .fiori)
    #expect(shown.markedValue == 3.7)
    #expect(shown.choices.map(\.now) == [1, 2, 3, 4, 5])
  }
}

extension RatingPresetTests {
  /// Android, `setStepSize`: a whole number of steps fills the row.
  @Test(
    arguments: [
      (0.5, 5, 0.5), (1.5, 5, 1.666667), (1.5, 50, 1.515152), (0, 5, 0.5), (-1, 5, 0.5),
      (6, 5, 0.5),
    ] as [(FixedDecimal, Int, FixedDecimal)])
  func androidAdjustsStepsToFillTheRow(
    _ step: FixedDecimal, _ items: Int, _ taken: FixedDecimal
  ) {
    let policies = RatingPreset.androidRatingBar(step: step, items: items).policies
    #expect(policies.keys.step == taken)
    #expect(policies.pointer.rounding == .ceiling(to: taken))
    #expect(policies.holding.rounding == .nearest(taken))
  }
}

@testable import FormCellModel
import StyleSheet
import Testing

@Suite struct RangeSliderCellTests {
  private static let start = RangeSliderCell(value: ScaleRange(20, 80))

  private static func cell(_ change: (inout RangeSliderCell) -> Void) -> RangeSliderCell {
    var cell = start
    change(&cell)
    return cell
  }

  struct Story: CustomTestStringConvertible {
    let testDescription: String
    let cell: RangeSliderCell
    let events: [SliderEvent<ScaleRange>]
    let effects: [ScaleEffect<ScaleRange>]
    let end: [FixedDecimal]

    init(
      _ description: String, from cell: RangeSliderCell = RangeSliderCellTests.start,
      _ events: [SliderEvent<ScaleRange>], _ effects: [ScaleEffect<ScaleRange>],
      _ end: [FixedDecimal]
    ) {
      testDescription = description
      self.cell = cell
      self.events = events
      self.effects = effects
      self.end = end
    }
  }

  private static func pair(_ lower: FixedDecimal, _ upper: FixedDecimal) -> ScaleRange {
    ScaleRange(lower, upper)
  }

  static let stories = [
    Story(
      "a touch takes the nearest thumb", [.touchBegan(at: 0.3), .touchEnded],
      [.live(pair(30, 80), .pointer), .commit(from: pair(20, 80), to: pair(30, 80), .pointer)],
      [30, 80]),
    Story(
      "past the other thumb they swap, and back again",
      [.touchBegan(at: 0.3), .touchMoved(to: 0.9), .touchMoved(to: 0.1), .touchEnded],
      [
        .live(pair(30, 80), .pointer), .live(pair(80, 90), .pointer), .live(pair(10, 80), .pointer),
        .commit(from: pair(20, 80), to: pair(10, 80), .pointer),
      ], [10, 80]),
    Story(
      "or the drag stops there", from: cell { $0.policies.crossing = .stops },
      [.touchBegan(at: 0.3), .touchMoved(to: 0.9), .touchCancelled],
      [
        .live(pair(30, 80), .pointer), .live(pair(80, 80), .pointer),
        .cancelled(to: pair(20, 80), .pointer),
      ], [20, 80]),
    Story(
      "two thumbs at one place part to either side",
      from: RangeSliderCell(value: pair(50, 50)), [.touchBegan(at: 0.4), .touchEnded],
      [.live(pair(40, 50), .pointer), .commit(from: pair(50, 50), to: pair(40, 50), .pointer)],
      [40, 50]),
    Story(
      "also at the upper end, where each drag stops at the other thumb",
      from: RangeSliderCell(value: pair(100, 100)).stopping,
      [.touchBegan(at: 1), .touchMoved(to: 0.6), .touchEnded],
      [.live(pair(60, 100), .pointer), .commit(from: pair(100, 100), to: pair(60, 100), .pointer)],
      [60, 100]),
    Story(
      "and in the middle, in the direction of the drag",
      from: RangeSliderCell(value: pair(50, 50)).stopping,
      [
        .touchBegan(at: 0.5), .touchMoved(to: 0.4), .touchEnded, .touchBegan(at: 0.5),
        .touchMoved(to: 0.7), .touchMoved(to: 0.1), .touchEnded,
      ],
      [
        .live(pair(40, 50), .pointer), .commit(from: pair(50, 50), to: pair(40, 50), .pointer),
        .live(pair(40, 70), .pointer), .live(pair(40, 40), .pointer),
        .commit(from: pair(40, 50), to: pair(40, 40), .pointer),
      ], [40, 40]),
    Story(
      "a step stops at the other thumb",
      from: RangeSliderCell(FormField(), ValueScale(decimals: 1), value: pair(79.5, 80)),
      [
        .increment(.accessibility, .lower), .increment(.accessibility, .lower), .key(.home, .upper),
      ],
      [
        .commit(from: pair(79.5, 80), to: pair(80, 80), .accessibility),
        .hindered(.atTheOtherThumb),
      ], [80, 80]),
    Story(
      "each field sets its value",
      [.focus(.lower), .type("30"), .focus(.upper), .type("70"), .blur],
      [
        .commit(from: pair(20, 80), to: pair(30, 80), .key),
        .commit(from: pair(30, 80), to: pair(30, 70), .key),
      ], [30, 70]),
    Story(
      "typing begins in the field of the thumb with the focus",
      [.focusThumb(.lower), .type("30"), .key(.enter, .lower), .type("70"), .blur],
      [
        .commit(from: pair(20, 80), to: pair(30, 80), .key),
        .commit(from: pair(30, 80), to: pair(30, 70), .key),
      ], [30, 70]),
    Story(
      "typed numbers stay in order", [.focus(.lower), .type("90"), .blur],
      [.commit(from: pair(20, 80), to: pair(80, 90), .key)], [80, 90]),
    Story(
      "the program sets both, in any order",
      [.setValue(pair(90, 10)), .setScale(ValueScale(20...50))],
      [], [20, 50]),
  ]

  @Test(arguments: stories) func storyEmitsItsEffects(_ story: Story) {
    var cell = story.cell
    #expect(story.events.flatMap { cell.handle($0) } == story.effects)
    #expect([cell.value.lower, cell.value.upper] == story.end)
  }

  /// The focus follows the thumb that the user moves, if the cell has it; events from the lower
  /// thumb on.
  @Test(
    arguments: [
      ([], .lower), ([.touchBegan(at: 0.85), .touchEnded], .upper),
      ([.touchBegan(at: 0.3), .touchMoved(to: 0.9)], .upper),
      ([.touchBegan(at: 0.3), .touchMoved(to: 0.9), .touchMoved(to: 0.1)], .lower),
      ([.touchBegan(at: 0.3), .touchMoved(to: 0.9), .touchCancelled], .lower),
      ([.setValue(pair(50, 50)), .touchBegan(at: 0.5), .touchMoved(to: 0.7)], .upper),
      ([.setValue(pair(50, 50)), .touchBegan(at: 0.5), .touchMoved(to: 0.3)], .lower),
      ([.increment(.accessibility, .upper)], .upper),
      ([.setValue(pair(20, 100)), .increment(.accessibility, .upper)], .upper),
      ([.setValue(pair(30, 70))], .lower),
      ([.focus(.lower), .touchBegan(at: 0.85)], .upper),
      ([.focus(.lower), .increment(.accessibility, .upper)], .upper),
    ] as [([SliderEvent<ScaleRange>], SliderThumb)])
  func focusFollowsTheMovedThumb(_ events: [SliderEvent<ScaleRange>], _ thumb: SliderThumb) {
    var cell = Self.start
    for event in [.focusThumb(.lower)] + events { _ = cell.handle(event) }
    #expect(cell.focusedThumb == thumb)
    cell = Self.start
    for event in events where event != .focus(.lower) { _ = cell.handle(event) }
    #expect(cell.focusedThumb == nil, "the cell does not have the focus")
  }

  /// The cell keeps the thumb of its description when it receives the focus; Shift and Tab enter it at
  /// the end.
  @Test(
    arguments: [
      (nil, .focus, .lower), (.lower, .focus, .lower), (.upper, .focus, .upper),
      (nil, .focusFromEnd, .upper), (.lower, .focusFromEnd, .upper),
    ] as [(SliderThumb?, CellInput, SliderThumb)])
  func theDescribedThumbKeepsTheFocus(
    _ thumb: SliderThumb?, _ input: CellInput, _ focused: SliderThumb
  ) {
    var (cell, interaction) = (Self.start, CellInteraction())
    (cell.track.hasFields, cell.track.focusedThumb) = (false, thumb)
    #expect(cell.handle(input, &interaction, in: cell.presentation(in: CellContext(.fiori))) == [])
    #expect(cell.focusedThumb == focused)
  }

  /// A renderer can report the focus after the press that brings it.
  @Test func thePressedThumbTakesALateFocus() {
    var cell = Self.start
    for event: SliderEvent<ScaleRange> in [.touchBegan(at: 0.3), .focusThumb(.upper), .touchEnded] {
      _ = cell.handle(event)
    }
    #expect(cell.focusedThumb == .lower)
  }

  /// ```
  /// │ 16 [ 20 ] 8 ━━●━━━━●── 8 [ 80 ] 16 │
  /// ```
  @Test func fieldsAreAtTheEnds() {
    let cell = RangeSliderCell(FormField(title: "Price"), value: ScaleRange(20, 80))
    let shown = cell.presentation(in: CellContext(.fiori, width: 304))
    #expect(shown.terminalText() == "  Price\n  20             (   ●━━━━━━●   ) 80\n")
    #expect(shown.hitAreas.map(\.part.name) == ["slider", "lowerField", "upperField"])
    #expect(
      shown.accessibility.map(\.label)
        == ["Price", "Range start", "Range end", "Lower value", "Upper value"])
    #expect(shown.accessibility.map(\.value) == ["20 to 80", "20", "80", "20", "80"])
    #expect(shown.accessibility[1].range?.maximum == 80)
    #expect(
      shown.accessibility.map(\.traits)
        == [.group, .adjustable, .adjustable, .textField, .textField])
  }

  @Test func focusedFieldHasATintedLine() {
    var cell = RangeSliderCell(FormField(title: "Price"), value: ScaleRange(20, 80))
    _ = cell.handle(.focus(.upper))
    let lines = cell.presentation(in: CellContext(CellSight.theme)).items.compactMap { item in
      if case .shape(let shape) = item.content, item.part.name.hasSuffix("Field") {
        "\(CellSight.name(shape.stroke?.color) ?? "") \(shape.stroke?.width ?? 0)"
      } else {
        nil
      }
    }
    #expect(lines == ["separatorOpaque 1.0", "tintColor 2.0"])
  }

  /// At the largest text size, the fields are on a separate line above the track.
  @Test func largeTextIsStacked() {
    let cell = RangeSliderCell(FormField(title: "Price"), value: ScaleRange(20, 80))
    let context = CellContext(.fiori, textSize: .accessibilityExtraExtraExtraLarge)
    let sight = CellSight(shown: cell.presentation(in: context))
    let field = sight.shapes("lowerField")[0].frame
    let track = sight.shapes("slider")[0].frame
    #expect(track.y > field.maxY && track.x == 16 && track.width == 288)
  }

  /// The element of a thumb is at least 44 points wide and high, and inside the cell that has room for it.
  @Test(arguments: [0.0, 1, 6, 14, 22], [0.0, 10, 60, 320])
  func elementsAreInsideCell(_ half: Double, _ width: Double) {
    for direction in ReadingDirection.allCases {
      for size in [TextSize.large, .accessibilityExtraExtraExtraLarge] {
        var cell = RangeSliderCell(FormField(title: "Price"), value: ScaleRange(0, 100))
        cell.thumbHalfWidth = half
        let context = CellContext(.fiori, width: width, direction, textSize: size)
        let shown = cell.presentation(in: context)
        let frames = shown.accessibility.map(\.frame)
        let whole = frames[0]
        #expect(frames.allSatisfy { whole.contains($0) }, "\(frames)")
        for thumb in frames[1...2] {
          #expect((thumb.width - min(44, width)).magnitude < 1e-9 && thumb.height == 44)
        }
      }
    }
  }

  @Test func withoutFieldsTheValuesAreBesideTheTitle() {
    let cell = RangeSliderCell(
      FormField(title: "Price"), value: ScaleRange(20, 80), hasFields: false)
    let shown = cell.presentation(in: CellContext(.fiori, width: 304))
    #expect(shown.terminalText().hasPrefix("  Price                      20 – 80\n"))
  }
}

extension RangeSliderCell {
  /// The cell whose drags stop at the other thumb.
  fileprivate var stopping: RangeSliderCell {
    var cell = self
    cell.policies.crossing = .stops
    return cell
  }
}

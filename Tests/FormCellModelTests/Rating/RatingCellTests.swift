import Testing

@testable import FormCellModel

@Suite struct RatingCellTests {
  /// The events that a cell handles, the effects that it emits, and its final value.
  struct Story: CustomTestStringConvertible {
    let testDescription: String
    let cell: RatingCell
    let events: [RatingEvent]
    let effects: [RatingEffect]
    let end: FixedDecimal

    init(
      _ description: String, _ cell: RatingCell, _ events: [RatingEvent],
      emits effects: [RatingEffect], endsAt end: FixedDecimal
    ) {
      testDescription = description
      self.cell = cell
      self.events = events
      self.effects = effects
      self.end = end
    }
  }

  static func cell(
    _ value: FixedDecimal, _ style: RatingStyle = .editable, isEditable: Bool = true,
    in range: ClosedRange<Int> = 0...5
  ) -> RatingCell {
    RatingCell(
      style: style, isEditable: isEditable, in: ScaleBounds(clamping: range), value: value)
  }

  // Marks are 28 wide and 8 apart: 10 is on the first mark, 40 the second, 80 the third, 150 the
  // fifth.

  static let touches = [
    Story(
      "a drag is live at each step, and committed once", cell(1),
      [.touchBegan(at: 80), .touchMoved(to: 81), .touchMoved(to: 150), .touchEnded],
      emits: [
        .live(3, .pointer), .tick, .live(5, .pointer), .tick,
        .commit(from: 1, to: 5, .pointer), .announce(5, .pointer),
      ],
      endsAt: 5),
    Story(
      "a touch on the rating there is tells nothing", cell(3),
      [.touchBegan(at: 80), .touchEnded], emits: [], endsAt: 3),
    Story(
      "a drag there and back commits nothing", cell(3),
      [.touchBegan(at: 80), .touchMoved(to: 150), .touchMoved(to: 80), .touchEnded],
      emits: [.live(5, .pointer), .tick, .live(3, .pointer), .tick], endsAt: 3),
    Story(
      "a drag that is taken away leaves no trace", cell(2),
      [.touchBegan(at: 150), .touchMoved(to: 80), .touchCancelled],
      emits: [
        .live(5, .pointer), .tick, .live(3, .pointer), .tick, .cancelled(to: 2, .pointer),
      ],
      endsAt: 2),
    Story(
      "a touch that changed nothing has nothing to take back", cell(3),
      [.touchBegan(at: 80), .touchCancelled], emits: [], endsAt: 3),
    Story(
      "before the first mark is the least rating, past the last the greatest", cell(2),
      [.touchBegan(at: -500), .touchMoved(to: 500), .touchEnded],
      emits: [
        .live(0, .pointer), .tick, .live(5, .pointer), .tick, .commit(from: 2, to: 5, .pointer),
        .announce(5, .pointer),
      ],
      endsAt: 5),
    Story(
      "a touch at no place does not begin", cell(2),
      [.touchBegan(at: ControlTouch(along: .nan)), .touchMoved(to: 150), .touchEnded], emits: [],
      endsAt: 2),
    Story(
      "a finger that is nowhere for a while stays where it was", cell(2),
      [
        .touchBegan(at: 150), .touchMoved(to: ControlTouch(along: .nan)),
        .touchMoved(to: ControlTouch(along: .infinity)), .touchEnded,
      ],
      emits: [
        .live(5, .pointer), .tick, .commit(from: 2, to: 5, .pointer), .announce(5, .pointer),
      ],
      endsAt: 5),
    Story(
      "the first finger has the cell", cell(2),
      [
        .touchBegan(at: 150), .touchBegan(at: 10), .tap(at: 10), .increment(.key),
        .decrement(.accessibility), .touchEnded,
      ],
      emits: [
        .live(5, .pointer), .tick, .commit(from: 2, to: 5, .pointer), .announce(5, .pointer),
      ],
      endsAt: 5),
    Story(
      "a tap is committed at once", cell(2), [.tap(at: 80)],
      emits: [.commit(from: 2, to: 3, .pointer), .announce(3, .pointer), .tick], endsAt: 3),
    Story(
      "a tap on the rating there is tells nothing", cell(3), [.tap(at: 80)], emits: [], endsAt: 3),
    Story(
      "a tap nowhere is none", cell(3), [.tap(at: ControlTouch(along: -.infinity))], emits: [],
      endsAt: 3),
    Story(
      "marks stand for the ratings above the lower bound", cell(1, in: 1...5), [.tap(at: 10)],
      emits: [.commit(from: 1, to: 2, .pointer), .announce(2, .pointer), .tick], endsAt: 2),
    Story(
      "ratings may be below 0", cell(-5, in: -5...5), [.tap(at: 10), .tap(at: -1)],
      emits: [
        .commit(from: -5, to: -4, .pointer), .announce(-4, .pointer), .tick,
        .commit(from: -4, to: -5, .pointer), .announce(-5, .pointer), .tick,
      ],
      endsAt: -5),
  ]

  static let steps = [
    Story(
      "a step says who made it", cell(3), [.increment(.key), .decrement(.accessibility)],
      emits: [
        .commit(from: 3, to: 4, .key), .announce(4, .key), .tick,
        .commit(from: 4, to: 3, .accessibility), .tick,
      ],
      endsAt: 3),
    Story("there is no step past the top", cell(5), [.increment(.key)], emits: [], endsAt: 5),
    Story(
      "there is no step below the bottom", cell(0), [.decrement(.gamepad)], emits: [], endsAt: 0),
    Story(
      "in bounds of one rating nothing moves", cell(3, in: 3...3),
      [.increment(.key), .decrement(.key), .tap(at: 10), .touchBegan(at: 9), .touchEnded],
      emits: [], endsAt: 3),
  ]

  static let program = [
    Story(
      "what the program sets is told with its origin, and not felt or spoken", cell(3),
      [.setValue(4)], emits: [.commit(from: 3, to: 4, .program)], endsAt: 4),
    Story("the same rating again is no change", cell(3), [.setValue(3)], emits: [], endsAt: 3),
    Story(
      "it is clamped, and rounded half up", cell(3),
      [.setValue(.max), .setValue(.min), .setValue(3.5), .setValue(3.499999)],
      emits: [
        .commit(from: 3, to: 5, .program), .commit(from: 5, to: 0, .program),
        .commit(from: 0, to: 4, .program), .commit(from: 4, to: 3, .program),
      ],
      endsAt: 3),
    Story(
      "the program may set what a person may not", cell(3, .standard, isEditable: false),
      [.setValue(1)], emits: [.commit(from: 3, to: 1, .program)], endsAt: 1),
    Story(
      "what the program sets under a finger wins, and ends the touch", cell(2),
      [.touchBegan(at: 150), .setValue(1), .touchMoved(to: 150), .touchEnded],
      emits: [
        .live(5, .pointer), .tick, .cancelled(to: 2, .program), .commit(from: 2, to: 1, .program),
      ],
      endsAt: 1),
    Story(
      "new bounds clamp the rating", cell(5), [.setBounds(ScaleBounds(clamping: 0...3))],
      emits: [.commit(from: 5, to: 3, .program)], endsAt: 3),
    Story(
      "new bounds end a touch", cell(2),
      [.touchBegan(at: 150), .setBounds(ScaleBounds(clamping: 0...10)), .touchEnded],
      emits: [.live(5, .pointer), .tick, .cancelled(to: 2, .program)], endsAt: 2),
    Story(
      "the same bounds do not", cell(2),
      [.touchBegan(at: 150), .setBounds(.zeroToFive), .touchEnded],
      emits: [
        .live(5, .pointer), .tick, .commit(from: 2, to: 5, .pointer), .announce(5, .pointer),
      ],
      endsAt: 5),
    Story(
      "who loses the right to change during a touch changed nothing", cell(2),
      [.touchBegan(at: 150), .setEditable(false), .touchMoved(to: 10), .touchEnded],
      emits: [.live(5, .pointer), .tick, .cancelled(to: 2, .program)], endsAt: 2),
    Story(
      "nor does a touch go on in a style to be read", cell(2),
      [.touchBegan(at: 150), .setStyle(.accented), .touchEnded],
      emits: [.live(5, .pointer), .tick, .cancelled(to: 2, .program)], endsAt: 2),
    Story(
      "what changes nothing does not end a touch", cell(2),
      [.touchBegan(at: 150), .setStyle(.editable), .setEditable(true), .touchEnded],
      emits: [
        .live(5, .pointer), .tick, .commit(from: 2, to: 5, .pointer), .announce(5, .pointer),
      ],
      endsAt: 5),
    Story(
      "a cell that is used again takes back what was live", cell(2, in: 1...5),
      [.touchBegan(at: 150), .reset, .touchEnded],
      emits: [.live(5, .pointer), .tick, .cancelled(to: 2, .program)], endsAt: 0),
  ]

  @Test(arguments: touches + steps + program)
  func storyEmitsItsEffects(_ story: Story) {
    var cell = story.cell
    #expect(story.events.flatMap { cell.handle($0) } == story.effects)
    #expect(cell.value == story.end)
    #expect(cell.phase == .resting)
  }

  /// Sequences of events that begin a change and withdraw it.
  static let withdrawals: [[RatingEvent]] = [
    [.touchBegan(at: 80), .touchCancelled],
    [.touchBegan(at: 10), .touchMoved(to: 150), .touchCancelled],
    [.touchBegan(at: 10), .key(.escape)],
    [.touchBegan(at: 10), .setEditable(false), .setEditable(true)],
    [.engage, .revert], [.engage, .decrement(.gamepad), .revert],
    [.engage, .decrement(.gamepad), .key(.escape)], [.engage, .choose(1, .gamepad), .engage],
  ]

  /// The whole cell is restored, including a remembered value outside the bounds.
  @Test(arguments: withdrawals)
  func withdrawalRestoresTheCell(_ events: [RatingEvent]) {
    for unset in RatingPolicies.Holding.Unset.allCases {
      for value in [7, 2.5, 5, nil] as [FixedDecimal?] {
        var policies = RatingPolicies()
        policies.holding.outOfRange = .remembered
        policies.holding.unset = unset
        let untouched = RatingCell(value: value, policies: policies)
        var cell = untouched
        for event in events { _ = cell.handle(event) }
        #expect(cell == untouched)

        _ = cell.handle(.setBounds(ScaleBounds(clamping: 0...10)))
        if let value { #expect(cell.rating == value) }
      }
    }
  }

  /// A change by the program during a touch applies to the cell as it was before the touch.
  @Test func newBoundsDuringATouchRestoreTheRememberedValue() {
    let wide = ScaleBounds(clamping: 0...10)
    for preset in RatingPreset.all where preset.policies.holding.outOfRange == .remembered {
      var cell = RatingCell(preset, value: 7)
      _ = cell.handle(.touchBegan(at: 10))
      _ = cell.handle(.setBounds(wide))
      #expect(cell == RatingCell(preset, in: wide, value: 7))
    }
  }

  struct Pick: CustomTestStringConvertible {
    let testDescription: String
    let policies: RatingPolicies
    let picked: FixedDecimal
    let rating: FixedDecimal

    init(
      _ description: String, _ picked: FixedDecimal, gives rating: FixedDecimal,
      _ policies: RatingPolicies
    ) {
      testDescription = description
      self.policies = policies
      self.picked = picked
      self.rating = rating
    }
  }

  static let twos = RatingPolicies(pointer: .init(rounding: .ceiling(to: 2)))
  static let halvesFromThreeQuarters = RatingPolicies(
    holding: .init(minimum: 0.75), pointer: .init(rounding: .ceilingHalf))

  @Test(arguments: [
    Pick("whole numbers are for whole numbers", 2.5, gives: 3, .fui),
    Pick("the nearer one", 2.499999, gives: 2, .fui),
    Pick("what is there is taken", 4, gives: 4, .fui),
    Pick("no more than there is", .max, gives: 5, .fui),
    Pick("the upper bound is there where steps miss it", 4.6, gives: 5, twos),
    Pick("and what is before it", 4.4, gives: 4, twos),
    Pick("so is the least rating", 0.8, gives: 0.75, halvesFromThreeQuarters),
    Pick("and what is after it", 0.9, gives: 1, halvesFromThreeQuarters),
    Pick(
      "any is taken where there can be any", 2.34, gives: 2.34,
      RatingPolicies(pointer: .init(rounding: .exact))),
  ])
  func pickIsRoundedToAChoice(_ pick: Pick) {
    var cell = RatingCell(value: 1, policies: pick.policies)
    _ = cell.handle(.choose(pick.picked, .accessibility))
    #expect(cell.rating == pick.rating)
  }

  @Test func resetRestoresTheDefaults() {
    var cell = RatingCell(
      keyName: "Rate", subtitle: "", style: .accented, isEditable: false,
      in: ScaleBounds(clamping: 1...9), value: 4)
    cell.average = 4.5
    #expect(cell.handle(.reset).isEmpty)
    #expect(cell == RatingCell())
  }

  struct Right: CustomTestStringConvertible {
    let style: RatingStyle
    let isEditable: Bool
    let hindrance: ControlHindrance?
    var testDescription: String { "\(style), isEditable \(isEditable)" }

    init(_ style: RatingStyle, _ isEditable: Bool, _ hindrance: ControlHindrance?) {
      self.style = style
      self.isEditable = isEditable
      self.hindrance = hindrance
    }
  }

  /// According to SAP's reference, a style other than `.editable` overrides `isEditable`.
  @Test(arguments: [
    Right(.editable, true, nil),
    Right(.editable, false, ControlHindrance(style: true, cell: false)),
    Right(.editableDisabled, true, ControlHindrance(style: false, cell: true)),
    Right(.editableDisabled, false, ControlHindrance(style: false, cell: false)),
    Right(.standard, true, ControlHindrance(style: false, cell: true)),
    Right(.standard, false, ControlHindrance(style: false, cell: false)),
    Right(.accented, true, ControlHindrance(style: false, cell: true)),
    Right(.accented, false, ControlHindrance(style: false, cell: false)),
  ])
  func changeRequiresAnEditableStyleAndCell(_ right: Right) {
    var cell = Self.cell(2, right.style, isEditable: right.isEditable)
    #expect(cell.hindrance == right.hindrance)
    #expect(cell.canChange == (right.hindrance == nil))

    let before = cell
    let events: [RatingEvent] = [
      .touchBegan(at: 150), .touchMoved(to: 80), .touchEnded, .tap(at: 150), .increment(.key),
      .decrement(.accessibility),
    ]
    let effects = events.flatMap { cell.handle($0) }
    #expect(effects.isEmpty == (right.hindrance != nil))
    if right.hindrance != nil { #expect(cell == before) }
  }

  @Test func averageIsShownInReadOnlyStylesOnly() {
    var cell = Self.cell(2)
    cell.average = 3.6
    #expect(cell.shownValue == 2)
    _ = cell.handle(.setStyle(.standard))
    #expect(cell.shownValue == 3.6)
    #expect(cell.markedValue == 3.5)
    cell.policies.display.averageRounding = .whole
    #expect(cell.markedValue == 4)
    cell.average = 7
    #expect(cell.shownValue == 5)
    cell.average = nil
    #expect(cell.shownValue == 2)
    #expect(cell.value == 2)
  }

  @Test(
    arguments: [
      (nil, .hidesAllText, .sameLine), ("Tap a star", .hidesAllText, .stacked),
      ("", .hidesAllText, .controlOnly), (nil, .countsAsNone, .sameLine),
      ("Tap a star", .countsAsNone, .stacked), ("", .countsAsNone, .sameLine),
    ] as [(String?, RatingArrangement.EmptySubtitle, RatingArrangement)])
  func subtitleDeterminesTheArrangement(
    _ subtitle: String?, _ empty: RatingArrangement.EmptySubtitle, _ arrangement: RatingArrangement
  ) {
    var cell = RatingCell(keyName: "Rate", subtitle: subtitle)
    cell.emptySubtitle = empty
    #expect(cell.arrangement == arrangement)
  }
}

import FormCellModel
import Testing

@Suite struct ChoiceCellTests {
  /// A sequence of events, with the expected effects and the selection after it.
  struct Story: CustomTestStringConvertible {
    let testDescription: String
    var cell: ChoiceCell
    let events: [ChoiceEvent]
    let effects: [ChoiceEffect]
    let selection: [Int]

    init(
      _ testDescription: String, _ cell: ChoiceCell, _ events: [ChoiceEvent],
      effects: [ChoiceEffect], _ selection: [Int]
    ) {
      self.testDescription = testDescription
      self.cell = cell
      self.events = events
      self.effects = effects
      self.selection = selection
    }
  }

  private static func cell(
    _ style: ChoiceStyle, _ selection: [Int] = [0], access: FormField.Access = .normal,
    multiple: Bool? = nil, empty: Bool = false, live: Bool = true, staysOpen: Bool = false
  ) -> ChoiceCell {
    ChoiceCell(
      FormField(title: "Size", access: access), style, options: ["S", "M", "L"],
      selection: selection, allowsMultiple: multiple, allowsEmpty: empty,
      picker: PickerRules(tracksLive: live, staysOpen: staysOpen))
  }

  /// An index without an option is no value of a form, also in an effect.
  @Test func effectsHaveTheFormValue() {
    var cell = ChoiceCell(FormField(), .chips, options: ["Mon", "Tue"], selection: [0, 7])
    let effects = cell.handle(.activate(1, .pointer)).map { cell.generic($0) }
    #expect(effects == [.commit(.indexes([0, 1]), .pointer)])
    #expect(cell.formValue == .indexes([0, 1]))
  }

  static let choosing = [
    Story(
      "a segment replaces the selected one, and is told once", cell(.segments),
      [.activate(2, .pointer), .activate(2, .pointer)],
      effects: [.commit(from: [0], to: [2], .pointer)], [2]),
    Story(
      "chips keep the order in which they were chosen", cell(.chips),
      [.activate(2, .pointer), .activate(0, .key), .activate(0, .accessibility)],
      effects: [
        .commit(from: [0], to: [0, 2], .pointer), .commit(from: [0, 2], to: [2], .key),
        .commit(from: [2], to: [2, 0], .accessibility),
      ], [2, 0]),
    Story(
      "the last chip stays", cell(.chips), [.activate(0, .pointer)],
      effects: [.hindered(.lastOption, .pointer)], [0]),
    Story(
      "unless none is a choice", cell(.chips, empty: true), [.activate(0, .pointer)],
      effects: [.commit(from: [0], to: [], .pointer)], []),
    Story(
      "one of several given to a single selection goes", cell(.chips, [0, 1, 2], multiple: false),
      [.activate(1, .pointer)], effects: [.commit(from: [0, 1, 2], to: [0, 2], .pointer)], [0, 2]),
    Story(
      "and all of them for another", cell(.chips, [0, 1], multiple: false),
      [.activate(2, .pointer)], effects: [.commit(from: [0, 1], to: [2], .pointer)], [2]),
    Story(
      "what is selected twice is removed once", cell(.chips, [1, 1]), [.activate(1, .pointer)],
      effects: [.commit(from: [1, 1], to: [1], .pointer)], [1]),
    Story(
      "a place without an option is kept, and is none to activate", cell(.chips, [9]),
      [.activate(9, .pointer), .activate(-1, .pointer), .activate(1, .pointer)],
      effects: [.commit(from: [9], to: [9, 1], .pointer)], [9, 1]),
    Story(
      "a disabled cell says so", cell(.chips, access: .disabled), [.activate(1, .pointer)],
      effects: [.hindered(.disabled, .pointer)], [0]),
    Story(
      "so does a read-only one", cell(.segments, access: .readOnly), [.key(.right)],
      effects: [.hindered(.readOnly, .key)], [0]),
    Story(
      "the program sets anything, and a reset restores what was there", cell(.segments),
      [.setSelection([7, 1]), .reset, .setSelection([2])], effects: [], [2]),
    Story(
      "options that go leave their places selected", cell(.chips, [2]),
      [.setOptions(["A"]), .activate(0, .pointer)],
      effects: [.commit(from: [2], to: [2, 0], .pointer)], [2, 0]),
  ]

  static let turning = [
    Story(
      "a picker tells each turn, and the change when it closes", cell(.picker),
      [
        .toggle(.pointer), .turn(to: 1, .pointer), .increment(.accessibility),
        .decrement(.accessibility), .toggle(.pointer),
      ],
      effects: [
        .opened(.pointer), .live(to: [1], .pointer), .live(to: [2], .accessibility),
        .live(to: [1], .accessibility), .commit(from: [0], to: [1], .pointer), .closed(.pointer),
      ], [1]),
    Story(
      "or only that", cell(.picker, live: false),
      [
        .open(.pointer), .open(.pointer), .activate(2, .pointer), .close(.program),
        .close(.program),
      ],
      effects: [.opened(.pointer), .commit(from: [0], to: [2], .program), .closed(.program)], [2]),
    Story(
      "a wheel that stays open commits each turn", cell(.picker, staysOpen: true),
      [.toggle(.pointer), .turn(to: 1, .pointer), .turn(to: 1, .pointer), .close(.pointer)],
      effects: [.commit(from: [0], to: [1], .pointer)], [1]),
    Story(
      "a closed picker cannot be turned", cell(.picker),
      [.turn(to: 1, .pointer), .increment(.accessibility), .activate(2, .pointer)], effects: [],
      [0]),
    Story(
      "nor past its ends", cell(.picker, staysOpen: true),
      [.turn(to: 3, .pointer), .turn(to: -1, .pointer), .decrement(.accessibility)], effects: [],
      [0]),
    Story(
      "from no option, the first step goes to the first one", cell(.picker, [7], staysOpen: true),
      [.increment(.accessibility)], effects: [.commit(from: [7], to: [0], .accessibility)], [0]),
    Story(
      "Escape restores the selection from before", cell(.picker),
      [.key(.space), .key(.end), .key(.escape)],
      effects: [
        .opened(.key), .live(to: [2], .key), .cancelled(to: [0], .key), .closed(.key),
      ], [0]),
    Story(
      "also if turns are not told", cell(.picker, live: false),
      [.key(.down), .key(.pageDown), .key(.home), .key(.down), .key(.escape)],
      effects: [.opened(.key), .cancelled(to: [0], .key), .closed(.key)], [0]),
    Story(
      "the program takes a change back in the same way", cell(.picker, live: false),
      [.revert(.program), .open(.key), .turn(to: 2, .pointer), .revert(.program)],
      effects: [.opened(.key), .cancelled(to: [0], .program), .closed(.program)], [0]),
    Story(
      "a selection of the program is not taken back", cell(.picker, live: false),
      [.open(.key), .turn(to: 2, .pointer), .setSelection([2]), .key(.escape)],
      effects: [.opened(.key), .closed(.key)], [2]),
    Story(
      "or the one that the program has set since", cell(.picker),
      [.key(.down), .setSelection([2]), .key(.up), .key(.escape)],
      effects: [
        .opened(.key), .live(to: [1], .key), .cancelled(to: [2], .key), .closed(.key),
      ], [2]),
    Story(
      "but not to its own, which the program writes back", cell(.picker),
      [.key(.down), .key(.down), .setSelection([1]), .key(.enter)],
      effects: [
        .opened(.key), .live(to: [1], .key), .commit(from: [0], to: [1], .key), .closed(.key),
      ], [1]),
    Story(
      "which is no change by the user", cell(.picker),
      [.key(.down), .setSelection([2]), .key(.enter)],
      effects: [.opened(.key), .closed(.key)], [2]),
    Story(
      "Enter keeps it", cell(.picker),
      [.key(.enter), .key(.up), .key(.down), .key(.left), .key(.enter), .key(.escape)],
      effects: [
        .opened(.key), .live(to: [1], .key), .commit(from: [0], to: [1], .key), .closed(.key),
      ], [1]),
    Story(
      "a disabled picker does not open", cell(.picker, access: .disabled),
      [.toggle(.pointer), .turn(to: 1, .pointer)], effects: [.hindered(.disabled, .pointer)], [0]),
    Story(
      "the program opens a read-only picker, and the user cannot turn it",
      cell(.picker, access: .readOnly),
      [.open(.program), .turn(to: 1, .pointer), .close(.program)],
      effects: [.opened(.program), .hindered(.readOnly, .pointer), .closed(.program)], [0]),
    Story(
      "a reset closes it", cell(.picker), [.open(.pointer), .increment(.key), .reset],
      effects: [.opened(.pointer), .live(to: [1], .key), .closed(.program)], [0]),
    Story(
      "without options it closes, and the program opens it no more", cell(.picker),
      [.open(.pointer), .turn(to: 1, .pointer), .setOptions([]), .open(.program)],
      effects: [
        .opened(.pointer), .live(to: [1], .pointer), .commit(from: [0], to: [1], .program),
        .closed(.program),
      ], [1]),
    Story(
      "other options leave it open", cell(.picker),
      [.open(.pointer), .setOptions(["A", "B"]), .increment(.key), .close(.key)],
      effects: [
        .opened(.pointer), .live(to: [1], .key), .commit(from: [0], to: [1], .key), .closed(.key),
      ], [1]),
    Story(
      "segments and chips do not open", cell(.chips),
      [.open(.pointer), .toggle(.pointer), .close(.pointer), .turn(to: 1, .pointer)], effects: [],
      [0]),
  ]

  @Test(arguments: choosing + turning)
  func eventsHaveEffects(_ story: Story) {
    var cell = story.cell
    #expect(story.events.flatMap { cell.handle($0) } == story.effects)
    #expect(cell.selection == story.selection)
    #expect(cell.phase == .closed)
  }

  /// A sequence of events and then of keys, with the option that has the focus after it, and the
  /// selection.
  struct Walk {
    let style: ChoiceStyle
    var multiple: Bool?
    var direction = ReadingDirection.leftToRight
    var events: [ChoiceEvent] = []
    let keys: [ControlKey]
    let focus: Int?
    let selection: [Int]
  }

  @Test(arguments: [
    Walk(style: .segments, keys: [.right], focus: 2, selection: [2]),
    Walk(style: .segments, keys: [.right, .right, .down], focus: 2, selection: [2]),
    Walk(style: .segments, keys: [.left], focus: 0, selection: [0]),
    Walk(
      style: .segments, direction: .rightToLeft, keys: [.left], focus: 2, selection: [2]),
    Walk(style: .segments, keys: [.end, .space], focus: 2, selection: [2]),
    Walk(style: .segments, keys: [.home, .enter], focus: 0, selection: [0]),
    Walk(style: .segments, keys: [.escape, .digit(1), .pageDown], focus: 1, selection: [1]),
    Walk(style: .chips, keys: [.right, .space], focus: 2, selection: [1, 2]),
    Walk(style: .chips, keys: [.home, .enter, .end, .enter], focus: 2, selection: [1, 0, 2]),
    Walk(style: .chips, keys: [.up, .down], focus: 1, selection: [1]),
    Walk(style: .picker, keys: [.left, .right], focus: nil, selection: [1]),
    // The focus follows the activated option, and a single selection.
    Walk(
      style: .segments, events: [.activate(2, .pointer)], keys: [.left], focus: 1, selection: [1]),
    Walk(
      style: .segments, multiple: true, events: [.activate(2, .pointer)], keys: [], focus: 2,
      selection: [1, 2]),
    Walk(
      style: .chips, events: [.activate(0, .accessibility)], keys: [.right, .space], focus: 1,
      selection: [0]),
    Walk(
      style: .chips, events: [.key(.end), .activate(1, .pointer)], keys: [], focus: 1,
      selection: [1]),
    Walk(style: .segments, events: [.setSelection([2])], keys: [.left], focus: 1, selection: [1]),
    Walk(style: .segments, events: [.setSelection([])], keys: [], focus: 1, selection: []),
    Walk(
      style: .segments, events: [.setSelection([2]), .reset], keys: [], focus: 1, selection: [1]),
    Walk(
      style: .chips, multiple: false, events: [.setSelection([9, 2])], keys: [], focus: 2,
      selection: [9, 2]),
    Walk(style: .chips, events: [.setSelection([2])], keys: [], focus: 1, selection: [2]),
  ])
  func keysMoveFocusAndSelection(_ walk: Walk) {
    var cell = Self.cell(walk.style, [1], multiple: walk.multiple)
    for event in [.focus] + walk.events { _ = cell.handle(event) }
    for key in walk.keys { _ = cell.handle(.key(key, walk.direction)) }
    #expect(cell.focusedOption == walk.focus)
    #expect(cell.selection == walk.selection)
    _ = cell.handle(.blur)
    #expect(cell.focusedOption == nil)
  }

  @Test func aSelectionGivesNoFocus() {
    var cell = Self.cell(.segments)
    for event in [.activate(1, .pointer), .setSelection([2]), .reset] as [ChoiceEvent] {
      _ = cell.handle(event)
      #expect(cell.focusedOption == nil)
    }
  }

  /// A caller forwards the keys that the cell does not take.
  @Test func keysThatChangeNothingAreNotTaken() {
    #expect(Self.cell(.segments).takes(.right))
    #expect(!Self.cell(.segments).takes(.escape))
    #expect(!Self.cell(.segments, access: .disabled).takes(.right))
    #expect(!Self.cell(.picker).takes(.left))
    #expect(Self.cell(.picker).takes(.enter))
    #expect(!Self.cell(.segments).takes(.space))
    #expect(Self.cell(.chips).takes(.space), "the last option is hindered")
    #expect(!Self.cell(.chips, access: .disabled).takes(.space))
  }

  /// Without options, no event changes the selection.
  @Test(arguments: ChoiceStyle.allCases)
  func eventsWithoutOptionsHaveNoEffect(_ style: ChoiceStyle) {
    var cell = ChoiceCell(FormField(isRequired: true), style, selection: [Int.max, Int.min])
    let keys: [ControlKey] = [
      .left, .right, .up, .down, .home, .end, .pageUp, .pageDown, .digit(3), .space, .enter,
      .escape, .enter, .down, .home, .end, .pageUp,
    ]
    let events: [ChoiceEvent] = [
      .focus, .activate(0, .pointer), .open(.pointer), .increment(.key), .decrement(.key),
      .turn(to: 0, .pointer), .setOptions([]),
    ]
    for event in events + keys.map({ .key($0) }) { _ = cell.handle(event) }
    #expect(cell.selection == [Int.max, Int.min])
    #expect(cell.isMissing, "a place without an option is no choice")
    #expect(cell.focusedOption == nil)
  }
}

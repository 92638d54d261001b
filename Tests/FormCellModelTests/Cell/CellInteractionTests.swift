@testable import FormCellModel
import StyleSheet
import Testing

/// The handling of the pointer and the focus that all kinds of cells share.
@Suite struct CellInteractionTests {
  /// Runs inputs on a cell; returns the effects of each, nil if it is not taken.
  private static func run<Cell: DescribedCell>(
    _ cell: inout Cell, _ inputs: [CellInput]
  ) -> [[CellEffect]?] {
    run(&cell, inputs) { $0.presentation(in: CellContext(.fiori), strings: .english) }
  }

  private static func run<Cell: FormCell>(
    _ cell: inout Cell, _ inputs: [CellInput], present: (Cell) -> CellPresentation
  ) -> [[CellEffect]?] {
    var interaction = CellInteraction()
    return inputs.map { cell.handle($0, &interaction, in: present(cell)) }
  }

  private static func tap(_ phase: CellInput.Pointer, _ place: (x: Double, y: Double)) -> CellInput
  {
    .pointer(phase, x: place.x, y: place.y, time: nil)
  }

  /// Returns the effects of a press that enters a control, and of one that leaves it.
  private static func presses<Cell: DescribedCell>(
    _ cell: Cell, _ control: (x: Double, y: Double),
    _ outside: (x: Double, y: Double) = (x: 2, y: 2)
  ) -> [[CellEffect]?] {
    var (entered, left) = (cell, cell)
    return run(&entered, [tap(.down, outside), tap(.move, control), tap(.up, control)])
      + run(&left, [tap(.down, control), tap(.move, outside), tap(.up, outside)])
  }

  @Test func pressMustBeginAndEndInOneArea() {
    let expected: [[CellEffect]?] = [nil, nil, nil, [], [], []]
    let title = FormField(title: "A")
    #expect(Self.presses(SwitchCell(title), (x: 290, y: 24)) == expected)
    #expect(Self.presses(TextCell(title), (x: 60, y: 54)) == expected)
    #expect(Self.presses(StepperCell(title, value: 3), (x: 282, y: 30)) == expected)
    #expect(Self.presses(ButtonCell(title), (x: 160, y: 30)) == expected)
    let picker = ChoiceCell(title, .picker, options: ["a", "b"])
    #expect(Self.presses(picker, (x: 290, y: 22), (x: 290, y: 99)) == expected)
  }

  @Test func pressInOneAreaActivates() {
    var toggle = SwitchCell()
    let place = (x: 290.0, y: 24.0)
    #expect(
      Self.run(&toggle, [Self.tap(.down, place), Self.tap(.down, place), Self.tap(.up, place)])
        == [[], [], [.commit(.flag(true), .pointer)]])
    #expect(Self.run(&toggle, [.pointer(.up, x: 290, y: 24, time: nil)]) == [nil])
  }

  /// A pointer that is lifted elsewhere has moved there, also without a move.
  @Test func liftingMovesThePointer() {
    var cell = RatingCell(keyName: "Service", value: 1)
    func run(_ phase: CellInput.Pointer, at x: Double, _ time: Double) -> CellInput {
      .pointer(phase, x: x, y: marks.middle, time: time)
    }
    func shown(_ cell: RatingCell) -> CellPresentation {
      cell.presentation(in: CellContext(.fiori))
    }
    let marks = shown(cell).hitAreas[0].frame
    let moved = Self.run(
      &cell, [run(.down, at: marks.x + 1, 0), run(.up, at: marks.maxX - 1, 1)], present: shown)
    #expect(moved.last??.contains(.commit(.number(5), .pointer)) == true, "\(moved)")

    cell.policies.pointer.gesture = .tapOnly
    cell.policies.pointer.tapDuration = 1
    let held = Self.run(
      &cell, [run(.down, at: marks.x + 1, 0), run(.up, at: marks.x + 1, 60)], present: shown)
    #expect(held == [[], []])
  }

  @Test func valueOfAnotherFormIsNotTaken() {
    var slider = SliderCell(value: 3)
    var range = RangeSliderCell(value: ScaleRange(10, 20))
    #expect(Self.run(&slider, [.set(.range(5, 30))]) == [nil])
    #expect(Self.run(&range, [.set(.number(5))]) == [nil])
  }

  @Test func editRequestsAndReleasesFocus() {
    let title = FormField(title: "A")
    let field = [Self.tap(.down, (x: 236, y: 30)), Self.tap(.up, (x: 236, y: 30))]
    let keys: [CellInput] = [.text("5"), .key(.enter, shift: false)]
    var stepper = StepperCell(title, value: 3)
    #expect(
      Self.run(&stepper, field + keys + [.key(.up, shift: false)]) == [
        [], [.focus(.here)], [.live(.number(5), .key)],
        [.commit(.number(5), .key), .focus(.away)], [.commit(.number(6), .key)],
      ])
    var slider = SliderCell(title, value: 3, hasField: true)
    #expect(
      Self.run(&slider, keys) == [
        [.focus(.here)], [.commit(.number(5), .key), .focus(.away)],
      ])
    var text = TextCell(title, text: "3")
    #expect(
      Self.run(&text, [.text("5"), .key(.escape, shift: false), .key(.escape, shift: false)]) == [
        [.focus(.here), .live(.text("5"), .key)], [.cancelled(.text("3"), .key), .focus(.away)],
        nil,
      ])
  }

  /// The Tab key goes from a text to the eye or the icon beside it, which ends the edit.
  @Test(arguments: [true, false]) func tabReachesTheButtonOfAText(_ isSecure: Bool) {
    var cell = TextCell(FormField(title: "A"))
    (cell.isSecure, cell.action) = (isSecure, TextAction(ImageName("barcode"), name: "Scan"))
    let next = CellInput.tab(isBackward: false)
    let back = CellInput.tab(isBackward: true)
    #expect(
      Self.run(&cell, [.focus, back, .text("5"), next, .key(.enter, shift: false)]) == [
        [.focus(.here)], nil, [.live(.text("5"), .key)], [.commit(.text("5"), .key)],
        isSecure ? [] : [.perform(.key)],
      ])
    #expect(cell.isRevealed == isSecure)
    let shown = cell.presentation(in: CellContext(.fiori))
    let button = shown.withFocusRing(in: .fiori).accessibility.last
    #expect(button?.label == (isSecure ? "Hide text" : "Scan"))
    #expect(button?.traits == [.button, .focused])
    #expect(button?.frame == shown.hitAreas.last?.frame)
    #expect(Self.run(&cell, [next, back, next, .blur]) == [nil, [.focus(.here)], [], []])
    #expect(
      Self.run(&cell, [.focusFromEnd, .action(.activate, element: 1), .blur]) == [
        [], isSecure ? [] : [.perform(.accessibility)], [],
      ])
    #expect(!cell.focusesButton && !cell.isRevealed)
  }

  /// Tab leaves a secret as it is, the eye shows and hides it, and it is hidden when the focus leaves.
  @Test func theEyeHidesARevealedText() {
    var cell = TextCell(FormField(title: "A"), text: "x")
    (cell.isSecure, cell.isRevealed) = (true, true)
    let next = CellInput.tab(isBackward: false)
    let space = CellInput.key(.space, shift: false)
    var interaction = CellInteraction()
    var states: [(isRevealed: Bool, isOnButton: Bool)] = []
    for input in [.focus, next, space, space, .blur] as [CellInput] {
      let shown = cell.presentation(in: CellContext(.fiori))
      let effects = cell.handle(input, &interaction, in: shown)
      #expect(effects == (input == .focus ? [.focus(.here)] : []))
      states.append((cell.isRevealed, cell.focusesButton))
    }
    #expect(states.map(\.isRevealed) == [true, true, false, true, false])
    #expect(states.map(\.isOnButton) == [false, true, true, true, false])
  }

  /// Only a button that is there has the focus, and no text is edited meanwhile.
  @Test func onlyAButtonHasTheFocusOfAButton() {
    var cell = TextCell(FormField(title: "A"))
    cell.focusesButton = true
    #expect(!cell.focusesButton)
    cell.isSecure = true
    _ = cell.handle(.focus(.key))
    cell.focusesButton = true
    #expect(cell.isEditing && !cell.focusesButton)
    _ = cell.handle(.focusButton)
    #expect(!cell.isEditing && cell.focusesButton)
    cell.field.access = .readOnly
    #expect(!cell.focusesButton)
  }

  /// The effect for any cell has the reason of the cell.
  @Test(
    arguments: [
      (
        .text(TextCell(limit: TextLimit(2))), .text("abcd"),
        [.focus(.here), .live(.text("ab"), .key), .hindered(.cut, count: 2)]
      ),
      (
        .text(TextCell(text: "ab", limit: TextLimit(2))), .text("abc"),
        [.focus(.here), .hindered(.full)]
      ),
      (
        .choice(ChoiceCell(FormField(), .chips, options: ["A"], selection: [0])),
        .action(.activate, element: 1), [.hindered(.lastOption)]
      ),
      (
        .choice(ChoiceCell(FormField(), .chips, options: ["A"], selection: [0])),
        .key(.space, shift: false), [.hindered(.lastOption)]
      ),
      (
        .choice(ChoiceCell(FormField(access: .readOnly), options: ["A"])),
        .action(.activate, element: 1), [.hindered(.readOnly)]
      ),
      (
        .slider(SliderCell(FormField(isEnabled: false))), .action(.decrement, element: 0),
        [.hindered(.disabled)]
      ),
      (.slider(SliderCell()), .action(.decrement, element: 0), [.hindered(.atTheLowerBound)]),
      (
        .stepper(StepperCell(value: 100)), .action(.increment, element: 0),
        [.hindered(.atTheUpperBound)]
      ),
    ] as [(FormControl, CellInput, [CellEffect])])
  func refusedChangeHasItsReason(
    _ control: FormControl, _ input: CellInput, _ effects: [CellEffect]
  ) {
    var (control, interaction) = (control, CellInteraction())
    #expect(control.handle(input, &interaction, in: nil) == effects)
  }

  /// The Tab key goes through the thumbs and the text fields, and then leaves the cell.
  @Test func tabMovesWithinARangeSlider() {
    var cell = RangeSliderCell(FormField(title: "A"), value: ScaleRange(20, 80), hasFields: true)
    let right = CellInput.key(.right, shift: false)
    let next = CellInput.tab(isBackward: false)
    #expect(
      Self.run(&cell, [.focus, right, next, right, next]) == [
        [], [.commit(.range(21, 80), .key)], [], [.commit(.range(21, 81), .key)], [.focus(.here)],
      ])
    #expect(cell.editedPart == .lowerField)
    #expect(Self.run(&cell, [.focus]) == [[]])
    #expect(cell.editedPart == .lowerField)
    #expect(
      Self.run(&cell, [next, .text("90"), next, .tab(isBackward: true), .blur]) == [
        [.focus(.here)], [], nil, [.focus(.here), .commit(.range(21, 90), .key)], [],
      ])
    #expect(cell.focusedThumb == nil)
  }

  /// A press in the track ends the edit of a text field, and gives the focus to the thumb.
  @Test func theFocusFollowsTheTouchedThumb() throws {
    var cell = RangeSliderCell(FormField(title: "A"), value: ScaleRange(20, 80), hasFields: true)
    let shown = cell.presentation(in: CellContext(.fiori))
    let track = try #require(shown.hitAreas.first?.frame)
    let place = (x: track.maxX - 1, y: track.middle)
    let effects = Self.run(
      &cell,
      [
        .focus, .tab(isBackward: false), .tab(isBackward: false), Self.tap(.down, place),
        Self.tap(.up, place), .key(.left, shift: false),
      ])
    #expect(
      effects.suffix(2) == [[.commit(.range(20, 100), .pointer)], [.commit(.range(20, 99), .key)]])
    #expect(cell.focusedThumb == .upper)
    let ring = cell.presentation(in: CellContext(.fiori)).withFocusRing(in: .fiori)
    #expect(
      ring.accessibility.map { $0.traits.contains(.focused) } == [false, false, true, false, false])
  }
}

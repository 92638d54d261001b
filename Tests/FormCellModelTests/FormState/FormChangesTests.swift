@testable import FormCellModel
import StyleSheet
import Testing

/// The values that a change replaces by conditions, during and after the change.
@Suite struct FormChangesTests {
  /// Returns a form with a number; a text and a choice are visible below 5, and the choice has other
  /// options from 3 on.
  private static func form() throws -> FormState {
    try FormState(
      FormDefinition(
        [
          FormGroup([
            FormEntry("n", .stepper(StepperCell(value: 2))),
            FormEntry("why", .text(TextCell()), visible: .not(.atLeast("n", 5))),
            FormEntry(
              "how", .choice(ChoiceCell(options: ["a", "b"])), visible: .not(.atLeast("n", 5)),
              options: [FormOptions(when: .atLeast("n", 3), ["c", "d"])]),
          ])
        ], hiddenValues: .reset))
  }

  /// Returns the form after the user has typed a text and chosen an option.
  private static func filled() throws -> FormState {
    var form = try form()
    _ = form.handle(.input("why", .text("because")))
    _ = form.handle(.input("why", .blur))
    _ = form.handle(.input("how", .action(.activate, element: 2)))
    #expect(form.values == filledValues)
    return form
  }

  private static let filledValues: FormValues = [
    "n": .number(2), "why": .text("because"), "how": .indexes([1]),
  ]

  private static func typed(_ text: String) -> FormEvent { .input("n", .text(text)) }
  private static let escape = FormEvent.input("n", .key(.escape, shift: false))
  private static let enter = FormEvent.input("n", .key(.enter, shift: false))

  struct Story: CustomTestStringConvertible {
    let testDescription: String
    let events: [FormEvent]
    let values: FormValues

    init(_ name: String, _ events: [FormEvent], _ values: FormValues) {
      (testDescription, self.events, self.values) = (name, events, values)
    }
  }

  static let stories = [
    Story(
      "a live change replaces", [typed("7")],
      ["n": .number(7), "why": .text(""), "how": .indexes([])]),
    Story("Escape brings back what was hidden", [typed("7"), escape], filledValues),
    Story(
      "and what had other options", [typed("3"), typed("7"), typed("4"), escape], filledValues),
    Story("and so does typing", [typed("7"), typed("3"), typed("2")], filledValues),
    Story(
      "as far as it fits", [typed("7"), typed("3")],
      ["n": .number(3), "why": .text("because"), "how": .indexes([])]),
    Story(
      "a commit makes it final", [typed("7"), enter, .set(["n": .number(2)])],
      ["n": .number(2), "why": .text(""), "how": .indexes([])]),
    Story("but for an undo", [typed("7"), enter, .undo], filledValues),
    Story(
      "what the app sets meanwhile stays", [typed("3"), .set(["why": .text("app")]), escape],
      ["n": .number(2), "why": .text("app"), "how": .indexes([1])]),
  ]

  @Test(arguments: stories) func eventsHaveValues(_ story: Story) throws {
    var form = try Self.filled()
    for event in story.events { _ = form.handle(event) }
    #expect(form.values == story.values)
  }

  @Test func canceledChangeIsNotAnUndoStep() throws {
    var form = try Self.filled()
    _ = form.handle(Self.typed("7"))
    _ = form.handle(Self.escape)
    _ = form.handle(.undo)
    #expect(form.values == ["n": .number(2), "why": .text("because"), "how": .indexes([])])
  }

  /// The undo steps of a field that the app hides are removed, as their undo would be invisible.
  @Test func hiddenFieldLosesItsUndoSteps() throws {
    var form = try Self.filled()
    _ = form.handle(.set(["n": .number(9)]))
    #expect(!form.canUndo)
  }

  /// Escape returns to a value that the app sets during an edit.
  @Test func valueSetByAppIsCommitted() throws {
    var form = try Self.form()
    _ = form.handle(.input("why", .text("ab")))
    _ = form.handle(.set(["why": .text("ab")]))
    _ = form.handle(.input("why", .key(.escape, shift: false)))
    #expect(form["why"]?.value == .text("ab") && form.focus == nil)
  }

  /// The effects of the cell and of the form have the same value.
  @Test func aClearedRatingIsNone() throws {
    let rating = FormControl.rating(RatingCell(value: 3))
    var form = try FormState(FormDefinition([FormEntry("stars", rating)]))
    let effects = form.handle(.input("stars", .action(.clear, element: 0)))
    let told: [FormEffect] = [
      .changed("stars", from: .number(3), to: .none, .accessibility),
      .cell("stars", .commit(.none, .accessibility)),
    ]
    #expect(Array(effects.prefix(2)) == told)
  }

  // MARK: Undo

  private static let ship = FormEntry("ship", .toggle(SwitchCell()))
  private static let isOn = FormCondition.equals("ship", .flag(true))

  private static func shipping(_ policy: HiddenValues) throws -> FormState {
    let how = ChoiceCell(options: ["Post", "Courier", "Drone"], selection: [1])
    return try FormState(
      FormDefinition(
        [
          FormGroup([
            ship,
            FormEntry(
              "how", .choice(how), visible: .not(isOn),
              options: [FormOptions(when: .not(isOn), ["Post", "Courier"])]),
          ])
        ], hiddenValues: policy))
  }

  /// An undo restores a selection that conditions have replaced twice in one step.
  @Test(arguments: [HiddenValues.keep, .reset]) func undoRestoresSelection(
    _ policy: HiddenValues
  ) throws {
    var form = try Self.shipping(policy)
    let initial = form.values
    _ = form.handle(.input("ship", .action(.activate, element: 0)))
    let changed = form.values
    _ = form.handle(.undo)
    #expect(form.values == initial && !form.isDirty)
    _ = form.handle(.redo)
    #expect(form.values == changed)
  }

  /// An undo of Cancel or Reset restores a selection of other options.
  @Test(arguments: [FormEvent.cancel, .reset]) func undoOfCancelRestoresSelection(
    _ event: FormEvent
  ) throws {
    var form = try FormState(
      FormDefinition([
        FormEntry("country", .choice(ChoiceCell(options: ["DE", "FR"], selection: [0]))),
        FormEntry(
          "city", .choice(ChoiceCell(selection: [0])),
          options: [
            FormOptions(when: .contains("country", 0), ["Berlin", "Bonn"]),
            FormOptions(when: .contains("country", 1), ["Paris", "Lyon"]),
          ]),
      ]))
    let initial = form.values
    _ = form.handle(.input("country", .action(.activate, element: 2)))
    _ = form.handle(.input("city", .action(.activate, element: 1)))
    let paris: FormValues = ["country": .indexes([1]), "city": .indexes([0])]
    #expect(form.values == paris)
    _ = form.handle(event)
    #expect(form.values == initial)
    _ = form.handle(.undo)
    #expect(form.values == paris)
    _ = form.handle(.redo)
    #expect(form.values == initial)
  }

  /// A hidden choice has the initial selection only while it has the initial options.
  @Test func initialSelectionRequiresInitialOptions() throws {
    var form = try FormState(
      FormDefinition(
        [
          FormGroup([
            FormEntry("a", .toggle(SwitchCell())), FormEntry("b", .toggle(SwitchCell())),
            FormEntry(
              "how", .choice(ChoiceCell(options: ["x", "y"], selection: [1])),
              visible: .equals("a", .flag(false)),
              options: [FormOptions(when: .equals("b", .flag(true)), ["p", "q"])]),
          ])
        ], hiddenValues: .reset))
    func how(_ values: FormValues) -> FormValue? {
      _ = form.handle(.set(values))
      return form["how"]?.value
    }
    #expect(how(["a": .flag(true)]) == .indexes([1]))
    #expect(how(["b": .flag(true)]) == .indexes([]))
    #expect(how(["b": .flag(false)]) == .indexes([1]))
    #expect(how(["b": .flag(true), "a": .flag(false)]) == .indexes([]))
    #expect(how(["a": .flag(true)]) == .indexes([]))
  }

  // MARK: Replies and presses

  /// A field whose edit is canceled after a reply has the value of the server.
  @Test(arguments: [FormEvent.load, .submit]) func canceledEditHasServerValue(
    _ request: FormEvent
  ) throws {
    var form = try FormState(FormDefinition([FormEntry("t", .text(TextCell(text: "old")))]))
    let (ticket, server) = (SubmissionTicket(number: 1), FormValues(["t": .text("server")]))
    _ = form.handle(request)
    _ = form.handle(.input("t", .text("x")))
    _ = form.handle(
      request == .load ? .loaded(.accepted(server), ticket) : .answered(.accepted(server), ticket))
    #expect(form["t"]?.value == .text("x"))
    _ = form.handle(.input("t", .key(.escape, shift: false)))
    #expect(form.values == server && !form.isDirty && !form.canUndo)
  }

  /// A press ends an edit; it has no effect if the end of the edit hides the pressed cell.
  @Test func pressDoesNotReachHiddenCell() throws {
    let slider = FormControl.slider(SliderCell(value: 0))
    var form = try FormState(
      FormDefinition([
        FormEntry("n", .stepper(StepperCell())),
        FormEntry("l", slider, visible: .isEmpty("n")),
      ]))
    let screen = form.screen(in: CellContext(.fiori, width: 400))
    let cell = screen.page.cells[1]
    let size = cell.presentation.size
    let down = FormEvent.pointer(
      .down, x: cell.x + size.width / 2, y: cell.y + size.height - 30, time: nil)
    var pressed = form
    _ = pressed.handle(down, on: screen)
    #expect(pressed["l"]?.value != .number(0))
    _ = form.handle(.input("n", .text("4")))
    _ = form.handle(down, on: screen)
    #expect(form.values == ["n": .number(4), "l": .number(0)])
  }

  /// A submission also applies the values of hidden fields, which it does not send.
  @Test func aSubmittedFormIsClean() throws {
    var form = try Self.form()
    _ = form.handle(.input("why", .text("because")))
    _ = form.handle(.input("why", .blur))
    _ = form.handle(.apply)
    _ = form.handle(.set(["n": .number(9)]))
    #expect(form.isDirty)
    _ = form.handle(.submit)
    _ = form.handle(.answered(.accepted(nil), SubmissionTicket(number: 1)))
    #expect(form.phase == .submitted && !form.isDirty)
  }

  /// A change of another field or a submission does not change the start of an edit.
  @Test(arguments: [FormEvent.input("ship", .action(.activate, element: 0)), .submit])
  func escapeReturnsToStartOfEdit(_ event: FormEvent) throws {
    for later in [[], [FormEvent.input("t", .text("abcd"))]] {
      var form = try FormState(
        FormDefinition([
          FormEntry("t", .text(TextCell())), FormEntry("ship", .toggle(SwitchCell())),
        ]))
      _ = form.handle(.input("t", .text("abc")))
      for event in [event] + later { _ = form.handle(event) }
      let effects = form.handle(.input("t", .key(.escape, shift: false)))
      #expect(effects.contains(.cell("t", .cancelled(.text(""), .key))))
      #expect(form["t"]?.value == .text("") && form.control(of: "t")?.value == .text(""))
      // What the event has made a step is a change that can be undone.
      _ = form.handle(.undo)
      #expect(form["t"]?.value == .text("abc"))
    }
  }

  /// A load keeps the values that a change in progress has replaced.
  @Test(
    arguments: [
      (FormValues(["n": .number(1)]), [1]),
      (FormValues(["n": .number(1), "how": .indexes([0])]), [0]),
    ] as [(FormValues, [Int])])
  func loadKeepsReplacedValues(_ reply: FormValues, _ selection: [Int]) throws {
    var form = try Self.filled()
    _ = form.handle(.load)
    _ = form.handle(Self.typed("3"))
    #expect(form["how"]?.value == .indexes([]))
    _ = form.handle(.loaded(.accepted(reply), SubmissionTicket(number: 1)))
    _ = form.handle(Self.escape)
    #expect(form["n"]?.value == .number(1) && form["how"]?.value == .indexes(selection))
  }

  /// A selection of the server is not used while the field has other options.
  @Test func replyForOtherOptionsIsNotUsed() throws {
    var form = try Self.form()
    _ = form.handle(.load)
    _ = form.handle(.input("n", .action(.activate, element: 3)))
    #expect(form["n"]?.value == .number(3))
    let reply: FormValues = ["n": .number(2), "how": .indexes([1])]
    _ = form.handle(.loaded(.accepted(reply), SubmissionTicket(number: 1)))
    #expect(form["how"]?.value == .indexes([]))
    _ = form.handle(.cancel)
    #expect(form.values == ["n": .number(2), "why": .text(""), "how": .indexes([1])])
  }

  /// The initial selection of a restored form belongs to the options of its initial values.
  @Test func restoredFormResetsSelection() throws {
    var form = try Self.form()
    _ = form.handle(.set(["how": .indexes([1])]))
    _ = form.handle(.set(["n": .number(3)]))
    var restored = try FormState(form.definition, restoring: form.snapshot)
    #expect(restored.values == form.values)
    _ = restored.handle(.set(["n": .number(9)]))
    #expect(restored["how"]?.value == .indexes([]))
  }

  /// A press ends an edit; it has no effect if the end of the edit replaces the options.
  @Test func pressDoesNotReachReplacedOptions() throws {
    let fare = ChoiceCell(options: ["Air", "Sea", "Road"])
    var form = try FormState(
      FormDefinition([
        FormEntry("n", .stepper(StepperCell())),
        FormEntry(
          "fare", .choice(fare),
          options: [FormOptions(when: .not(.isEmpty("n")), ["Sea", "Rail"])]),
      ]))
    let screen = form.screen(in: CellContext(.fiori, width: 400))
    let cell = screen.page.cells[1]
    let option = try #require(cell.presentation.hitAreas.first).frame
    func press(_ form: inout FormState) {
      for phase in [CellInput.Pointer.down, .up] {
        let (x, y) = (cell.x + option.x + 5, cell.y + option.y + 5)
        _ = form.handle(.pointer(phase, x: x, y: y, time: nil), on: screen)
      }
    }
    var pressed = form
    press(&pressed)
    #expect(pressed["fare"]?.value == .indexes([0]))
    // A sign alone is 0 when the edit ends.
    _ = form.handle(.input("n", .text("-")))
    press(&form)
    #expect(form.values == ["n": .number(0), "fare": .indexes([])])
  }
}

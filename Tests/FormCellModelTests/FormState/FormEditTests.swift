import FormCellModel
import StyleSheet
import Testing

/// Events of the form during an edit or a press.
@Suite struct FormEditTests {
  /// An input to another cell ends an edit, after which the user types in the same field again.
  @Test func typingGoesOnInTheFieldOfTheThumb() throws {
    var cell = RangeSliderCell(value: ScaleRange(20, 80))
    cell.hasFields = true
    var form = try FormState(
      FormDefinition([
        FormGroup([
          FormEntry("a", .rangeSlider(cell)), FormEntry("on", .toggle(SwitchCell())),
        ])
      ]))
    let screen = form.screen(in: CellContext(.fiori, width: 360))
    let placed = screen.page.cells[0]
    let field = try #require(
      placed.presentation.hitAreas.first { $0.part.name == "lowerField" }?.frame)
    let (x, y) = (placed.x + field.x + 5, placed.y + field.y + 5)
    for phase in [CellInput.Pointer.down, .up] {
      _ = form.handle(.pointer(phase, x: x, y: y, time: nil), on: screen)
    }
    _ = form.handle(.input("a", .text("30")))
    _ = form.handle(.input("on", .key(.space, shift: false)))
    _ = form.handle(.input("a", .text("35")))
    _ = form.handle(.input("a", .key(.enter, shift: false)))
    #expect(form.values["a"] == .range(35, 80))
  }

  /// A change in progress of a field that a switch hides and resets, and its value.
  struct Change: CustomTestStringConvertible {
    let testDescription: String
    let control: FormControl
    let inputs: [CellInput]
    let value: FormValue

    init(
      _ name: String, _ control: FormControl, _ inputs: [CellInput], _ value: FormValue
    ) {
      (testDescription, self.control, self.inputs, self.value) = (name, control, inputs, value)
    }
  }

  private static func picker(tracksLive: Bool) -> FormControl {
    .choice(
      ChoiceCell(
        FormField(title: "A"), .picker, options: ["A", "B"], selection: [1],
        picker: PickerRules(tracksLive: tracksLive)))
  }

  private static let turn: [CellInput] = [
    .action(.activate, element: 0), .action(.decrement, element: 1),
  ]

  static let changes = [
    Change("a text", .text(TextCell(text: "a")), [.focus, .text("typed")], .text("typed")),
    Change("a stepper", .stepper(StepperCell(value: 5)), [.focus, .text("60")], .number(60)),
    Change(
      "the field of a slider", .slider(SliderCell(FormField(), value: 5, hasField: true)),
      [.action(.activate, element: 1), .text("60")], .number(60)),
    Change("a picker", picker(tracksLive: true), turn, .indexes([0])),
    Change("a picker that reports at its end", picker(tracksLive: false), turn, .indexes([0])),
  ]

  /// An input to another cell is a step of its own, whatever its way, also if it hides and resets the field
  /// of the change: an undone step brings back exactly the values from before it.
  @Test(
    arguments: changes,
    [nil, .action(.activate, element: 0), .key(.space, shift: false)] as [CellInput?])
  func aChangeInProgressIsAStep(_ change: Change, _ input: CellInput?) throws {
    for isHidden in [true, false] {
      var form = try FormState(
        FormDefinition(
          [
            FormGroup([
              FormEntry("on", .toggle(SwitchCell(isOn: true))),
              FormEntry("a", change.control, visible: isHidden ? .isFilled("on") : nil),
            ])
          ], hiddenValues: .reset))
      let start = form.values
      for input in change.inputs { _ = form.handle(.input("a", input)) }
      if let input {
        _ = form.handle(.input("on", input))
      } else {
        let screen = form.screen(in: CellContext(.fiori, width: 360))
        let cell = screen.page.cells[0]
        let area = try #require(cell.presentation.hitAreas.last).frame
        for phase in [CellInput.Pointer.down, .up] {
          let (x, y) = (cell.x + area.x + area.width / 2, cell.y + area.y + area.height / 2)
          _ = form.handle(.pointer(phase, x: x, y: y, time: nil), on: screen)
        }
      }
      let initial = try #require(start["a"])
      let end: FormValues = ["on": .flag(false), "a": isHidden ? initial : change.value]
      #expect(form.values == end)
      _ = form.handle(.undo)
      #expect(form.values == ["on": .flag(true), "a": change.value])
      _ = form.handle(.undo)
      #expect(form.values == start && !form.canUndo)
      for _ in 0..<2 { _ = form.handle(.redo) }
      #expect(form.values == end)
    }
  }

  /// The end of an edit in another cell does not commit the option of an open picker.
  @Test func aBlurKeepsAnOpenPicker() throws {
    var form = try FormState(
      FormDefinition([
        FormEntry("t", .text(TextCell())), FormEntry("a", Self.picker(tracksLive: true)),
      ]))
    _ = form.handle(.input("t", .text("x")))
    for input in Self.turn { _ = form.handle(.input("a", input)) }
    _ = form.handle(.input("t", .blur))
    #expect(form.values == ["t": .text("x"), "a": .indexes([0])] && form.open == "a")
    _ = form.handle(.undo)
    #expect(form.values == ["t": .text("x"), "a": .indexes([1])] && form.open == nil)
    _ = form.handle(.undo)
    #expect(form.values == ["t": .text(""), "a": .indexes([1])] && !form.canUndo)
  }

  /// Returns a form with a slider and two texts, of which `why` is visible below 10.
  private static func form() throws -> FormState {
    let amount = SliderCell(FormField(title: "Amount"), value: 0, hasField: true)
    return try FormState(
      FormDefinition([
        FormEntry("amount", .slider(amount), visible: .not(.equals("z", .text("hide")))),
        FormEntry("why", .text(TextCell()), visible: .not(.atLeast("amount", 10))),
        FormEntry("z", .text(TextCell())),
      ]))
  }

  /// Returns the form after 50 has been typed into the text field of the slider.
  private static func typed() throws -> FormState {
    var form = try form()
    _ = form.handle(.input("amount", .focus))
    _ = form.handle(.input("amount", .tab(isBackward: false)))
    _ = form.handle(.input("amount", .text("50")))
    #expect(form["amount"]?.value == .number(0))
    return form
  }

  @Test func typedTextIsSubmittedAndApplied() throws {
    var form = try Self.typed()
    let effects = form.handle(.submit)
    #expect(form["amount"]?.value == .number(50))
    #expect(
      effects.contains(.send(.submit(form.submittedValues), SubmissionTicket(number: 1))))
    form = try Self.typed()
    _ = form.handle(.apply)
    #expect(form["amount"]?.applied == .number(50))
  }

  /// Escape does not restore a value from before a reset.
  @Test func aResetEndsEdits() throws {
    var form = try Self.form()
    _ = form.handle(.input("z", .focus))
    _ = form.handle(.input("z", .text("abc")))
    _ = form.handle(.reset)
    #expect(form["z"]?.value == .text("") && form.focus == "z")
    _ = form.handle(.input("z", .key(.escape, shift: false)))
    #expect(form["z"]?.value == .text(""))
    form = try Self.typed()
    _ = form.handle(.reset)
    _ = form.handle(.input("amount", .blur))
    #expect(form["amount"]?.value == .number(0))
    let picker = ChoiceCell(FormField(title: "A"), .picker, options: ["A", "B"], selection: [0])
    form = try FormState(FormDefinition([FormEntry("a", .choice(picker))]))
    _ = form.handle(.set(["a": .indexes([1])]))
    _ = form.handle(.input("a", .action(.activate, element: 0)))
    _ = form.handle(.reset)
    _ = form.handle(.input("a", .key(.escape, shift: false)))
    #expect(form["a"]?.value == form.control(of: "a")?.value)
    #expect(form["a"]?.value == .indexes([0]))
  }

  /// Cancel and Undo take back what an open picker was turned to, and nothing else, as Escape does.
  @Test(arguments: [FormEvent.cancel, .undo, .reset], [true, false])
  func anOpenPickerIsCanceled(_ event: FormEvent, _ tracksLive: Bool) throws {
    let picker = ChoiceCell(
      FormField(title: "A"), .picker, options: ["A", "B", "C"], selection: [1],
      picker: PickerRules(tracksLive: tracksLive))
    var form = try FormState(
      FormDefinition([FormEntry("a", .choice(picker)), FormEntry("on", .toggle(SwitchCell()))]))
    _ = form.handle(.input("on", .action(.activate, element: 0)))
    _ = form.handle(.apply)
    _ = form.handle(.input("a", .action(.activate, element: 0)))
    _ = form.handle(.input("a", .action(.increment, element: 1)))
    #expect(form["a"]?.value == .indexes([tracksLive ? 2 : 1]))
    #expect(form["a"]?.value == form.control(of: "a")?.value && form.canUndo)
    let effects = form.handle(event)
    #expect(effects.contains(.cell("a", .cancelled(.indexes([1]), .program))))
    #expect(form.open == nil && form["a"]?.value == .indexes([1]))
    #expect(form["on"]?.value == .flag(event != .reset))
  }

  /// The value of the form is the shown one, even if the cell sends no effects about a touch.
  @Test func aSilentTouchCounts() throws {
    var form = try FormState(
      FormDefinition([FormEntry("a", .rating(RatingCell(.customView, value: 2)))]))
    let screen = form.screen(in: CellContext(.fiori, width: 360))
    let frame = try #require(screen.page.cells.first?.presentation.hitAreas.first).frame
    let (cell, y) = (screen.page.cells[0], frame.y + frame.height / 2)
    func handle(_ phase: CellInput.Pointer, at part: Double) -> [FormEffect] {
      let x = cell.x + frame.x + frame.width * part
      return form.handle(.pointer(phase, x: x, y: cell.y + y, time: nil), on: screen)
    }
    #expect(
      handle(.down, at: 0.99) == [
        .cell("a", .tick), .changed("a", from: .number(2), to: .number(5), .pointer),
        .updated(["a"]),
      ])
    _ = handle(.cancel, at: 0.99)
    #expect(form["a"]?.value == .number(5) && form.control(of: "a")?.value == .number(5))
    // The next touch is a step of its own.
    _ = handle(.down, at: 0.01)
    _ = handle(.up, at: 0.01)
    _ = form.handle(.undo)
    #expect(form["a"]?.value == .number(5))
    _ = form.handle(.undo)
    #expect(form["a"]?.value == .number(2))
  }

  /// A cell that is disabled or hidden during a touch takes it back, also if the renderer sends the
  /// touch to the cell.
  @Test(
    arguments: [
      (.rating(RatingCell(value: 2)), .number(2)), (.slider(SliderCell(value: 20)), .number(20)),
    ] as [(FormControl, FormValue)],
    [(true, true), (true, false), (false, true), (false, false)])
  func aTouchEndsWithItsCell(
    _ cell: (control: FormControl, value: FormValue), _ way: (isHidden: Bool, namesField: Bool)
  ) throws {
    let condition = FormCondition.isFilled("on")
    var form = try FormState(
      FormDefinition([
        FormEntry("on", .toggle(SwitchCell(isOn: true))),
        FormEntry(
          "a", cell.control, visible: way.isHidden ? condition : nil,
          enabled: way.isHidden ? nil : condition),
      ]))
    let screen = form.screen(in: CellContext(.fiori, width: 360))
    let shown = try #require(screen.page.cells.last)
    let frame = try #require(shown.presentation.hitAreas.first).frame
    let (x, y) = (frame.maxX - 1, frame.y + frame.height / 2)
    let touch = CellInput.pointer(.down, x: x, y: y, time: nil)
    let pointer = FormEvent.pointer(.down, x: shown.x + x, y: shown.y + y, time: nil)
    _ = form.handle(way.namesField ? .input("a", touch) : pointer, on: screen)
    #expect(form["a"]?.value != cell.value)
    let effects = form.handle(.set(["on": .flag(false)]))
    #expect(
      effects.contains(.cell("a", .cancelled(cell.value, .pointer)))
        || effects.contains(.cell("a", .cancelled(cell.value, .program))))
    #expect(form["a"]?.value == cell.value && form.control(of: "a")?.value == cell.value)
    #expect(!form.canUndo)
  }

  /// The policy for a canceled touch is about touches that the user ends.
  @Test(arguments: RatingPreset.all.filter { $0.style == .editable })
  func aDisabledRatingTakesBackItsTouch(_ preset: RatingPreset) throws {
    var form = try FormState(
      FormDefinition([
        FormEntry("on", .toggle(SwitchCell(isOn: true))),
        FormEntry("a", .rating(RatingCell(preset, value: 2)), enabled: .isFilled("on")),
      ]))
    let initial = form["a"]?.value
    let screen = form.screen(in: CellContext(.fiori, width: 360))
    let frame = try #require(screen.page.cells.last?.presentation.hitAreas.first).frame
    let touch = CellInput.pointer(
      .down, x: frame.maxX - 1, y: frame.y + frame.height / 2, time: nil)
    _ = form.handle(.input("a", touch), on: screen)
    _ = form.handle(.set(["on": .flag(false)]))
    #expect(form["a"]?.value == initial && form.control(of: "a")?.value == initial)
    #expect(!form.canUndo)
  }

  @Test func hiddenCellEndsItsEdit() throws {
    var form = try Self.typed()
    _ = form.handle(.set(["z": .text("hide")]))
    #expect(form.focus == nil)
    #expect(form["amount"]?.value == form.control(of: "amount")?.value)
    #expect(form["amount"]?.isTouched == true)
  }

  /// Next commits 50, which hides the next field.
  @Test func focusSkipsFieldHiddenByCommit() throws {
    var form = try Self.typed()
    _ = form.handle(.next)
    #expect(form["why"]?.terms.isVisible == false)
    #expect(form.focus == "z")
  }

  /// A press on a cell that is hidden does not continue when the cell is shown again.
  @Test func hiddenCellEndsItsPress() throws {
    var form = try Self.form()
    let context = CellContext(.fiori, width: 360)
    let screen = form.screen(in: context)
    let cell = screen.page.cells[0]
    let frame = try #require(
      cell.presentation.hitAreas.first { if case .adjust = $0.purpose { true } else { false } }
    ).frame
    let y = cell.y + frame.y + frame.height / 2
    func x(_ part: Double) -> Double { cell.x + frame.x + frame.width * part }
    _ = form.handle(.pointer(.down, x: x(0.5), y: y, time: 0), on: screen)
    _ = form.handle(.set(["z": .text("hide")]))
    // The event still belongs to the old screen.
    let late = form.handle(.pointer(.down, x: x(0.9), y: y, time: 0.1), on: screen)
    #expect(late == [.ignored(nil, .pointer(.down, x: x(0.9), y: y, time: 0.1))])
    _ = form.handle(.set(["z": .text("")]))
    let before = form["amount"]?.value
    _ = form.handle(.pointer(.move, x: x(0.2), y: y, time: 0.2), on: screen)
    #expect(form["amount"]?.value == before)
  }

  /// The server stores another value than the one that was sent, and the user enters that again.
  @Test func aValueThatTheServerChangedIsSentAgain() throws {
    var form = try FormState(FormDefinition([FormEntry("a", .text(TextCell()))]))
    _ = form.handle(.input("a", .text("ada")))
    _ = form.handle(.submit)
    _ = form.handle(.answered(.accepted(["a": .text("Ada")]), SubmissionTicket(number: 1)))
    _ = form.handle(.input("a", .text("ada")))
    let request = FormEffect.send(
      .submit(["a": .text("ada")]), SubmissionTicket(number: 2))
    #expect(form.handle(.submit).contains(request))
  }

  /// A definition with two open pickers and two edited texts: the form has the first of each.
  @Test func formKeepsFirstOpenPickerAndEdit() throws {
    var picker = ChoiceCell(FormField(title: "A"), .picker, options: ["A", "B"], selection: [0])
    _ = picker.handle(.open(.program))
    var text = TextCell(text: "ab")
    _ = text.handle(.focus(.program))
    let open = FormControl.choice(picker)
    let edited = FormControl.text(text)
    let disabled = FormCondition.isFilled("no")
    let definition = FormDefinition([
      FormEntry("no", .toggle(SwitchCell())), FormEntry("hidden", edited, visible: disabled),
      FormEntry("a", edited), FormEntry("b", edited), FormEntry("off", open, enabled: disabled),
      FormEntry("p", open), FormEntry("q", open),
    ])
    var form = try FormState(definition)
    #expect(form.focus == "a" && form.open == "p")
    #expect(definition.entries.map(\.key).filter { form.control(of: $0)?.isOpen == true } == ["p"])
    let restored = try FormState(definition, restoring: form.snapshot)
    #expect(restored.focus == nil && restored.open == nil)
    // The picker closes with its first activation, and the text is edited.
    _ = form.handle(.input("p", .action(.activate, element: 0)))
    #expect(form.open == nil)
    _ = form.handle(.input("a", .key(.escape, shift: false)))
    #expect(form.focus == nil && !form.isDirty)
  }

  /// A definition with an unfinished text or with an option that is not committed: both are finished.
  @Test func aNewFormHasNothingToUndo() throws {
    var text = TextCell(text: "12")
    text.entry = .whole
    _ = text.handle(.focus(.program))
    _ = text.handle(.replace(0..<2, with: "-"))
    var picker = ChoiceCell(
      FormField(title: "A"), .picker, options: ["A", "B"], selection: [0],
      picker: PickerRules(tracksLive: false))
    for event in [.open(.program), .turn(to: 1, .program)] as [ChoiceEvent] {
      _ = picker.handle(event)
    }
    let form = try FormState(
      FormDefinition([FormEntry("t", .text(text)), FormEntry("p", .choice(picker))]))
    #expect(form["t"]?.initial == .text("") && form["p"]?.initial == .indexes([1]))
    #expect(!form.canUndo && !form.isDirty && form.focus == nil && form.open == nil)
  }

  /// The focus of a definition is on one button at most, and a blur ends it.
  @Test func formKeepsFirstFocusedButton() throws {
    var text = TextCell()
    text.isSecure = true
    _ = text.handle(.focusButton)
    let definition = FormDefinition([FormEntry("a", .text(text)), FormEntry("b", .text(text))])
    var form = try FormState(definition)
    func focused() -> [FormKey] {
      definition.entries.map(\.key).filter { key in
        if case .text(let cell)? = form.control(of: key) { cell.focusesButton } else { false }
      }
    }
    #expect(form.focus == "a" && focused() == ["a"])
    _ = form.handle(.next)
    #expect(form.focus == "b" && focused().isEmpty)
  }

  @Test func aMessageAboutAnOldValueIsDropped() throws {
    var form = try FormState(FormDefinition([FormEntry("a", .text(TextCell()))]))
    _ = form.handle(.input("a", .text("ada")))
    _ = form.handle(.submit)
    _ = form.handle(.input("a", .text("bob")))
    let used = FormMessage("ada is taken")
    _ = form.handle(
      .answered(.refused(message: nil, ["a": [used]]), SubmissionTicket(number: 1)))
    #expect(form["a"]?.messages == [])
  }
}

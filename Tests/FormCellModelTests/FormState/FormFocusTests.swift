import FormCellModel
import Foundation
import StyleSheet
import Testing

@Suite struct FormFocusTests {
  private static func picker(_ key: FormKey) -> FormEntry {
    FormEntry(key, .choice(ChoiceCell(FormField(title: key), .picker, options: ["A", "B"])))
  }

  private static func form() throws -> FormState {
    func text(_ key: FormKey, _ access: FormField.Access = .normal) -> FormEntry {
      FormEntry(key, .text(TextCell(FormField(title: key, access: access))))
    }
    let toggle = FormEntry("on", .toggle(SwitchCell(FormField(title: "On"))))
    return try FormState(
      FormDefinition([
        FormGroup([text("a"), text("b", .disabled), toggle, text("c", .readOnly)]),
        FormGroup([text("d")], visible: .isFilled("on")),
        FormGroup([text("e"), FormEntry("go", .button(ButtonCell(FormField(title: "Go"))))]),
      ]))
  }

  @Test func focusSkipsDisabledAndReadOnlyFields() throws {
    var form = try Self.form()
    func walk(_ event: FormEvent) -> [FormKey?] {
      var keys: [FormKey?] = []
      repeat {
        _ = form.handle(event)
        keys.append(form.focus)
      } while form.focus != nil
      return keys
    }
    #expect(walk(.next) == ["a", "on", "e", nil])
    #expect(form.returnKey(of: "on") == .next)
    #expect(form.returnKey(of: "e") == .done)
    #expect(form.returnKey(of: "unknown") == nil)
    _ = form.handle(.set(["on": .flag(true)]))
    #expect(walk(.previous) == ["e", "d", "on", "a", nil])
  }

  /// The Previous key of a keyboard edits a text, and Shift and Tab come to the button beside it.
  @Test(arguments: [true, false]) func previousPassesOverTheButtonOfAText(_ isTab: Bool) throws {
    var text = TextCell()
    text.isSecure = true
    var form = try FormState(
      FormDefinition([FormEntry("a", .text(text)), FormEntry("b", .text(TextCell()))]))
    _ = form.handle(.input("b", .focus))
    _ = form.handle(isTab ? .tab(isBackward: true) : .previous)
    #expect(form.focus == "a")
    guard case .text(let cell)? = form.control(of: "a") else { return }
    #expect(cell.isEditing != isTab && cell.focusesButton == isTab)
  }

  /// The focus skips cells that cannot be changed, for any reason; a busy button keeps it.
  @Test func focusSkipsCellsThatAreNotEnabled() throws {
    var field = FormField(title: "Off")
    field.isEnabled = false
    var busy = ButtonCell(FormField(title: "Busy"))
    _ = busy.handle(.setActivity(.processing))
    var form = try FormState(
      FormDefinition([
        FormEntry("off", .toggle(SwitchCell(field))), FormEntry("busy", .button(busy)),
        FormEntry("stars", .rating(RatingCell(style: .standard))),
        FormEntry("no", .button(ButtonCell(field))), FormEntry("on", .toggle(SwitchCell())),
      ]))
    _ = form.handle(.input("no", .focus))
    #expect(form.focus == nil)
    _ = form.handle(.next)
    #expect(form.focus == "on")
    _ = form.handle(.tab(isBackward: true))
    #expect(form.focus == "busy")
    _ = form.handle(.next)
    #expect(form.focus == "on")
    _ = form.handle(.next)
    #expect(form.focus == nil)
  }

  @Test func aFieldThatIsHiddenLosesTheFocus() throws {
    var form = try Self.form()
    _ = form.handle(.set(["on": .flag(true)]))
    _ = form.handle(.input("d", .focus))
    #expect(form.focus == "d")
    let effects = form.handle(.set(["on": .flag(false)]))
    #expect(effects.contains(.focus(nil)))
    #expect(form.focus == nil)
    guard case .text(let cell)? = form.control(of: "d") else { return }
    #expect(!cell.isEditing)
  }

  /// The focus that a renderer reports is not requested of it again.
  @Test func formFollowsFocusOfRenderer() throws {
    var form = try Self.form()
    #expect(form.handle(.input("a", .focus)) == [.updated(["a"])])
    #expect(form.handle(.input("on", .focus)) == [.updated(["a", "on"])])
    #expect(form.focus == "on")
    #expect(form.handle(.input("on", .blur)) == [.updated(["on"])])
    #expect(form.focus == nil)
    #expect(form["on"]?.isTouched == true)
    // A cell that cannot be changed does not get the focus.
    _ = form.handle(.input("b", .focus))
    #expect(form.focus == nil)
  }

  @Test func onlyOnePickerIsOpen() throws {
    var form = try FormState(FormDefinition([Self.picker("a"), Self.picker("b")]))
    let tap = CellInput.action(.activate, element: 0)
    #expect(form.handle(.input("a", tap)) == [.cell("a", .opened), .updated(["a"])])
    #expect(form.open == "a")
    _ = form.handle(.input("a", .action(.increment, element: 1)))
    #expect(
      form.handle(.input("b", tap)) == [
        .cell("a", .commit(.indexes([0]), .key)), .cell("a", .closed), .cell("b", .opened),
        .updated(["a", "b"]),
      ])
    #expect(form.open == "b")
    _ = form.handle(.input("b", tap))
    #expect(form.open == nil)
    _ = form.handle(.undo)
    #expect(form["a"]?.value == .indexes([]))
    // A submission commits and closes the open picker.
    _ = form.handle(.input("a", tap))
    _ = form.handle(.submit)
    #expect(form.open == nil)
  }

  /// A choice that loses its options closes and loses the focus, as one that is disabled.
  @Test(arguments: [ChoiceStyle.picker, .segments])
  func aChoiceWithoutOptionsClosesAndLosesTheFocus(_ style: ChoiceStyle) throws {
    let cell = ChoiceCell(
      FormField(title: "C"), style, options: ["DE", "FR"], selection: [1])
    var form = try FormState(
      FormDefinition([
        FormEntry("s", .toggle(SwitchCell())),
        FormEntry("c", .choice(cell), options: [FormOptions(when: .isFilled("s"), [])]),
      ]))
    _ = form.handle(.input("c", .focus))
    if style == .picker { _ = form.handle(.input("c", .action(.activate, element: 0))) }
    #expect(form.focus == "c" && form.open == (style == .picker ? "c" : nil))
    let effects = form.handle(.set(["s": .flag(true)]))
    #expect(effects.contains(.cell("c", .closed)) == (style == .picker))
    #expect(effects.contains(.focus(nil)))
    #expect(form.focus == nil && form.open == nil && form["c"]?.value == .indexes([]))
    guard case .choice(let choice)? = form.control(of: "c") else {
      Issue.record("no choice")
      return
    }
    #expect(!choice.isOpen && choice.focusedOption == nil)
    _ = form.handle(.set(["s": .flag(false)]))
    #expect(form.open == nil)
  }

  /// Options that come later do not open a picker that is described as open.
  @Test func aPickerWithoutOptionsIsNotDescribedAsOpen() throws {
    let json = #"{"style": "picker", "isOpen": true}"#
    let cell = try JSONDecoder().decode(ChoiceCell.self, from: Data(json.utf8))
    #expect(cell.phase == .closed)
    var form = try FormState(
      FormDefinition([
        FormEntry("s", .toggle(SwitchCell())),
        FormEntry("c", .choice(cell), options: [FormOptions(when: .isFilled("s"), ["DE"])]),
      ]))
    let toggle = FormEvent.input("c", .action(.activate, element: 0))
    #expect(!form.handle(toggle).contains(.cell("c", .closed)))
    _ = form.handle(.set(["s": .flag(true)]))
    #expect(form.open == nil && form.control(of: "c")?.isOpen == false)
    _ = form.handle(toggle)
    #expect(form.open == "c" && form.control(of: "c")?.isOpen == true)
  }

  @Test func theFirstErrorHasTheFocusAndIsAnnounced() throws {
    func required(_ key: FormKey) -> FormEntry {
      FormEntry(
        key, .text(TextCell(FormField(title: key.uppercased()))), rules: [FormRule(.required)])
    }
    var form = try FormState(FormDefinition([required("a"), required("b"), required("c")]))
    _ = form.handle(.set(["a": .text("x")]))
    let message = FormMessage(nil, from: .check(.required))
    let notice = FormNotice.invalid("b", message, count: 2)
    #expect(
      form.handle(.submit) == [.focus("b"), .announce(notice), .updated(["b", "c"])])
    #expect(form.text(of: notice) == "Fields with errors: 2. B: A value is required")
    #expect(
      form.text(of: .invalid("c", message, count: 1)) == "C: A value is required")
    #expect(form.phase == .editing)
  }

  /// A field without a title and without a placeholder has no name to announce.
  @Test(arguments: [
    (1, "A value is required"), (3, "Fields with errors: 3. A value is required"),
  ])
  func errorsOfAFieldWithoutANameAreCounted(_ count: Int, _ text: String) throws {
    let entry = FormEntry("a", .toggle(SwitchCell()), rules: [FormRule(.required)])
    let message = FormMessage(nil, from: .check(.required))
    let form = try FormState(FormDefinition([entry]))
    #expect(form.text(of: .invalid("a", message, count: count)) == text)
  }

  @Test(
    arguments: [
      (.submitted, "Submitted"), (.notSubmitted(.offline), "Not submitted: no connection"),
      (.notSubmitted(.unanswered), "Not submitted: no answer"),
      (.notSubmitted(.refused(message: nil)), "Not submitted: refused"),
      (.notLoaded(.refused(message: "Gone")), "Not loaded: Gone"),
    ] as [(SubmissionNotice, String)])
  func noticesHaveTexts(_ notice: SubmissionNotice, _ text: String) throws {
    #expect(try Self.form().text(of: .submission(notice)) == text)
  }

  // MARK: The screen

  private static let context = CellContext(.fiori, width: 360)

  @Test func pointerReachesCellAtPoint() throws {
    var form = try Self.form()
    let screen = form.screen(in: Self.context, title: "T")
    #expect(screen.keys == ["a", "b", "on", "c", "e", "go"])
    #expect(screen["on"] == form.presentation(of: "on", in: CellContext(.fiori, width: 328)))
    #expect(form.presentation(of: "d", in: Self.context) == nil)
    func middle(_ key: FormKey) -> (x: Double, y: Double)? {
      guard let index = screen.keys.firstIndex(of: key) else { return nil }
      let cell = screen.page.cells[index]
      guard let area = cell.presentation.hitAreas.first?.frame else { return nil }
      return (cell.x + area.x + area.width / 2, cell.y + area.y + area.height / 2)
    }
    func point(_ phase: CellInput.Pointer, _ key: FormKey) throws -> [FormEffect] {
      let point = try #require(middle(key))
      return form.handle(.pointer(phase, x: point.x, y: point.y, time: nil), on: screen)
    }
    _ = try point(.down, "on")
    #expect(
      try point(.up, "on") == [
        .changed("on", from: .flag(false), to: .flag(true), .pointer),
        .cell("on", .commit(.flag(true), .pointer)), .updated(["on", "d"]),
      ])
    // A press that ends in another cell, or that began outside of all cells, has no effect.
    _ = try point(.down, "a")
    _ = try point(.up, "on")
    _ = try point(.up, "on")
    #expect(form["on"]?.value == .flag(true))
    _ = try point(.down, "go")
    #expect(try point(.up, "go") == [.cell("go", .perform(.pointer)), .updated(["go"])])
    // Without a screen, a pointer event is ignored.
    #expect(
      form.handle(.pointer(.down, x: 20, y: 40, time: nil)) == [
        .ignored(nil, .pointer(.down, x: 20, y: 40, time: nil))
      ])
  }

  @Test func buttonsPerformFormActions() throws {
    func button(_ action: FormAction) -> FormEntry {
      FormEntry("\(action)", .button(ButtonCell()), action: action)
    }
    var form = try FormState(
      FormDefinition(
        [FormEntry("on", .toggle(SwitchCell()))] + FormAction.allCases.map(button)))
    let tap = CellInput.action(.activate, element: 0)
    _ = form.handle(.set(["on": .flag(true)]))
    // The app receives no effect of the button itself.
    #expect(form.handle(.input("apply", tap)) == [.applied(["on": .flag(true)])])
    _ = form.handle(.input("reset", tap))
    #expect(form.values == ["on": .flag(false)])
    _ = form.handle(.input("cancel", tap))
    #expect(form.values == ["on": .flag(true)])
    _ = form.handle(.input("submit", tap))
    #expect(form.phase == .submitting)
  }

  /// The program shows the progress of a button's action, which is no value and no step.
  @Test(arguments: [
    ("processing", ButtonState.processing, false), ("success", .success, true),
    ("idle", .normal, true),
  ])
  func buttonShowsProgress(_ activity: String, _ state: ButtonState, _ acts: Bool) throws {
    let entries = [
      FormEntry("a", .text(TextCell())), FormEntry("go", .button(ButtonCell()), action: .submit),
    ]
    var form = try FormState(FormDefinition(entries))
    _ = form.handle(.input("go", .set(.text("success"))))
    let before = form
    let effects = form.handle(.input("go", .set(.text(activity))))
    #expect(effects == (form == before ? [] : [.updated(["go"])]))
    guard case .button(let button) = form.control(of: "go") else {
      Issue.record("the control is no button")
      return
    }
    #expect(button.state == state)
    #expect(form.values == before.values && !form.isDirty && !form.canUndo)
    let sent = FormEffect.send(.submit(form.values), SubmissionTicket(number: 1))
    #expect(form.handle(.input("go", .action(.activate, element: 0))).contains(sent) == acts)
  }

  /// A button whose action runs keeps the focus and its ring, and is not pressed again.
  @Test func aBusyButtonKeepsTheFocus() throws {
    var form = try FormState(
      FormDefinition([FormEntry("go", .button(ButtonCell(FormField(title: "Go"))))]))
    _ = form.handle(.input("go", .focus))
    #expect(form.handle(.input("go", .set(.text("processing")))) == [.updated(["go"])])
    #expect(form.focus == "go")
    let shown = form.screen(in: CellContext(.fiori)).page.cells[0].presentation
    #expect(shown.isFocusable && shown.items.last?.part == .focusRing)
    #expect(shown.accessibility.map(\.traits) == [[.button, .notEnabled, .focused]])
    let enter = CellInput.key(.enter, shift: false)
    #expect(form.handle(.input("go", enter)) == [])
    let frame = try #require(shown.hitAreas.first?.frame)
    let screen = form.screen(in: CellContext(.fiori))
    for pointer in [CellInput.Pointer.down, .up] {
      let input = CellInput.pointer(pointer, x: frame.x + 1, y: frame.y + 1, time: nil)
      #expect(form.handle(.input("go", input), on: screen) == [])
    }
  }

  /// The answer of a server can arrive while the button is hidden.
  @Test func hiddenButtonCanEndItsProgress() throws {
    var form = try FormState(
      FormDefinition([
        FormEntry("a", .toggle(SwitchCell(isOn: true))),
        FormEntry("go", .button(ButtonCell()), visible: .equals("a", .flag(true))),
      ]))
    _ = form.handle(.input("go", .set(.text("processing"))))
    _ = form.handle(.set(["a": .flag(false)]))
    #expect(form.handle(.input("go", .set(.text("idle")))) == [.updated(["go"])])
    let tap = CellInput.action(.activate, element: 0)
    #expect(form.handle(.input("go", tap)) == [.ignored("go", tap)])
  }

  /// Another word is no progress, and values are never those of a button.
  @Test func buttonHasNoValue() throws {
    var form = try FormState(FormDefinition([FormEntry("go", .button(ButtonCell()))]))
    let busy = CellInput.set(.text("busy"))
    #expect(form.handle(.input("go", busy)) == [.ignored("go", busy)])
    #expect(form.handle(.set(["go": .text("processing")])) == [])
  }

  @Test func inputThatACellDoesNotTakeIsIgnored() throws {
    var form = try Self.form()
    for input in [CellInput.key(.pageUp, shift: false), .text("x")] {
      #expect(form.handle(.input("on", input)) == [.ignored("on", input)])
    }
    #expect(form.handle(.input("unknown", .focus)) == [.ignored("unknown", .focus)])
  }

  /// The Tab key enters the form at either end, continues from the cell of an event, and leaves it.
  @Test func tabEntersAndLeavesTheForm() throws {
    let definition = FormDefinition(["a", "b", "c"].map { FormEntry($0, .toggle(SwitchCell())) })
    var form = try FormState(definition)
    func focus(after event: FormEvent) -> FormKey? {
      _ = form.handle(event)
      return form.focus
    }
    #expect(focus(after: .tab(isBackward: false)) == "a")
    #expect(focus(after: .tab(isBackward: true)) == nil)
    #expect(focus(after: .tab(isBackward: true)) == "c")
    #expect(focus(after: .input("a", .tab(isBackward: false))) == "b")
    #expect(focus(after: .tab(isBackward: false)) == "c")
    let last = CellInput.tab(isBackward: false)
    #expect(
      form.handle(.tab(isBackward: false)) == [
        .focus(nil), .ignored("c", last), .updated(["c"]),
      ])
  }

  /// Tab enters a slider at its first thumb, and Shift with Tab at its last one.
  @Test(arguments: [(false, 1), (true, 2)])
  func tabEntersACellAtItsNearEnd(_ isBackward: Bool, _ element: Int) throws {
    let slider = RangeSliderCell(FormField(title: "A"), hasFields: false)
    var form = try FormState(FormDefinition([FormEntry("a", .rangeSlider(slider))]))
    _ = form.handle(.tab(isBackward: isBackward))
    let cell = form.screen(in: CellContext(.fiori)).page.cells[0].presentation
    #expect(cell.accessibility.firstIndex { $0.traits.contains(.focused) } == element)
  }

  /// Tab continues from the cell whose edit a key has ended, and enters a form that it has left.
  @Test func tabContinuesAfterEdit() throws {
    let definition = FormDefinition(
      ["a", "b", "c"].map { FormEntry($0, .text(TextCell(FormField(title: $0)))) })
    var form = try FormState(definition)
    _ = form.handle(.input("b", .text("x")))
    _ = form.handle(.input("b", .key(.escape, shift: false)))
    #expect(form.focus == nil)
    var found: [FormKey?] = []
    for _ in 0..<3 {
      _ = form.handle(.tab(isBackward: false))
      found.append(form.focus)
    }
    #expect(found == ["c", nil, "a"])
  }

  /// The focus moves on from a cell that lost it because it was hidden or disabled, also if that is
  /// changed back.
  @Test(
    arguments: [
      ([.input("u", .focus), .undo, .tab(isBackward: false)], "w"),
      ([.input("u", .focus), .undo, .next], "w"), ([.input("u", .focus), .undo, .previous], "s"),
      ([.input("u", .text("zz")), hide, .tab(isBackward: true)], "s"),
      ([.input("u", .text("zz")), hide, .next], "w"),
      ([.input("v", .focus), hide, .tab(isBackward: false)], "w"),
      ([.input("v", .focus), hide, .set(["s": .flag(true)]), .previous], "u"),
    ] as [([FormEvent], FormKey)])
  func focusMovesOnFromALostCell(_ events: [FormEvent], _ key: FormKey) throws {
    func text(
      _ key: FormKey, visible: FormCondition? = nil, enabled: FormCondition? = nil
    ) -> FormEntry {
      FormEntry(key, .text(TextCell()), visible: visible, enabled: enabled)
    }
    let isOn = FormCondition.isFilled("s")
    var form = try FormState(
      FormDefinition([
        text("a"), FormEntry("s", .toggle(SwitchCell())), text("u", visible: isOn),
        text("v", enabled: isOn), text("w"), text("x"),
      ]))
    _ = form.handle(.input("s", .action(.activate, element: 0)))
    for event in events { _ = form.handle(event) }
    #expect(form.focus == key)
  }

  private static let hide = FormEvent.set(["s": .flag(false)])

  /// Without a focus, it moves on from the cell that was pressed, also from a disabled one.
  @Test(
    arguments: [
      ("b", .tab(isBackward: false), "on"), ("b", .next, "on"), ("b", .previous, "a"),
      ("on", .tab(isBackward: false), "e"), ("on", .tab(isBackward: true), "a"),
    ] as [(FormKey, FormEvent, FormKey)])
  func focusMovesOnFromAPress(_ pressed: FormKey, _ event: FormEvent, _ key: FormKey) throws {
    var form = try Self.form()
    _ = form.handle(.input(pressed, .pointer(.down, x: 0, y: 0, time: nil)))
    #expect(form.focus == nil)
    _ = form.handle(event)
    #expect(form.focus == key)
  }

  /// The focus of a restored form begins at its first cell, also if its definition has an edit in
  /// progress.
  @Test func aRestoredFormHasNoFocusStart() throws {
    var edited = TextCell()
    _ = edited.handle(.focus(.program))
    let cells = [("a", TextCell()), ("b", edited), ("c", TextCell())] as [(FormKey, TextCell)]
    let form = try FormState(FormDefinition(cells.map { FormEntry($0, .text($1)) }))
    #expect(form.focus == "b")
    var restored = try FormState(form.definition, restoring: form.snapshot)
    _ = restored.handle(.tab(isBackward: false))
    #expect(restored.focus == "a")
  }

  /// A press in a cell ends the edit in another one; a change of the layout does not end the press.
  @Test func pressEndsEditOfAnotherCell() throws {
    let definition = FormDefinition([
      FormEntry("name", .text(TextCell(FormField(title: "Name"))), rules: [FormRule(.custom("a"))]),
      FormEntry("on", .toggle(SwitchCell(FormField(title: "On")))),
    ])
    var form = try FormState(definition)
    let context = CellContext(.fiori, width: 360)
    _ = form.handle(.input("name", .focus))
    _ = form.handle(.input("name", .text("Ada")))
    let screen = form.screen(in: context)
    let cell = screen.page.cells[1]
    let frame = try #require(cell.presentation.hitAreas.first).frame
    let (x, y) = (cell.x + frame.x + frame.width / 2, cell.y + frame.y + frame.height / 2)
    _ = form.handle(.pointer(.down, x: x, y: y, time: nil), on: screen)
    #expect(form.focus == nil && form["name"]?.value == .text("Ada"))
    _ = form.handle(.setMessages("name", [FormMessage("A long message")]))
    let moved = form.screen(in: context)
    #expect(moved.page.cells[1].y > cell.y)
    _ = form.handle(.pointer(.up, x: x, y: y, time: nil), on: moved)
    #expect(form["on"]?.value == .flag(true))
  }

  /// A press on marks changes the rating at once; a text that was typed before is a separate step.
  @Test func textBeforeRatingIsASeparateStep() throws {
    let definition = FormDefinition(
      [
        FormGroup([
          FormEntry("stars", .rating(RatingCell())),
          FormEntry("name", .text(TextCell()), visible: .not(.atLeast("stars", 3))),
        ])
      ], hiddenValues: .reset)
    var form = try FormState(definition)
    _ = form.handle(.input("name", .text("Ada")))
    let screen = form.screen(in: CellContext(.fiori, width: 360))
    let row = try #require(screen.page.cells[0].presentation.hitAreas.first).frame
    let (x, y) = (row.maxX - 4, row.y + row.height / 2)
    _ = form.handle(.input("stars", .pointer(.down, x: x, y: y, time: nil)), on: screen)
    _ = form.handle(.input("stars", .pointer(.up, x: x, y: y, time: nil)), on: screen)
    #expect(form.values == ["stars": .number(5), "name": .text("")])
    _ = form.handle(.undo)
    #expect(form.values == ["stars": .none, "name": .text("Ada")] && form.canUndo)
  }

  @Test func aMessageIsDrawnInItsCell() throws {
    var form = try Self.form()
    _ = form.handle(.setMessages("a", [FormMessage("Look", .warning)]))
    #expect(form.presentation(of: "a", in: Self.context)?.message == "warning: Look")
    #expect(form.presentation(of: "on", in: Self.context)?.message == nil)
  }

  /// The Tab key reaches buttons, which Next and Done of a keyboard skip.
  @Test func tabReachesButtons() throws {
    let definition = FormDefinition([
      FormEntry("name", .text(TextCell())), FormEntry("help", .button(ButtonCell())),
      FormEntry("on", .toggle(SwitchCell())),
    ])
    for (event, keys) in [
      (FormEvent.input("name", .tab(isBackward: false)), ["help", "on"]),
      (.next, ["on", nil]),
    ] {
      var form = try FormState(definition)
      _ = form.handle(.input("name", .focus))
      var found: [FormKey?] = []
      for _ in 0..<2 {
        if case .input = event, let focus = form.focus {
          _ = form.handle(.input(focus, .tab(isBackward: false)))
        } else {
          _ = form.handle(event)
        }
        found.append(form.focus)
      }
      #expect(found == keys)
    }
  }

  /// An index without an option is not a value.
  @Test func indexWithoutOptionIsDropped() throws {
    let choice = ChoiceCell(options: ["a", "b"])
    var form = try FormState(
      FormDefinition([FormEntry("x", .choice(choice), rules: [FormRule(.required)])]))
    _ = form.handle(.set(["x": .indexes([99])]))
    #expect(form["x"]?.value == .indexes([]))
    _ = form.handle(.submit)
    #expect(form.invalidKeys == ["x"])
  }
}

@testable import FormCellModel
import StyleSheet
import Testing

@Suite struct FormStateTests {
  private static func text(
    _ key: FormKey, _ rules: [FormRule] = [], visible: FormCondition? = nil,
    enabled: FormCondition? = nil
  ) -> FormEntry {
    FormEntry(key, .text(TextCell()), rules: rules, visible: visible, enabled: enabled)
  }

  private static func toggle(_ key: FormKey) -> FormEntry { FormEntry(key, .toggle(SwitchCell())) }

  private static func form(
    _ entries: [FormEntry], _ timing: FormTiming = FormTiming()
  ) throws -> FormState {
    try FormState(FormDefinition(entries, timing: timing))
  }

  private static let ticket = SubmissionTicket(number: 1)

  // MARK: Values

  /// What a server stores is not lost by showing it, and the user can make it shorter.
  @Test func storedTextsBeyondTheirLimitAreKept() throws {
    let cell = TextCell(text: "abcd", limit: TextLimit(3))
    let definition = FormDefinition([FormEntry("a", .text(cell))])
    var form = try FormState(definition)
    #expect(form.values == ["a": .text("abcd")])
    _ = form.handle(.set(["a": .text("abcde")]))
    #expect(form.values == ["a": .text("abcde")])
    _ = form.handle(.input("a", .text("abcd")))
    _ = form.handle(.cancel)
    #expect(form.values == ["a": .text("abcd")])
    form = try FormState(definition, initial: ["a": .text("vwxyz")])
    #expect(form.values == ["a": .text("vwxyz")] && !form.isDirty)
  }

  @Test func aTypedTextIsLiveAndThenCommitted() throws {
    var form = try Self.form([Self.text("a"), Self.text("b")])
    #expect(
      form.handle(.input("a", .text("x"))) == [
        .focus("a"), .changed("a", from: .text(""), to: .text("x"), .key),
        .cell("a", .live(.text("x"), .key)), .updated(["a"]),
      ])
    #expect(form.focus == "a")
    #expect(form["a"]?.isTouched == false)
    #expect(
      form.handle(.next) == [
        .cell("a", .commit(.text("x"), .key)), .focus("b"), .updated(["a", "b"]),
      ])
    #expect(form["a"]?.isTouched == true)
    #expect(form.values == ["a": .text("x"), "b": .text("")])
  }

  /// Values for each kind of cell, and values of other kinds, which the cell rejects.
  @Test(
    arguments: [
      (.rating(RatingCell()), .number(3), .text("3")), (.toggle(SwitchCell()), .flag(true), .none),
      (.text(TextCell()), .text("a"), .flag(true)),
      (.choice(ChoiceCell(options: ["A", "B"])), .indexes([1]), .number(1)),
      (.slider(SliderCell()), .number(7), .indexes([])),
      (.rangeSlider(RangeSliderCell()), .range(2, 5), .text("")),
      (.stepper(StepperCell()), .number(5), .range(1, 2)),
    ] as [(FormControl, FormValue, FormValue)])
  func formSetsValuesOfEveryKind(
    _ control: FormControl, _ value: FormValue, _ other: FormValue
  ) throws {
    var form = try Self.form([FormEntry("a", control), Self.toggle("b")])
    let initial = control.value
    #expect(
      form.handle(.set(["a": value, "nobody": .none])) == [
        .changed("a", from: initial, to: value, .program), .updated(["a"]),
      ])
    #expect(form.control(of: "a")?.value == value)
    #expect(form.handle(.set(["a": other])) == [])
    #expect(form.isDirty)
    _ = form.handle(.apply)
    #expect(!form.isDirty)
    _ = form.handle(.reset)
    #expect(form["a"]?.value == initial)
    #expect(form["a"]?.isDirty == true)
    _ = form.handle(.cancel)
    #expect(form["a"]?.value == value)
    #expect(form.handle(.set(["a": value])) == [])
  }

  @Test func resetAndCancelClearTouchedAndMessages() throws {
    for event in [FormEvent.reset, .cancel] {
      var form = try Self.form([Self.text("a", [FormRule(.required)])])
      _ = form.handle(.submit)
      _ = form.handle(.input("a", .blur))
      #expect(form["a"]?.isTouched == true)
      #expect(form["a"]?.messages.count == 1)
      #expect(form.attempts == 1)
      _ = form.handle(event)
      #expect(form["a"]?.isTouched == false)
      #expect(form["a"]?.messages == [])
      #expect(form.attempts == (event == .reset ? 0 : 1))
    }
  }

  /// A new form is not dirty, even if its conditions change a value of its definition.
  @Test func aNewFormIsClean() throws {
    let definition = FormDefinition([
      FormEntry("country", .choice(ChoiceCell(options: ["CH", "DE"], selection: [1]))),
      FormEntry(
        "city", .choice(ChoiceCell(options: ["Bern", "Uri"], selection: [1])),
        options: [FormOptions(when: .contains("country", 1), ["Berlin"])]),
    ])
    let values: FormValues = ["country": .indexes([1]), "city": .indexes([1])]
    for form in [try FormState(definition), try FormState(definition, initial: values)] {
      #expect(!form.isDirty && !form.canUndo && form["city"]?.initial == form["city"]?.value)
    }
  }

  // MARK: Undo

  @Test func changeOfOneFieldIsOneStep() throws {
    var form = try Self.form([Self.text("a"), Self.toggle("b")])
    for typed in ["x", "xy"] { _ = form.handle(.input("a", .text(typed))) }
    _ = form.handle(.input("b", .action(.activate, element: 0)))
    _ = form.handle(.set(["b": .flag(false)]))
    _ = form.handle(.input("b", .action(.activate, element: 0)))
    _ = form.handle(.reset)
    var values = [form.values]
    while form.canUndo {
      _ = form.handle(.undo)
      values.append(form.values)
    }
    // The text was still being edited when the switch was turned; the app has turned it back
    // itself, so that its first step changes nothing.
    #expect(
      values == [
        ["a": .text(""), "b": .flag(false)], ["a": .text("xy"), "b": .flag(true)],
        ["a": .text("xy"), "b": .flag(false)], ["a": .text(""), "b": .flag(false)],
      ])
    while form.canRedo { _ = form.handle(.redo) }
    #expect(form.values == values[0])
    _ = form.handle(.undo)
    _ = form.handle(.input("b", .action(.activate, element: 0)))
    #expect(!form.canRedo)
  }

  @Test func stepIncludesChangesByConditions() throws {
    let country = FormEntry("country", .choice(ChoiceCell(options: ["CH", "DE"], selection: [0])))
    let region = FormEntry(
      "region", .choice(ChoiceCell(options: ["Bern", "Uri"])),
      options: [FormOptions(when: .contains("country", 1), ["Berlin"])])
    // The field that depends on another can stand before it.
    var form = try Self.form([region, country])
    _ = form.handle(.input("region", .action(.activate, element: 2)))
    #expect(form["region"]?.value == .indexes([1]))
    let effects = form.handle(.input("country", .action(.activate, element: 2)))
    #expect(
      effects == [
        .changed("country", from: .indexes([0]), to: .indexes([1]), .accessibility),
        .changed("region", from: .indexes([1]), to: .indexes([]), .program),
        .cell("country", .commit(.indexes([1]), .accessibility)),
        .updated(["region", "country"]),
      ])
    #expect(form["region"]?.terms.options == ["Berlin"])
    _ = form.handle(.undo)
    #expect(form.values == ["country": .indexes([0]), "region": .indexes([1])])
    _ = form.handle(.redo)
    #expect(form.values == ["country": .indexes([1]), "region": .indexes([])])
  }

  @Test func theHistoryIsBounded() throws {
    var form = try Self.form([Self.toggle("a")])
    for _ in 0..<105 { _ = form.handle(.input("a", .action(.activate, element: 0))) }
    var count = 0
    while form.canUndo {
      _ = form.handle(.undo)
      count += 1
    }
    #expect(count == 100)
  }

  /// Undo and redo during a change, after another change was undone.
  @Test(
    arguments: [
      ([.input("a", .text("x"))], true, false),
      ([.input("a", .text("x")), .input("a", .text(""))], false, true),
      ([.input("a", .focus)], false, true),
      (
        [.input("n", .focus), .input("n", .tab(isBackward: false)), .input("n", .text("5"))], true,
        false
      ),
    ] as [([FormEvent], Bool, Bool)])
  func changeInProgressAffectsUndoAndRedo(
    _ events: [FormEvent], _ canUndo: Bool, _ canRedo: Bool
  ) throws {
    var form = try Self.form([
      Self.text("a"), Self.toggle("b"), FormEntry("n", .slider(SliderCell(hasField: true))),
    ])
    _ = form.handle(.input("b", .action(.activate, element: 0)))
    _ = form.handle(.undo)
    for event in events { _ = form.handle(event) }
    #expect(form.canUndo == canUndo && form.canRedo == canRedo)
    let before = form.values
    _ = form.handle(.redo)
    #expect((form["b"]?.value == .flag(true)) == canRedo)
    if !canRedo { #expect(form["a"]?.value == before["a"]) }
  }

  /// A value that the app sets is neither a step nor a commit, for every kind of cell.
  @Test(
    arguments: [
      (.rating(RatingCell(value: 2)), .number(3)), (.rating(RatingCell(value: 2)), .none),
      (.toggle(SwitchCell()), .flag(true)), (.text(TextCell()), .text("a")),
      (.choice(ChoiceCell(options: ["A", "B"])), .indexes([1])),
      (.slider(SliderCell()), .number(7)), (.rangeSlider(RangeSliderCell()), .range(2, 5)),
      (.stepper(StepperCell(value: 2)), .number(5)), (.stepper(StepperCell(value: 2)), .none),
    ] as [(FormControl, FormValue)])
  func valueSetByAppIsNotAStep(_ control: FormControl, _ value: FormValue) throws {
    for event in [FormEvent.input("a", .set(value)), .set(["a": value])] {
      var form = try Self.form([FormEntry("a", control)])
      #expect(
        form.handle(event) == [
          .changed("a", from: control.value, to: value, .program), .updated(["a"]),
        ])
      #expect(!form.canUndo)
    }
  }

  /// A drag that the app ends by setting a value is not a step.
  @Test func dragEndedByAppIsNotAStep() throws {
    var form = try Self.form([FormEntry("a", .rating(RatingCell(value: 2)))])
    let screen = form.screen(in: CellContext(.fiori, width: 360))
    let frame = try #require(screen.page.cells.first?.presentation.hitAreas.first).frame
    let (cell, y) = (screen.page.cells[0], frame.y + frame.height / 2)
    _ = form.handle(
      .pointer(.down, x: cell.x + frame.x + frame.width * 0.9, y: cell.y + y, time: 0), on: screen)
    #expect(form["a"]?.value == .number(5) && form.canUndo)
    _ = form.handle(.input("a", .set(.number(1))))
    #expect(form["a"]?.value == .number(1) && !form.canUndo)
  }

  // MARK: Checks

  /// A disabled field is neither checked nor submitted, for any reason; a read-only one is submitted.
  @Test(
    arguments: [
      (FormField(), true, ["a"], []), (FormField(access: .readOnly), true, [], ["a"]),
      (FormField(access: .disabled), false, [], []), (FormField(isEnabled: false), false, [], []),
      (FormField(access: .readOnly, isEnabled: false), false, [], []),
    ] as [(FormField, Bool, [FormKey], [FormKey])])
  func aDisabledFieldIsNotSubmitted(
    _ field: FormField, _ isEnabled: Bool, _ invalid: [FormKey], _ submitted: [FormKey]
  ) throws {
    var form = try Self.form([
      FormEntry("a", .toggle(SwitchCell(field)), rules: [FormRule(.required)])
    ])
    #expect(form["a"]?.terms.isEnabled == isEnabled)
    let effects = form.handle(.submit)
    #expect(form.invalidKeys == invalid)
    guard invalid.isEmpty else { return }
    #expect(effects == [.send(.submit(form.submittedValues), Self.ticket)])
    #expect(form.submittedValues.keys == submitted)
  }

  /// A button has no value, and cannot be required.
  @Test func aButtonIsNeverRequired() throws {
    var form = try Self.form([
      FormEntry("go", .button(ButtonCell(FormField(title: "Go", isRequired: true))))
    ])
    #expect(form["go"]?.terms.isRequired == false)
    #expect(form.handle(.submit) == [.send(.submit([:]), Self.ticket)])
  }

  /// A rule of another kind than an error has a message, and neither requires a value nor cancels
  /// the requirement of the cell or of a condition.
  @Test(
    arguments: [
      (.error, false, nil, [.error]), (.error, true, nil, [.error]),
      (.error, true, .isFilled("s"), []), (.error, false, .isEmpty("s"), [.error]),
      (.warning, false, nil, [.warning]), (.warning, true, nil, [.error, .warning]),
      (.info, false, .isFilled("s"), [.info]), (.info, false, .isEmpty("s"), [.error, .info]),
      (.none, true, .isFilled("s"), [.none]), (.success, false, nil, []),
      (.success, true, nil, [.error]),
    ] as [(Validation.Kind, Bool, FormCondition?, [Validation.Kind])])
  func onlyAnErrorRequiresAValue(
    _ kind: Validation.Kind, _ isRequired: Bool, _ condition: FormCondition?,
    _ kinds: [Validation.Kind]
  ) throws {
    var form = try Self.form([
      Self.toggle("s"),
      FormEntry(
        "a", .text(TextCell(FormField(title: "A", isRequired: isRequired))),
        rules: [FormRule(.required, kind: kind)], required: condition),
    ])
    _ = form.handle(.submit)
    let isInvalid = kinds.contains(.error)
    #expect(form["a"]?.messages.map(\.kind) == kinds)
    #expect(form["a"]?.terms.isRequired == isInvalid)
    #expect(form.invalidKeys == (isInvalid ? ["a"] : []))
    _ = form.handle(.set(["a": .text("x")]))
    #expect(form["a"]?.messages.map(\.kind) == (kind == .success ? [.success] : []))
  }

  /// A message about a cell that the user cannot change does not prevent a submission.
  @Test(
    arguments: [
      .button(ButtonCell()), .button(ButtonCell(FormField(access: .disabled))),
      .text(TextCell(FormField(access: .readOnly))),
      .toggle(SwitchCell(FormField(isEnabled: false))),
      .choice(ChoiceCell()), .rating(RatingCell(style: .standard)),
    ] as [FormControl])
  func messageAboutAFixedCellDoesNotPreventSubmission(_ control: FormControl) throws {
    var form = try Self.form([FormEntry("a", control), Self.text("b", [FormRule(.required)])])
    _ = form.handle(.setMessages("a", [FormMessage("Down")]))
    let missing = FormMessage(nil, from: .check(.required))
    #expect(
      form.handle(.submit) == [
        .focus("b"), .announce(.invalid("b", missing, count: 1)), .updated(["b"]),
      ])
    _ = form.handle(.set(["b": .text("x")]))
    #expect(form.invalidKeys == ["a"])
    #expect(form.handle(.submit) == [.send(.submit(form.submittedValues), Self.ticket)])
  }

  /// The message that a cell of the definition has is one of the app, which can remove it; the text
  /// about a missing value remains that of the cell.
  @Test(
    arguments: [
      (Validation("No"), [FormMessage("No", from: .program)]),
      (Validation("Fine", .success), [FormMessage("Fine", .success, from: .program)]),
      (Validation(""), []), (.missing, []),
    ] as [(Validation, [FormMessage])])
  func messageOfACellIsOneOfTheApp(
    _ validation: Validation, _ messages: [FormMessage]
  ) throws {
    let cell = TextCell(FormField(title: "A", validation: validation), text: "x")
    let definition = FormDefinition([FormEntry("a", .text(cell))])
    let form = try FormState(definition)
    let stored = FormSnapshot.Field(initial: .text("x"), applied: .text("x"), value: .text("x"))
    let others = [
      try FormState(definition, initial: ["a": .text("y")]),
      try FormState(definition, restoring: form.snapshot),
      try FormState(definition, restoring: FormSnapshot(fields: ["a": stored])),
    ]
    for var form in [form] + others {
      #expect(form["a"]?.messages == messages)
      #expect(form.invalidKeys == (messages.haveError ? ["a"] : []))
      _ = form.handle(.submit)
      #expect(form.phase == (messages.haveError ? .editing : .submitting))
      let shown = form.shownControl(of: "a", strings: .english, style: validation.style)
      #expect(shown?.cell.validation == validation)
      _ = form.handle(.setMessages("a", []))
      #expect(form.invalidKeys == [])
      let rest = form.shownControl(of: "a", strings: .english, style: .banner)
      #expect(rest?.cell.validation == (messages.isEmpty ? validation : nil))
    }
  }

  /// A message of the server about a button does not move the focus.
  @Test func messageOfServerAboutAButtonDoesNotMoveTheFocus() throws {
    var form = try Self.form([FormEntry("go", .button(ButtonCell()))])
    _ = form.handle(.submit)
    let reply = FormService.Reply.refused(message: "No", ["go": [FormMessage("Down")]])
    #expect(
      form.handle(.answered(reply, Self.ticket)) == [
        .announce(.submission(.notSubmitted(.refused(message: "No")))), .updated(["go"]),
      ])
  }

  /// The user could do nothing about a choice without options.
  @Test func choiceWithoutOptionsIsNotChecked() throws {
    var form = try Self.form([
      Self.toggle("on"),
      FormEntry(
        "why", .choice(ChoiceCell(options: ["A"])), rules: [FormRule(.required)],
        options: [FormOptions(when: .isFilled("on"), [])]),
    ])
    _ = form.handle(.submit)
    #expect(form.invalidKeys == ["why"])
    _ = form.handle(.set(["on": .flag(true)]))
    #expect(form.invalidKeys == [] && form["why"]?.terms.isRequired == true)
    #expect(form.handle(.submit) == [.send(.submit(form.values), Self.ticket)])
    _ = form.handle(.answered(.accepted(nil), Self.ticket))
    _ = form.handle(.set(["on": .flag(false)]))
    #expect(form.invalidKeys == [])
    _ = form.handle(.submit)
    #expect(form.invalidKeys == ["why"])
  }

  /// A text that its cell shows as an error is not sent, whether it was typed or stored.
  ///
  /// The cell says so in its row, also beside another message.
  @Test(
    arguments: [
      (TextLimit(3, .allow), [], [FormMessage(nil, from: .limit)], nil, beyond),
      (TextLimit(3), [], [FormMessage(nil, from: .limit)], nil, beyond),
      (
        TextLimit(3, .refuse, exceededMessage: "At most 3"), [],
        [FormMessage("At most 3", from: .limit)], nil, "At most 3"
      ),
      (
        TextLimit(3), [FormRule(tooLong, "Too long")],
        [FormMessage("Too long", from: .check(tooLong))], Validation("Too long"), beyond
      ),
      (
        TextLimit(3, .allow), [FormRule(tooLong, "Long", kind: .warning)],
        [FormMessage("Long", .warning, from: .check(tooLong)), FormMessage(nil, from: .limit)],
        Validation("Long", .warning), beyond
      ),
    ] as [(TextLimit, [FormRule], [FormMessage], Validation?, String)])
  func aTextBeyondItsLimitIsNotSubmitted(
    _ limit: TextLimit, _ rules: [FormRule], _ messages: [FormMessage], _ validation: Validation?,
    _ row: String
  ) throws {
    var form = try Self.form([FormEntry("a", .text(TextCell(limit: limit)), rules: rules)])
    _ = form.handle(
      limit.excess == .allow ? .input("a", .text("abcd")) : .set(["a": .text("abcd")]))
    _ = form.handle(.submit)
    #expect(form["a"]?.messages == messages && form.invalidKeys == ["a"] && form.phase == .editing)
    let shown = form.shownControl(of: "a", strings: .english, style: .banner)
    #expect(shown?.cell.validation == validation && Self.row(of: "a", in: form) == [row])
    _ = form.handle(.input("a", .text("abc")))
    _ = form.handle(.submit)
    #expect(form["a"]?.messages == [] && form.phase == .submitting)
  }

  /// Another error has the banner beside the row about the limit, and no server is asked about the text.
  @Test(arguments: [TextLimit(3, .allow), TextLimit(3)])
  func aLimitIsShownBesideAnotherError(_ limit: TextLimit) throws {
    let cell = TextCell(FormField(validation: Validation("No")), limit: limit)
    var form = try Self.form([FormEntry("a", .text(cell), rules: [FormRule(.custom("free"))])])
    _ = form.handle(.set(["a": .text("abcd")]))
    let errors = [FormMessage(nil, from: .limit), FormMessage("No", from: .program)]
    let refusal = FormEffect.announce(.invalid("a", errors[0], count: 1))
    #expect(form.handle(.submit) == [.focus("a"), refusal, .updated(["a"])])
    #expect(form["a"]?.messages == errors)
    #expect(form.text(of: .invalid("a", errors[0], count: 1)) == Self.beyond)
    let shown = form.shownControl(of: "a", strings: .english, style: .banner)
    #expect(shown?.cell.validation == Validation("No"))
    #expect(Self.row(of: "a", in: form) == [Self.beyond])
  }

  /// The message in the row of a text cell.
  private static func row(of key: FormKey, in form: FormState) -> [String]? {
    form.presentation(of: key, in: CellContext(.fiori))?.items.compactMap { item in
      guard item.part == .information, case .text(let text) = item.content else { return nil }
      return text.text
    }
  }

  private static let beyond = "Reduce the number of characters"
  private static let tooLong = FormCheck.length(minimum: nil, maximum: 3)

  /// The expected errors of a required text after deletion, blur, submission and new input.
  @Test(arguments: [
    (FormTiming(first: .submit, again: .submit), [false, false, true, true]),
    (FormTiming(first: .submit, again: .change), [false, false, true, false]),
    (FormTiming(first: .blur, again: .change), [false, true, true, false]),
    (FormTiming(first: .blur, again: .blur), [false, true, true, true]),
    (FormTiming(first: .change, again: .change), [true, true, true, false]),
  ])
  func fieldIsCheckedByTiming(_ timing: FormTiming, _ expected: [Bool]) throws {
    var form = try Self.form([Self.text("a", [FormRule(.required)])], timing)
    _ = form.handle(.input("a", .text("x")))
    let events: [FormEvent] = [
      .input("a", .text("")), .input("a", .blur), .submit, .input("a", .text("y")),
    ]
    let found = events.map { event in
      _ = form.handle(event)
      return form["a"]?.messages.haveError
    }
    #expect(found == expected)
  }

  @Test(
    arguments: [
      (.required, [.text(""), .flag(false), .indexes([]), .none], [.text(" "), .number(0)]),
      (.length(minimum: 2, maximum: 3), [.text("a"), .text("abcd"), .indexes([1])], [.text("👍🏽é")]),
      (.length(minimum: 2, maximum: nil), [.text("a")], [.text(""), .text("abcd"), .number(1)]),
      (
        .range(minimum: 1, maximum: 2.5), [.number(0.9), .range(1, 3), .text("x"), .flag(true)],
        [.number(2.5), .text("2"), .none, .range(1, 2)]
      ),
      (.range(minimum: nil, maximum: 0), [.number(1)], [.number(-5)]),
      (.pattern("a+"), [.text("b")], [.text("aa"), .text(""), .number(1)]),
      (.equals("other"), [.text(""), .text("x")], [.text("o")]),
    ] as [(FormCheck, [FormValue], [FormValue])])
  func checksPassAndFail(_ check: FormCheck, _ bad: [FormValue], _ good: [FormValue]) {
    let text = FormControl.text(TextCell())
    let other = { (key: FormKey) -> (value: FormValue, control: FormControl)? in
      (.text(String(key.prefix(1))), text)
    }
    #expect(bad.filter { check.isPassed(by: $0, of: text, other) != false } == [])
    #expect(good.filter { check.isPassed(by: $0, of: text, other) != true } == [])
    #expect(FormCheck.custom("c").isPassed(by: .number(1), of: text, other) == nil)
  }

  @Test(arguments: [
    ("de-DE", "1500,5", true), ("de-DE", "1500,", true), ("de-DE", "2500,5", false),
    ("en-US", "1500.5", true), ("en-US", "900", false),
  ])
  func numberIsParsedInLanguageOfField(
    _ language: String, _ text: String, _ isPassed: Bool
  ) throws {
    var cell = TextCell()
    cell.entry = .number(try #require(NumberEntry(language: language)))
    let control = FormControl.text(cell)
    let check = FormCheck.range(minimum: 1000, maximum: 2000)
    #expect(check.isPassed(by: .text(text), of: control) { _ in nil } == isPassed)
    let condition = FormCondition.atLeast("price", 1000)
    let value = FormValue.text(text)
    #expect(condition.isFulfilled({ _ in value }) { _ in control } == (text != "900"))
  }

  private static func number(_ entry: TextEntry, _ text: String = "") -> FormControl {
    var cell = TextCell(text: text)
    cell.entry = entry
    return .text(cell)
  }

  /// A number in a text can be longer than any `FixedDecimal`; bounds are kept exactly.
  @Test(
    arguments: [
      ("9780201379624", 1, nil, true), ("9780201379624", 1, 100, false),
      ("-9780201379624", 1, nil, false), ("-9780201379624", nil, 100, true),
      ("9223372036855", nil, 9_223_372_036_854, false), ("1.9999995", 2, nil, false),
      ("1.9999995", nil, 2, true), ("2.0000004", nil, 2, false), ("2.0000004", 2, nil, true),
      ("2.0000000", 2, 2, true), ("-2.0000004", -2, nil, false), ("-2.0000004", nil, -2, true),
      ("0.00000000001", nil, 0, false), (".5", 0.5, 0.5, true), ("5.", 5, 5, true),
    ] as [(String, FixedDecimal?, FixedDecimal?, Bool)])
  func boundsOfTextsAreExact(
    _ text: String, _ minimum: FixedDecimal?, _ maximum: FixedDecimal?, _ isPassed: Bool
  ) {
    let value = FormValue.text(text)
    for entry in [TextEntry.any, .decimal] {
      let control = Self.number(entry)
      let check = FormCheck.range(minimum: minimum, maximum: maximum)
      #expect(check.isPassed(by: value, of: control) { _ in nil } == isPassed)
      guard let minimum, maximum == nil else { continue }
      let condition = FormCondition.atLeast("a", minimum)
      #expect(condition.isFulfilled({ _ in value }) { _ in control } == isPassed)
    }
  }

  /// Fields of numbers are compared as numbers, of any length, and fields of texts character by character.
  @Test(
    arguments: [
      (.decimal, "5.50", .decimal, "5.5", true), (.decimal, "-0.0", .whole, "0", true),
      (.decimal, "05", .whole, "5", true), (.decimal, "5.", .decimal, "5", true),
      (.decimal, ".5", .decimal, "0.50", true), (.decimal, "5.5", .decimal, "5.51", false),
      (.decimal, "-5", .decimal, "5", false), (.decimal, "", .decimal, "", true),
      (.decimal, "", .decimal, "0", false), (.decimal, "1.0000001", .decimal, "1", false),
      (.whole, "9780201379624", .whole, "9780201379625", false),
      (.whole, "٥", .whole, "5", true), (.any, "007", .any, "7", false),
      (.any, "5.50", .any, "5.5", false), (.decimal, "5.50", .any, "5.50", true),
      (.number(NumberEntry()), "5.50", .number(NumberEntry()), "5.5", true),
    ] as [(TextEntry, String, TextEntry, String, Bool)])
  func numbersInTextsAreCompared(
    _ entry: TextEntry, _ text: String, _ other: TextEntry, _ otherText: String, _ areEqual: Bool
  ) throws {
    var form = try Self.form([
      FormEntry("a", Self.number(entry)),
      FormEntry("b", Self.number(other), rules: [FormRule(.equals("a"))]),
      FormEntry("c", .toggle(SwitchCell()), visible: .equals("a", .text(otherText))),
    ])
    _ = form.handle(.set(["a": .text(text), "b": .text(otherText)]))
    _ = form.handle(.submit)
    #expect(form.invalidKeys == (areEqual ? [] : ["b"]))
    #expect(form["c"]?.terms.isVisible == areEqual)
  }

  @Test func numbersOfTwoLanguagesAreCompared() throws {
    let (german, english) = (NumberEntry(language: "de"), NumberEntry(language: "en"))
    var form = try Self.form([
      FormEntry("a", Self.number(.number(try #require(german)))),
      FormEntry(
        "b", Self.number(.number(try #require(english))), rules: [FormRule(.equals("a"))]),
    ])
    _ = form.handle(.set(["a": .text("5,50"), "b": .text("5.5")]))
    _ = form.handle(.submit)
    #expect(form.invalidKeys == [])
  }

  /// The order in which options are selected does not count where selections are compared.
  @Test(arguments: [
    ([], [0, 1], true), ([1, 1], [1, 0], true), ([1, 2, 2, 1], [1, 0], true), ([1], [1], false),
    ([2, 1], [], false),
  ])
  func selectionsAreComparedAsSets(
    _ taps: [Int], _ selection: [Int], _ areEqual: Bool
  ) throws {
    let chips = FormControl.choice(
      ChoiceCell(FormField(), .chips, options: ["A", "B"], selection: [0, 1], allowsEmpty: true))
    var form = try Self.form([
      FormEntry("c", chips), FormEntry("d", chips, rules: [FormRule(.equals("c"))]),
      Self.text("t", visible: .equals("c", .indexes([0, 1]))),
    ])
    for element in taps { _ = form.handle(.input("c", .action(.activate, element: element))) }
    _ = form.handle(.submit)
    #expect(form["c"]?.value == .indexes(selection))
    #expect(form.invalidKeys == (areEqual ? [] : ["d"]))
    #expect(form["t"]?.terms.isVisible == areEqual)
    #expect(form.isDirty == !areEqual)
  }

  /// SAP's cell reports 0 without a rating; a lower bound above 0 counts only if it was given.
  @Test(arguments: [(RatingCell(), 0), (RatingCell(in: 1...5), 1)])
  func aMissingRatingIsNoValue(_ cell: RatingCell, _ least: Int) throws {
    var form = try Self.form([FormEntry("a", .rating(cell), rules: [FormRule(.required)])])
    #expect(form.values == ["a": .none])
    _ = form.handle(.submit)
    #expect(form.invalidKeys == ["a"])
    _ = form.handle(.input("a", .key(.right, shift: false)))
    _ = form.handle(.input("a", .key(.home, shift: false)))
    #expect(form["a"]?.value == (least == 0 ? FormValue.none : .number(1)))
    #expect(form.invalidKeys == (least == 0 ? ["a"] : []))
    _ = form.handle(.reset)
    #expect(form.values == ["a": .none])
  }

  @Test func aFieldThatReadsAnotherIsCheckedAgain() throws {
    var form = try Self.form([
      Self.text("password"), Self.text("copy", [FormRule(.equals("password"))]),
    ])
    _ = form.handle(.set(["password": .text("a"), "copy": .text("a")]))
    #expect(form.handle(.submit).last == .send(.submit(form.values), Self.ticket))
    #expect(form.handle(.input("password", .text("ab"))).last == .updated(["password", "copy"]))
    #expect(form.invalidKeys == ["copy"])
    _ = form.handle(.input("password", .text("a")))
    #expect(form.invalidKeys == [])
  }

  @Test func mostSevereMessageIsShown() throws {
    var form = try Self.form(
      [
        Self.text(
          "a",
          [
            FormRule(.pattern("[a-z]+"), "Fine", kind: .success),
            FormRule(.length(minimum: 8, maximum: nil), "Short", kind: .warning),
            FormRule(.length(minimum: 2, maximum: nil)),
            FormRule(.length(minimum: 4, maximum: nil), "Hm", kind: .info),
          ])
      ], FormTiming(first: .change))
    let shown = ["", "x", "xy", "abcd", "abcdefgh", "ABCDEFGH"].map { typed in
      _ = form.handle(.input("a", .text(typed)))
      return form["a"]?.messages.shown.map { FormStrings().text(of: $0) }
    }
    #expect(shown == [nil, "Length: at least 2", "Short", "Short", "Fine", nil])
    #expect(form["a"]?.messages.haveError == false)
  }

  @Test(
    arguments: [
      (.required, "A value is required"), (.length(minimum: nil, maximum: 3), "Length: at most 3"),
      (.length(minimum: 2, maximum: 3), "Length: 2 to 3"),
      (.length(minimum: 2, maximum: 2), "Length: 2"),
      (.range(minimum: 2.5, maximum: 2.5), "Exactly 2.5"),
      (.range(minimum: 0.5, maximum: nil), "At least 0.5"),
      (.range(minimum: nil, maximum: 3), "At most 3"),
      (.range(minimum: 2, maximum: 3), "From 2 to 3"),
      (.pattern("a"), "The value has another form"), (.equals("b"), "The values are different"),
      (.custom("c"), "The value is not possible"),
    ] as [(FormCheck, String)])
  func checksHaveTexts(_ check: FormCheck, _ text: String) {
    #expect(FormStrings().text(of: FormMessage(nil, from: .check(check))) == text)
  }

  /// A choice has options, and no characters.
  @Test(
    arguments: [
      (2, nil, "Options: at least 2"), (nil, 1, "Options: at most 1"), (2, 3, "Options: 2 to 3"),
    ] as [(Int?, Int?, String)])
  func lengthOfASelectionIsANumberOfOptions(
    _ minimum: Int?, _ maximum: Int?, _ text: String
  ) {
    let message = FormMessage(nil, from: .check(.length(minimum: minimum, maximum: maximum)))
    #expect(FormStrings().text(of: message, about: .choice(ChoiceCell())) == text)
  }

  /// A message has the bounds as the field writes its numbers, with all their decimals; a plural form is that of
  /// the number as it is written.
  @Test func boundsAreWrittenAsTheFieldWritesNumbers() throws {
    func text(_ entry: NumberEntry?) throws -> FormControl {
      var cell = TextCell()
      cell.entry = .number(try #require(entry))
      return .text(cell)
    }
    var slider = SliderCell(FormField(), ValueScale(step: 0.5))
    slider.writing.decimalSeparator = ","
    var stepper = StepperCell()
    stepper.writing.digits = .arab
    let controls: [FormControl] = [
      .text(TextCell()), try text(NumberEntry(language: "de")),
      try text(NumberEntry(language: "ar-EG")),
      try text(NumberEntry(currency: "EUR", language: "de-DE")),
      try text(NumberEntry(currency: "JPY", language: "ja-JP")), .slider(slider),
      .stepper(stepper), .rating(RatingCell()),
    ]
    var strings = FormStrings()
    strings.range.minimum = [.one: "{minimum} star", .other: "{minimum} stars"]
    func texts(_ minimum: FixedDecimal, _ maximum: FixedDecimal?) -> [String] {
      let message = FormMessage(nil, from: .check(.range(minimum: minimum, maximum: maximum)))
      return controls.map { strings.text(of: message, about: $0) }
    }
    #expect(
      texts(1.55, 12345.5) == [
        "From 1.55 to 12345.5", "From 1,55 to 12.345,5",
        "From \u{2068}١٫٥٥\u{2069} to \u{2068}١٢٬٣٤٥٫٥\u{2069}",
        "From 1,55\u{A0}€ to 12.345,5\u{A0}€", "From ¥1.55 to ¥12,345.5",
        "From 1,55 to 12345,5", "From \u{2068}١.٥٥\u{2069} to \u{2068}١٢٣٤٥.٥\u{2069}",
        "From 1.55 to 12345.5",
      ])
    #expect(
      texts(1, nil) == [
        "1 star", "1 star", "\u{2068}١\u{2069} star", "1\u{A0}€ star", "¥1 star", "1,0 stars",
        "\u{2068}١\u{2069} star", "1 star",
      ])
  }

  // MARK: Custom checks

  private static let named = text(
    "name", [FormRule(.required), FormRule(.custom("isFree"), "Taken")])

  @Test func lateAnswerToCheckIsIgnored() throws {
    var form = try Self.form([Self.named], FormTiming(first: .change))
    let second = SubmissionTicket(number: 2)
    let first = form.handle(.input("name", .text("a")))
    #expect(first.contains(.check("isFree", "name", .text("a"), Self.ticket)))
    #expect(form["name"]?.isValidating == true)
    let again = form.handle(.input("name", .text("ab")))
    #expect(again.contains(.check("isFree", "name", .text("ab"), second)))
    #expect(form.handle(.checked(.failed(message: nil), Self.ticket)) == [])
    #expect(form.handle(.checked(.failed(message: "Gone"), second)) == [.updated(["name"])])
    #expect(form["name"]?.messages.map(\.text) == ["Gone"])
    #expect(form.handle(.checked(.passed, second)) == [])
    // The answer still applies, and the check is not requested again.
    #expect(
      form.handle(.submit) == [
        .announce(
          .invalid("name", FormMessage("Gone", from: .check(.custom("isFree"))), count: 1))
      ])
  }

  @Test func aSubmissionWaitsForAnswers() throws {
    var form = try Self.form([Self.named], FormTiming(first: .submit))
    _ = form.handle(.set(["name": .text("a")]))
    #expect(
      form.handle(.submit) == [.check("isFree", "name", .text("a"), Self.ticket)])
    #expect(form.phase == .validating)
    var taken = form
    #expect(
      taken.handle(.checked(.failed(message: nil), Self.ticket)) == [
        .focus("name"),
        .announce(
          .invalid("name", FormMessage("Taken", from: .check(.custom("isFree"))), count: 1)),
        .updated(["name"]),
      ])
    #expect(taken.phase == .editing)
    // A check with an unknown result does not prevent the submission; the next one requests it again.
    _ = form.handle(.connectionChanged(isOnline: false))
    #expect(
      form.handle(.checked(.unknown, Self.ticket)) == [
        .announce(.submission(.notSubmitted(.offline)))
      ])
    #expect(
      form.handle(.submit) == [.check("isFree", "name", .text("a"), SubmissionTicket(number: 2))])
  }

  @Test func customCheckIsNotRequestedForInvalidValue() throws {
    var form = try Self.form([Self.named], FormTiming(first: .change))
    _ = form.handle(.input("name", .text("a")))
    let effects = form.handle(.input("name", .text("")))
    #expect(!effects.contains { if case .check = $0 { true } else { false } })
    #expect(form["name"]?.isValidating == false)
  }

  // MARK: The server

  private static func submitting(_ values: FormValues) throws -> FormState {
    var form = try form([text("a"), text("b")])
    _ = form.handle(.set(values))
    _ = form.handle(.submit)
    return form
  }

  @Test func serverMessagesAreAssignedByKey() throws {
    var form = try Self.submitting(["a": .text("x")])
    let message = FormMessage("Used", from: .server)
    #expect(
      form.handle(.answered(.refused(message: "No", ["b": [message], "z": []]), Self.ticket)) == [
        .announce(.submission(.notSubmitted(.refused(message: "No")))), .focus("b"),
        .announce(.invalid("b", message, count: 1)), .updated(["b"]),
      ])
    #expect(form.phase == .failed(.refused(message: "No")))
    #expect(form["b"]?.messages == [message])
    var again = form
    #expect(
      again.handle(.submit) == [
        .send(.submit(again.values), SubmissionTicket(number: 2)), .updated(["b"]),
      ])
    _ = form.handle(.input("b", .text("y")))
    #expect(form["b"]?.messages == [])
    #expect(form.phase == .editing)
  }

  /// A message about a selection concerns it in every order.
  @Test func serverMessageAboutAReorderedSelectionIsShown() throws {
    let chips = ChoiceCell(
      FormField(), .chips, options: ["A", "B"], selection: [0, 1], allowsEmpty: true)
    var form = try Self.form([FormEntry("c", .choice(chips))])
    _ = form.handle(.submit)
    for _ in 0..<2 { _ = form.handle(.input("c", .action(.activate, element: 1))) }
    let message = FormMessage("Used", from: .server)
    _ = form.handle(.answered(.refused(message: nil, ["c": [message]]), Self.ticket))
    #expect(form["c"]?.value == .indexes([1, 0]))
    #expect(form["c"]?.messages == [message])
  }

  @Test func valuesStoredByServerAreApplied() throws {
    var form = try Self.submitting(["a": .text(" x")])
    #expect(form.isDirty)
    #expect(
      form.handle(.answered(.accepted(["a": .text("x")]), Self.ticket)) == [
        .announce(.submission(.submitted)),
        .changed("a", from: .text(" x"), to: .text("x"), .program), .updated(["a"]),
      ])
    #expect(form.phase == .submitted)
    #expect(!form.isDirty)
  }

  /// A text that is typed during a submission is kept for the next one.
  @Test func formCanBeEditedDuringSubmission() throws {
    var form = try Self.submitting(["a": .text("x")])
    _ = form.handle(.input("a", .text("xy")))
    _ = form.handle(.answered(.accepted(nil), Self.ticket))
    #expect(form.phase == .editing)
    #expect(form["a"]?.value == .text("xy"))
    #expect(form["a"]?.applied == .text("x"))
  }

  /// Newer values wait for the end of a request, whatever it is, and are then sent without a notice
  /// about the older ones.
  @Test(
    arguments: [
      .answered(.accepted(nil), ticket), .answered(.refused(message: "No", [:]), ticket),
      .unanswered(ticket),
    ] as [FormEvent])
  func newerValuesAreSentAfterTheReply(_ end: FormEvent) throws {
    var form = try Self.submitting(["a": .text("x")])
    _ = form.handle(.input("a", .text("xy")))
    for _ in 0..<2 { #expect(form.handle(.submit) == []) }
    #expect(form.phase == .submitting && form.attempts == 2)
    let next = SubmissionTicket(number: 2)
    #expect(form.handle(end) == [.send(.submit(["a": .text("xy"), "b": .text("")]), next)])
    #expect(form.phase == .submitting)
    #expect(form.handle(.answered(.accepted(nil), next)) == [.announce(.submission(.submitted))])
    #expect(form.phase == .submitted && !form.isDirty)
  }

  /// A submission of the values that are being sent has no effect.
  @Test(arguments: [[], [FormEvent.input("a", .text("xy")), .input("a", .text("x"))]])
  func valuesThatAreSentAreNotSentAgain(_ events: [FormEvent]) throws {
    var form = try Self.submitting(["a": .text("x")])
    for event in events { _ = form.handle(event) }
    #expect(form.handle(.submit) == [])
    #expect(
      form.handle(.answered(.accepted(nil), Self.ticket)) == [.announce(.submission(.submitted))])
    #expect(form.phase == .submitted)
  }

  /// A submission of the values that are being sent applies what the app has set meanwhile, and is
  /// not sent.
  @Test func valuesThatAreNotSentAreApplied() throws {
    var form = try Self.form([
      Self.text("a"), FormEntry("h", .text(TextCell(FormField(access: .disabled)))),
    ])
    for event in [.set(["a": .text("x")]), .submit, .set(["h": .text("new")]), .submit]
      as [FormEvent]
    { _ = form.handle(event) }
    _ = form.handle(.answered(.accepted(nil), Self.ticket))
    #expect(form.phase == .submitted && !form.isDirty)
  }

  /// A change ends a submission that waits, as one whose checks are unanswered.
  @Test func changeEndsASubmissionThatWaits() throws {
    var form = try Self.submitting(["a": .text("x")])
    for event in [.input("a", .text("xy")), .submit, .input("a", .text("xyz"))] as [FormEvent] {
      _ = form.handle(event)
    }
    #expect(
      form.handle(.answered(.accepted(nil), Self.ticket)) == [.announce(.submission(.submitted))])
    #expect(form.phase == .editing && form.isDirty)
  }

  /// Values that wait are sent with those that the server has changed.
  @Test func newerValuesAreSentWithThoseOfTheReply() throws {
    var form = try Self.submitting(["a": .text("x"), "b": .text(" y")])
    for event in [.input("a", .text("xy")), .submit] as [FormEvent] { _ = form.handle(event) }
    let reply = FormService.Reply.accepted(["a": .text("x"), "b": .text("y")])
    #expect(
      form.handle(.answered(reply, Self.ticket)) == [
        .changed("b", from: .text(" y"), to: .text("y"), .program),
        .send(.submit(["a": .text("xy"), "b": .text("y")]), SubmissionTicket(number: 2)),
        .updated(["b"]),
      ])
  }

  /// Newer values are checked at once, and do not wait if there is an error.
  @Test func newerValuesWithAnErrorDoNotWait() throws {
    var form = try Self.form([Self.text("a", [FormRule(.required)])])
    for event in [.set(["a": .text("x")]), .submit, .set(["a": .text("")])] as [FormEvent] {
      _ = form.handle(event)
    }
    let message = FormMessage(nil, from: .check(.required))
    #expect(
      form.handle(.submit) == [
        .focus("a"), .announce(.invalid("a", message, count: 1)), .updated(["a"]),
      ])
    _ = form.handle(.answered(.accepted(nil), Self.ticket))
    #expect(form.phase == .editing)
  }

  /// A message about a field that was not edited does not stop newer values: the server judges all
  /// anew.
  @Test func newerValuesAreSentInSpiteOfAMessage() throws {
    var form = try Self.submitting(["a": .text("x")])
    for event in [.set(["a": .text("xy")]), .submit] as [FormEvent] { _ = form.handle(event) }
    let reply = FormService.Reply.refused(message: "No way", ["b": [FormMessage("Used")]])
    #expect(
      form.handle(.answered(reply, Self.ticket)) == [
        .send(.submit(["a": .text("xy"), "b": .text("")]), SubmissionTicket(number: 2)),
        .updated(["b"]),
      ])
    #expect(form["b"]?.messages == [])
  }

  /// Newer values with an error are not sent after the request, whose result is announced then.
  @Test func aCheckThatFailsDuringTheRequestStopsNewerValues() throws {
    var form = try Self.submittingNamed()
    let second = SubmissionTicket(number: 2)
    #expect(form.handle(.checked(.failed(message: nil), second)) == [.updated(["name"])])
    let message = FormMessage("Taken", from: .check(.custom("isFree")))
    #expect(
      form.handle(.answered(.refused(message: "No way", [:]), Self.ticket)) == [
        .announce(.submission(.notSubmitted(.refused(message: "No way")))), .focus("name"),
        .announce(.invalid("name", message, count: 1)), .updated(["name"]),
      ])
    #expect(form.phase == .editing)
  }

  /// So is it if the check is unanswered.
  @Test func newerValuesWaitForAnswersAfterTheRequest() throws {
    var form = try Self.submittingNamed()
    #expect(
      form.handle(.answered(.accepted(nil), Self.ticket)) == [.announce(.submission(.submitted))])
    #expect(form.phase == .validating)
    let second = SubmissionTicket(number: 2)
    #expect(
      form.handle(.checked(.passed, second)) == [.send(.submit(["name": .text("ab")]), second)])
  }

  /// Returns a form in which a newer name, whose check is unanswered, waits for the reply to an
  /// older one.
  private static func submittingNamed() throws -> FormState {
    var form = try form([named], FormTiming(first: .submit))
    for event in [
      .set(["name": .text("a")]), .submit, .checked(.passed, ticket), .set(["name": .text("ab")]),
      .submit,
    ] as [FormEvent] { _ = form.handle(event) }
    return form
  }

  /// A field that the reply shows is checked before newer values are sent.
  @Test func newerValuesAreCheckedAfterTheReply() throws {
    var form = try Self.form([
      Self.text("a"), Self.text("b"),
      Self.text("c", [FormRule(.required)], visible: .isFilled("b")),
    ])
    for event in [.set(["a": .text("x")]), .submit, .set(["a": .text("xy")]), .submit]
      as [FormEvent]
    { _ = form.handle(event) }
    let reply = FormService.Reply.accepted(["a": .text("x"), "b": .text("yes")])
    let message = FormMessage(nil, from: .check(.required))
    #expect(
      form.handle(.answered(reply, Self.ticket)) == [
        .announce(.submission(.submitted)),
        .changed("b", from: .text(""), to: .text("yes"), .program), .focus("c"),
        .announce(.invalid("c", message, count: 1)), .updated(["b", "c"]),
      ])
    #expect(form.phase == .editing)
  }

  @Test func anUnchangedFormIsNotSentAgain() throws {
    var form = try Self.submitting(["a": .text("x")])
    _ = form.handle(.answered(.accepted(nil), Self.ticket))
    #expect(form.handle(.submit) == [.announce(.submission(.submitted))])
    #expect(form.phase == .submitted)
    #expect(form.attempts == 2)
  }

  @Test func loadedValuesAreTheInitialOnes() throws {
    var form = try Self.form([Self.text("a", [FormRule(.required)])])
    _ = form.handle(.submit)
    #expect(form.handle(.load) == [.send(.load, Self.ticket)])
    #expect(
      form.handle(.loaded(.accepted(["a": .text("x")]), Self.ticket)) == [
        .changed("a", from: .text(""), to: .text("x"), .program), .updated(["a"]),
      ])
    #expect(form["a"]?.initial == .text("x"))
    #expect(!form.isDirty && !form.canUndo)
  }

  @Test func messagesOfTheAppStayUntilItRemovesThem() throws {
    var form = try Self.form([Self.text("a")])
    #expect(
      form.handle(.setMessages("a", [FormMessage("Look", .info)])) == [.updated(["a"])])
    _ = form.handle(.input("a", .text("x")))
    _ = form.handle(.reset)
    #expect(form["a"]?.messages == [FormMessage("Look", .info, from: .program)])
    #expect(form.handle(.setMessages("a", [])) == [.updated(["a"])])
    #expect(form.handle(.setMessages("nobody", [])) == [])
  }

  // MARK: Conditions

  @Test func hiddenAndDisabledFieldsAreNotCheckedAndNotSubmitted() throws {
    let on = FormCondition.isFilled("on")
    var form = try Self.form([
      Self.toggle("on"), Self.text("hidden", [FormRule(.required)], visible: on),
      Self.text("disabled", [FormRule(.required)], enabled: on),
      FormEntry(
        "shown", .text(TextCell(FormField(access: .readOnly))), rules: [FormRule(.required)]),
    ])
    let values: FormValues = ["on": .flag(false), "shown": .text("")]
    #expect(form.handle(.submit) == [.send(.submit(values), Self.ticket)])
    _ = form.handle(.answered(.accepted(nil), Self.ticket))
    #expect(
      form.handle(.set(["on": .flag(true)])) == [
        .changed("on", from: .flag(false), to: .flag(true), .program),
        .updated(["on", "hidden", "disabled"]),
      ])
    _ = form.handle(.submit)
    #expect(form.invalidKeys == ["hidden", "disabled"])
    #expect(form.submittedValues.keys == ["disabled", "hidden", "on", "shown"])
    // A hidden or disabled field has no message, also after it is shown or enabled again.
    _ = form.handle(.set(["on": .flag(false)]))
    #expect(form.invalidKeys == [])
    _ = form.handle(.set(["on": .flag(true)]))
    #expect(form.invalidKeys == [])
  }

  @Test(arguments: [(HiddenValues.keep, "typed"), (.reset, "first")])
  func aHiddenFieldCountsAsEmpty(_ policy: HiddenValues, _ shownAgain: String) throws {
    let first = FormControl.text(TextCell(text: "first"))
    var form = try FormState(
      FormDefinition(
        [
          FormGroup([Self.toggle("on")]),
          FormGroup([FormEntry("a", first)], visible: .isFilled("on")),
          FormGroup([Self.text("b", visible: .isFilled("a"))]),
        ], hiddenValues: policy))
    #expect(form["b"]?.terms.isVisible == false)
    _ = form.handle(.set(["on": .flag(true), "a": .text("typed")]))
    #expect(form["b"]?.terms.isVisible == true)
    #expect(form.handle(.set(["on": .flag(false)])).last == .updated(["on", "a", "b"]))
    #expect(form["b"]?.terms.isVisible == false)
    let typed = CellInput.text("no")
    #expect(form.handle(.input("a", typed)) == [.ignored("a", typed)])
    _ = form.handle(.set(["on": .flag(true)]))
    #expect(form["a"]?.value == .text(shownAgain))
  }

  @Test func aValueIsRequiredByACondition() throws {
    var form = try Self.form([
      Self.toggle("on"),
      FormEntry(
        "why", .text(TextCell()), rules: [FormRule(.required, "Say why")],
        required: .isFilled("on")),
      FormEntry("stars", .rating(RatingCell(in: 0...5)), required: .isFilled("on")),
    ])
    func isRequired(_ key: FormKey) -> Bool? { form[key]?.terms.isRequired }
    _ = form.handle(.submit)
    #expect(form.invalidKeys == [])
    #expect(isRequired("why") == false)
    _ = form.handle(.set(["on": .flag(true)]))
    #expect(isRequired("why") == true)
    #expect(form["why"]?.messages.map(\.text) == ["Say why"])
    if case .rating(let cell) = form.control(of: "stars") { #expect(cell.isRequired) }
  }

  /// A form of 10,000 cells in chains of ten, in which each cell depends on the previous one.
  @Test func changeEvaluatesOnlyDependentFields() throws {
    let entries = (0..<10_000).map { number in
      let isDependent = number % 10 != 0
      return FormEntry(
        "\(number)", .toggle(SwitchCell()), visible: isDependent ? .isFilled("\(number - 1)") : nil)
    }
    var form = try Self.form(entries)
    var turn = FormTurn()
    form.handle(.set(["500": .flag(true)]), &turn)
    // Cell 501 is shown but still off, so that the cells after 502 are not evaluated.
    #expect(turn.evaluated == [501, 502])
    turn = FormTurn()
    form.handle(.set(["501": .flag(true), "503": .flag(true)]), &turn)
    #expect(turn.evaluated == [502, 503])
    turn = FormTurn()
    form.handle(.set(["502": .flag(true)]), &turn)
    #expect(turn.evaluated == [503, 504, 505])
    turn = FormTurn()
    form.handle(.set(["500": .flag(false)]), &turn)
    #expect(turn.evaluated == [501, 502, 503, 504, 505])
    #expect(turn.updated == [500, 501, 502, 503, 504])
    #expect(turn.effects.count == 1)
  }
}

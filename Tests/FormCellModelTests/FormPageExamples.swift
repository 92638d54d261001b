import FormCellModel
import StyleSheet
import Testing

/// `Documentation/Form.md` shows this code; a test compares the two.
@Suite struct FormPageExamples {
  @Test func signUp() throws {
    let definition = FormDefinition([
      FormEntry(
        "name", .text(TextCell(FormField(title: "Name"))),
        rules: [FormRule(.required), FormRule(.custom("isFree"), "This name is taken")]),
      FormEntry(
        "password", .text(TextCell(FormField(title: "Password"))),
        rules: [
          FormRule(.length(minimum: 8, maximum: nil)),
          FormRule(.pattern(".*[0-9].*"), "A digit makes it safer", kind: .warning),
        ]),
      FormEntry(
        "copy", .text(TextCell(FormField(title: "Password again"))),
        rules: [FormRule(.equals("password"))]),
      FormEntry("go", .button(ButtonCell(FormField(title: "Sign up"))), action: .submit),
    ])
    var form = try FormState(definition)
    var log: [FormEffect] = []

    // The user types a name and moves on; the app has to ask its server about the name.
    log += form.handle(.input("name", .text("ada")))
    log += form.handle(.next)
    log += form.handle(.input("password", .text("enchantress")))
    log += form.handle(.input("go", .action(.activate, element: 0)))

    #expect(
      log == [
        .focus("name"), .changed("name", from: .text(""), to: .text("ada"), .key),
        .cell("name", .live(.text("ada"), .key)), .updated(["name"]),

        .cell("name", .commit(.text("ada"), .key)),
        .check("isFree", "name", .text("ada"), SubmissionTicket(number: 1)), .focus("password"),
        .updated(["name", "password"]),

        .changed("password", from: .text(""), to: .text("enchantress"), .key),
        .cell("password", .live(.text("enchantress"), .key)), .updated(["password"]),

        .cell("password", .commit(.text("enchantress"), .key)), .focus("copy"),
        .announce(
          .invalid("copy", FormMessage(nil, from: .check(.equals("password"))), count: 1)),
        .updated(["password", "copy"]),
      ])
    #expect(form["password"]?.messages.shown?.text == "A digit makes it safer")

    // The warning does not prevent a submission, which waits for the answer about the name.
    log = form.handle(.input("copy", .text("enchantress")))
    #expect(form.invalidKeys == [])
    log = form.handle(.submit)
    #expect(log == [] && form.phase == .validating && form.attempts == 2)
    log = form.handle(.checked(.passed, SubmissionTicket(number: 1)))
    #expect(log == [.send(.submit(form.values), SubmissionTicket(number: 1))])

    // The server has the last word, by key.
    let used = FormMessage("Somebody was faster")
    let reply = FormService.Reply.refused(message: nil, ["name": [used]])
    log = form.handle(.answered(reply, SubmissionTicket(number: 1)))
    #expect(form.phase == .failed(.refused(message: nil)))
    #expect(form.focus == "name" && form["name"]?.messages == [used])
  }

  @Test func serviceReport() throws {
    let poor = FormCondition.all([.isFilled("quality"), .not(.atLeast("quality", 3))])
    let definition = FormDefinition([
      FormGroup(
        header: "Your visit",
        [
          FormEntry(
            "quality", .rating(RatingCell(keyName: "Quality")),
            rules: [FormRule(.required, "Tap a star")]),
          FormEntry("minutes", .stepper(StepperCell(FormField(title: "Minutes"), value: 30))),
        ]),
      FormGroup(
        header: "What went wrong?",
        [
          FormEntry(
            "reasons",
            .choice(ChoiceCell(.init(title: "Reasons"), .chips, options: ["Late", "Rude"])),
            rules: [FormRule(.required)]),
          FormEntry("note", .text(TextCell(FormField(title: "Note"), style: .note))),
        ], visible: poor),
    ])
    var form = try FormState(definition)
    let context = CellContext(.fiori, width: 360)
    #expect(form.screen(in: context).keys == ["quality", "minutes"])

    // Two stars show the second group; the finger is tracked by the screen that the user sees.
    let screen = form.screen(in: context)
    let cell = screen.page.cells[0]
    if case .adjust(let stars)? = cell.presentation.hitAreas.first?.purpose {
      let (x, y) = (cell.x + stars.x + stars.width * 0.3, cell.y + stars.y + stars.height / 2)
      _ = form.handle(.pointer(.down, x: x, y: y, time: 0), on: screen)
      _ = form.handle(.pointer(.up, x: x, y: y, time: 0.1), on: screen)
    }
    #expect(form["quality"]?.value == .number(2))
    #expect(form.screen(in: context).keys == ["quality", "minutes", "reasons", "note"])

    // A hidden field is not checked, and not submitted.
    _ = form.handle(.submit)
    #expect(form.invalidKeys == ["reasons"])
    _ = form.handle(.undo)
    let log = form.handle(.input("quality", .set(.number(5))))
    #expect(log.last == .updated(["quality"]))
    #expect(
      form.handle(.submit) == [
        .send(
          .submit(["minutes": .number(30), "quality": .number(5)]), SubmissionTicket(number: 1))
      ])
    let stored = form.handle(.answered(.accepted(nil), SubmissionTicket(number: 1)))
    #expect(stored == [.announce(.submission(.submitted))])
    #expect(form.phase == .submitted && !form.isDirty)
  }

  @Test func fieldsDependOnOtherFields() throws {
    let isCompany = FormCondition.contains("who", 1)
    let definition = FormDefinition(
      [
        FormEntry(
          "who", .choice(ChoiceCell(options: ["A person", "A company"], selection: [0]))),
        FormEntry("tax", .text(TextCell()), visible: isCompany, required: isCompany),
        FormEntry(
          "pays", .choice(ChoiceCell(options: ["Card", "Cash"])),
          options: [FormOptions(when: .all([isCompany, .isFilled("tax")]), ["Invoice"])]),
        FormEntry(
          "discount", .slider(SliderCell()), enabled: .any([.contains("pays", 0), isCompany])),
      ])
    var form = try FormState(definition)
    _ = form.handle(.set(["pays": .indexes([1])]))

    // One choice shows a field, requires it, and enables another.
    var log = form.handle(.input("who", .action(.activate, element: 2)))
    #expect(
      log == [
        .changed("who", from: .indexes([0]), to: .indexes([1]), .accessibility),
        .cell("who", .commit(.indexes([1]), .accessibility)),
        .updated(["who", "tax", "discount"]),
      ])
    #expect(form["tax"]?.terms.isRequired == true)

    // A value gives other options to a choice, whose selection is then gone; both are one step.
    log = form.handle(.input("tax", .text("CHE-123")))
    #expect(log.contains(.changed("pays", from: .indexes([1]), to: .indexes([]), .program)))
    #expect(form["pays"]?.terms.options == ["Invoice"])
    _ = form.handle(.undo)
    #expect(form["pays"]?.value == .indexes([1]))

    // A form whose fields wait for each other is refused.
    let circle = FormDefinition([
      FormEntry("hen", .toggle(SwitchCell()), visible: .isFilled("egg")),
      FormEntry("egg", .toggle(SwitchCell()), visible: .isFilled("hen")),
    ])
    #expect(
      circle.problems.map(\.description)
        == ["groups[0].entries[0]: 'hen' depends on 'egg', which depends on 'hen'"])
  }
}

@testable import FormCellModel
import StyleSheet
import Testing

/// Replies to requests: fields edited meanwhile keep their values, all others get the server's.
@Suite struct FormReplyTests {
  /// The events between a request and its reply, and the fields after the reply.
  struct Story: CustomTestStringConvertible {
    let testDescription: String
    let meanwhile: [FormEvent]
    let reply: FormValues
    let values: FormValues
    let applied: FormValues

    init(
      _ description: String, _ meanwhile: [FormEvent], reply: FormValues, values: FormValues,
      applied: FormValues
    ) {
      testDescription = description
      self.meanwhile = meanwhile
      self.reply = reply
      self.values = values
      self.applied = applied
    }
  }

  private static let server: FormValues = ["x": .text("A"), "n": .number(4)]

  static let stories = [
    Story("nothing", [], reply: server, values: server, applied: server),
    Story(
      "one field is edited", [.input("n", .set(.number(2)))], reply: server,
      values: ["x": .text("A"), "n": .number(2)], applied: server),
    Story(
      "an edited field is not in the reply", [.input("x", .text("ab"))], reply: ["n": .number(4)],
      values: ["x": .text("ab"), "n": .number(4)], applied: ["x": .text("a"), "n": .number(4)]),
    Story(
      "an edit is taken back", [.input("x", .text("ab")), .input("x", .text("a"))], reply: server,
      values: server, applied: server),
    Story(
      "a value is cleared, and one is missing",
      [.input("n", .set(.none))], reply: ["x": .text("A"), "n": .number(9)],
      values: ["x": .text("A"), "n": .none], applied: ["x": .text("A"), "n": .number(5)]),
    Story(
      "the server has no value", [.input("x", .text("ab"))],
      reply: ["x": .text("A"), "n": .none], values: ["x": .text("ab"), "n": .none],
      applied: ["x": .text("A"), "n": .none]),
    Story(
      "the server has a value of another kind", [.input("x", .text("ab"))],
      reply: ["x": .number(1), "n": .text("4")], values: ["x": .text("ab"), "n": .number(3)],
      applied: ["x": .text("a"), "n": .number(3)]),
    Story(
      "the server has the edited value", [.input("x", .text("A"))], reply: server, values: server,
      applied: server),
  ]

  private static let ticket = SubmissionTicket(number: 1)

  private static func form() throws -> FormState {
    try FormState(
      FormDefinition([
        FormEntry("x", .text(TextCell(text: "a"))),
        FormEntry("n", .rating(RatingCell(value: 3))),
      ]))
  }

  private static func fields(
    of form: FormState, _ copy: KeyPath<FormFieldState, FormValue>
  ) -> FormValues {
    FormValues(form.values.values.keys.reduce(into: [:]) { $0[$1] = form[$1]?[keyPath: copy] })
  }

  private static func expect(_ form: FormState, _ story: Story) {
    #expect(form.values == story.values)
    #expect(fields(of: form, \.applied) == story.applied)
    #expect(form.isDirty == (story.values != story.applied))
    var canceled = form
    _ = canceled.handle(.cancel)
    #expect(canceled.values == story.applied)
  }

  @Test(arguments: stories)
  func submissionReplyIsMerged(_ story: Story) throws {
    var form = try Self.form()
    _ = form.handle(.submit)
    for event in story.meanwhile { _ = form.handle(event) }
    _ = form.handle(.answered(.accepted(story.reply), Self.ticket))
    Self.expect(form, story)
    #expect(form.phase == (story.meanwhile.isEmpty ? .submitted : .editing))
    #expect(form["x"]?.initial == .text("a"))
  }

  /// A load adds no step, except one from the loaded values to those that were entered meanwhile.
  @Test(arguments: stories)
  func loadReplyIsMerged(_ story: Story) throws {
    var form = try Self.form()
    _ = form.handle(.load)
    for event in story.meanwhile { _ = form.handle(event) }
    _ = form.handle(.loaded(.accepted(story.reply), Self.ticket))
    Self.expect(form, story)
    #expect(Self.fields(of: form, \.initial) == story.applied)
    #expect(form.canUndo == (story.values != story.applied))
    _ = form.handle(.undo)
    #expect(form.values == story.applied)
    _ = form.handle(.redo)
    #expect(form.values == story.values)
    #expect(!form.canUndo == (story.values == story.applied))
  }

  /// An edit that continues after the reply is a separate step.
  @Test func editContinuesDuringLoad() throws {
    var form = try Self.form()
    _ = form.handle(.load)
    _ = form.handle(.input("n", .key(.right, shift: false)))
    _ = form.handle(.input("x", .text("ab")))
    _ = form.handle(.loaded(.accepted(Self.server), Self.ticket))
    _ = form.handle(.input("x", .text("abc")))
    var values = [form.values]
    while form.canUndo {
      _ = form.handle(.undo)
      values.append(form.values)
    }
    #expect(
      values == [
        ["x": .text("abc"), "n": .number(4)], ["x": .text("A"), "n": .number(4)],
      ])
  }

  /// Escape does not restore a value from before the reply.
  @Test func escapeReturnsToReply() throws {
    var form = try Self.form()
    _ = form.handle(.submit)
    _ = form.handle(.input("x", .focus))
    let effects = form.handle(.answered(.accepted(Self.server), Self.ticket))
    #expect(effects.contains(.changed("x", from: .text("a"), to: .text("A"), .program)))
    #expect(form.focus == "x")
    _ = form.handle(.input("x", .key(.escape, shift: false)))
    #expect(form.values == Self.server)
  }

  /// The reply is also the start of an edit that an input to another cell has made a step.
  @Test func escapeReturnsToReplyAfterAStep() throws {
    var form = try FormState(
      FormDefinition([
        FormGroup([
          FormEntry("a", .text(TextCell())), FormEntry("on", .toggle(SwitchCell())),
        ])
      ]))
    _ = form.handle(.load)
    let ticket = SubmissionTicket(number: 1)
    for input in [CellInput.focus, .text("abc")] { _ = form.handle(.input("a", input)) }
    _ = form.handle(.input("on", .key(.space, shift: false)))
    _ = form.handle(.loaded(.accepted(["a": .text("srv")]), ticket))
    _ = form.handle(.input("a", .key(.escape, shift: false)))
    #expect(form.values["a"] == .text("srv"))
  }

  /// A text in the text field of a slider is not a value until it is committed.
  @Test func uncommittedTextIsKept() throws {
    let slider = SliderCell(FormField(title: "Amount"), value: 0, hasField: true)
    var form = try FormState(FormDefinition([FormEntry("amount", .slider(slider))]))
    _ = form.handle(.submit)
    _ = form.handle(.input("amount", .focus))
    _ = form.handle(.input("amount", .tab(isBackward: false)))
    _ = form.handle(.input("amount", .text("50")))
    _ = form.handle(.answered(.accepted(["amount": .number(7)]), Self.ticket))
    #expect(form["amount"]?.applied == .number(7))
    _ = form.handle(.input("amount", .blur))
    #expect(form["amount"]?.value == .number(50))
  }

  /// A check of an edited field uses the values of the server for other fields.
  @Test func anEditedFieldIsCheckedAgain() throws {
    var form = try FormState(
      FormDefinition([
        FormEntry("x", .text(TextCell(text: "a"))),
        FormEntry("copy", .text(TextCell(text: "a")), rules: [FormRule(.equals("x"))]),
      ]))
    _ = form.handle(.submit)
    _ = form.handle(.input("copy", .text("A")))
    #expect(form.invalidKeys == ["copy"])
    let effects = form.handle(.answered(.accepted(["x": .text("A")]), Self.ticket))
    #expect(form.invalidKeys == [] && effects.last == .updated(["x", "copy"]))
  }

  private static func cities() throws -> FormState {
    try FormState(
      FormDefinition([
        FormEntry("country", .choice(ChoiceCell(options: ["CH", "DE"], selection: [0]))),
        FormEntry(
          "city", .choice(ChoiceCell(options: ["Bern", "Uri"], selection: [0])),
          options: [FormOptions(when: .contains("country", 1), ["Berlin", "Bonn"])]),
      ]))
  }

  /// An edit that the values of the server make impossible is replaced by the server's value.
  @Test func editOfReplacedOptionsIsDropped() throws {
    var form = try Self.cities()
    _ = form.handle(.load)
    _ = form.handle(.input("city", .action(.activate, element: 2)))
    let reply: FormValues = ["country": .indexes([1]), "city": .indexes([0])]
    _ = form.handle(.loaded(.accepted(reply), Self.ticket))
    #expect(form.values == reply && !form.isDirty)
  }

  /// An undo does not restore an index of other options.
  @Test func undoMatchesOptions() throws {
    var form = try Self.cities()
    _ = form.handle(.submit)
    _ = form.handle(.input("city", .action(.activate, element: 2)))
    let reply: FormValues = ["country": .indexes([1]), "city": .indexes([1])]
    _ = form.handle(.answered(.accepted(reply), Self.ticket))
    #expect(form.values == reply && !form.canUndo)
  }

  /// A change that follows from the values of the server is not a change of the user.
  @Test func consequencesOfReplyAreClean() throws {
    var form = try Self.cities()
    _ = form.handle(.load)
    _ = form.handle(.loaded(.accepted(["country": .indexes([1])]), Self.ticket))
    let loaded: FormValues = ["country": .indexes([1]), "city": .indexes([])]
    #expect(form.values == loaded && !form.isDirty)
    _ = form.handle(.reset)
    #expect(form.values == loaded && !form.isDirty)
  }

  /// A redo does not restore an index of other options; an undo of it restores the one that the app
  /// has set.
  @Test func redoMatchesOptions() throws {
    var form = try Self.cities()
    _ = form.handle(.input("country", .action(.activate, element: 2)))
    _ = form.handle(.undo)
    _ = form.handle(.set(["city": .indexes([1])]))
    _ = form.handle(.redo)
    #expect(form.values == ["country": .indexes([1]), "city": .indexes([])])
    _ = form.handle(.undo)
    #expect(form.values == ["country": .indexes([0]), "city": .indexes([1])])
  }

  /// Escape returns to a value that the app sets during an edit.
  @Test(arguments: [
    FormEvent.input("x", .set(.text("app"))), .set(["x": .text("app"), "n": .number(1)]),
  ])
  func escapeReturnsToValueSetByApp(_ event: FormEvent) throws {
    var form = try Self.form()
    _ = form.handle(.input("x", .text("ab")))
    _ = form.handle(event)
    _ = form.handle(.input("x", .key(.escape, shift: false)))
    #expect(form["x"]?.value == .text("app"))
  }
}

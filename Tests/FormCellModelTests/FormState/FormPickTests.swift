import FormCellModel
import Testing

/// A picker that reports its value when it closes, and events while it is open and turned.
@Suite struct FormPickTests {
  /// Events, and the fields after them.
  struct Story: CustomTestStringConvertible {
    let testDescription: String
    let events: [FormEvent]
    let value: FormValue
    let text: String
    let canUndo: Bool
    let isDirty: Bool

    init(
      _ description: String, _ events: [FormEvent], _ value: [Int], _ text: String = "",
      canUndo: Bool = false, isDirty: Bool = false
    ) {
      testDescription = description
      self.events = events
      self.value = .indexes(value)
      self.text = text
      self.canUndo = canUndo
      self.isDirty = isDirty
    }
  }

  private static let tap = FormEvent.input("p", .action(.activate, element: 0))
  private static let turn = FormEvent.input("p", .action(.increment, element: 1))
  private static let turnBack = FormEvent.input("p", .action(.decrement, element: 1))
  private static let escape = FormEvent.input("p", .key(.escape, shift: false))
  private static let tab = FormEvent.tab(isBackward: false)
  private static let other = FormEvent.input("on", .action(.activate, element: 0))
  private static let typed = FormEvent.input("b", .text("x"))
  private static let reply = FormEvent.loaded(
    .accepted(["p": .indexes([2])]), SubmissionTicket(number: 1))

  static let stories = [
    Story("a pick counts", [tap, turn, tap], [1], canUndo: true, isDirty: true),
    Story("Escape takes it back", [tap, turn, escape], [0]),
    Story(
      "the program sets the value from before", [tap, turn, .set(["p": .indexes([0])]), tap], [0]),
    Story(
      "the program sets the pick itself", [tap, turn, .input("p", .set(.indexes([1]))), escape],
      [1], isDirty: true),
    Story(
      "the options are others", [tap, turn, .set(["on": .flag(true)]), tap], [], isDirty: true),
    Story("Escape returns to the value of a reply", [.load, tap, turn, reply, escape], [2]),
    Story(
      "also if the picker is turned back before", [.load, tap, turn, reply, turnBack, escape], [2]),
    Story(
      "a value of the app drops the pick", [tap, turn, .set(["p": .indexes([2])])], [2],
      isDirty: true),
    Story("so does Undo", [.load, tap, turn, reply, .undo], [2]),
    Story(
      "a pick is newer than a reply", [.load, tap, turn, reply, tap], [1], canUndo: true,
      isDirty: true),
    Story("and is a step from it", [.load, tap, turn, reply, tap, .undo], [2]),
    Story(
      "Undo takes back what was typed after a pick",
      [.input("p", .focus), tap, turn, tab, typed, .undo], [1], canUndo: true, isDirty: true),
    Story(
      "also if the picker did not have the focus",
      [tap, turn, .input("b", .focus), typed, .undo], [1], canUndo: true, isDirty: true),
    Story("and then the pick", [.input("p", .focus), tap, turn, tab, typed, .undo, .undo], [0]),
    Story(
      "an action on another cell closes the picker, and is a step of its own",
      [tap, turn, other, .undo], [1], canUndo: true, isDirty: true),
    Story("as is the pick", [tap, turn, other, .undo, .undo], [0]),
  ]

  @Test(arguments: stories) func aPickIsAChangeInProgress(_ story: Story) throws {
    let picker = ChoiceCell(
      FormField(title: "P"), .picker, options: ["A", "B", "C"], selection: [0],
      picker: PickerRules(tracksLive: false))
    let others = FormOptions(when: .equals("on", .flag(true)), ["X", "Y"])
    var form = try FormState(
      FormDefinition([
        FormEntry("on", .toggle(SwitchCell())), FormEntry("p", .choice(picker), options: [others]),
        FormEntry("b", .text(TextCell())),
      ]))
    for event in story.events { _ = form.handle(event) }
    #expect(form["p"]?.value == story.value && form.control(of: "p")?.value == story.value)
    #expect(form["b"]?.value == .text(story.text))
    #expect(form.canUndo == story.canUndo && form.isDirty == story.isDirty)
  }
}

@testable import FormCellModel
import StyleSheet
import Testing

/// Undo and redo between values that the app sets and edits that take themselves back.
@Suite struct FormHistoryTests {
  /// Events, and the values after them that are not the initial ones.
  struct Story: CustomTestStringConvertible {
    let testDescription: String
    let events: [FormEvent]
    let values: FormValues
    let canUndo: Bool
    let canRedo: Bool

    init(
      _ description: String, _ events: [FormEvent], _ values: FormValues, canUndo: Bool = false,
      canRedo: Bool = false
    ) {
      testDescription = description
      self.events = events
      self.values = FormValues(initial.values.merging(values.values) { $1 })
      (self.canUndo, self.canRedo) = (canUndo, canRedo)
    }
  }

  private static let initial: FormValues = [
    "k": .number(1), "e": .number(0), "s": .flag(false), "c": .indexes([]),
  ]

  /// Returns a form with a choice that is visible, and keeps its value, while a switch is on.
  private static func form() throws -> FormState {
    try FormState(
      FormDefinition(
        [
          FormGroup([
            FormEntry("k", .stepper(StepperCell(value: 1))),
            FormEntry("e", .stepper(StepperCell(value: 0))),
            FormEntry("s", .toggle(SwitchCell())),
            FormEntry(
              "c", .choice(ChoiceCell(.init(title: "C"), .chips, options: ["x", "y", "z"])),
              visible: .isFilled("s")),
          ])
        ], hiddenValues: .reset))
  }

  private static let up = FormEvent.input("k", .key(.up, shift: false))
  private static let turn = FormEvent.input("s", .action(.activate, element: 0))
  private static let choose = FormEvent.input("c", .action(.activate, element: 1))
  private static let empty = FormEvent.input("e", .text(""))

  private static func set(k: FixedDecimal) -> FormEvent { .set(["k": .number(k)]) }
  private static let setChoice = FormEvent.set(["c": .indexes([2])])

  static let stories = [
    Story("a step that the app has reverted is no change", [up, set(k: 1)], [:]),
    Story("and is not made again", [up, set(k: 1), .undo, .redo], [:]),
    Story(
      "an undo passes over it", [turn, up, set(k: 1), .undo], [:], canRedo: true),
    Story(
      "but not over one that has another value", [up, set(k: 5), .undo], [:], canRedo: true),
    Story(
      "a redo brings back what the undo has replaced", [up, set(k: 5), .undo, .redo],
      ["k": .number(5)], canUndo: true),
    Story(
      "a step that the app has made again is no change", [up, .undo, set(k: 2)], ["k": .number(2)]),
    Story(
      "a redo passes over it", [up, turn, .undo, .undo, set(k: 2), .redo],
      ["k": .number(2), "s": .flag(true)], canUndo: true),
    Story(
      "an edit that takes itself back is the last change", [up, empty, .undo], ["k": .number(2)],
      canUndo: true),
    Story("and the step before it is the next one", [up, empty, .undo, .undo], [:], canRedo: true),
    Story("it is no step to make again", [up, .undo, empty, .redo], [:], canRedo: true),
    Story(
      "a redo keeps what the app has set", [turn, .undo, setChoice, .redo],
      ["s": .flag(true), "c": .indexes([2])], canUndo: true),
    Story(
      "as does the undo of that", [turn, .undo, setChoice, .redo, .undo], ["c": .indexes([2])],
      canRedo: true),
    Story(
      "an undo has the values from before the step", [turn, choose, turn, setChoice, .undo],
      ["s": .flag(true), "c": .indexes([0])], canUndo: true, canRedo: true),
    Story(
      "and a redo those from before the undo", [turn, choose, turn, setChoice, .undo, .redo],
      ["c": .indexes([2])], canUndo: true),
  ]

  @Test(arguments: stories) func stepsChangeValues(_ story: Story) throws {
    var form = try Self.form()
    for event in story.events { _ = form.handle(event) }
    #expect(form.values == story.values)
    #expect(form.canUndo == story.canUndo && form.canRedo == story.canRedo)
  }

  /// An undo, and a redo after it, have the same values in a form that was stored during a change.
  @Test(arguments: stories) func aRestoredFormIsUndoneAlike(_ story: Story) throws {
    var form = try Self.form()
    for event in story.events {
      _ = form.handle(event)
      var (live, restored) = (form, try FormState(form.definition, restoring: form.snapshot))
      (_, _) = (live.handle(.undo), restored.handle(.undo))
      #expect(live.values == restored.values, "\(event)")
      #expect((live.values != form.values) == form.canUndo, "\(event)")
      // An edit that takes itself back is a step of a restored form only.
      if event == Self.empty { continue }
      #expect(live.canRedo == restored.canRedo, "\(event)")
      (_, _) = (live.handle(.redo), restored.handle(.redo))
      #expect(live.values == restored.values, "\(event)")
    }
  }
}

@testable import FormCellModel
import StyleSheet
import Testing

/// What a change replaces by conditions, while it is in progress and later.
@Suite struct FormChangesTests {
  /// A number; below 5, a text and a choice are visible, and from 3 on, the choice has other options.
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

  /// The form after the user has typed a text and chosen an option.
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

  @Test(arguments: stories) func aStoryEnds(_ story: Story) throws {
    var form = try Self.filled()
    for event in story.events { _ = form.handle(event) }
    #expect(form.values == story.values)
  }

  /// A change that was taken back is no step.
  @Test func aCanceledChangeIsNoStep() throws {
    var form = try Self.filled()
    _ = form.handle(Self.typed("7"))
    _ = form.handle(Self.escape)
    _ = form.handle(.undo)
    #expect(form.values == ["n": .number(2), "why": .text("because"), "how": .indexes([])])
  }

  /// The app hides a field: its steps are lost, because nobody would see them.
  @Test func theStepsOfAFieldGoWithItsValue() throws {
    var form = try Self.filled()
    _ = form.handle(.set(["n": .number(9)]))
    #expect(!form.canUndo)
  }

  /// An app sets what the user has just typed: it is where the edit returns to.
  @Test func whatTheAppSetsIsCommitted() throws {
    var form = try Self.form()
    _ = form.handle(.input("why", .text("ab")))
    _ = form.handle(.set(["why": .text("ab")]))
    _ = form.handle(.input("why", .key(.escape, shift: false)))
    #expect(form["why"]?.value == .text("ab") && form.focus == nil)
  }

  /// The effects of a rating say what the form says.
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
}

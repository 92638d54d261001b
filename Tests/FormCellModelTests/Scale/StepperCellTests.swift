@testable import FormCellModel
import StyleSheet
import Testing

@Suite struct StepperCellTests {
  struct Story: CustomTestStringConvertible {
    let testDescription: String
    let cell: StepperCell
    let events: [StepperEvent]
    let effects: [ScaleEffect<FixedDecimal?>]
    let text: String

    init(
      _ description: String, from cell: StepperCell = StepperCell(value: 3),
      _ events: [StepperEvent],
      _ effects: [ScaleEffect<FixedDecimal?>], _ text: String
    ) {
      testDescription = description
      self.cell = cell
      self.events = events
      self.effects = effects
      self.text = text
    }
  }

  private static func cell(_ change: (inout StepperCell) -> Void) -> StepperCell {
    var cell = StepperCell(value: 3)
    change(&cell)
    return cell
  }

  static let stories = [
    Story(
      "each step is committed", [.increment(.pointer), .decrement(.accessibility), .key(.up)],
      [
        .commit(from: 3, to: 4, .pointer), .commit(from: 4, to: 3, .accessibility),
        .commit(from: 3, to: 4, .key),
      ], "4"),
    Story(
      "steps end at the bounds",
      from: StepperCell(FormField(), ValueScale(0...100, step: 30), value: 80),
      [.increment(.pointer), .increment(.pointer), .key(.home), .decrement(.pointer)],
      [
        .commit(from: 80, to: 100, .pointer), .hindered(.atTheUpperBound),
        .commit(from: 100, to: 0, .key), .hindered(.atTheLowerBound),
      ], "0"),
    Story(
      "exact decimals stay exact",
      from: StepperCell(FormField(), ValueScale(step: 0.1), value: 0.2),
      [.increment(.key)], [.commit(from: 0.2, to: 0.3, .key)], "0.3"),
    Story(
      "typing is live, and leaving commits", [.focus, .type("4"), .type("42"), .blur],
      [.live(4, .key), .live(42, .key), .commit(from: 3, to: 42, .key)], "42"),
    Story(
      "what is no part of a number is told", [.type("1e3"), .type("7.5"), .blur],
      [.live(1, .key), .hindered(.notANumber), .live(8, .key), .commit(from: 3, to: 8, .key)], "8"
    ),
    Story(
      "or leaving alone", from: cell { $0.policies.live = .atTheEnd }, [.type("42"), .done],
      [.commit(from: 3, to: 42, .key)], "42"),
    Story(
      "a typed number stops at the upper bound", [.type("500")], [.live(100, .key)], "100"),
    Story(
      "and at the lower one when the field is left",
      from: StepperCell(FormField(), ValueScale(10...100), value: 30), [.type("5"), .blur],
      [.live(10, .key), .commit(from: 30, to: 10, .key)], "10"),
    Story(
      "more decimals than those of the scale are rounded, also while they are typed",
      from: StepperCell(FormField(), ValueScale(0...10, step: 0.5), value: 1),
      [.type("1.04"), .type("1.06"), .key(.enter)],
      [.live(1.1, .key), .commit(from: 1, to: 1.1, .key)], "1.1"),
    Story(
      "an empty field can become the old lower bound",
      from: StepperCell(FormField(), ValueScale(2...10), value: 2), [.type(""), .blur],
      [.live(nil, .key), .cancelled(to: 2, .key)], "2"),
    Story(
      "an empty field becomes the lower bound", [.type(""), .blur],
      [.live(nil, .key), .commit(from: 3, to: 0, .key)], "0"),
    Story(
      "or stays empty", from: cell { $0.policies.emptied = .staysEmpty }, [.type(""), .blur],
      [.live(nil, .key), .commit(from: 3, to: nil, .key)], ""),
    Story(
      "or takes back the value", from: cell { $0.policies.emptied = .keepsTheValue },
      [.type(""), .blur],
      [.live(nil, .key), .cancelled(to: 3, .key), .hindered(.notANumber)], "3"),
    Story(
      "a sign alone is 0", from: StepperCell(FormField(), ValueScale(-9...9), value: 3),
      [.type("-"), .blur],
      [.live(nil, .key), .commit(from: 3, to: 0, .key)], "0"),
    Story(
      "a refused number takes back the value", from: cell { $0.policies.typed = .refused },
      [.type("-5"), .key(.enter)],
      [.live(0, .key), .cancelled(to: 3, .key), .hindered(.outOfBounds)], "3"),
    Story(
      "Escape takes back what was typed", [.type("42"), .key(.escape)],
      [.live(42, .key), .cancelled(to: 3, .key)], "3"),
    Story(
      "a step during an edit goes on from the text",
      [.type("42"), .increment(.pointer), .key(.escape)],
      [.live(42, .key), .commit(from: 3, to: 43, .pointer)], "43"),
    Story(
      "or waits for its end", from: cell { $0.policies.editingButtons = .disabled },
      [.focus, .increment(.pointer), .blur, .increment(.pointer)],
      [.hindered(.editing), .commit(from: 3, to: 4, .pointer)], "4"),
    Story(
      "no value counts from the lower bound",
      from: StepperCell(FormField(), ValueScale(5...9)), [.increment(.pointer)],
      [.commit(from: nil, to: 6, .pointer)], "6"),
    Story(
      "a disabled cell says so", from: cell { $0.isEnabled = false },
      [.increment(.pointer), .focus, .type("5"), .blur, .setValue(7)],
      [.hindered(.disabled), .hindered(.disabled), .hindered(.disabled)], "7"),
    Story(
      "a step back to the start takes back what was typed", [.type("4"), .decrement(.pointer)],
      [.live(4, .key), .live(3, .pointer)], "3"),
    Story("a text that the program sets keeps its zeros", [.setText("06.0")], [], "06.0"),
    Story(
      "a new scale writes the number anew", [.setText("06.0"), .setScale(ValueScale(step: 0.5))],
      [], "6"
    ),
    Story("a text without a number is the lower bound", [.setText("many")], [], "0"),
    Story("a text beyond the bounds is moved into them", [.setText("-500")], [], "0"),
    Story(
      "a step counts from the number with the decimals of the scale",
      from: StepperCell(FormField(), ValueScale(0...10, step: 0.5)),
      [.setText("1.25"), .increment(.pointer)], [.commit(from: 1.2, to: 1.7, .pointer)], "1.7"),
    Story(
      "and writes the lower bound for a number below it",
      from: StepperCell(FormField(), ValueScale(5...100), value: 50),
      [.type("3"), .decrement(.pointer)], [.live(5, .key), .hindered(.atTheLowerBound)], "5"),
    Story(
      "a step of 0 goes nowhere", from: StepperCell(FormField(), ValueScale(step: 0), value: 3),
      [.increment(.pointer)], [], "3"),
  ]

  @Test(arguments: stories) func storyEmitsItsEffects(_ story: Story) {
    var cell = story.cell
    #expect(story.events.flatMap { cell.handle($0) } == story.effects)
    #expect(cell.text == story.text)
  }

  /// The number that is spoken is the one that is submitted; the text field has the text.
  @Test(
    arguments: [
      (.type("1"), "5", "1", 5), (.type("7"), "7", "7", 7), (.type("7.04"), "7", "7.04", 7),
      (.type("7.5"), "7.5", "7.5", 7.5), (.type("12"), "9", "9", 9),
      (.setText("6.0"), "6.0", "6.0", 6),
      (.setText("6.25"), "6.2", "6.25", 6.2), (.type(""), "No value", "No value", nil),
    ] as [(StepperEvent, String, String, FixedDecimal?)])
  func spokenNumberIsTheSubmittedOne(
    _ event: StepperEvent, _ spoken: String, _ text: String, _ value: FixedDecimal?
  ) {
    var cell = StepperCell(FormField(), ValueScale(5...9, step: 0.5), value: 8)
    _ = cell.handle(event)
    let shown = cell.presentation(in: CellContext(.fiori))
    let elements = shown.accessibility
    #expect([elements[0].value, elements[2].value, shown.announcement] == [spoken, text, spoken])
    #expect(cell.value == value && elements[0].range?.now == value ?? 5)
  }

  @Test func buttonsAreDisabledAtTheBoundsAndByPolicies() {
    func buttons(_ value: FixedDecimal?, _ change: (inout StepperCell) -> Void = { _ in }) -> [Bool]
    {
      var cell = StepperCell(value: value)
      change(&cell)
      return [cell.canDecrement, cell.canIncrement]
    }
    #expect(buttons(3) == [true, true] && buttons(nil) == [true, true])
    #expect(buttons(0) == [false, true] && buttons(100) == [true, false])
    #expect(buttons(nil) { $0.policies.emptyButtons = .disabled } == [false, false])
    #expect(buttons(3) { $0.access = .readOnly } == [false, false])
    let cell = StepperCell(FormField(), ValueScale(5...5, step: 0), value: 5)
    #expect(!cell.canDecrement && !cell.canIncrement)
  }

  /// ```
  /// │ 16 [Guests     ] 16 [ −  3  + ] 16 │
  /// ```
  @Test(arguments: ReadingDirection.allCases)
  func titleAndFrameShareALine(_ direction: ReadingDirection) {
    let cell = StepperCell(FormField(title: "Guests"), value: 3)
    let shown = cell.presentation(in: CellContext(.fiori, direction))
    let frames = shown.items.map { direction.place($0.frame, inWidth: 320) }
    #expect(shown.size == Extent(width: 320, height: 60))
    #expect(frames.map(\.x) == [16, 168, 182, 214, 274])
    #expect(frames.map(\.width) == [136, 136, 16, 44, 16])
    #expect(shown.hitAreas.map(\.part.name) == ["decrement", "textField", "increment"])
    #expect(shown.hitAreas.map(\.frame.height) == [44, 44, 44])
  }

  /// A title of several lines is above the frame.
  @Test(arguments: [("Guests", 8.0), ("Guests\nwho stay", 62)])
  func aTitleOfSeveralLinesIsAbove(_ title: String, _ y: Double) {
    let shown = StepperCell(FormField(title: title), value: 3).presentation(in: CellContext(.fiori))
    let frames = shown.items.map(\.frame)
    #expect(frames[1].y == y)
    #expect(frames.allSatisfy { $0.y >= 0 && $0.maxY <= shown.size.height })
  }

  /// A number that does not fit between the buttons is above them, on as many lines as it needs.
  @Test(arguments: TextSize.allCases, [288, 328, 398.0])
  func numbersAreNotTruncated(_ size: TextSize, _ width: Double) {
    for value: FixedDecimal in [-9_999_999, 12, 123_456_789_012_345] {
      let bounds = min(value, -9_999_999)...max(value, 9_999_999)
      let cell = StepperCell(FormField(title: "T"), ValueScale(bounds), value: value)
      let shown = cell.presentation(in: CellContext(.fiori, width: width, textSize: size))
      let text = shown.items.first { $0.part == .stepperText }
      guard case .text(let number)? = text?.content else {
        Issue.record("no number")
        continue
      }
      #expect(number.lines.map(\.text).joined() == number.text)
      let buttons = [1, 3].map { shown.accessibility[$0].frame }
      let isAbove = number.frame.maxY <= buttons[0].y
      #expect(isAbove || buttons[0].maxX <= number.frame.x && number.frame.maxX <= buttons[1].x)
      #expect(shown.items.allSatisfy { $0.frame.x >= 16 && $0.frame.maxX <= width - 16 })
    }
  }

  /// The widest number decides the width of the frame, and not the one of the most characters.
  @Test(
    arguments: [
      (-3, 97, 0.25, 96.75), (-9, 99, 1, 99), (-1, 50, 1, 50), (-10, 40, 1, 40), (-5, 20, 1, 20),
      (-10, 40, 0.5, 39.5),
    ] as [(FixedDecimal, FixedDecimal, FixedDecimal, FixedDecimal)], FormField.Access.allCases)
  func aNumberIsOnOneLine(
    _ numbers: (lower: FixedDecimal, upper: FixedDecimal, step: FixedDecimal, value: FixedDecimal),
    _ access: FormField.Access
  ) {
    let scale = ValueScale(numbers.lower...numbers.upper, step: numbers.step)
    let cell = StepperCell(FormField(title: "T", access: access), scale, value: numbers.value)
    let shown = cell.presentation(in: CellContext(.fiori, width: 375))
    let texts = shown.items.compactMap { item in
      if item.part == .stepperText, case .text(let text) = item.content { text } else { nil }
    }
    #expect(texts.map { $0.lines.map(\.text) } == [[cell.text]])
    #expect(texts.allSatisfy { $0.frame.maxY <= shown.size.height })
  }

  /// The buttons keep their frames while the value changes.
  @Test func theButtonsDoNotDependOnTheValue() {
    let context = CellContext(.fiori, width: 328, textSize: .accessibilityExtraExtraExtraLarge)
    let frames = [-9_999_999, 0, 7, 9_999_999].map { (value: FixedDecimal) in
      StepperCell(FormField(title: "T"), ValueScale(-9_999_999...9_999_999), value: value)
        .presentation(in: context).accessibility.map(\.frame)
    }
    #expect(Set(frames).count == 1)
  }

  @Test(arguments: [
    ("Guests", FormField.Access.normal, "  Guests                       − 3 +\n"),
    ("Guests", .readOnly, "  Guests                           3\n"),
    (
      "The guests at all tables", .normal,
      "  The guests at all tables\n                               − 3 +\n"
    ),
  ])
  func terminalTextShowsTheCell(_ title: String, _ access: FormField.Access, _ lines: String) {
    let cell = StepperCell(FormField(title: title, access: access), value: 3)
    let shown = cell.presentation(in: CellContext(.fiori, width: 304))
    #expect(shown.terminalText() == lines)
  }

  /// A read-only cell is on the lines of a read-only slider.
  @Test(arguments: ReadingDirection.allCases, TextSize.allCases)
  func aReadOnlyCellIsLikeASlider(_ direction: ReadingDirection, _ size: TextSize) {
    for title in ["Guests", "", "The guests at all tables of the restaurant in the harbor"] {
      let field = FormField(title: title, access: .readOnly)
      let context = CellContext(.fiori, width: 304, direction, textSize: size)
      let stepper = StepperCell(field, value: 100).presentation(in: context)
      let slider = SliderCell(field, value: 100).presentation(in: context)
      #expect(stepper.size == slider.size)
      #expect(stepper.items.map(\.frame) == slider.items.map(\.frame))
    }
  }

  @Test func assistiveTechnologyAdjustsIt() {
    var cell = StepperCell(FormField(title: "Guests"), ValueScale(step: 0.5), value: 0)
    var elements = cell.presentation(in: CellContext(.fiori)).accessibility
    #expect(elements.map(\.label) == ["Guests", "Decrease", "Value", "Increase"])
    #expect(elements.map(\.value) == ["0", "by 0.5", "0", "by 0.5"])
    #expect(
      elements.map(\.traits) == [.adjustable, [.button, .notEnabled], .textField, .button])
    #expect(
      elements[0].range == AccessibilityRange(minimum: 0, now: 0, maximum: 100, step: 0.5))
    cell = StepperCell(FormField(title: "Guests", isRequired: true))
    elements = cell.presentation(in: CellContext(.fiori)).accessibility
    #expect(elements[0].value == "No value" && cell.isMissing)
  }

  @Test func itIsDrawnWithPlusAndMinus() {
    let svg = StepperCell(value: 3).presentation(in: CellContext(.fiori)).svg()
    #expect(svg.contains("icon-minus") && svg.contains("icon-plus"))
  }
}

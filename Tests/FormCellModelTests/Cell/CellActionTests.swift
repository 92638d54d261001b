@testable import FormCellModel
import StyleSheet
import Testing

/// The actions of assistive technologies reach the element on which they are performed.
@Suite struct CellActionTests {
  /// A cell of any kind that runs actions on its elements.
  struct Row: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let cell: FormControl

    init(_ description: String, _ cell: FormControl) {
      (testDescription, self.cell) = (description, cell)
    }

    var shown: CellPresentation {
      cell.presentation(in: CellContext(.fiori), .english)
    }

    /// Returns the cell after some inputs, and the effects of the last one; nil if it is not taken.
    func after(_ inputs: [CellInput]) -> (row: Row, effects: [CellEffect]?) {
      var (cell, interaction, effects) = (cell, CellInteraction(), [CellEffect]?.none)
      for input in inputs {
        let shown = Row("", cell).shown
        effects = cell.handle(input, &interaction, in: shown)
      }
      return (Row("", cell), effects)
    }

    var canChange: Bool { cell.cell.access == .normal }

    func takes(_ action: CellInput.Action, _ element: Int) -> Bool {
      after([.action(action, element: element)]).effects != nil
    }
  }

  private static let title = FormField(title: "A")
  private static let access: [FormField.Access] = [.normal, .disabled, .readOnly]

  /// Cells of all kinds, with all elements that a cell of each kind can have.
  static let rows: [Row] = access.flatMap { access in
    plain.map { name, control in
      var control = control
      control.set(access: access, isRequired: false)
      return Row("\(name), \(access)", control)
    }
  }

  private static let plain: [(String, FormControl)] = [
    ("rating", .rating(RatingCell(value: 2))),
    ("rating with choices", .rating(choices)),
    ("switch", .toggle(SwitchCell(title))),
    ("button", .button(ButtonCell(title))),
    ("processing button", .button(processing)),
    ("text", .text(TextCell(title, text: "3"))),
    ("empty text", .text(TextCell(title))),
    ("text with an icon", .text(text { $0.action = TextAction(ImageName("barcode")) })),
    ("secure text", .text(text { $0.isSecure = true })),
    ("note", .text(TextCell(title, style: .note))),
    ("segments", .choice(ChoiceCell(title, options: ["a", "b", "c"], selection: [1]))),
    ("chips", .choice(ChoiceCell(title, .chips, options: ["a", "b", "c"], selection: [0, 1]))),
    ("picker", .choice(picker)),
    ("open picker", .choice(opened(picker))),
    (
      "wheel",
      .choice(
        ChoiceCell(
          title, .picker, options: ["a", "b", "c"], selection: [1],
          picker: PickerRules(staysOpen: true)))
    ),
    ("slider", .slider(SliderCell(title, value: 50))),
    ("slider with a field", .slider(SliderCell(title, value: 50, hasField: true))),
    ("range", .rangeSlider(RangeSliderCell(title, value: ScaleRange(20, 80), hasFields: false))),
    ("range with fields", .rangeSlider(RangeSliderCell(title, value: ScaleRange(20, 80)))),
    ("stepper", .stepper(StepperCell(title, value: 3))),
    ("stepper at a bound", .stepper(StepperCell(title, value: 0))),
    ("stepper without a value", .stepper(StepperCell(title))),
  ]

  private static let picker = ChoiceCell(
    title, .picker, options: ["a", "b", "c"], selection: [1])

  private static let choices: RatingCell = {
    var cell = RatingCell(value: 2)
    cell.policies.accessibility.role = .choices
    return cell
  }()

  private static func text(_ change: (inout TextCell) -> Void) -> TextCell {
    var cell = TextCell(title, text: "3")
    change(&cell)
    return cell
  }

  private static func opened(_ cell: ChoiceCell) -> ChoiceCell {
    var cell = cell
    _ = cell.handle(.open(.program))
    return cell
  }

  @Test(arguments: rows) func anElementTakesTheActionsOfItsTraits(_ row: Row) {
    for (index, element) in row.shown.accessibility.enumerated() {
      let isEnabled = !element.traits.contains(.notEnabled)
      let activated: AccessibilityElement.Traits = [.button, .toggle, .textField, .choice]
      if isEnabled, !element.traits.isDisjoint(with: activated) {
        #expect(row.takes(.activate, index), "element \(index)")
      }
      // A cell that cannot be changed reports that; a rating with choices is adjustable as a whole.
      let isStrict = row.canChange && row.cell.kind != .rating
      for action in [CellInput.Action.increment, .decrement] where isStrict {
        #expect(
          row.takes(action, index) == element.traits.contains(.adjustable), "\(action) \(index)")
      }
      for action in element.actions.compactMap({ CellInput.Action(rawValue: $0.kind.rawValue) }) {
        #expect(row.takes(action, index), "\(action) \(index)")
      }
    }
  }

  @Test(arguments: rows.filter { !$0.canChange })
  func aCellThatCannotBeChangedKeepsItsValue(_ row: Row) {
    for element in row.shown.accessibility.indices {
      for action in CellInput.Action.allCases {
        let (after, _) = row.after([.action(action, element: element)])
        #expect(after.cell.value == row.cell.value)
      }
    }
  }

  /// A cell that cannot be changed, or has no options, has no focus, no text and no announcement.
  @Test(
    arguments: rows.filter { !$0.canChange } + [
      Row("segments without options", .choice(ChoiceCell(title))),
      Row("picker without options", .choice(ChoiceCell(title, .picker))),
    ])
  func aFixedCellTakesNoFocusAndNoText(_ row: Row) {
    for input in [CellInput.focus, .focusFromEnd, .blur, .text("5"), .cursor(0)] {
      let (after, effects) = row.after([input])
      #expect(effects == nil && after.cell == row.cell, "\(input)")
    }
    #expect(!row.shown.isFocusable && row.shown.announcement == nil)
    #expect(row.after([.action(.activate, element: 0)]).row.shown == row.shown)
  }

  private static let processing: ButtonCell = {
    var cell = ButtonCell(title)
    _ = cell.handle(.setActivity(.processing))
    return cell
  }()

  /// A text can be typed where there is a text field.
  @Test(arguments: rows.filter(\.canChange)) func aCellWithATextFieldTakesText(_ row: Row) {
    let hasField = row.shown.hitAreas.contains { area in
      if case .edit = area.purpose { true } else { false }
    }
    #expect((row.after([.text("5")]).effects != nil) == hasField)
    #expect(row.after([.blur]).effects == nil)
    #expect(row.after([.focus, .blur]).effects != nil)
  }

  @Test(arguments: rows) func stepChangesOnlyItsElement(_ row: Row) {
    let elements = row.shown.accessibility
    for (index, element) in elements.enumerated() {
      guard element.traits.contains(.adjustable), let range = element.range, let step = range.step
      else { continue }
      for (action, change) in [(CellInput.Action.increment, step), (.decrement, step.negated)] {
        let (after, _) = row.after([.action(action, element: index)])
        let wanted = range.now.adding(change).clamped(to: range.minimum...range.maximum)
        let values = elements.indices.map { $0 == index ? wanted : elements[$0].range?.now }
        // The text field of a thumb has its value as text.
        #expect(after.shown.accessibility.map { $0.range?.now } == values, "\(action) \(index)")
      }
    }
  }

  /// A tap on an element has the effect of its activation; the elements of a rating are values.
  @Test(arguments: rows) func activationEqualsTapOnElement(_ row: Row) {
    for (index, element) in row.shown.accessibility.enumerated().dropFirst()
    where !element.traits.contains(.adjustable) && row.cell.kind != .rating {
      let (x, y) = (
        element.frame.x + element.frame.width / 2, element.frame.y + element.frame.height / 2
      )
      let tap = [CellInput.Pointer.down, .up].map { CellInput.pointer($0, x: x, y: y, time: nil) }
      #expect(
        row.after([.action(.activate, element: index)]).row.cell == row.after(tap).row.cell,
        "element \(index)")
    }
  }

  @Test(arguments: rows) func unknownElementTakesNoAction(_ row: Row) {
    for action in CellInput.Action.allCases {
      for element in [row.shown.accessibility.count, 99, -1, .min, .max] {
        #expect(!row.takes(action, element), "\(action) \(element)")
      }
    }
  }

  /// Without a presentation, a cell determines its elements itself.
  @Test(arguments: rows) func unknownElementTakesNoActionWithoutPresentation(_ row: Row) {
    for element in [-1, 99, .min, .max] {
      var (cell, interaction) = (row.cell, CellInteraction())
      let effects = CellInput.Action.allCases.map {
        cell.handle(.action($0, element: element), &interaction, in: nil)
      }
      #expect(effects.allSatisfy { $0 == nil } && cell == row.cell)
    }
  }
}

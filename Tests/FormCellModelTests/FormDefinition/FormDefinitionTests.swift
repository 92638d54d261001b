@testable import FormCellModel
import Foundation
import StyleSheet
import Testing

@Suite struct FormDefinitionTests {
  private static let entries = [
    FormEntry("name", .text(TextCell())), FormEntry("on", .toggle(SwitchCell())),
    FormEntry("stars", .rating(RatingCell())), FormEntry("go", .button(ButtonCell())),
    FormEntry("kind", .choice(ChoiceCell(options: ["A", "B"]))),
    FormEntry("price", .rangeSlider(RangeSliderCell())),
    FormEntry("count", .text(wholeNumber)),
  ]

  private static var wholeNumber: TextCell {
    var cell = TextCell()
    cell.entry = .whole
    return cell
  }

  private static func masked(_ pattern: String, _ text: String = "") -> TextCell {
    var cell = TextCell(text: text)
    cell.entry = .mask(TextMask(pattern))
    return cell
  }

  private static func entry(
    _ rules: [FormCheck] = [], _ cell: FormControl = .text(TextCell()),
    visible: FormCondition? = nil, required: FormCondition? = nil, options: [FormOptions] = [],
    action: FormAction? = nil
  ) -> FormEntry {
    FormEntry(
      "x", cell, rules: rules.map { FormRule($0) }, visible: visible, required: required,
      options: options, action: action)
  }

  private static let stars = FormControl.rating(RatingCell())
  private static let flag = FormControl.toggle(SwitchCell())
  private static let button = FormControl.button(ButtonCell())

  /// Faulty entries with their messages.
  static let faults: [(FormEntry, [String])] = [
    (FormEntry("", .text(TextCell())), ["groups[0].entries[7]: a key is empty"]),
    (
      entry([], .text(masked("NNN", "abc"))),
      ["groups[0].entries[7].cell: the value of 'x' cannot be: its mask does not accept it"]
    ),
    (
      entry([], .choice(ChoiceCell(options: ["A", "B"], selection: [0, 1]))),
      ["groups[0].entries[7].cell: the value of 'x' cannot be: only one option can be selected"]
    ),
    (
      entry([], .choice(ChoiceCell(.init(), .chips, options: ["A", "B"], selection: [1, 1]))),
      ["groups[0].entries[7].cell: the value of 'x' cannot be: an option is selected twice"]
    ),
    (FormEntry("on", .text(TextCell())), ["groups[0].entries[7]: the key 'on' is used twice"]),
    (
      entry(visible: .isEmpty("nobody")),
      ["groups[0].entries[7].visible: a condition of 'x' reads 'nobody', which is no field"]
    ),
    (
      entry(visible: .not(.all([.any([.isEmpty("go")])]))),
      [
        "groups[0].entries[7].visible: a part of a condition of 'x' reads 'go', a button, "
          + "which has no value"
      ]
    ),
    (
      entry(visible: .equals("on", .text("yes"))),
      [
        "groups[0].entries[7].visible: a condition of 'x' is never fulfilled: "
          + "'on' cannot have this value"
      ]
    ),
    (
      entry(visible: .equals("count", .text("abc"))),
      [
        "groups[0].entries[7].visible: a condition of 'x' is never fulfilled: "
          + "'count' cannot have this value"
      ]
    ),
    (
      entry(visible: .any([.not(.contains("kind", 2)), .any([])])),
      [
        "groups[0].entries[7].visible: a part of a condition of 'x' is never fulfilled: "
          + "'kind' has no option 2",
        "groups[0].entries[7].visible: a part of a condition of 'x' is never fulfilled: "
          + "'any' is empty",
      ]
    ),
    (
      entry([.length(minimum: 2, maximum: nil)], .choice(ChoiceCell(options: ["A", "B"]))),
      [
        "groups[0].entries[7].rules[0]: the check 'length' of 'x' never passes: "
          + "only one option can be selected"
      ]
    ),
    (
      entry([.required, .length(minimum: 5, maximum: nil)], .text(masked("---"))),
      [
        "groups[0].entries[7].rules[0]: the check 'required' of 'x' never passes: "
          + "nothing can be typed",
        "groups[0].entries[7].rules[1]: the check 'length' of 'x' never passes: "
          + "nothing can be typed",
      ]
    ),
    (
      entry([.length(minimum: 5, maximum: nil)], .text(masked("NN-N"))),
      [
        "groups[0].entries[7].rules[0]: the check 'length' of 'x' never passes: "
          + "the text has at most 4 characters"
      ]
    ),
    (
      entry(visible: .contains("kind", 2)),
      [
        "groups[0].entries[7].visible: a condition of 'x' is never fulfilled: "
          + "'kind' has no option 2"
      ]
    ),
    (
      entry(visible: .contains("name", 0)),
      [
        "groups[0].entries[7].visible: a condition of 'x' is never fulfilled: "
          + "'name' has no option 0"
      ]
    ),
    (
      entry(visible: .atLeast("on", 1)),
      ["groups[0].entries[7].visible: a condition of 'x' is never fulfilled: 'on' has no number"]
    ),
    (
      entry(visible: .equals("stars", .number(2.5))),
      [
        "groups[0].entries[7].visible: a condition of 'x' is never fulfilled: "
          + "'stars' cannot have this value"
      ]
    ),
    (
      entry(visible: .atLeast("stars", 30)),
      ["groups[0].entries[7].visible: a condition of 'x' is never fulfilled: 'stars' is at most 5"]
    ),
    (
      entry([.range(minimum: 9, maximum: nil)], stars),
      [
        "groups[0].entries[7].rules[0]: the check 'range' of 'x' never passes: "
          + "the values are from 0 to 5"
      ]
    ),
    (
      entry([.length(minimum: 9, maximum: nil)], .text(TextCell(limit: TextLimit(3)))),
      [
        "groups[0].entries[7].rules[0]: the check 'length' of 'x' never passes: "
          + "the text has at most 3 characters"
      ]
    ),
    (
      entry([.length(minimum: 9, maximum: nil)], .text(TextCell(limit: TextLimit(3, .allow)))),
      [
        "groups[0].entries[7].rules[0]: the check 'length' of 'x' never passes: "
          + "the limit allows at most 3 characters"
      ]
    ),
    (
      entry([.length(minimum: nil, maximum: nil)]),
      [
        "groups[0].entries[7].rules[0]: the check 'length' of 'x' cannot be used: "
          + "it has neither a minimum nor a maximum"
      ]
    ),
    (entry(visible: .isEmpty("x")), ["groups[0].entries[7]: 'x' depends on 'x'"]),
    (
      entry([], button, required: .isEmpty("name")),
      ["groups[0].entries[7].required: 'x' is a button, which has no value to require"]
    ),
    (
      entry([.required], button),
      ["groups[0].entries[7].rules[0]: the check 'required' of 'x' does not fit a button"]
    ),
    (
      entry([.length(minimum: 1, maximum: nil)], flag),
      ["groups[0].entries[7].rules[0]: the check 'length' of 'x' does not fit a switch"]
    ),
    (
      entry([.pattern("a")], stars),
      ["groups[0].entries[7].rules[0]: the check 'pattern' of 'x' does not fit a rating"]
    ),
    (
      entry([.required, .range(minimum: 1, maximum: 2)], flag),
      ["groups[0].entries[7].rules[1]: the check 'range' of 'x' does not fit a switch"]
    ),
    (
      entry([.length(minimum: 3, maximum: 2)]),
      [
        "groups[0].entries[7].rules[0]: the check 'length' of 'x' cannot be used: "
          + "the minimum is above the maximum"
      ]
    ),
    (
      entry([.length(minimum: -1, maximum: nil)]),
      [
        "groups[0].entries[7].rules[0]: the check 'length' of 'x' cannot be used: "
          + "a length is never negative"
      ]
    ),
    (
      entry([.range(minimum: 3, maximum: 2)], stars),
      [
        "groups[0].entries[7].rules[0]: the check 'range' of 'x' cannot be used: "
          + "the minimum is above the maximum"
      ]
    ),
    (
      entry([.pattern("a(b")]),
      [
        "groups[0].entries[7].rules[0]: the check 'pattern' of 'x' cannot be used: "
          + "the pattern 'a(b' is faulty at character 2: there is a '(' without a ')'"
      ]
    ),
    (
      entry([.custom("")]),
      [
        "groups[0].entries[7].rules[0]: the check 'custom' of 'x' cannot be used: "
          + "the name of the check is empty"
      ]
    ),
    (
      entry([.equals("x")]),
      [
        "groups[0].entries[7].rules[0]: the check 'equals' of 'x' compares the field with itself"
      ]
    ),
    (
      entry([.equals("nobody")]),
      [
        "groups[0].entries[7].rules[0]: the check 'equals' of 'x' reads 'nobody', "
          + "which is no field"
      ]
    ),
    (
      entry([.equals("stars")]),
      [
        "groups[0].entries[7].rules[0]: the check 'equals' of 'x' never passes: a text and a "
          + "rating have different values"
      ]
    ),
    (
      entry(options: [FormOptions(when: .isEmpty("name"), ["A"])]),
      ["groups[0].entries[7].options: 'x' has options, but its cell is no choice"]
    ),
    (
      entry(action: .submit),
      ["groups[0].entries[7].action: 'x' has an action, but its cell is no button"]
    ),
  ]

  /// Entries with checks and conditions that are never fulfilled, and their messages.
  static let unsatisfiable: [([FormEntry], String)] = [
    ([entry([.required], bare)], "the check 'required' of 'x' never passes: there are no options"),
    ([entry([], required: bare)], "'x' is required, and never has a value: there are no options"),
    (
      [entry([], bare, required: .isFilled("y")), other(flag)],
      "'x' is required, and never has a value: there are no options"
    ),
    (
      [entry([], .text(masked("---")), required: .isFilled("y")), other(flag)],
      "'x' is required, and never has a value: nothing can be typed"
    ),
    (
      [entry([.length(minimum: 2, maximum: nil)], choice(.picker, ["A", "B"], isMultiple: true))],
      "the check 'length' of 'x' never passes: only one option can be selected"
    ),
    (
      [
        entry(
          [.length(minimum: 4, maximum: nil)], choice(.chips, ["A"]),
          options: [FormOptions(when: .isFilled("y"), ["1", "2", "3"])]), other(flag),
      ], "the check 'length' of 'x' never passes: no more than 3 options can be selected"
    ),
    (
      [entry([.equals("y")], slider(0...5)), other(slider(10...20))],
      "the check 'equals' of 'x' never passes: the values of 'y' are from 10 to 20"
    ),
    (
      [entry([.equals("y")], stars), other(slider(10...20))],
      "the check 'equals' of 'x' never passes: the values of 'y' are from 10 to 20"
    ),
    (
      [entry([.range(minimum: 1.2, maximum: 1.8)], slider(0...5))],
      "the check 'range' of 'x' never passes: the values are whole numbers"
    ),
    (
      [entry([.range(minimum: 1.2, maximum: 1.8)], stars)],
      "the check 'range' of 'x' never passes: the values are whole numbers"
    ),
    (
      [entry([.range(minimum: -1.8, maximum: -1.2)], .text(wholeNumber))],
      "the check 'range' of 'x' never passes: the values are whole numbers"
    ),
    (
      [entry([.range(minimum: 1.23, maximum: 1.27)], slider(0...5, step: 0.5))],
      "the check 'range' of 'x' never passes: the values have at most 1 decimal"
    ),
    (
      [entry([.pattern("a^b")])],
      "the check 'pattern' of 'x' never passes: no text matches the pattern"
    ),
    (
      [entry([.pattern("($a|b+^c)d")])],
      "the check 'pattern' of 'x' never passes: no text matches the pattern"
    ),
    (
      [entry(visible: .isEmpty("y")), other(slider(0...5))],
      "a condition of 'x' is never fulfilled: 'y' always has a value"
    ),
    (
      [entry(visible: .isEmpty("y")), other(.rangeSlider(RangeSliderCell()))],
      "a condition of 'x' is never fulfilled: 'y' always has a value"
    ),
    (
      [entry(visible: .not(.isFilled("y"))), other(slider(0...5))],
      "a condition of 'x' is never fulfilled: the condition in 'not' always is"
    ),
    (
      [entry(visible: .equals("y", .indexes([5]))), other(choice(.chips, ["A", "B"]))],
      "a condition of 'x' is never fulfilled: 'y' cannot have this value"
    ),
    (
      [entry(visible: .equals("y", .indexes([-1]))), other(choice(.chips, ["A", "B"]))],
      "a condition of 'x' is never fulfilled: 'y' cannot have this value"
    ),
    (
      [entry(visible: .equals("y", .indexes([0, 1]))), other(choice(.segments, ["A", "B"]))],
      "a condition of 'x' is never fulfilled: 'y' cannot have this value"
    ),
    (
      [entry(visible: .isFilled("y")), other(bare)],
      "a condition of 'x' is never fulfilled: 'y' never has a value"
    ),
    (
      [entry(visible: .not(.all([])))],
      "a condition of 'x' is never fulfilled: the condition in 'not' always is"
    ),
    (
      [
        entry(visible: .any([.isFilled("y"), .not(.any([.not(.isEmpty("z")), .all([])]))])),
        other(flag), FormEntry("z", flag),
      ],
      "a part of a condition of 'x' is never fulfilled: the condition in 'not' always is"
    ),
  ]

  private static let bare = FormControl.choice(ChoiceCell())

  private static func entry(_ rules: [FormCheck], required cell: FormControl) -> FormEntry {
    guard case .choice(var choice) = cell else { return entry(rules, cell) }
    choice.field.isRequired = true
    return entry(rules, .choice(choice))
  }

  private static func other(
    _ cell: FormControl, visible: FormCondition? = nil
  ) -> FormEntry { FormEntry("y", cell, visible: visible) }

  private static func choice(
    _ style: ChoiceStyle, _ options: [String], isMultiple: Bool? = nil
  ) -> FormControl {
    .choice(ChoiceCell(FormField(), style, options: options, allowsMultiple: isMultiple))
  }

  private static func slider(
    _ bounds: ClosedRange<FixedDecimal>, step: FixedDecimal = 1
  ) -> FormControl {
    .slider(SliderCell(FormField(), ValueScale(bounds, step: step), value: bounds.lowerBound))
  }

  @Test(arguments: unsatisfiable) func unsatisfiableEntriesAreReported(
    _ entries: [FormEntry], _ message: String
  ) {
    #expect(FormDefinition(entries).problems.map(\.message) == [message])
  }

  /// Unusual but valid entries.
  static let valid: [[FormEntry]] = [
    [
      entry([.required], bare, options: [FormOptions(when: .isFilled("y"), ["1"])]), other(flag),
    ],
    [
      entry(
        [.length(minimum: 3, maximum: nil)], choice(.chips, ["A"]),
        options: [FormOptions(when: .isFilled("y"), ["1", "2", "3"])]), other(flag),
    ],
    [entry([.equals("y")], slider(0...5)), other(slider(5...20))],
    // Two missing ratings are equal, and a hidden field counts as empty.
    [entry([.equals("y")], stars), other(.stepper(StepperCell(FormField(), ValueScale(10...20))))],
    [
      entry([.equals("y")], stars), other(slider(10...20), visible: .isFilled("z")),
      FormEntry("z", flag),
    ],
    [entry([.range(minimum: 4.5, maximum: 9)], slider(0...5))],
    [entry([.range(minimum: 1.2, maximum: 1.8)], slider(0...5, step: 0.5))],
    [entry([.range(minimum: 1.2, maximum: 1.8)], .text(TextCell()))],
    [entry([.range(minimum: nil, maximum: .min)], .text(TextCell()))],
    [
      entry(
        [.range(minimum: 1.2, maximum: 1.8)],
        .rating(RatingCell(policies: halves)))
    ],
    [entry([.pattern("^a$|b^")]), FormEntry("z", flag)], [entry([.pattern("a*^b$c?")])],
    [entry([.pattern("^$")])],
    [
      entry(visible: .isEmpty("y")), other(slider(0...5), visible: .isFilled("z")),
      FormEntry("z", flag),
    ],
    [entry(visible: .isFilled("y")), other(slider(0...5))],
    [entry(visible: .isEmpty("y")), other(bare)],
    [
      entry(visible: .equals("y", .indexes([1, 0]))), other(choice(.chips, ["A", "B"])),
    ],
    [entry(visible: .equals("y", .indexes([]))), other(bare)],
    [entry(visible: .not(.equals("y", .flag(true)))), other(flag)], [entry(visible: .all([]))],
    [entry([], .button(ButtonCell(FormField(isRequired: true))))],
    // A text beyond the limit passes the check.
    [
      FormEntry(
        "x", .text(TextCell(limit: TextLimit(3, .allow))),
        rules: [FormRule(.length(minimum: 5, maximum: nil), kind: .warning)])
    ],
  ]

  private static var halves: RatingPolicies {
    var policies = RatingPolicies.fui
    policies.pointer.rounding = DecimalRounding(.steps(of: 0.5, nextFrom: .above(0)))
    return policies
  }

  @Test(arguments: valid) func validEntriesHaveNoProblems(_ entries: [FormEntry]) {
    #expect(FormDefinition(entries).problems == [])
  }

  /// Messages truncate long values.
  @Test func longMessagesAreTruncated() {
    let pattern = FormCheck.pattern(FormPattern(String(repeating: "a", count: 1_000)))
    let circle = (0..<2_000).map { number in
      FormEntry("\(number)", Self.flag, visible: .isFilled("\((number + 1) % 2_000)"))
    }
    let problems = FormDefinition([Self.entry([pattern])] + circle).problems
    #expect(problems.count == 2 && problems.allSatisfy { $0.message.count < 250 })
  }

  @Test(arguments: faults) func faultsAreReported(_ entry: FormEntry, _ messages: [String]) {
    let definition = FormDefinition(Self.entries + [entry])
    #expect(definition.problems.map(\.description) == messages)
    #expect(definition.problems.allSatisfy { $0.key == entry.key })
    #expect(throws: FormProblems(problems: definition.problems)) { try FormState(definition) }
  }

  @Test func cyclesAreReportedOnceWithTheirPath() {
    func cell(_ key: FormKey, _ other: FormKey) -> FormEntry {
      FormEntry(key, .toggle(SwitchCell()), enabled: .isFilled(other))
    }
    let definition = FormDefinition([
      cell("before", "a"), cell("a", "b"), cell("b", "c"), cell("c", "a"), cell("d", "e"),
      cell("e", "d"), cell("after", "e"),
    ])
    #expect(
      definition.problems.map(\.description) == [
        "groups[0].entries[1]: 'a' depends on 'b', which depends on 'c', which depends on 'a'",
        "groups[0].entries[4]: 'd' depends on 'e', which depends on 'd'",
      ])
  }

  /// A group that one of its own cells shows could never be shown again.
  @Test func groupCannotDependOnItsOwnCells() {
    let on = FormEntry("on", .toggle(SwitchCell()))
    let group = FormGroup([on], visible: .isFilled("on"))
    #expect(
      FormDefinition([group]).problems.map(\.description)
        == ["groups[0].entries[0]: 'on' depends on 'on'"])
    let unknown = FormGroup([], visible: .isFilled("off"))
    #expect(
      FormDefinition([FormGroup([on]), unknown]).problems.map(\.description)
        == ["groups[1].visible: the condition of the group reads 'off', which is no field"])
  }
}

import Foundation
import StyleSheet
import Testing

@testable import FormCellModel

/// Definition, values and state are stored separately, each with a version.
@Suite struct FormCodingTests {
  private static func text(_ value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(value), as: UTF8.self)
  }

  private static func read<Value: Decodable>(_: Value.Type, _ text: String) throws -> Value {
    try JSONDecoder().decode(Value.self, from: Data(text.utf8))
  }

  private static func copy<Value: Codable>(_ value: Value) throws -> Value {
    try read(Value.self, text(value))
  }

  /// A part of a definition, read alone.
  private struct Described<Value: FieldObject>: Decodable {
    let value: Value
    init(from decoder: any Decoder) throws { value = try Value(from: decoder) }
  }

  private struct DescribedStrings: Decodable {
    var strings = FormStrings()
    init(from decoder: any Decoder) throws {
      try FormStrings.fields.decode(from: decoder, into: &strings)
    }
  }

  /// A description of an author has no English text about equal limits beside its own about both.
  @Test(arguments: [
    (#"{"length": {"both": "Länge: {minimum} bis {maximum}"}}"#, "Länge: 2 bis 2"),
    (#"{"length": {"both": "{minimum} bis {maximum}", "exact": "Länge: {maximum}"}}"#, "Länge: 2"),
    (#"{"length": {"minimum": "ab {minimum}"}, "range": {"both": "bis"}}"#, "Length: 2"),
  ])
  func textsAboutEqualLimits(_ description: String, _ text: String) throws {
    let strings = try Self.read(DescribedStrings.self, description).strings
    let message = FormMessage(nil, from: .check(.length(minimum: 2, maximum: 2)))
    #expect(strings.text(of: message) == text)
  }

  private static let conditionRows: [(FormCondition, String)] = [
    (.equals("a", .text("b")), #"{"equals":"b","field":"a"}"#),
    (.contains("a", 2), #"{"contains":2,"field":"a"}"#),
    (.isEmpty("a"), #"{"field":"a","isEmpty":true}"#),
    (.isFilled("a"), #"{"field":"a","isEmpty":false}"#),
    (.atLeast("a", 2.5), #"{"atLeast":2.5,"field":"a"}"#),
    (
      .not(.all([.isEmpty("a"), .any([])])),
      #"{"not":{"all":[{"field":"a","isEmpty":true},{"any":[]}]}}"#
    ),
  ]

  @Test(arguments: conditionRows) func conditions(_ condition: FormCondition, _ text: String) throws
  {
    #expect(try Self.text(condition.members) == text)
    #expect(try Self.read(Described<FormCondition>.self, text).value == condition)
  }

  private static let ruleRows: [(FormRule, String)] = [
    (FormRule(.required, "Why?"), #"{"message":"Why?","required":true}"#),
    (FormRule(.length(minimum: 1, maximum: nil)), #"{"length":{"minimum":1}}"#),
    (
      FormRule(.range(minimum: nil, maximum: 0.5), kind: .warning),
      #"{"kind":"warning","range":{"maximum":0.5}}"#
    ),
    (FormRule(.pattern("[a-z]+")), #"{"pattern":"[a-z]+"}"#),
    (FormRule(.equals("b")), #"{"equals":"b"}"#),
    (FormRule(.custom("isFree"), kind: .success), #"{"custom":"isFree","kind":"success"}"#),
  ]

  @Test(arguments: ruleRows) func rules(_ rule: FormRule, _ text: String) throws {
    #expect(try Self.text(rule.members) == text)
    #expect(try Self.read(Described<FormRule>.self, text).value == rule)
  }

  @Test func values() throws {
    let values: FormValues = [
      "a": .text("b"), "c": .number(2.5), "d": .flag(true), "e": .none, "f": .indexes([1]),
      "g": .range(1, 2),
    ]
    #expect(values.keys == ["a", "c", "d", "e", "f", "g"])
    #expect(try Self.copy(values) == values)
    #expect(
      try Self.text(["a": .text("b")] as FormValues) == #"{"values":{"a":"b"},"version":1}"#)
  }

  @Test func definitions() throws {
    let definition = FormDefinition(
      [
        FormGroup(
          header: "A",
          [
            FormEntry("on", .toggle(SwitchCell(FormField(title: "On"), isOn: true))),
            FormEntry(
              "kind", .choice(ChoiceCell(options: ["x"])), enabled: .isFilled("on"),
              required: .isFilled("on"),
              options: [FormOptions(when: .isFilled("on"), ["y", "z"])]),
          ]),
        FormGroup(
          [
            FormEntry(
              "name", .text(TextCell()), rules: [FormRule(.custom("isFree"))],
              visible: .isEmpty("on")),
            FormEntry("stars", .rating(RatingCell(value: 3))),
            FormEntry("one", .slider(SliderCell())),
            FormEntry("two", .rangeSlider(RangeSliderCell())),
            FormEntry("count", .stepper(StepperCell(value: 2))),
            FormEntry("go", .button(ButtonCell()), action: .submit),
          ], visible: .isFilled("on")),
      ], timing: FormTiming(first: .submit, again: .blur), hiddenValues: .reset)
    #expect(definition.problems == [])
    #expect(try Self.copy(definition) == definition)
  }

  @Test func onlyKeyAndCellAreRequired() throws {
    let text = #"{"version":1,"groups":[{"entries":[{"key":"on","cell":{"component":"switch"}}]}]}"#
    let definition = FormDefinition([FormEntry("on", .toggle(SwitchCell()))])
    #expect(try Self.read(FormDefinition.self, text) == definition)
    #expect(
      try Self.read(FormDefinition.self, #"{"version":1,"timing":{}}"#)
        == FormDefinition([] as [FormGroup]))
  }

  @Test(arguments: [
    (#"{"version":2,"groups":[]}"#, "version 2 is not supported; expected 1"),
    (
      #"{"version":1,"groups":[{"entries":[{"key":"a","cell":{"component":"star"}}]}]}"#,
      "'component' cannot be 'star': expected \"rating\", \"switch\", \"text\", \"choice\", "
        + "\"button\", \"slider\", \"rangeSlider\", \"stepper\""
    ),
    (
      #"{"version":1,"groups":[{"visible":{"field":"a"}}]}"#,
      "expected exactly one of 'equals', 'contains', 'isEmpty', 'atLeast', 'not', 'all', 'any' in here"
    ),
    (
      #"{"version":1,"groups":[{"entries":[{"key":"a","cell":{"component":"switch"},"#
        + #""rules":[{"message":"b"}]}]}]}"#,
      "expected exactly one of 'required', 'length', 'range', 'pattern', 'equals', 'custom' in here"
    ),
    (
      #"{"version":1,"groups":[{"entries":[{"key":"a","cell":{"component":"switch"},"#
        + #""rules":[{"required":false}]}]}]}"#,
      "'required' has another form; expected true"
    ),
  ])
  func invalidDefinitionsThrow(_ text: String, _ message: String) throws {
    let error = #expect(throws: DecodingError.self) {
      try Self.read(FormDefinition.self, text)
    }
    guard case .dataCorrupted(let context) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(context.debugDescription == message)
  }

  /// Values, messages and undo steps are restored, but no edit or request in progress.
  @Test func aFormIsRestored() throws {
    let definition = FormDefinition([
      FormEntry("name", .text(TextCell()), rules: [FormRule(.required)]),
      FormEntry("stars", .rating(RatingCell(value: 1))),
      FormEntry("more", .text(TextCell()), visible: .atLeast("stars", 3)),
    ])
    var form = try FormState(definition)
    _ = form.handle(.submit)
    _ = form.handle(.input("stars", .key(.right, shift: false)))
    _ = form.handle(.apply)
    _ = form.handle(.input("name", .text("Ada")))
    _ = form.handle(.input("name", .text("")))
    _ = form.handle(.setMessages("stars", [FormMessage("Really?", .warning)]))
    let snapshot = form.snapshot
    #expect(try Self.copy(snapshot) == snapshot)
    var restored = try FormState(definition, restoring: Self.copy(snapshot))
    #expect(restored.snapshot == snapshot)
    #expect(restored.attempts == 1)
    #expect(restored["name"]?.messages == form["name"]?.messages)
    #expect(restored["stars"]?.messages.shown?.text == "Really?")
    #expect(restored.phase == .editing)
    #expect(restored.values == form.values)
    _ = restored.handle(.undo)
    #expect(restored["stars"]?.value == .number(1))
    #expect(restored["stars"]?.isDirty == true)
  }

  @Test(arguments: [.check(.required), .limit, .server, .program] as [FormMessage.Source])
  func aSourceOfAMessageIsStored(_ source: FormMessage.Source) throws {
    let message = FormMessage("No", from: source)
    #expect(try Self.copy(message) == message)
  }

  /// A late answer from before the restoration does not match a new check.
  @Test func ticketsContinue() throws {
    let definition = FormDefinition([
      FormEntry("name", .text(TextCell()), rules: [FormRule(.custom("isFree"))])
    ])
    var form = try FormState(definition)
    _ = form.handle(.set(["name": .text("Ada")]))
    #expect(
      form.handle(.submit).contains(
        .check("isFree", "name", .text("Ada"), SubmissionTicket(number: 1))))
    var restored = try FormState(definition, restoring: Self.copy(form.snapshot))
    #expect(
      restored.handle(.submit).contains(
        .check("isFree", "name", .text("Ada"), SubmissionTicket(number: 3))))
  }

  /// A field that is new has its initial value, and the value of a removed field is dropped.
  @Test func changedDefinitionRestoresKnownFields() throws {
    func form(_ keys: [FormKey]) -> FormDefinition {
      FormDefinition(keys.map { FormEntry($0, .text(TextCell(text: $0))) })
    }
    var old = try FormState(form(["a", "b"]))
    _ = old.handle(.set(["a": .text("1"), "b": .text("2")]))
    let new = try FormState(form(["b", "c"]), restoring: old.snapshot)
    #expect(new.values == ["b": .text("2"), "c": .text("c")])
  }

  /// A stored selection of an option that is gone is empty, also as the initial value.
  @Test func restoredFormIsCleanWithoutItsOption() throws {
    func form(_ options: [String], _ selection: [Int]) -> FormDefinition {
      FormDefinition([
        FormEntry("size", .choice(ChoiceCell(options: options, selection: selection)))
      ])
    }
    let old = try FormState(form(["S", "M", "L"], [2]))
    var new = try FormState(form(["S"], []), restoring: Self.copy(old.snapshot))
    #expect(new["size"]?.value == .indexes([]))
    #expect(!new.isDirty)
    _ = new.handle(.reset)
    #expect(!new.isDirty)
  }
}

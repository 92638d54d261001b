import FormCellModel
import StyleSheet
import Testing

@testable import stylecheck

/// Mistakes in the description of a form with rules are reported at their places.
@Suite struct DefinedFormTests {
  private static func form(_ entries: String) -> String {
    #"{"groups": [{"entries": [\#(entries)]}]}"#
  }

  private static func number(_ members: String) -> String {
    form(
      #"{"key": "a", "cell": {"component": "text", "entry": {"number": {\#(members)}}}}"#)
  }

  private static let toggle = #"{"key": "a", "cell": {"component": "switch"}}"#

  /// A description, the text at the place of its only problem, and the start of the message.
  struct Mistake: Sendable, CustomTestStringConvertible {
    let json: String
    let place: String
    let message: String

    init(_ json: String, _ place: String, _ message: String) {
      (self.json, self.place, self.message) = (json, place, message)
    }

    var testDescription: String { message }
  }

  @Test(arguments: [
    Mistake(form(#"{"key": "a", "cel": {"component": "switch"}}"#), "{", "expected 'cell'"),
    Mistake(
      form(#"{"key": "a", "cell": {"component": "swich"}}"#), #""swich""#,
      "'component' cannot be 'swich'"),
    Mistake(
      form(#"{"key": "a", "cell": {"component": "switch", "isOnn": true}}"#), #""isOnn""#,
      "unknown key 'isOnn'"),
    Mistake(
      form(#"{"key": "a", "cell": {"component": "rating", "value": 2.5}}"#), "2.5",
      "'value' is '2.5'; expected a whole number"),
    Mistake(
      form(
        #"{"key": "a", "cell": {"component": "rating", "tints": [{"from": 0, "to": 6, "color": "tintColor"}]}}"#
      ), #""tintColor""#, "a form has no theme for 'tintColor'"),
    Mistake(
      form(#"{"key": "a", "cell": {"component": "switch"}, "rules": [{"kind": "error"}]}"#), "{",
      "expected exactly one of 'required', 'length'"),
    Mistake(
      form(#"{"key": "a", "cell": {"component": "switch"}, "rules": [{"required": false}]}"#),
      "false", "'required' is false; expected true"),
    Mistake(
      form(#"{"key": "a", "cell": {"component": "text"}, "rules": [{"length": {"minimum": -1}}]}"#),
      "-1", "'minimum' is '-1', outside of"),
    Mistake(
      form(#"{"key": "a", "cell": {"component": "switch"}, "visible": {"isEmpty": true}}"#), "{",
      "expected 'field'"),
    Mistake(
      form(#"{"key": "a", "cell": {"component": "switch"}, "action": "send"}"#), #""send""#,
      "'action' cannot be 'send'"),
    Mistake(
      form("\(toggle), \(toggle)"), "{", "the key 'a' is used twice, in '/groups/0/entries/1'"),
    Mistake(
      form(#"{"key": "a", "cell": {"component": "text"}, "rules": [{"pattern": "[a"}]}"#), "{",
      "the check 'pattern' of 'a' cannot be used"),
    Mistake(
      form(
        #"{"key": "a", "cell": {"component": "switch"}, "visible": {"field": "a", "isEmpty": true}}"#
      ), "{", "'a' depends on 'a'"),
    Mistake(#"{"groups": [], "version": 2}"#, "2", "version 2 is not supported; expected 1"),
    Mistake(#"{"groups": [], "values": {"b": 1}}"#, #""b""#, "unknown key 'b'"),
    Mistake(
      #"{"groups": [{"entries": [\#(toggle)]}], "values": {"a": 1}}"#, "1",
      "'a', a switch, cannot have this value"),
    Mistake(
      form(#"{"key": "a", "cell": {"component": "slider", "value": 1.5}}"#), "1.5",
      "'value' is '1.5'; expected a whole number"),
    Mistake(
      form(
        #"{"key": "a", "cell": {"component": "rangeSlider", "step": 0.5, "lowerValue": 0.25}}"#
      ), "0.25", "'lowerValue' is '0.25'; expected at most one decimal"),
    Mistake(
      form(#"{"key": "a", "cell": {"component": "stepper", "value": 1.5}}"#), "1.5",
      "'value' is '1.5'; expected a whole number"),
    Mistake(
      form(
        #"{"key": "a", "cell": {"component": "choice", "options": ["x", "y"], "selection": [0, 1]}}"#
      ), "[0, 1]", "'selection' cannot have this value: only one option can be selected"),
    Mistake(
      form(
        #"{"key": "a", "cell": {"component": "choice", "style": "chips", "options": ["x", "y"], "selection": [1, 1]}}"#
      ), "[1, 1]", "'selection' cannot have this value: an option is selected twice"),
    Mistake(
      form(#"{"key": "a", "cell": {"component": "text", "entry": "whole", "text": "12x"}}"#),
      #""12x""#, "'text' cannot have this value: not all of it can be typed"),
    Mistake(
      number(#""language": "de", "currency": "Euro""#), #""Euro""#,
      "'currency' is 'Euro'; expected three capital letters"),
    Mistake(
      number(#""decimalSeparator": ",""#), #"",""#,
      "'decimalSeparator' is ',', which is the other separator, too"),
    Mistake(
      number(#""groupSeparator": "1""#), #""1""#,
      "'groupSeparator' is '1'; a separator has no digits"),
    Mistake(
      number(#""groupSeparator": "−""#), #""−""#,
      "'groupSeparator' is '−'; a separator is no sign"),
    Mistake(
      number(#""fewestDecimals": 3, "mostDecimals": 2"#), "3",
      "'fewestDecimals' is '3', more than 'mostDecimals', '2'"),
    Mistake(#"{"groups": null}"#, "{", "expected 'groups' in here"),
    Mistake(
      form(
        #"{"key": "a", "cell": {"component": "choice", "options": ["A"], "selection": [1000000000000000]}}"#
      ), "1000000000000000", "'1000000000000000'"),
    Mistake(#"{"groups": {}}"#, "{}", "'groups' is a list of objects, not an object"),
  ])
  func mistakesHaveTheirPlaces(_ mistake: Mistake) throws {
    let source = SourceText(mistake.json)
    let result = CellPresenter.present(source, under: [])
    #expect(result.presented == nil)
    let messages = result.problems.map { "\(source[$0.range]): \($0.message)" }
    let first = try #require(messages.first)
    #expect(first.hasPrefix("\(mistake.place): \(mistake.message)"), "\(messages)")
  }

  @Test func aStoredDefinitionIsPresented() throws {
    let definition = FormDefinition(
      [
        FormGroup(
          header: "A",
          [
            FormEntry(
              "stars", .rating(RatingCell(keyName: "Stars", value: 2)),
              rules: [FormRule(.range(minimum: 3, maximum: nil), "More", kind: .info)]),
            FormEntry("note", .text(TextCell(style: .note)), visible: .atLeast("stars", 2)),
            FormEntry("go", .button(ButtonCell()), action: .submit),
          ])
      ], hiddenValues: .reset)
    let stored = JSONText(encoding: definition).description
    let result = CellPresenter.present(SourceText(stored), under: [])
    #expect(result.problems.allSatisfy { $0.severity == .warning })
    guard case .form(let picture, let facts) = try #require(result.presented) else {
      return #expect(Bool(false), "a cell")
    }
    let state = try FormState(definition)
    let context = CellContext(Theme(of: [], in: ThemeEnvironment()), width: 360)
    #expect(picture == FormPicture([state.screen(in: context).page]))
    #expect(facts.map(\.count) == [3])
  }
}

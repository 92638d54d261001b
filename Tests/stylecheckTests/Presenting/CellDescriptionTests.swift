import FormCellModel
import StyleSheet
import Testing

@testable import stylecheck

/// What the cells of descriptions show and speak.
@Suite struct CellDescriptionTests {
  struct Case: CustomTestStringConvertible {
    let testDescription: String
    let json: String
    /// The texts in drawing order, and the values of the elements.
    let words: [String]

    init(_ description: String, _ json: String, _ words: [String]) {
      testDescription = description
      self.json = json
      self.words = words
    }
  }

  private static let days =
    #"{"one": "{value} day", "few": "{value} dni", "other": "{value} days"}"#

  @Test(arguments: [
    Case(
      "a value selects its plural form",
      #"{"component": "slider", "value": 1, "valueFormat": \#(days), "showsBounds": false}"#,
      ["1 day", "1 day"]),
    Case(
      "as it is written",
      #"{"component": "slider", "value": 1, "step": 0.5, "valueFormat": \#(days), "showsBounds": false}"#,
      ["1.0 days", "1.0 days"]),
    Case(
      "in the language of the texts",
      #"{"component": "slider", "value": 3, "valueFormat": \#(days), "showsBounds": false, "strings": {"language": "pl"}}"#,
      ["3 dni", "3 dni"]),
    Case(
      "so do bounds",
      #"{"component": "slider", "bounds": {"lower": 0, "upper": 1}, "upperBoundFormat": \#(days)}"#,
      ["0", "0", "1 day", "0"]),
    Case(
      "and the upper value of a range",
      #"""
      {"component": "rangeSlider", "upperValue": 1, "hasFields": false, "showsBounds": false,
        "rangeFormat": {"one": "{lower} to {upper} day", "other": "{lower} to {upper} days"}}
      """#, ["0 to 1 day", "0 to 1", "0", "1"]),
    Case(
      "the step of a button, and a spoken value",
      #"""
      {"component": "stepper", "value": 1, "strings": {"value": {"one": "{value} guest",
        "other": "{value} guests"}, "increaseValue": {"one": "by {step} guest", "other": "by {step}"}}}
      """#, ["1", "1 guest", "by 1", "1", "by 1 guest"]),
    Case(
      "a number of another script is isolated once",
      #"{"component": "slider", "value": 3, "digits": "arab", "showsBounds": false}"#,
      ["\u{2068}٣\u{2069}", "\u{2068}٣\u{2069}"]),
    Case(
      "a currency before a negative amount",
      #"{"component": "text", "entry": {"number": {"language": "en-US", "currency": "USD"}}, "text": "-1234.5"}"#,
      ["-$1,234.5", "-$1,234.5"]),
    Case(
      "three decimals of a currency",
      #"{"component": "text", "entry": {"number": {"language": "en", "currency": "KWD"}}, "text": "1.234"}"#,
      ["KWD\u{A0}1.234", "KWD\u{A0}1.234"]),
    Case(
      "decimals that are truncated",
      #"{"component": "text", "entry": {"number": {"language": "en", "formatting": "atRest", "mostDecimals": 2, "decimalsRounding": "down"}}, "text": "-1.239"}"#,
      ["-1.23", "-1.23"]),
    Case(
      "a button is not required", #"{"component": "button", "title": "Go", "isRequired": true}"#,
      ["Go", ""]),
  ])
  func aCellShowsAndSpeaks(_ row: Case) throws {
    let result = CellPresenter.present(SourceText(row.json), under: [])
    #expect(result.problems == [])
    guard case .cell(let presented)? = result.presented else {
      Issue.record("no cell")
      return
    }
    let cell = presented.presentation
    let texts = cell.items.compactMap { item in
      if case .text(let text) = item.content { text.text } else { nil }
    }
    #expect(texts + cell.accessibility.map(\.value) == row.words)
  }

  /// The number of characters that are left selects its plural form.
  @Test func aHintHasItsPluralForm() {
    let json = #"""
      {"component": "text", "text": "a", "limit": {"characters": 5, "showsCounter": true},
        "strings": {"language": "pl", "left": {"few": "{count} znaki", "other": "{count} znaków"},
        "hint": ""}}
      """#
    guard case .cell(let cell)? = CellPresenter.present(SourceText(json), under: []).presented
    else {
      Issue.record("no cell")
      return
    }
    #expect(cell.presentation.accessibility.map(\.hint) == ["4 znaki"])
  }

  struct Mistake: CustomTestStringConvertible {
    let json: String
    let place: String
    let message: String
    let severity: Diagnostic.Severity
    var testDescription: String { json }

    init(
      _ json: String, _ place: String, _ message: String, _ severity: Diagnostic.Severity = .error
    ) {
      (self.json, self.place, self.message, self.severity) = (json, place, message, severity)
    }
  }

  @Test(arguments: [
    Mistake(
      #"{"component": "rating", "bounds": {"lower": 0, "upper": 3}, "policies": {"holding": {"items": {"from": 5, "to": 7, "otherwise": "refused"}}}}"#,
      #"{"lower": 0, "upper": 3}"#, "'bounds' has 3 marks; the policy 'items' expects 5 to 7"),
    Mistake(
      #"{"component": "rating", "policies": {"holding": {"minimum": 6}}}"#, "6",
      "'minimum' is '6', outside of '0...5': the nearest bound is used", .warning),
    Mistake(
      #"{"component": "rating", "policies": {"holding": {"minimum": -6}}}"#, "-6",
      "'minimum' is '-6', outside of '0...5': the nearest bound is used", .warning),
    Mistake(
      #"{"component": "stepper", "valueFormat": "{value} km"}"#, #""valueFormat""#,
      "unknown key 'valueFormat'"),
    Mistake(
      #"{"component": "stepper", "policies": {"crossing": "stops"}}"#, #""crossing""#,
      "unknown key 'crossing'"),
    Mistake(
      #"{"component": "slider", "policies": {"emptyButtons": "disabled"}}"#, #""emptyButtons""#,
      "unknown key 'emptyButtons'"),
    Mistake(
      #"{"component": "choice", "strings": {"selected": {"other": "{option}"}}}"#,
      #"{"other": "{option}"}"#, "'selected' is an object; expected a text"),
    Mistake(
      #"{"component": "slider", "decimalSeparator": ""}"#, #""""#,
      "'decimalSeparator' is ''; expected one character"),
    Mistake(
      #"{"component": "stepper", "decimalSeparator": "5"}"#, #""5""#,
      "'decimalSeparator' is '5'; a separator has no digits"),
    Mistake(
      #"{"component": "rating", "strings": {"decimalSeparator": ",,"}}"#, #"",,""#,
      "'decimalSeparator' is ',,'; expected one character"),
    Mistake(
      #"{"component": "slider", "decimalSeparator": "-"}"#, #""-""#,
      "'decimalSeparator' is '-'; a separator is no sign"),
    Mistake(
      #"{"component": "rating", "strings": {"decimalSeparator": ",", "groupSeparator": ","}}"#,
      #"",""#,
      "'decimalSeparator' is ',', which is the other separator, too"),
    Mistake(
      #"{"component": "rating", "strings": {"language": "de", "groupSeparator": ","}}"#, #"",""#,
      "'groupSeparator' is ',', which is the other separator, too"),
    Mistake(
      #"{"component": "slider", "valueFormat": "{valu} km"}"#, #""{valu} km""#,
      "'{valu}' is no placeholder here: expected {title}, {value}, {lower}, {upper}, {minimum}, {maximum}, {step}"
    ),
    Mistake(
      #"{"component": "text", "strings": {"left": {"other": "{valu}"}}}"#, #""{valu}""#,
      "'{valu}' is no placeholder here: expected "),
    Mistake(
      #"{"component": "rating", "strings": {"mostDecimals": 0, "fewestDecimals": 2}}"#, "2",
      "'fewestDecimals' is '2', more than 'mostDecimals', '0'"),
    Mistake(
      #"{"component": "slider", "strings": {"language": "tlh"}}"#, #""tlh""#,
      "the plural rules of the language 'tlh' are not known"),
    Mistake(
      #"{"component": "stepper", "value": 3, "text": "4"}"#, #""4""#,
      "'text' cannot have this value: 'value' is another number"),
    Mistake(
      #"{"component": "stepper", "text": "abc"}"#, #""abc""#,
      "'text' cannot have this value: not all of it can be typed"),
    Mistake(
      #"{"component": "stepper", "text": "-"}"#, #""-""#,
      "'text' cannot have this value: it is no number"),
    Mistake(
      #"{"component": "stepper", "text": "101"}"#, #""101""#,
      "'text' cannot have this value: it is outside of the bounds"),
    Mistake(
      #"{"component": "text", "entry": "whole", "text": "-", "editing": {"original": "x"}}"#,
      #"{"original": "x"}"#,
      "'editing' cannot have this value: 'original' has a fault: nothing of it can be typed"),
    Mistake(
      #"{"component": "text", "text": "abc", "editing": {"start": 0, "end": 9}}"#, "9",
      "'end' is '9', outside of '0...3'"),
    Mistake(
      #"{"component": "text", "text": "abc", "editing": {"start": 2, "end": 1}}"#, "1",
      "'end' is '1', outside of '2...3'"),
    Mistake(
      #"{"component": "text", "text": "abc", "editing": {"start": 9, "end": 1}}"#, "9",
      "'start' is '9', outside of '0...3'"),
    Mistake(
      #"{"component": "text", "text": "abc", "editing": {"start": -1}}"#, "-1",
      "'start' is '-1', outside of '0...3'"),
    Mistake(
      #"{"component": "text", "entry": "phone"}"#, #""phone""#,
      #"'entry' cannot be 'phone': expected "any", "email", "url", "decimal", "whole", or an object"#
    ),
    Mistake(
      #"{"component": "text", "width": 1e300}"#, "1e300",
      "'width' is '1e300', outside of '0...100000'"),
    Mistake(
      #"{"component": "text", "entry": {"mask": "MMM"}}"#, #""MMM""#,
      "'mask' is 'MMM', in which nothing can be typed"),
    Mistake(
      #"{"component": "text", "entry": {"phone": ""}}"#, #""""#,
      "'phone' is '', in which nothing can be typed"),
    Mistake(
      #"{"component": "slider", "phase": {"editing": {"text": "1"}}}"#,
      #"{"editing": {"text": "1"}}"#,
      "'phase' cannot have this value: there are no text fields"),
    Mistake(
      #"{"component": "slider", "hasFields": true, "phase": {"editing": {"thumb": "lower", "text": "1"}}}"#,
      #"{"editing": {"thumb": "lower", "text": "1"}}"#,
      "'phase' cannot have this value: there is one thumb, the upper one"),
    Mistake(
      #"{"component": "slider", "focusedThumb": "lower"}"#, #""lower""#,
      "'focusedThumb' cannot have this value: there is one thumb, the upper one"),
  ])
  func mistakesHaveTheirPlaces(_ mistake: Mistake) {
    let source = SourceText(mistake.json)
    let result = CellPresenter.present(source, under: [])
    let messages = result.problems.map { "\(source[$0.range]): \($0.message)" }
    #expect(result.problems.first?.severity == mistake.severity)
    #expect((result.presented == nil) == (mistake.severity == .error))
    #expect(
      messages.first?.hasPrefix("\(mistake.place): \(mistake.message)") == true, "\(messages)")
  }
}

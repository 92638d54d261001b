import FormCellModel
import StyleSheet
import Testing

@testable import stylecheck

@Suite struct PlayedFormTests {
  private static let open = """
    {"open": {"timing": {"first": "change"}, "groups": [{"entries": [
    {"key": "stars", "cell": {"component": "rating", "keyName": "Stars"}, "rules": [{"required": true}]},
    {"key": "why", "cell": {"component": "text", "title": "Why"},
    "visible": {"all": [{"field": "stars", "isEmpty": false}, {"not": {"field": "stars", "atLeast": 3}}]}, "rules": [{"custom": "isPolite"}]},
    {"key": "go", "cell": {"component": "button", "title": "Send"}, "action": "submit"}]}]}}
    """.replacing("\n", with: "")

  /// Returns the answers without versions and presentations, whose keys remain.
  private func answers(_ lines: [String]) -> [String] {
    var player = Player(under: [], for: .sapfiori)
    return ([Self.open] + lines).flatMap { line in
      player.answer(SourceText(line)) { _ in .success([]) }
    }
    .dropFirst().map { short($0).onOneLine }
  }

  private func short(_ json: JSONText) -> JSONText {
    switch json {
    case .object(let members):
      .object(
        members.filter { $0.name != "version" && $0.name != "form" && $0.name != "line" }.map {
          JSONText.Member($0.name, $0.name == "presentation" ? key(of: $0.value) : short($0.value))
        })
    case .array(let elements): .array(elements.map(short))
    case .null, .bool, .number, .written, .string: json
    }
  }

  private func key(of presentation: JSONText) -> JSONText {
    guard case .object(let members) = presentation else { return .null }
    return members.first { $0.name == "key" }?.value ?? "page"
  }

  private func field(_ key: String, _ value: String, _ changes: (String, String)...) -> String {
    let state = changes.reduce(
      #"{"key":"\#(key)","value":\#(value),"isVisible":true,"isEnabled":true,"#
        + #""isRequired":false,"isDirty":true,"isTouched":false,"isValidating":false,"messages":[]}"#
    ) { $0.replacing($1.0, with: $1.1) }
    return state
  }

  /// A message of a check is announced once, and not if the form announces it.
  @Test func newMessagesAreAnnounced() {
    let lines = [
      #"{"field": "stars", "set": 1}"#,
      #"{"field": "why", "messages": [{"text": "Too short"}]}"#,
      #"{"field": "why", "messages": [{"text": "Too short"}]}"#, #"{"form": "submit"}"#,
    ]
    var player = Player(under: [], for: .sapfiori)
    let answers = ([Self.open] + lines).flatMap { line in
      player.answer(SourceText(line)) { _ in .success([]) }
    }
    let messages = answers.map { answer -> String? in
      guard case .object(let members) = answer else { return nil }
      return members.first { $0.name == "messages" }?.value.onOneLine
    }
    #expect(
      messages == [nil, nil, #"[{"field":"why","text":"error: Too short"}]"#, nil, nil])
  }

  @Test func aValueShowsAndHidesCells() {
    let required = (#""isRequired":false"#, #""isRequired":true"#)
    let clean = (#""isDirty":true"#, #""isDirty":false"#)
    let hidden = (#""isVisible":true"#, #""isVisible":false"#)
    let lines = [
      #"{"field": "stars", "set": 1}"#, #"{"field": "stars", "set": 2}"#,
      #"{"values": {"stars": 4}}"#,
    ]
    #expect(
      answers(lines) == [
        #"{"cell":"","taken":true,"effects":["#
          + #"{"effect":"changed","field":"stars","from":null,"to":1,"origin":"program"}],"#
          + #""presentation":"page","fields":[\#(field("stars", "1", required)),"#
          + #"\#(field("why", #""""#, clean))]}"#,
        #"{"cell":"","taken":true,"effects":["#
          + #"{"effect":"changed","field":"stars","from":1,"to":2,"origin":"program"}],"#
          + #""cells":[{"index":0,"presentation":"stars"}],"#
          + #""fields":[\#(field("stars", "2", required))]}"#,
        #"{"cell":"","taken":true,"effects":["#
          + #"{"effect":"changed","field":"stars","from":2,"to":4,"origin":"program"}],"#
          + #""presentation":"page","fields":[\#(field("stars", "4", required)),"#
          + #"\#(field("why", #""""#, clean, hidden))]}"#,
      ])
  }

  @Test func checksAndRequestsAreAnswered() {
    let told = answers([
      #"{"values": {"stars": 1, "why": "No"}}"#, #"{"form": "submit"}"#,
      #"{"checked": {"ticket": 1, "result": "passed"}}"#,
      #"{"reply": {"ticket": 1, "result": "accepted"}}"#,
    ])
    let effects = told.map { $0.firstMatch(of: /"effects":\[(.*?)\](?:,"|})/).map { String($0.1) } }
    #expect(
      effects == [
        #"{"effect":"changed","field":"stars","from":null,"to":1,"origin":"program"},"#
          + #"{"effect":"changed","field":"why","from":"","to":"No","origin":"program"},"#
          + #"{"effect":"check","check":"isPolite","field":"why","value":"No","ticket":1}"#, "",
        #"{"effect":"send","request":"submit","values":{"stars":1,"why":"No"},"ticket":1}"#,
        #"{"effect":"announce","text":"Submitted"}"#,
      ])
  }

  @Test(arguments: [
    (#"{"field": "starz", "set": 2}"#, "the form has no field 'starz'"),
    (#"{"set": 2}"#, "expected 'field' in here"),
    (#"{"text": "x"}"#, "expected 'field' in here"),
    (#"{"field": "why", "set": {"lower": 1}}"#, "expected 'upper' in here"),
    (#"{"values": {"stars": "many"}}"#, "'stars', a rating, cannot have this value"),
    (#"{"values": {"star": 2}}"#, "unknown key 'star'"),
    (#"{"values": {"why": null}}"#, "'why', a text, cannot have this value"),
    (#"{"checked": {"ticket": 1}}"#, "expected 'result' in here"),
    (#"{"reply": {"ticket": 1, "result": "yes"}}"#, "'result' cannot be 'yes'"),
    (#"{"cell": "other", "form": "submit"}"#, "there is no cell 'other': open it first"),
    (#"{"form": "submit", "close": true}"#, "expected exactly one of"),
  ])
  func faultyLinesHaveErrors(_ line: String, _ message: String) {
    let told = answers([line, #"{"form": "next"}"#])
    #expect(told[0].contains(#""errors":[{"message":"\#(message)"#), "\(told[0])")
    #expect(told[1].contains(#"{"effect":"focus","field":"stars"}"#), "\(told[1])")
  }

  /// A value that a user could not enter is an error in `open` and `values`; `set` ignores it or
  /// makes it valid.
  @Test(arguments: [
    ("slider", "", "1.5", #""value":2"#, "its bounds or its steps exclude it"),
    ("stepper", "", "1.5", #""value":2"#, "its bounds or its steps exclude it"),
    ("stepper", "", "500", #""value":100"#, "its bounds or its steps exclude it"),
    (
      "rangeSlider", "", #"{"lower": 1.5, "upper": 2.5}"#, #""lowerValue":2"#,
      "its bounds or its steps exclude it"
    ),
    ("rating", "", "9", #""value":5"#, "its bounds or its steps exclude it"),
    ("text", #", "entry": "whole""#, #""12x""#, #""text":"12""#, "not all of it can be typed"),
    ("text", #", "entry": "whole""#, #""abc""#, #""text":"""#, "nothing of it can be typed"),
    (
      "text", #", "entry": {"phone": "(###) ##"}"#, #""55x555""#, #""text":"(555) 55""#,
      "not all of it can be typed"
    ),
    (
      "choice", #", "options": ["x", "y"]"#, "[0, 1]", #""selection":[]"#,
      "only one option can be selected"
    ),
    (
      "choice", #", "style": "chips", "options": ["x", "y"]"#, "[1, 1]", #""selection":[]"#,
      "an option is selected twice"
    ),
  ])
  func valueThatCannotBeEnteredIsAnError(
    _ kind: String, _ keys: String, _ value: String, _ stored: String, _ reason: String
  ) {
    let cell = #"{"component": "\#(kind)"\#(keys)}"#
    var player = Player(under: [], for: .sapfiori)
    let told = [
      #"{"open": \#(cell)}"#, #"{"set": \#(value)}"#,
      #"{"cell": "f", "open": {"groups": [{"entries": [{"key": "a", "cell": \#(cell)}]}]}}"#,
      #"{"cell": "f", "values": {"a": \#(value)}}"#,
    ].flatMap { line in player.answer(SourceText(line)) { _ in .success([]) } }.map(\.onOneLine)
    let shown = told[told[1].contains("presentation") ? 1 : 0]
    #expect(shown.contains(stored), "\(told[1])")
    #expect(told[3].contains("'a' cannot have this value: \(reason)"), "\(told[3])")
  }

  /// Null clears a value in `open`, in `values` and in a reply.
  @Test func nullClearsValue() throws {
    let form =
      #""groups": [{"entries": [{"key": "r", "cell": {"component": "rating", "value": 3}}, "#
      + #"{"key": "n", "cell": {"component": "stepper", "value": 3}}]}]"#
    let null = #"{"r": null, "n": null}"#
    let stories = [
      [#"{"open": {\#(form), "values": \#(null)}}"#],
      [#"{"open": {\#(form)}}"#, #"{"values": \#(null)}"#],
      [
        #"{"open": {\#(form)}}"#, #"{"form": "submit"}"#,
        #"{"reply": {"ticket": 1, "result": "accepted", "values": \#(null)}}"#,
      ],
    ]
    for story in stories {
      var player = Player(under: [], for: .sapfiori)
      let told = (story + [#"{"form": "submit"}"#]).flatMap { line in
        player.answer(SourceText(line)) { _ in .success([]) }
      }
      let sent = try #require(told.last).onOneLine
      #expect(sent.contains(#""request":"submit","values":{"n":null,"r":null}"#), "\(story)")
    }
  }

  /// A server can store no rating as 0.
  @Test func zeroIsNoRating() {
    var player = Player(under: [], for: .sapfiori)
    let told = [
      #"{"open": {"values": {"r": 0}, "groups": [{"entries": [{"key": "r", "cell": {"component": "rating", "value": 3}}]}]}}"#,
      #"{"field": "r", "action": "increment"}"#, #"{"values": {"r": 0}}"#,
    ].flatMap { line in player.answer(SourceText(line)) { _ in .success([]) } }.map(\.onOneLine)
    #expect(told[0].contains(#""key":"r","value":null"#), "\(told[0])")
    #expect(told[2].contains(#""key":"r","value":null"#), "\(told[2])")
  }

  /// A press ends the edit of another cell first, so that undo keeps the text.
  @Test func pressIsASeparateUndoStep() {
    var player = Player(under: [], for: .sapfiori)
    let last =
      [
        #"{"open": {"hiddenValues": "reset", "groups": [{"entries": [{"key": "w", "cell": {"component": "switch", "isOn": true}}, {"key": "x", "cell": {"component": "text"}, "visible": {"field": "w", "equals": true}}]}]}}"#,
        #"{"field": "x", "text": "typed"}"#,
        #"{"field": "w", "pointer": "down", "x": 290, "y": 23}"#,
        #"{"field": "w", "pointer": "up", "x": 290, "y": 23}"#, #"{"form": "undo"}"#,
      ].flatMap { line in player.answer(SourceText(line)) { _ in .success([]) } }.last?.onOneLine
      ?? ""
    #expect(last.contains(#""key":"x","value":"typed""#), "\(last)")
    #expect(last.contains(#""canUndo":true"#), "\(last)")
  }

  /// A definition can have an edited text and an open picker, and input continues from there.
  @Test func editOfDefinitionContinues() {
    var player = Player(under: [], for: .sapfiori)
    let told = [
      #"{"open": {"groups": [{"entries": [{"key": "a", "cell": {"component": "text", "editing": {}}}, "#
        + #"{"key": "p", "cell": {"component": "choice", "style": "picker", "options": ["A"], "isOpen": true}}, "#
        + #"{"key": "q", "cell": {"component": "choice", "style": "picker", "options": ["A"], "isOpen": true}}]}]}}"#,
      #"{"field": "p", "action": "activate"}"#, #"{"text": "x"}"#,
    ].flatMap { line in player.answer(SourceText(line)) { _ in .success([]) } }.map(\.onOneLine)
    #expect(told[0].contains(#""focus":"a","open":"p""#))
    #expect(told[1].contains(#""focus":"a","open":null"#), "\(told[1])")
    #expect(told[2].contains(#"{"effect":"live","value":"x","origin":"key","field":"a"}"#))
  }

  @Test func keyWithoutFocusIsNotTaken() {
    #expect(answers([#"{"key": "left"}"#]) == [#"{"cell":"","taken":false,"effects":[]}"#])
  }

  /// The text of a secure field is not drawn, but is part of its presentation.
  @Test func changeThatIsNotDrawnIsSent() {
    var player = Player(under: [], for: .sapfiori)
    let told = [
      #"{"open": {"groups": [{"entries": [{"key": "a", "cell": {"component": "text", "isSecure": true}}]}]}}"#,
      #"{"field": "a", "set": "abc"}"#, #"{"field": "a", "set": "xyz"}"#,
    ].flatMap { line in player.answer(SourceText(line)) { _ in .success([]) } }.map(\.onOneLine)
    #expect(told[2].contains(#""cells":[{"index":0"#) && told[2].contains(#""text":"xyz""#))
  }

  @Test func linesInRandomOrderAreAnswered() {
    let lines = [
      #"{"form": "undo"}"#, #"{"form": "redo"}"#, #"{"form": "submit"}"#, #"{"form": "reset"}"#,
      #"{"form": "next"}"#, #"{"key": "tab"}"#, #"{"text": "x"}"#, #"{"key": "right"}"#,
      #"{"pointer": "down", "x": 300, "y": 40}"#, #"{"pointer": "up", "x": 200, "y": 90}"#,
      #"{"field": "stars", "action": "increment"}"#, #"{"field": "go", "action": "activate"}"#,
      #"{"checked": {"ticket": 2, "result": "failed"}}"#, #"{"setting": {"direction": "rtl"}}"#,
      #"{"reply": {"ticket": 1, "result": "none"}}"#, #"{"form": "offline"}"#,
      #"{"form": "online"}"#,
      #"{"field": "why", "messages": [{"text": "Please"}]}"#, #"{"field": "stars", "unset": true}"#,
    ]
    var state: UInt64 = 9
    let story = (0..<300).map { _ in
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return lines[Int(state >> 33) % lines.count]
    }
    #expect(answers(story).count == story.count)
  }
}

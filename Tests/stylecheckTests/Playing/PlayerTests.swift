import FormCellModel
import StyleSheet
import Testing

@testable import stylecheck

@Suite struct PlayerTests {
  /// Lines of input, and their answers without presentations.
  struct Story: CustomTestStringConvertible {
    let testDescription: String
    let lines: [String]
    let answers: [String]

    init(_ name: String, _ lines: [String], _ answers: [String]) {
      testDescription = name
      self.lines = lines
      self.answers = answers
    }
  }

  private static let rating = #"{"open": {"component": "rating", "keyName": "Tea"}}"#
  private static let note = #"{"open": {"component": "text", "style": "note"}}"#
  private static let toggle =
    #"{"cell": "b", "open": {"component": "switch", "title": "Sync"}}"#

  private static let sheets = [
    "red.nss": "fdlFUIRatingControlFormCell_title { font-color: #FF0000; }",
    "faulty.nss": "A { x: ",
  ]

  /// Returns the answers, with `true` in place of each presentation.
  private func answers(_ lines: [String], under sheets: [Sheet] = []) -> [String] {
    var player = Player(under: sheets, for: .sapfiori)
    return lines.flatMap { line in
      player.answer(SourceText(line)) { paths in
        let sheets = Self.sheets[paths.joined()].map { text in
          [Sheet(parsing: SourceText(text, name: paths.joined()))]
        }
        return sheets.map { .success($0) }
          ?? .failure(Player.LoadFailure(reason: "cannot read '\(paths.joined())'"))
      }
    }
    .map(Self.withoutPresentation)
  }

  private static func withoutPresentation(_ answer: JSONText) -> String {
    guard case .object(let members) = answer else { return answer.onOneLine }
    let short = members.filter { $0.name != "version" }.map { member in
      member.name == "presentation" ? JSONText.Member("presentation", true) : member
    }
    return JSONText.object(short).onOneLine
  }

  @Test func bytesThatAreNotUTF8AreAnError() {
    var player = Player(under: [], for: .sapfiori)
    let line =
      Array(#"{"open": {"component": "text", "title": "a"#.utf8) + [0xFF] + Array(#""}}"#.utf8)
    let answers = player.answer(SourceText(bytes: line)) { _ in .success([]) }
    #expect(
      answers.map(Self.withoutPresentation) == [
        #"{"line":1,"errors":[{"message":"this byte is not UTF-8","id":"malformed-json","column":43}]}"#
      ])
  }

  @Test(arguments: [
    Story(
      "a touch on a mark",
      [
        rating, #"{"pointer": "down", "x": 250, "y": 22}"#,
        #"{"pointer": "up", "x": 250, "y": 22}"#,
      ],
      [
        #"{"line":1,"cell":"","presentation":true}"#,
        #"{"line":2,"cell":"","taken":true,"effects":[{"effect":"live","value":4,"origin":"pointer"},{"effect":"tick"}],"presentation":true}"#,
        #"{"line":3,"cell":"","taken":true,"effects":[{"effect":"commit","value":4,"origin":"pointer"},{"effect":"announce"}],"presentation":true}"#,
      ]),
    Story(
      "a touch beside the marks is not taken, and changes nothing",
      [rating, #"{"pointer": "down", "x": 10, "y": 10}"#],
      [
        #"{"line":1,"cell":"","presentation":true}"#,
        #"{"line":2,"cell":"","taken":false,"effects":[]}"#,
      ]),
    Story(
      "an empty line has no answer but a number",
      [rating, "", " \r", #"{"key": "enter"}"#],
      [
        #"{"line":1,"cell":"","presentation":true}"#,
        #"{"line":4,"cell":"","taken":false,"effects":[]}"#,
      ]),
    Story(
      "a key that is not taken is passed on",
      [rating, #"{"key": "right"}"#, #"{"key": "enter"}"#],
      [
        #"{"line":1,"cell":"","presentation":true}"#,
        #"{"line":2,"cell":"","taken":true,"effects":[{"effect":"commit","value":1,"origin":"key"},{"effect":"announce"},{"effect":"tick"}],"presentation":true}"#,
        #"{"line":3,"cell":"","taken":false,"effects":[]}"#,
      ]),
    Story(
      "a switch beside a rating",
      [rating, toggle, #"{"cell": "b", "key": "space"}"#, #"{"cell": "b", "close": true}"#],
      [
        #"{"line":1,"cell":"","presentation":true}"#,
        #"{"line":2,"cell":"b","presentation":true}"#,
        #"{"line":3,"cell":"b","taken":true,"effects":[{"effect":"commit","value":true,"origin":"key"}],"presentation":true}"#,
        #"{"line":4,"cell":"b","closed":true}"#,
      ]),
    Story(
      "an action of assistive technology, and a value of the program",
      [
        rating, #"{"action": "increment"}"#, #"{"set": 4}"#, #"{"unset": true}"#, #"{"set": true}"#,
      ],
      [
        #"{"line":1,"cell":"","presentation":true}"#,
        #"{"line":2,"cell":"","taken":true,"effects":[{"effect":"commit","value":1,"origin":"accessibility"},{"effect":"tick"}],"presentation":true}"#,
        #"{"line":3,"cell":"","taken":true,"effects":[{"effect":"commit","value":4,"origin":"program"}],"presentation":true}"#,
        #"{"line":4,"cell":"","taken":true,"effects":[{"effect":"commit","value":null,"origin":"program"}],"presentation":true}"#,
        #"{"line":5,"cell":"","taken":false,"effects":[]}"#,
      ]),
    Story(
      "another situation, other sheets, and sheets that cannot be read",
      [
        rating, #"{"setting": {"environment": {"appearance": "dark"}}}"#,
        #"{"setting": {"environment": {"appearance": "dark"}}}"#, #"{"sheets": ["red.nss"]}"#,
        #"{"sheets": ["blue.nss"]}"#, #"{"sheets": ["faulty.nss"]}"#,
      ],
      [
        #"{"line":1,"cell":"","presentation":true}"#,
        #"{"line":2,"cell":"","presentation":true}"#, #"{"line":3,"cell":""}"#,
        #"{"line":4,"cell":"","presentation":true}"#,
        #"{"line":5,"errors":[{"message":"cannot read 'blue.nss'"}]}"#,
        #"{"line":6,"cell":"","presentation":true,"warnings":["'faulty.nss' has errors; run 'stylecheck check'"]}"#,
      ]),
    Story(
      "points are rounded as toolkits send them",
      [
        rating, #"{"pointer": "down", "x": 250.00000095367432, "y": 2.2e1, "time": 1e-7}"#,
        #"{"pointer": "up", "x": 1e99, "y": 22}"#,
      ],
      [
        #"{"line":1,"cell":"","presentation":true}"#,
        #"{"line":2,"cell":"","taken":true,"effects":[{"effect":"live","value":4,"origin":"pointer"},{"effect":"tick"}],"presentation":true}"#,
        #"{"line":3,"errors":[{"message":"'1e99' is outside of '-9223372036854.775808...9223372036854.775807'","id":"out-of-range","column":24}]}"#,
      ]),
    Story(
      "a form without keys is opened cell by cell",
      [#"{"open": {"cells": [{"component": "switch"}]}}"#],
      [
        #"{"line":1,"errors":[{"message":"expected 'groups' in here: cells without keys are opened one by one","id":"missing-key","column":10}]}"#
      ]),
    Story(
      "the focus is shown, and given to cells that can have it",
      [
        toggle, #"{"cell": "b", "focus": true}"#, #"{"cell": "b", "focus": false}"#,
        #"{"cell": "b", "focus": false}"#,
      ],
      [
        #"{"line":1,"cell":"b","presentation":true}"#,
        #"{"line":2,"cell":"b","taken":true,"effects":[],"presentation":true}"#,
        #"{"line":3,"cell":"b","taken":true,"effects":[],"presentation":true}"#,
        #"{"line":4,"cell":"b","taken":false,"effects":[]}"#,
      ]),
    Story(
      "a text is typed with its cursor",
      [
        note, #"{"text": "abd"}"#, #"{"cursor": 2}"#, #"{"text": "abcd", "cursor": 3}"#,
        #"{"key": "tab"}"#,
      ],
      [
        #"{"line":1,"cell":"","presentation":true}"#,
        #"{"line":2,"cell":"","taken":true,"effects":[{"effect":"focus","move":"here"},{"effect":"live","value":"abd","origin":"key"}],"presentation":true}"#,
        #"{"line":3,"cell":"","taken":true,"effects":[],"presentation":true}"#,
        #"{"line":4,"cell":"","taken":true,"effects":[{"effect":"live","value":"abcd","origin":"key"}],"presentation":true}"#,
        #"{"line":5,"cell":"","taken":false,"effects":[]}"#,
      ]),
    Story(
      "a change that is refused or cut has its reason",
      [
        #"{"open": {"component": "text", "limit": {"characters": 2}}}"#, #"{"text": "abcd"}"#,
        #"{"text": "abc"}"#,
      ],
      [
        #"{"line":1,"cell":"","presentation":true}"#,
        #"{"line":2,"cell":"","taken":true,"effects":[{"effect":"focus","move":"here"},{"effect":"live","value":"ab","origin":"key"},{"effect":"hindered","reason":"cut","count":2}],"presentation":true,"message":"No more characters remaining"}"#,
        #"{"line":3,"cell":"","taken":true,"effects":[{"effect":"hindered","reason":"full"}]}"#,
      ]),
    Story(
      "the progress of a button is shown without effects",
      [
        #"{"open": {"component": "button", "title": "Go"}}"#, #"{"set": "processing"}"#,
        #"{"action": "activate"}"#, #"{"set": "busy"}"#,
      ],
      [
        #"{"line":1,"cell":"","presentation":true}"#,
        #"{"line":2,"cell":"","taken":true,"effects":[],"presentation":true}"#,
        #"{"line":3,"cell":"","taken":false,"effects":[]}"#,
        #"{"line":4,"cell":"","taken":false,"effects":[]}"#,
      ]),
    Story(
      "errors are answers",
      ["{", "[]", "{}", #"{"key": "rigth"}"#, #"{"close": true}"#, #"{"pointer": "up", "x": 1}"#],
      [
        #"{"line":1,"errors":[{"message":"expected a name in double quotes","id":"malformed-json","column":2}]}"#,
        #"{"line":2,"errors":[{"message":"a line is an object, not a list","id":"wrong-type","column":1}]}"#,
      ]),
  ])
  func storyHasExpectedAnswers(_ story: Story) {
    let told = answers(story.lines)
    // A story of errors lists only its first answers.
    #expect(Array(told.prefix(story.answers.count)) == story.answers)
    #expect(told.count == story.lines.filter { !Player.isBlank($0.utf8) }.count)
    if story.answers.count < told.count {
      #expect(told.allSatisfy { $0.contains(#""errors":[{"message":"#) })
    }
  }

  /// A thousand events have an answer each, and the last one sets the value.
  @Test func manyEventsAreAnswered() {
    let keys = ["right", "left", "up", "home", "end", "3", "escape"]
    let lines = (0..<1_000).map { #"{"key": "\#(keys[$0 % keys.count])"}"# }
    let told = answers([Self.rating] + lines + [#"{"set": 2}"#])
    #expect(told.count == 1_002)
    #expect(told.last?.contains(#""value":2"#) == true)
  }

  @Test func loadErrorOmitsCommandName() {
    let run = Run("play", input: #"{"sheets": ["no.nss"]}"#)
    #expect(
      run.output
        == #"{"version":"1.7","line":1,"errors":[{"message":"cannot read 'no.nss': no such file or folder"}]}"#
        + "\n")
  }

  /// A renderer that measures texts is asked for each width once.
  @Test func rendererMeasuresTexts() throws {
    let form =
      #"{"open": {"groups": [{"entries": [{"key": "a", "cell": {"component": "switch", "title": "Notify me"}}]}]}}"#
    let lines = [
      #"{"widths": []}"#, form, #"{"widths": [{"id": 0, "width": 1000}]}"#,
      #"{"widths": [{"id": 99, "width": 5}]}"#,
    ]
    var player = Player(under: [], for: .sapfiori)
    let told = lines.map { line in
      player.answer(SourceText(line)) { _ in .success([]) }[0].onOneLine
    }
    #expect(told[0] == #"{"version":"1.7","line":1}"#)
    #expect(told[1].contains(#""unmeasured":[{"id":0,"text":"Notify me","font":{"#))
    // A title of 1,000 points is truncated.
    #expect(told[2].contains(#"m…","baseline""#))
    #expect(
      told[3] == #"{"version":"1.7","line":4,"errors":[{"message":"no text has the 'id' 99"}]}"#)
    var (unmeasured, rounds) = (told[2], 0)
    while unmeasured.contains("unmeasured"), rounds < 9 {
      let rows = unmeasured.matches(of: /"id":([0-9]+),"text"/).map { match in
        #"{"id": \#(match.1), "width": 20}"#
      }
      let line = #"{"widths": [\#(rows.joined(separator: ", "))]}"#
      unmeasured = player.answer(SourceText(line)) { _ in .success([]) }[0].onOneLine
      rounds += 1
    }
    #expect(rounds == 1)
  }

  @Test func lengthsAreRounded() {
    #expect(JSONText(encoding: [14.200000000000017, 0.0004, -1.5]).onOneLine == "[14.2,0,-1.5]")
  }

  /// The command succeeds at the end of its input, even after an error.
  @Test func commandReadsLines() {
    let run = Run(
      "play", input: [Self.rating, "", "no JSON", #"{"key": "right"}"#].joined(separator: "\n"))
    #expect(run.status == .clean && run.error == "")
    #expect(run.output.split(separator: "\n").count == 3)
  }
}

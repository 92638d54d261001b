import Foundation
import StyleSheet
import Testing

@testable import stylecheck

@Suite struct JSONTextTests {
  @Test func textEndsAroundHoles() {
    let text: JSONText = ["a": .hole, "\0": .array([.hole, "\0"])]
    #expect(
      text.textAroundHoles == [
        "{\n  \"a\": ", ",\n  \"\\u0000\": [\n    ", ",\n    \"\\u0000\"\n  ]\n}\n",
      ])
  }

  @Test func layoutMatchesStringify() {
    let text: JSONText = [
      "z": .null, "a": true, "list": .array([.number("1.50"), "x", .array([]), [:]]),
      "object": ["b": JSONText(-3)],
    ]
    #expect(
      text.description == """
        {
          "z": null,
          "a": true,
          "list": [
            1.50,
            "x",
            [],
            {}
          ],
          "object": {
            "b": -3
          }
        }

        """)
  }

  @Test func printedStringsAreReadBack() {
    let string = String(String.UnicodeScalarView((0...0x2FF).compactMap(Unicode.Scalar.init))) + "😀"
    let printed = JSONText.string(string).description
    #expect(JSONReader.read(SourceText(printed)).value?.content == .string(string))
    let foundation = try? JSONSerialization.jsonObject(
      with: Data(printed.utf8), options: .fragmentsAllowed)
    #expect(foundation as? String == string)
  }

  @Test(arguments: [
    "null", "true", "-2.50e3", #""""#, "[]", "{}", "[[],{},0]",
    #"{"a":[1,true,null],"":{"b":{"c":"d"}},"é":"名😀"}"#,
    #"{"\"":"\\","\n":"a\r\tb\u0001\u001f/"}"#,
  ])
  func copiedValueKeepsItsText(_ text: String) throws {
    let json = try #require(JSONReader.read(SourceText(text)).value)
    #expect(JSONText(copying: json).onOneLine == text)
  }

  @Test(arguments: [
    (JSONText([]), "[]"), (JSONText([0, -1, 20]), "[0,-1,20]"), (JSONText(nil as String?), "null"),
    (JSONText.object([]).with("a", JSONText(1)), #"{"a":1}"#),
    (JSONText.object([.init("a", true)]).with("b", .array([])), #"{"a":true,"b":[]}"#),
    (JSONText([1]).with("a", .null), "[1]"), (.array([.written("{}"), "\n"]), #"[{},"\n"]"#),
  ])
  func valuesAreWrittenOnOneLine(_ value: JSONText, _ text: String) {
    #expect(value.onOneLine == text)
  }
}

import Foundation
import StyleSheet
import Testing

@testable import stylecheck

@Suite struct JSONTextTests {
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
}

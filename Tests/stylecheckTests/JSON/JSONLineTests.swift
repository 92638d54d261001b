import StyleSheet
import Testing

@testable import stylecheck

@Suite struct JSONLineTests {
  @Test(arguments: [
    "null", "true", "-2.50e3", #""""#, "[]", "{}", "[[],{},0]",
    #"{"a":[1,true,null],"":{"b":{"c":"d"}},"é":"名😀"}"#,
    #"{"\"":"\\","\n":"a\r\tb\u0001\u001f/"}"#,
  ])
  func copiedValueKeepsItsText(_ text: String) throws {
    let json = try #require(JSONReader.read(SourceText(text)).value)
    #expect(JSONLine(copying: json) == JSONLine(written: text))
  }

  @Test(arguments: [
    (JSONLine([]), "[]"), (JSONLine([0, -1, 20]), "[0,-1,20]"),
    (JSONLine(nil), "null"), (JSONLine("a\"b"), #""a\"b""#),
    (JSONLine.object([]).with("a", JSONLine(1)), #"{"a":1}"#),
    (JSONLine.object([.init("a", true)]).with("b", .array([])), #"{"a":true,"b":[]}"#),
    (JSONLine([1]).with("a", .null), "[1]"), (JSONLine.null.inArray, "[null]"),
    (JSONLine(JSONText.array([.number("1.50"), "\n"])), #"[1.50,"\n"]"#),
  ])
  func valuesAreWritten(_ value: JSONLine, _ text: String) {
    #expect(value == JSONLine(written: text))
  }
}

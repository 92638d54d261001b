import StyleEditing
import StyleSheet
import Testing

@testable import stylecheck

/// Completions, hovers, hints and lenses through the server.
@Suite struct EditorCompletionTests {
  static let uri = "file:///project/app.nss"
  static let sheet = """
    /* 🎨 */ @brand: #0064D9;
    Label { font-color: @brand; font-style: bo }
    fdlFUIRatingControl {  }

    """

  private static let capabilities = """
    {"textDocument": {"hover": {"contentFormat": ["markdown"]},
    "completion": {"completionItem":
    {"snippetSupport": true, "documentationFormat": ["markdown"]}}}}
    """

  private static func client(
    _ capabilities: String = capabilities, options: String = "{}"
  ) throws -> EditorClient {
    var client = try EditorClient()
    client.request(
      "initialize",
      #"{"processId":null,"capabilities":\#(capabilities),"initializationOptions":\#(options)}"#)
    client.notify("initialized", "{}")
    client.open(uri, sheet)
    return client
  }

  private static func at(_ line: Int, _ column: Int) -> String {
    #"{"textDocument":{"uri":"\#(uri)"},"position":{"line":\#(line),"character":\#(column)}}"#
  }

  @Test func anItemReplacesItsWord() throws {
    var client = try Self.client()
    #expect(
      client.request("textDocument/completion", Self.at(1, 42)) == """
        "result":{"isIncomplete":false,"items":[{"label":"body","kind":20,"detail":"17 points",\
        "sortText":"0000","textEdit":{"range":{"start":{"line":1,"character":40},\
        "end":{"line":1,"character":42}},"newText":"body"},"data":{"uri":"\(Self.uri)",\
        "kind":"value","name":"body","type":"UIFontTextStyle"}}]}
        """)
  }

  @Test(arguments: [(capabilities, "on-color: $0;", true), ("{}", "on-color", false)])
  func snippetIsSentIfTheClientSupportsIt(
    _ capabilities: String, _ text: String, _ isSnippet: Bool
  ) throws {
    var client = try Self.client(capabilities)
    let result = client.request("textDocument/completion", Self.at(2, 22))
    #expect(result.contains(#""newText":"\#(text)""#))
    #expect(result.contains(#""insertTextFormat":2"#) == isSnippet)
  }

  /// The target of an empty sheet cannot be inferred.
  @Test func newSheetCompletesClassesOfEveryTarget() throws {
    var client = try Self.client()
    let uri = "untitled:new.nss"
    client.open(uri, "fdlFUIRatingControl_le")
    let result = client.request(
      "textDocument/completion",
      #"{"textDocument":{"uri":"\#(uri)"},"position":{"line":0,"character":22}}"#)
    #expect(result.contains(#""label":"fdlFUIRatingControl_leading_label""#))
  }

  @Test func blankTriggersCompletionOnlyOfValues() throws {
    var client = try Self.client()
    let blank = #","context":{"triggerKind":2,"triggerCharacter":" "}}"#
    let empty = #""result":{"isIncomplete":false,"items":[]}"#
    #expect(
      client.request("textDocument/completion", Self.at(2, 22).dropLast() + blank) == empty)
    #expect(
      client.request("textDocument/completion", Self.at(1, 20).dropLast() + blank) != empty)
  }

  @Test(arguments: [
    (
      capabilities,
      #""documentation":{"kind":"markdown","value":"`body`: UIFontTextStyle, 17 points"#
        + #"\n\n- nui: not read\n- sapfiori: body"}"#
    ),
    (
      "{}",
      #""documentation":{"kind":"plaintext","value":"body: UIFontTextStyle, 17 points"#
        + #"\n\n  nui: not read\n  sapfiori: body"}"#
    ),
  ])
  func anItemIsResolvedByItsData(_ capabilities: String, _ documentation: String) throws {
    var client = try Self.client(capabilities)
    let item = #"""
      {"label":"body","sortText":"0000","tags":[],"data":{"uri":"\#(Self.uri)","kind":"value",\#
      "name":"body","type":"UIFontTextStyle"}
      """#
    #expect(
      client.request("completionItem/resolve", item + "}")
        == #""result":\#(item),\#(documentation)}"#)
  }

  /// A client may send an item of another server, or one of a document that is closed.
  @Test(arguments: [
    #"{"label":"a"}"#, #"{"label":"a","data":3}"#,
    #"{"label":"a","data":{"uri":"file:///none","kind":"value","name":"a"}}"#,
    #"{"label":"a","data":{"uri":"\#(uri)","kind":"none","name":"a"}}"#,
  ])
  func anUnknownItemIsReturned(_ item: String) throws {
    var client = try Self.client()
    #expect(client.request("completionItem/resolve", item) == #""result":\#(item)"#)
  }

  @Test func dataOfItemsRoundTrips() throws {
    var client = try Self.client()
    for (line, column) in [(0, 9), (1, 20), (1, 42), (2, 0), (2, 22)] {
      let result = client.request("textDocument/completion", Self.at(line, column))
      let items = try #require(
        JSONReader.read(SourceText("{\(result)}")).value?["result"]?["items"]?.elements)
      #expect(!items.isEmpty)
      for item in items {
        let data = try #require(item["data"])
        let name = try #require(DescribedName(data))
        #expect(name.json(of: Self.uri) == JSONText(copying: data))
      }
    }
  }

  @Test(arguments: [
    (
      capabilities,
      #"{"kind":"markdown","value":"`@brand`: a variable, defined in line 1\n\n- value: #0064D9\n\nUsed once"}"#
    ),
    (
      "{}",
      #"{"kind":"plaintext","value":"@brand: a variable, defined in line 1\n\n  value: #0064D9\n\nUsed once"}"#
    ),
  ])
  func hoverHasTheFormatOfTheClient(_ capabilities: String, _ contents: String) throws {
    var client = try Self.client(capabilities)
    #expect(
      client.request("textDocument/hover", Self.at(0, 12)) == """
        "result":{"contents":\(contents),"range":{"start":{"line":0,"character":9},\
        "end":{"line":0,"character":15}}}
        """)
    #expect(client.request("textDocument/hover", Self.at(3, 0)) == #""result":null"#)
  }

  @Test func hintsFollowTheirValues() throws {
    var client = try Self.client()
    #expect(
      client.request(
        "textDocument/inlayHint",
        """
        {"textDocument":{"uri":"\(Self.uri)"},
        "range":{"start":{"line":0,"character":0},"end":{"line":2,"character":0}}}
        """) == """
          "result":[{"position":{"line":1,"character":26},"label":"= #0064D9","paddingLeft":true}]
          """)
  }

  @Test func aLensListsItsPlaces() throws {
    var client = try Self.client(options: #"{"showLocations": true}"#)
    #expect(
      client.request("textDocument/codeLens", #"{"textDocument":{"uri":"\#(Self.uri)"}}"#) == """
        "result":[{"range":{"start":{"line":0,"character":0},"end":{"line":0,"character":0}},\
        "command":{"title":"sapfiori loses this sheet at 2:43 (inferred)",\
        "command":"stylecheck.showLocations","arguments":["\(Self.uri)",\
        {"line":0,"character":0},[{"uri":"\(Self.uri)","range":{"start":{"line":1,"character":42},\
        "end":{"line":1,"character":42}}}]]}},\
        {"range":{"start":{"line":0,"character":9},"end":{"line":0,"character":15}},\
        "command":{"title":"used by 1 class","command":"stylecheck.showLocations",\
        "arguments":["\(Self.uri)",{"line":0,"character":9},[{"uri":"\(Self.uri)",\
        "range":{"start":{"line":1,"character":20},"end":{"line":1,"character":26}}}]]}}]
        """)
  }

  @Test func lensHasOnlyATitleWithoutTheCommand() throws {
    var client = try Self.client()
    let lenses = client.request(
      "textDocument/codeLens", #"{"textDocument":{"uri":"\#(Self.uri)"}}"#)
    #expect(lenses.matches(of: /"command":"stylecheck.showTitle"}/).count == 2)
    #expect(!lenses.contains("arguments"))
  }
}

import Testing

@testable import stylecheck

@Suite struct LanguageServerTests {
  /// Messages, and the codes of the errors of their responses; 0 for a result.
  struct Story: CustomTestStringConvertible {
    let testDescription: String
    let messages: [String]
    let codes: [Int]
    let status: Status?

    init(_ description: String, _ messages: [String], _ codes: [Int], _ status: Status? = nil) {
      testDescription = description
      self.messages = messages
      self.codes = codes
      self.status = status
    }
  }

  private static func request(_ method: String, _ parameters: String = "{}") -> String {
    #"{"jsonrpc": "2.0", "id": 1, "method": "\#(method)", "params": \#(parameters)}"#
  }
  private static let exit = #"{"method": "exit"}"#
  private static let start = request("initialize", #"{"capabilities": {}}"#)
  private static let document = #"{"textDocument": {"uri": "file:///a.nss"}}"#

  static let stories = [
    Story("the order of the protocol", [start, request("shutdown"), exit], [0, 0], .clean),
    Story("no shutdown", [start, exit], [0], .findings),
    Story("exit alone", [exit], [], .findings),
    Story("a request too early", [request("x")], [-32002]),
    Story("shutdown too early", [request("shutdown")], [-32002]),
    Story("a notification too early", [#"{"method": "textDocument/didOpen"}"#], []),
    Story("initialized twice", [start, start], [0, -32600]),
    Story("a request after shutdown", [start, request("shutdown"), request("x")], [0, 0, -32600]),
    Story(
      "anything else after shutdown",
      [
        start, request("shutdown"), start, request("shutdown"), #"{"method": "x"}"#,
        #"{"id": 1, "result": 1}"#,
      ],
      [0, 0, -32600, -32600]),
    Story("an unknown method", [start, request("x/y")], [0, -32601]),
    Story("an unknown notification", [start, #"{"method": "$/x"}"#], [0]),
    Story(
      "a document that is not open", [start, request("textDocument/hover", document)], [0, -32602]),
    Story("no parameters", [start, request("textDocument/hover")], [0, -32602]),
    Story("no JSON", [start, "{"], [0, -32700]),
    Story("no message", [start, "[]", "{}", #"{"id": 1}"#], [0, -32600, -32600, -32600]),
    Story("an answer to no question", [start, #"{"id": 7, "result": null}"#], [0]),
  ]

  @Test(arguments: stories)
  func messagesInAnyOrderAreAnswered(_ story: Story) throws {
    var client = try EditorClient()
    for message in story.messages { client.send(message) }
    let codes = client.take().compactMap { message -> Int? in
      guard message.contains(#""id":"#) else { return nil }
      return message.firstMatch(of: /"code":(-\d+)/).flatMap { Int($0.output.1) } ?? 0
    }
    #expect(codes == story.codes)
    #expect(client.status == story.status)
  }

  private static let pulling =
    #"{"textDocument": {"diagnostic": {}}, "workspace": {"diagnostics": {"refreshSupport": true}}, "window": {"workDoneProgress": true}}"#

  /// A request has one response if it is cancelled while its job runs.
  @Test(arguments: [
    (#"{"id": 9, "method": "shutdown"}"#, [#"{"jsonrpc":"2.0","id":9,"result":null}"#]),
    (#"{"method": "$/cancelRequest", "params": {"id": "all"}}"#, [String]()),
  ])
  func aRunningRequestIsRefusedOnce(_ message: String, _ others: [String]) throws {
    let folder = try TemporaryFolder()
    try folder.write("A { color: red; }\n", to: "a.nss")
    var client = try EditorClient(in: folder, capabilities: Self.pulling)
    client.keepJobs()
    client.send(#"{"id": "all", "method": "workspace/diagnostic", "params": {}}"#)
    _ = client.take()
    client.send(message)
    client.runJobs()
    let refusal =
      #"{"jsonrpc":"2.0","id":"all","error":{"code":-32800,"message":"the request was cancelled"}}"#
    #expect(client.take() == [refusal] + others)
  }

  /// The client shows the progress when it answers, so the server must report its end.
  @Test func progressOfFinishedWorkBeginsAndEnds() throws {
    let folder = try TemporaryFolder()
    try folder.write("A { color: red; }\n", to: "a.nss")
    var client = try EditorClient()
    let root = EditorClient.uri(of: folder.path("").withoutTrailingSlashes)
    client.request(
      "initialize",
      #"{"processId": null, "rootUri": "\#(root)", "capabilities": {"window": {"workDoneProgress": true}}}"#
    )
    client.notify("initialized", "{}")
    let creation = try #require(
      client.take().first { $0.contains("window/workDoneProgress/create") })
    let id = try #require(creation.firstMatch(of: /"id":("?[^,"]+"?)/)).output.1
    client.send(#"{"jsonrpc": "2.0", "id": \#(id), "result": null}"#)
    let kinds = client.take().compactMap { $0.firstMatch(of: /"kind":"(\w+)"/)?.output.1 }
    #expect(kinds == ["begin", "end"])
  }

  @Test func aRequestThatWaitsForFindingsIsAnsweredAfterTheCheck() throws {
    let folder = try TemporaryFolder()
    let uri = EditorClient.uri(of: folder.path("a.nss"))
    var client = try EditorClient(in: folder, capabilities: Self.pulling)
    client.open(uri, "A { color: red; }\n")
    client.keepJobs()
    let document = #"{"textDocument": {"uri": "\#(uri)"}}"#
    #expect(client.request("textDocument/diagnostic", document) == "")
    client.runJobs()
    #expect(client.take().contains { $0.contains(#""kind":"full""#) })
    client.change(uri, #"{"text": "B { color: red; }"}"#)
    #expect(client.request("textDocument/diagnostic", document) == "")
    client.notify("textDocument/didClose", document)
    #expect(client.take().contains { $0.contains(#""code":-32800"#) })
  }

  /// Folders that change while they are read are read again, and the first result is discarded.
  @Test func supersededReadingIsDiscarded() throws {
    let folder = try TemporaryFolder()
    try folder.write("A { color: red; }\n", to: "a.nss")
    var client = try EditorClient(in: folder, capabilities: Self.pulling)
    client.keepJobs()
    client.notify("workspace/didChangeConfiguration", "{}")
    let uri = EditorClient.uri(of: folder.path("").withoutTrailingSlashes)
    client.notify(
      "workspace/didChangeWorkspaceFolders",
      #"{"event": {"added": [], "removed": [{"uri": "\#(uri)", "name": "x"}]}}"#)
    client.runJobs()
    #expect(client.server.project.entries.isEmpty)
    #expect(client.request("workspace/symbol", #"{"query": ""}"#).hasSuffix(#""result":[]"#))
  }

  /// The log counts the sheets of the folders, and no other documents.
  @Test func documentsOutsideOfTheFoldersAreNotCounted() throws {
    let folder = try TemporaryFolder()
    try folder.write("A { color: red; }\n", to: "a.nss")
    var client = try EditorClient(in: folder)
    client.open("untitled:Untitled-1", "B { color: red; }\n")
    client.notify("workspace/didChangeConfiguration", "{}")
    #expect(client.take().contains { $0.contains("1 stylesheet in the open folders") })
  }

  @Test func theEndOfTheInputEndsTheServer() throws {
    var client = try EditorClient()
    client.handle(.closed)
    #expect(client.status == .findings)
  }

  @Test func everyNameOfAMethodIsUnique() {
    #expect(Set(ServedMethod.all.map(\.name)).count == ServedMethod.all.count)
    let capabilities = ServedMethod.all.compactMap(\.capability?.name)
    #expect(Set(capabilities).count == capabilities.count)
  }

  @Test func columnsHaveTheEncodingOfTheClient() throws {
    for (list, unit) in [
      ("[]", "utf-16"), (#"["utf-32", "utf-8", "utf-16"]"#, "utf-8"),
      (#"["utf-16", "utf-8"]"#, "utf-16"),
      (#"["utf-32"]"#, "utf-16"),
    ] {
      var client = try EditorClient()
      let answer = client.request(
        "initialize", #"{"capabilities": {"general": {"positionEncodings": \#(list)}}}"#)
      #expect(answer.contains(#""positionEncoding":"\#(unit)""#))
    }
  }
}

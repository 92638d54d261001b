import StyleSheet
import Testing

@testable import stylecheck

/// The answers of the server to requests about a document; positions are in UTF-16.
@Suite struct EditorRequestTests {
  static let base = "@brand: #0064D9;\n"
  static let sheet = """
    @import "base";
    /* 🎨
     */
    @gap: 4;
    Own, A:Own { font-color: @brand; x: #FFFFFF; }

    """

  private static let capabilities = """
    {"textDocument": {
      "documentSymbol": {"hierarchicalDocumentSymbolSupport": true},
      "foldingRange": {"lineFoldingOnly": true},
      "rename": {"prepareSupport": true},
      "codeAction": {"codeActionLiteralSupport": {}, "isPreferredSupport": true}},
    "workspace": {"workspaceEdit": {"documentChanges": true, "changeAnnotationSupport": {}}}}
    """

  /// A request with the rest of its parameters, and its result in short form: a range is its lines
  /// and columns, and there are no quotes.
  struct Case: CustomTestStringConvertible {
    let method: String
    let parameters: String
    let result: String

    var testDescription: String { "\(method) \(parameters)" }

    init(_ method: String, _ parameters: String = "", _ result: String) {
      self.method = method
      self.parameters = parameters
      self.result = result
    }
  }

  private static func at(_ line: Int, _ column: Int) -> String {
    #","position":{"line":\#(line),"character":\#(column)}"#
  }

  private static func range(_ line: Int, _ column: Int, _ endLine: Int, _ end: Int) -> String {
    #","range":{"start":{"line":\#(line),"character":\#(column)},"#
      + #""end":{"line":\#(endLine),"character":\#(end)}}"#
  }

  static let cases = [
    Case(
      "textDocument/documentSymbol", "",
      """
      [{name:base,detail:,kind:2,range:0:0-0:15,selectionRange:0:9-0:13,children:[]},\
      {name:@gap,detail:4,kind:13,range:3:0-3:8,selectionRange:3:0-3:4,children:[]},\
      {name:Own, A:Own,detail:,kind:5,range:4:0-4:46,selectionRange:4:0-4:10,children:[\
      {name:font-color,detail:@brand,kind:7,range:4:13-4:32,selectionRange:4:13-4:23,children:[]},\
      {name:x,detail:#FFFFFF,kind:7,range:4:33-4:44,selectionRange:4:33-4:34,children:[]}]}]
      """),
    Case("textDocument/foldingRange", "", "[{startLine:1,endLine:2,kind:comment}]"),
    Case(
      "textDocument/selectionRange", #","positions":[{"line":3,"character":6}]"#,
      "[{range:3:6-3:7,parent:{range:3:0-3:8,parent:{range:0:0-5:0}}}]"),
    Case(
      "textDocument/semanticTokens/range", range(1, 0, 4, 0),
      "{data:[1,0,5,8,0,1,0,3,8,0,1,0,4,2,1,0,4,1,9,0,0,2,1,3,0]}"),
    Case("textDocument/documentLink", "", "[{range:0:9-0:13,target:BASE}]"),
    Case("textDocument/definition", at(4, 27), "[{uri:BASE,range:0:0-0:6}]"),
    Case(
      "textDocument/references", at(4, 27) + #","context":{"includeDeclaration":false}"#,
      "[{uri:URI,range:4:25-4:31}]"),
    Case(
      "textDocument/documentHighlight", at(4, 1),
      "[{range:4:0-4:3,kind:3},{range:4:7-4:10,kind:3}]"),
    Case("textDocument/prepareRename", at(4, 27), "{range:4:25-4:31,placeholder:@brand}"),
    Case("textDocument/prepareRename", at(4, 14), "null"),
    Case(
      "textDocument/rename", at(4, 27) + #","newName":"ours""#,
      """
      {documentChanges:[\
      {textDocument:{uri:URI,version:1},edits:[{range:4:25-4:31,newText:@ours}]},\
      {textDocument:{uri:BASE,version:null},edits:[{range:0:0-0:6,newText:@ours}]}]}
      """),
    Case(
      "textDocument/rename", at(4, 1) + #","newName":"Mine""#,
      """
      {documentChanges:[{textDocument:{uri:URI,version:1},edits:[\
      {range:4:0-4:3,newText:Mine},{range:4:7-4:10,newText:Mine}]},\
      {textDocument:{uri:CODE,version:null},edits:[\
      {range:0:9-0:12,newText:Mine,annotationId:code}]}],\
      changeAnnotations:{code:{label:Rename 'Own' in Swift code,needsConfirmation:true}}}
      """),
    Case("textDocument/rename", at(4, 1) + #","newName":"Own""#, "{documentChanges:[]}"),
    Case(
      "textDocument/prepareCallHierarchy", at(4, 27),
      "[{name:@brand,kind:13,detail:#0064D9,uri:BASE,range:0:0-0:16,selectionRange:0:0-0:6}]"),
    Case(
      // The sheet is for NUI, which does not know the variable of the import.
      "textDocument/documentColor", "",
      "[{range:4:36-4:43,color:{red:1,green:1,blue:1,alpha:1}}]"),
    Case(
      "textDocument/colorPresentation",
      range(4, 36, 4, 43) + #","color":{"red":1,"green":0.0,"blue":0,"alpha":1}"#,
      """
      [{label:#FF0000,textEdit:{range:4:36-4:43,newText:#FF0000}},\
      {label:rgb(255, 0, 0),textEdit:{range:4:36-4:43,newText:rgb(255, 0, 0)}},\
      {label:red,textEdit:{range:4:36-4:43,newText:red}}]
      """),
    Case(
      "textDocument/onTypeFormatting", at(4, 32) + #","ch":";""#,
      #"[{range:4:12-4:12,newText:\n }]"#),
    Case("textDocument/rangeFormatting", range(0, 0, 4, 0), "[]"),
    Case(
      "textDocument/codeAction",
      range(4, 37, 4, 37) + #","context":{"diagnostics":[],"only":["refactor"]}"#,
      """
      [{title:Extract '#FFFFFF' to '@x',kind:refactor.extract,edit:{documentChanges:[\
      {textDocument:{uri:URI,version:1},edits:[{range:3:8-3:8,newText:\\n@x: #FFFFFF;},\
      {range:4:36-4:43,newText:@x}]}]}}]
      """),
  ]

  /// An editor removes the byte order mark of a file that it opens, so the mark is no column.
  @Test(arguments: cases, ["", "\u{FEFF}"])
  func answers(_ c: Case, beside mark: String) throws {
    let folder = try TemporaryFolder()
    try folder.write(mark + Self.base, to: "base.nss")
    try folder.write(mark + "let a = \"Own\"\n", to: "Code.swift")
    var client = try EditorClient(in: folder, capabilities: Self.capabilities)
    let uris = ["own.nss": "URI", "base.nss": "BASE", "Code.swift": "CODE"].map { name, short in
      (EditorClient.uri(of: folder.path(name)), short)
    }
    let uri = EditorClient.uri(of: folder.path("own.nss"))
    client.open(uri, Self.sheet)
    let result = client.request(c.method, #"{"textDocument":{"uri":"\#(uri)"}\#(c.parameters)}"#)
    #expect(
      uris.reduce(result.shortened) { $0.replacing($1.0, with: $1.1) } == "result:\(c.result)")
  }

  @Test func formsOfAnswersFollowCapabilities() throws {
    let folder = try TemporaryFolder()
    var client = try EditorClient(in: folder)
    let uri = EditorClient.uri(of: folder.path("own.nss"))
    client.open(uri, "A { x: 1; }\n")
    let document = #"{"textDocument":{"uri":"\#(uri)"}"#
    #expect(
      client.request("textDocument/documentSymbol", "\(document)}").shortened
        .replacing(uri, with: "URI") == """
          result:[{name:A,kind:5,location:{uri:URI,range:0:0-0:11}},\
          {name:x,kind:7,location:{uri:URI,range:0:4-0:9},containerName:A}]
          """)
    let refusal = client.request(
      "textDocument/rename", document + Self.at(0, 0) + #","newName":"a b"}"#)
    #expect(
      refusal == #""error":{"code":-32803,"message":"'a b' is not the name of a class"}"#)
    let rename = client.request(
      "textDocument/rename", document + Self.at(0, 0) + #","newName":"B"}"#)
    #expect(
      rename.shortened.replacing(uri, with: "URI")
        == "result:{changes:{URI:[{range:0:0-0:1,newText:B}]}}")
  }

  /// A request about a sheet of the folders does not depend on whether it is open.
  @Test func aFileIsAnsweredLikeADocument() throws {
    let folder = try TemporaryFolder()
    let text = "Label { font-colr: red; }\n"
    for name in ["a.nss", "a.css"] { try folder.write(text, to: name) }
    var client = try EditorClient(in: folder, capabilities: EditorClient.pulling)
    let uri = EditorClient.uri(of: folder.path("a.nss"))
    let document = #"{"textDocument":{"uri":"\#(uri)"}}"#
    let methods = ["documentSymbol", "semanticTokens/full", "diagnostic"].map {
      "textDocument/\($0)"
    }
    let ofFile = methods.map { client.request($0, document) }
    #expect(ofFile.allSatisfy { $0.hasPrefix(#""result":"#) })
    client.open(uri, text)
    #expect(methods.map { client.request($0, document) } == ofFile)
    client.notify("textDocument/didClose", document)
    try folder.write("@ink: red;\n", to: "a.nss")
    #expect(client.request(methods[0], document).contains(#""name":"@ink""#))
    #expect(
      client.request(methods[0], document.replacing("a.nss", with: "a.css"))
        .contains(#""code":-32602"#))
  }

  /// A byte order mark that the client sends is a column, and a fix removes it; that of a file is none.
  @Test(arguments: [(true, 1), (false, 0)])
  func aMarkIsPartOfADocument(_ isOpen: Bool, _ column: Int) throws {
    let folder = try TemporaryFolder()
    let text = "\u{FEFF}A { x: 1; }\n"
    try folder.write(text, to: "own.nss")
    var client = try EditorClient(in: folder, capabilities: Self.capabilities)
    let uri = EditorClient.uri(of: folder.path("own.nss"))
    if isOpen { client.open(uri, text) }
    let document = #"{"textDocument":{"uri":"\#(uri)"}"#
    #expect(
      client.request("textDocument/prepareRename", document + Self.at(0, column) + "}").shortened
        == "result:{range:0:\(column)-0:\(column + 1),placeholder:A}")
    let actions = client.request(
      "textDocument/codeAction",
      document + #","context":{"diagnostics":[]}"# + Self.range(0, 0, 0, 0) + "}")
    for part in ["byte-order-mark", "source.fixAll"] {
      #expect(actions.contains(part) == isOpen)
    }
  }

  /// Swift code is edited once, by its path without links.
  @Test func linkedCodeIsEditedOnce() throws {
    let folder = try TemporaryFolder()
    try folder.write("let a = \"Own\"\n", to: "s/V.swift")
    try folder.link("ln", to: "s")
    var client = try EditorClient(in: folder, capabilities: Self.capabilities)
    let uri = EditorClient.uri(of: folder.path("own.nss"))
    client.open(uri, "Own { x: 1; }\n")
    let place = #"{"textDocument":{"uri":"\#(uri)"}"# + Self.at(0, 0)
    let rename = client.request("textDocument/rename", place + #","newName":"Mine"}"#)
    #expect(rename.contains(EditorClient.uri(of: folder.path("s/V.swift"))))
    #expect(!rename.contains("/ln/"))
  }

  /// Sheets whose last line begins with a name, and the warning for a new name.
  static let warnings = [
    (
      "Label { x: 1; }", "Label", "B",
      "'Label' is a class of the vendor: under another name the sheet no longer styles it"
    ),
    (
      "@import \"../base\"; A { x:\n@b; }", "@b", "@B",
      "'@b' may be defined in an imported sheet that cannot be read: its uses here then lose that value"
    ),
  ]

  /// A doubtful name is changed only by a user who has read a warning.
  @Test(arguments: warnings, [true, false])
  func aWarningIsConfirmed(
    _ own: (sheet: String, name: String, new: String, warning: String), _ confirms: Bool
  ) throws {
    let folder = try TemporaryFolder()
    var client = try EditorClient(
      in: folder, "--target sapfiori", capabilities: confirms ? Self.capabilities : "{}")
    let uri = EditorClient.uri(of: folder.path("own.nss"))
    client.open(uri, own.sheet)
    let line = own.sheet.filter { $0 == "\n" }.count
    let place = #"{"textDocument":{"uri":"\#(uri)"}"# + Self.at(line, 0)
    let rename = client.request("textDocument/rename", place + #","newName":"\#(own.new)"}"#)
      .shortened.replacing(uri, with: "URI")
    let range = "range:\(line):0-\(line):\(own.name.count)"
    let refusal = "error:{code:-32803,message:\(own.warning)}"
    #expect(
      client.request("textDocument/prepareRename", place + "}").shortened
        == (confirms ? "result:{\(range),placeholder:\(own.name)}" : refusal))
    #expect(
      rename
        == (confirms
          ? """
          result:{documentChanges:[{textDocument:{uri:URI,version:1},edits:[\
          {\(range),newText:\(own.new),annotationId:warning}]}],\
          changeAnnotations:{warning:{label:\(own.warning),needsConfirmation:true}}}
          """ : refusal))
  }

  /// Each lens has a command that the editor can run, or one that the server runs without an effect.
  @Test(arguments: [
    ("{}", "stylecheck.showTitle", true),
    (#"{"showLocations": true}"#, "stylecheck.showLocations", false),
  ])
  func aLensCanBeRun(_ options: String, _ command: String, _ isAnnounced: Bool) throws {
    var client = try EditorClient()
    let announced = client.request(
      "initialize", #"{"capabilities": {}, "initializationOptions": \#(options)}"#)
    #expect(announced.contains(#""commands":["\#(command)"]"#) == isAnnounced)
    client.open("file:///a.nss", "@a: 1;\nLabel { font-size: @a; }\n")
    let lenses = client.request(
      "textDocument/codeLens", #"{"textDocument":{"uri":"file:///a.nss"}}"#)
    #expect(lenses.contains(#""title":"used by 1 class","command":"\#(command)""#))
    #expect(
      client.request("workspace/executeCommand", #"{"command":"stylecheck.showTitle"}"#)
        == #""result":null"#)
    #expect(
      client.request("workspace/executeCommand", #"{"command":"nope"}"#).contains(#""code":-32602"#)
    )
  }

  @Test func symbolsOfAllSheetsAreFound() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.base, to: "base.nss")
    var client = try EditorClient(in: folder)
    let found = client.request("workspace/symbol", #"{"query":"bRnd"}"#)
    #expect(found.shortened.hasPrefix("result:[{name:@brand,kind:13,location:{uri:file:"))
  }

  @Test func aHierarchyIsFollowed() throws {
    let folder = try TemporaryFolder()
    var client = try EditorClient(in: folder)
    let uri = EditorClient.uri(of: folder.path("own.nss"))
    client.open(uri, "@a: 1;\nA { x: @a; }\n")
    func item(_ line: Int, _ column: Int) -> String {
      #"{"item":{"uri":"\#(uri)","selectionRange":{"start":{"line":\#(line),"character":\#(column)},"#
        + #""end":{"line":\#(line),"character":\#(column + 1)}}}}"#
    }
    let users = client.request("callHierarchy/incomingCalls", item(0, 0)).shortened
    #expect(users.hasPrefix("result:[{from:{name:A,kind:7,detail:x,"))
    #expect(users.hasSuffix("fromRanges:[1:7-1:9]}]"))
    let rules = client.request("callHierarchy/incomingCalls", item(1, 4)).shortened
    #expect(rules.hasPrefix("result:[{from:{name:A,kind:5,"))
    let paints = client.request("callHierarchy/outgoingCalls", item(1, 4)).shortened
    #expect(paints.hasPrefix("result:[{to:{name:@a,kind:13,detail:1,"))
    #expect(paints.hasSuffix("fromRanges:[1:7-1:9]}]"))
  }

  /// A finding at several places is one diagnostic, as in a check, with changes at each place.
  @Test func aGroupedFindingHasChangesAtEachPlace() throws {
    let folder = try TemporaryFolder()
    var client = try EditorClient(in: folder, "--remarks", capabilities: Self.capabilities)
    let uri = EditorClient.uri(of: folder.path("own.nss"))
    client.open(uri, "@a: 1;\n@b: 1;\n@c: 1;\n@d: 1;\nLabel { font-size: 12; }\n")
    #expect(client.rules(in: uri) == ["unused-variable"])
    let actions = client.request(
      "textDocument/codeAction",
      #"{"textDocument":{"uri":"\#(uri)"},"context":{"diagnostics":[]}"# + Self.range(2, 1, 2, 1)
        + "}"
    ).shortened
    #expect(actions.matches(of: /title:Remove it[ ,]/).count == 2)
    // The diagnostic is the one that was sent, at the first place.
    #expect(actions.matches(of: /diagnostics:\[{range:0:0-0:2,/).count == 4)
  }

  @Test func aFixedNameIsRefusedAtOnce() throws {
    var client = try EditorClient()
    client.request("initialize", #"{"capabilities": {}}"#)
    client.open("file:///a.nss", "@tintColor: #0064D9;\n")
    let refusal = client.request(
      "textDocument/prepareRename",
      #"{"textDocument":{"uri":"file:///a.nss"}"# + Self.at(0, 2) + "}")
    #expect(refusal.contains("'@tintColor' overrides a color of the palette"))
  }
}

extension String {
  /// JSON with short ranges and without quotes.
  fileprivate var shortened: String {
    let range =
      /{"start":{"line":(\d+),"character":(\d+)},"end":{"line":(\d+),"character":(\d+)}}/
    return replacing(range) { match in
      "\(match.1):\(match.2)-\(match.3):\(match.4)"
    }.replacing("\"", with: "")
  }
}

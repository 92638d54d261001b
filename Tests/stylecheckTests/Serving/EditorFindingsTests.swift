import Foundation
import Mutations
import StyleSheet
import Testing

@testable import stylecheck

@Suite struct EditorFindingsTests {
  /// A finding as both the server and `check` write it; columns are in UTF-16.
  private struct Seen: Hashable, CustomStringConvertible {
    let rule: String
    let message: String
    let place: [Int]

    var description: String { "\(place) \(rule): \(message)" }
  }

  private struct Published: Decodable {
    struct Position: Decodable {
      let line: Int
      let character: Int
    }
    struct Range: Decodable {
      let start: Position
      let end: Position
    }
    struct Item: Decodable {
      let range: Range
      let code: String
      let message: String
    }
    struct Parameters: Decodable {
      let uri: String
      let diagnostics: [Item]
    }
    let params: Parameters
  }

  private struct Checked: Decodable {
    struct Position: Decodable {
      let line: Int
      let utf16: Int
    }
    struct Range: Decodable {
      let start: Position
      let end: Position
    }
    struct Item: Decodable {
      let rule: String
      let message: String
      let range: Range
    }
    let diagnostics: [Item]
  }

  @Test(arguments: sheets)
  func serverReportsTheFindingsOfCheck(_ path: String) throws {
    let bytes = try Files.read(SystemText(path))
    // An editor has no text that is not UTF-8.
    guard let text = String(validating: bytes, as: UTF8.self) else { return }
    let run = Run(["check", "--format", "json", SystemText(path)])
    let checked = try JSONDecoder().decode(Checked.self, from: Data(run.output.utf8))
    let expected = checked.diagnostics.map { item in
      let (start, end) = (item.range.start, item.range.end)
      return Seen(
        rule: item.rule, message: item.message,
        place: [start.line - 1, start.utf16 - 1, end.line - 1, end.utf16 - 1])
    }
    var client = try EditorClient()
    client.request("initialize", #"{"capabilities": {}}"#)
    client.open(EditorClient.uri(of: SystemText(path)), text)
    let message = try #require(client.take().last)
    let published = try JSONDecoder().decode(Published.self, from: Data(message.utf8))
    let found = published.params.diagnostics.map { item in
      let (start, end) = (item.range.start, item.range.end)
      return Seen(
        rule: item.code, message: item.message,
        place: [start.line, start.character, end.line, end.character])
    }
    #expect(found == expected)
  }

  /// The paths of the examples and of some sheets of the corpus.
  static let sheets: [String] = {
    _ = Package.isEntered
    let examples = Package.files(in: "Examples/styles") + Package.files(in: "Examples/faulty")
    if !Corpus.isThere { print("SKIPPED: no corpus; only examples are compared") }
    let corpus = Trials.some(Corpus.names, oneOf: 40).map {
      Corpus.folder.appending(path: $0).path(percentEncoded: false)
    }
    return (examples + corpus).filter { $0.hasSuffix(".nss") }
  }()

  @Test func importsAreReadFromTheEditor() throws {
    let folder = try TemporaryFolder()
    try folder.write("@brand: #0064D9;\n", to: "base.nss")
    let text = "@import \"base\";\nfdlFUIRatingControl { on-color: #0064D9; }\n"
    try folder.write(text, to: "app.nss")
    let (app, base) = (
      EditorClient.uri(of: folder.path("app.nss")), EditorClient.uri(of: folder.path("base.nss"))
    )
    var client = try EditorClient(in: folder)
    client.open(app, text)
    #expect(client.rules(in: app) == ["import-statement"])
    // Only the buffer imports a file that does not exist.
    client.open(base, "@import \"missing\";\n")
    client.handle(.idle)
    #expect(client.rules(in: app) == ["missing-import", "import-statement"])
    client.notify("textDocument/didClose", #"{"textDocument": {"uri": "\#(base)"}}"#)
    #expect(client.rules(in: app) == ["import-statement"])
  }

  /// The sheets of a run and those of an editor share the variables that imports connect.
  @Test func variablesAreKnownAcrossImports() throws {
    let folder = try TemporaryFolder()
    let texts = [
      "a": "@import \"palette\";\nButton { font-color: @brand; background-color: @inkk; }\n",
      "b": "@import \"palette\";\nLabel { font-color: @ink; }\n",
      "palette": "@brand: #0064D9;\n@ink: #223548;\n@idle: #FFFFFF;\n",
    ]
    for (name, text) in texts { try folder.write(text, to: "\(name).nss") }
    let run = folder.withoutPath(
      Run(["check", "--target", "sapfiori", "--format", "concise", folder.path("")]))
    let findings = run.output.split(separator: "\n").map(String.init)
    #expect(
      findings.filter { $0.contains("variable]") } == [
        "a.nss:2:48: error[undefined-variable]: '@inkk' is not defined here or in 'palette', and sapfiori crashes the app when it loads the sheet (inferred); did you mean '@ink'?",
        "palette.nss:3:1: warning[unused-variable]: '@idle' is never used",
      ])
    // A fix has the same facts.
    let fixed = folder.withoutPath(
      Run(["fix", "--target", "sapfiori", "--unsafe", "--diff", "--quiet", folder.path("")]))
    #expect(
      fixed.output.split(separator: "\n").filter { $0.hasPrefix("+") && !$0.hasPrefix("+++") } == [
        "+Button { font-color: @brand; background-color: @ink; }"
      ])
    #expect(fixed.output.contains("\n-@idle: #FFFFFF;\n"))
    #expect(!fixed.output.contains("\n-@ink"))
    var client = try EditorClient(in: folder, "--target sapfiori")
    let names = texts.keys.sorted()
    let uris = names.map { EditorClient.uri(of: folder.path("\($0).nss")) }
    for (uri, name) in zip(uris, names) { client.open(uri, texts[name] ?? "") }
    for _ in uris { client.handle(.idle) }
    #expect(client.rules(in: uris[0]) == ["import-statement", "undefined-variable"])
    #expect(client.rules(in: uris[1]) == ["import-statement"])
    #expect(client.rules(in: uris[2]) == ["unused-variable"])
    // The palette is checked again when a sheet that imports it changes. A variable that is
    // the correction of a misspelling counts as used.
    client.change(uris[1], #"{"text": "@import \"palette\";\nLabel { font-color: @idle; }\n"}"#)
    for _ in uris { client.handle(.idle) }
    #expect(client.rules(in: uris[2]) == [])
    // It is also checked when the sheet no longer imports it.
    client.change(uris[1], #"{"text": "Label { font-color: red; }\n"}"#, version: 3)
    for _ in uris { client.handle(.idle) }
    #expect(client.rules(in: uris[2]) == ["unused-variable"])
  }

  /// If a client does not report changed files, they are read again before a save or rename.
  @Test func newFilesAreReadWithoutAReport() throws {
    let folder = try TemporaryFolder()
    let palette = "@brand: #0064D9;\nfdlFUIRatingControl { on-color: red; }\n"
    try folder.write(palette, to: "palette.nss")
    let uri = EditorClient.uri(of: folder.path("palette.nss"))
    var client = try EditorClient(in: folder)
    client.open(uri, palette)
    #expect(client.rules(in: uri) == ["unused-variable"])
    try folder.write("@import \"palette\";\nA { x: @brand; }\n", to: "new.nss")
    client.notify("textDocument/didSave", #"{"textDocument": {"uri": "\#(uri)"}}"#)
    #expect(client.rules(in: uri) == [])
    try folder.write("@import \"palette\";\nB { x: @brand; }\n", to: "newer.nss")
    let edit = client.request(
      "textDocument/rename",
      #"{"textDocument": {"uri": "\#(uri)"}, "position": {"line": 0, "character": 1}, "newName": "@ink"}"#
    )
    #expect(edit.contains("/new.nss") && edit.contains("/newer.nss"))
  }

  /// A palette without a class of SAP's has the target of the sheets that import it, as in a check
  /// of both.
  @Test func connectedSheetsHaveTheSameTarget() throws {
    let folder = try TemporaryFolder()
    let palette = "@brand: #0064D9;\n@idle: #FFFFFF;\nLabel { font-color: @idle; }\n"
    let theme = "@import \"palette\";\nfdlFUIRatingControl { on-color: @brand; }\n"
    try folder.write(theme, to: "theme.nss")
    try folder.write(palette, to: "palette.nss")
    let uri = EditorClient.uri(of: folder.path("palette.nss"))
    let other = EditorClient.uri(of: folder.path("theme.nss"))
    var client = try EditorClient(in: folder)
    client.open(uri, palette)
    #expect(client.rules(in: uri) == [])
    // The text in the editor counts: without its import, the palette is alone and for NUI again.
    client.open(other, "Label { font-color: red; }\n")
    client.handle(.idle)
    #expect(client.rules(in: uri) == ["unused-variable"])
    client.change(other, #"{"text": "@import \"palette\";\nLabel { font-color: @brand; }\n"}"#)
    client.handle(.idle)
    #expect(client.rules(in: uri) == ["unused-variable"])
    client.notify("textDocument/didClose", #"{"textDocument": {"uri": "\#(other)"}}"#)
    client.handle(.idle)
    #expect(client.rules(in: uri) == [])
  }

  @Test func aConfigurationIsReadAgainWhenItChanges() throws {
    let folder = try TemporaryFolder()
    let sheet = "fdlFUIRatingControl { on-colr: #0064D9; }\n"
    let uri = EditorClient.uri(of: folder.path("Styles/a.nss"))
    var client = try EditorClient(in: folder)
    client.open(uri, sheet)
    #expect(client.rules(in: uri) == ["unknown-property"])
    for (text, rules) in [
      (#"{"rules": {"unknown-property": "off"}}"#, []), ("{}", ["unknown-property"]),
      ("{", ["unknown-property"]),
    ] {
      try folder.write(text, to: "Styles/.stylecheck.json")
      client.notify(
        "workspace/didChangeWatchedFiles",
        #"{"changes": [{"uri": "\#(EditorClient.uri(of: folder.path("Styles/.stylecheck.json")))", "type": 2}]}"#
      )
      #expect(client.rules(in: uri) == rules)
    }
    #expect(client.take().contains { $0.contains("window/showMessage") })
  }

  /// Not every client reports changed files.
  @Test func aConfigurationIsReadAgainWhenASheetIsSaved() throws {
    let folder = try TemporaryFolder()
    let uri = EditorClient.uri(of: folder.path("a.nss"))
    var client = try EditorClient(in: folder)
    client.open(uri, "fdlFUIRatingControl { on-colr: #0064D9; }\n")
    #expect(client.rules(in: uri) == ["unknown-property"])
    try folder.write(#"{"ignore": ["a.nss"]}"#, to: ".stylecheck.json")
    client.notify("textDocument/didSave", #"{"textDocument": {"uri": "\#(uri)"}}"#)
    #expect(client.rules(in: uri) == [])
    try folder.write("{}", to: ".stylecheck.json")
    client.notify("textDocument/didSave", #"{"textDocument": {"uri": "\#(uri)"}}"#)
    #expect(client.rules(in: uri) == ["unknown-property"])
  }

  /// A sheet without findings would look as if it had no faults.
  @Test(arguments: [
    ("{", ".stylecheck.json:1:2"), (#"{"schemas": ["gone.json"]}"#, "gone.json"),
  ])
  func theDefaultsApplyIfAConfigurationIsNotValid(_ text: String, _ reason: String) throws {
    let folder = try TemporaryFolder()
    try folder.write(text, to: ".stylecheck.json")
    let uris = ["a", "b"].map { EditorClient.uri(of: folder.path("\($0).nss")) }
    var client = try EditorClient(in: folder)
    for uri in uris {
      client.open(uri, "fdlFUIRatingControl{on-colr:#0064D9}Label{font-size:012}\n")
      #expect(client.rules(in: uri)?.contains("unknown-property") == true)
      let document = #"{"textDocument": {"uri": "\#(uri)"}}"#
      let answer = client.request("textDocument/formatting", document)
      #expect(answer.contains("its layout is not known"))
      #expect(answer.contains(reason))
      #expect(!client.request("textDocument/codeAction", Self.fixAll(uri)).contains("fixAll"))
    }
    let shown = client.take().filter { $0.contains("window/showMessage") }
    #expect(shown.count == 1)
    #expect(shown.first?.contains("the defaults apply") == true)
    try folder.write(#"{"rules": {"unknown-property": "off"}}"#, to: ".stylecheck.json")
    client.notify("textDocument/didSave", #"{"textDocument": {"uri": "\#(uris[0])"}}"#)
    client.handle(.idle)
    #expect(client.rules(in: uris[0])?.contains("unknown-property") == false)
    #expect(client.request("textDocument/codeAction", Self.fixAll(uris[0])).contains("fixAll"))
  }

  private static func fixAll(_ uri: String) -> String {
    #"{"textDocument": {"uri": "\#(uri)"}, "range": {"start": {"line": 0, "character": 0}, "end": {"line": 0, "character": 0}}, "context": {"only": ["source.fixAll"], "diagnostics": []}}"#
  }

  /// An editor that formats on save would show an error each time.
  @Test func anIgnoredSheetIsNotFormatted() throws {
    let folder = try TemporaryFolder()
    try folder.write(#"{"ignore": ["a.nss"]}"#, to: ".stylecheck.json")
    let uri = EditorClient.uri(of: folder.path("a.nss"))
    var client = try EditorClient(in: folder)
    client.open(uri, "A{on-colr:red}\n")
    let document = #"{"textDocument": {"uri": "\#(uri)"}}"#
    #expect(client.request("textDocument/formatting", document) == #""result":[]"#)
  }

  /// The client reports changes only after the server has asked for that.
  @Test func aConfigurationThatChangesBeforeFilesAreWatchedIsReadAgain() throws {
    let folder = try TemporaryFolder()
    let uri = EditorClient.uri(of: folder.path("a.nss"))
    var client = try EditorClient(in: folder)
    client.open(uri, "fdlFUIRatingControl { on-colr: #0064D9; }\n")
    #expect(client.rules(in: uri) == ["unknown-property"])
    try folder.write(#"{"rules": {"unknown-property": "off"}}"#, to: ".stylecheck.json")
    client.handle(.woken)
    client.handle(.idle)
    #expect(client.rules(in: uri) == [])
  }

  @Test func aDocumentThatIsNotSavedYetIsImported() throws {
    let folder = try TemporaryFolder()
    let (app, base) = (
      EditorClient.uri(of: folder.path("app.nss")), EditorClient.uri(of: folder.path("base.nss"))
    )
    var client = try EditorClient(in: folder)
    client.open(base, "@brand: #0064D9;\n")
    client.open(app, "@import \"base\";\n")
    #expect(client.rules(in: app) == ["import-statement"])
  }

  @Test func allSheetsOfAFolderAreCheckedOnRequest() throws {
    let folder = try TemporaryFolder()
    try folder.write("fdlFUIRatingControl { on-colr: red; }\n", to: "a.nss")
    try folder.write("fdlFUIRatingControl { on-color: #0064D9; }\n", to: "Sub/b.nss")
    var client = try EditorClient(
      in: folder, capabilities: EditorClient.pulling)
    let answer = client.request("workspace/diagnostic", #"{"previousResultIds": []}"#)
    #expect(answer.matches(of: /"kind":"full"/).count == 2)
    #expect(answer.contains(#""code":"unknown-property""#))
    #expect(answer.contains("Sub/b.nss"))
    // The client forgets the findings of a sheet that is gone.
    let uri = EditorClient.uri(of: folder.path("gone.nss"))
    let next = client.request(
      "workspace/diagnostic", #"{"previousResultIds": [{"uri": "\#(uri)", "value": "0"}]}"#)
    #expect(next.matches(of: /"kind":"full"/).count == 3)
    #expect(next.contains(#""items":[],"resultId":"1","uri":"\#(uri)""#), "\(next)")
  }

  /// A sheet that is opened while all sheets are checked was checked as a file, whose byte order mark
  /// is no column.
  @Test func aFileIsCheckedAsAFile() throws {
    let folder = try TemporaryFolder()
    try folder.write("\u{FEFF}Label { font-colr: red; }\n", to: "a.nss")
    var client = try EditorClient(in: folder, capabilities: EditorClient.pulling)
    client.keepJobs()
    _ = client.request("workspace/diagnostic", #"{"previousResultIds": []}"#)
    client.open(EditorClient.uri(of: folder.path("a.nss")), "Label { font-colr: red; }\n")
    client.runJobs()
    #expect(client.take().contains { $0.contains(#""start":{"line":0,"character":8}"#) })
  }

  @Test func pullingClientGetsNoNotifications() throws {
    let folder = try TemporaryFolder()
    let uri = EditorClient.uri(of: folder.path("a.nss"))
    var client = try EditorClient(
      in: folder, capabilities: EditorClient.pulling)
    client.open(uri, "fdlFUIRatingControl { on-colr: red; }\n")
    #expect(client.take() == [])
    let answer = client.request(
      "textDocument/diagnostic", #"{"textDocument": {"uri": "\#(uri)"}}"#)
    #expect(answer.contains(#""code":"unknown-property""#))
  }

  /// A client that requests findings only after a change of its text would show old ones.
  @Test(arguments: ["didSave", "didChangeWatchedFiles"])
  func clientWithoutRefreshGetsNotifications(_ message: String) throws {
    let folder = try TemporaryFolder()
    let uri = EditorClient.uri(of: folder.path("a.nss"))
    var client = try EditorClient(
      in: folder, capabilities: #"{"textDocument": {"diagnostic": {}}}"#)
    client.open(uri, "@import \"base\";\nfdlFUIRatingControl { on-colr: red; }\n")
    #expect(client.rules(in: uri) == ["missing-import", "import-statement", "unknown-property"])
    try folder.write("@brand: red;\n", to: "base.nss")
    let parameters = """
      {"textDocument": {"uri": "\(uri)"},
      "changes": [{"uri": "\(EditorClient.uri(of: folder.path("base.nss")))", "type": 1}]}
      """
    client.notify("\(message == "didSave" ? "textDocument" : "workspace")/\(message)", parameters)
    #expect(client.rules(in: uri) == ["import-statement", "unknown-property"])
    // The definition of the new file is found.
    let position =
      #"{"textDocument": {"uri": "\#(uri)"}, "position": {"line": 0, "character": 10}}"#
    #expect(client.request("textDocument/definition", position).contains("base.nss"))
  }

  @Test func aReportOfAnOldTextIsNotSent() throws {
    var client = try EditorClient()
    client.request("initialize", #"{"capabilities": {}}"#)
    client.open("file:///a.nss", "A { color: red }")
    _ = client.take()
    var server = client.server
    let change =
      #"{"method": "textDocument/didChange", "params": {"textDocument": {"uri": "file:///a.nss"}, "contentChanges": [{"text": "\#("A { color: red; }")"}]}}"#
    _ = server.handle(.message(try ClientMessage(Array(change.utf8))))
    guard case .run(let job)? = server.handle(.idle).first else { throw Unexpected() }
    _ = server.handle(.message(try ClientMessage(Array(change.utf8))))
    // The document has changed during its check: nothing is sent, and it is checked again.
    #expect(server.handle(.ended(job.run())).isEmpty)
    guard case .run? = server.handle(.idle).first else { throw Unexpected() }
  }

  private struct Unexpected: Error {}
}

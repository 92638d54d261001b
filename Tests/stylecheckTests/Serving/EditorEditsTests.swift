import Foundation
import Mutations
import StyleSheet
import Testing

@testable import stylecheck

/// The edits of the server give the same text as the commands.
@Suite struct EditorEditsTests {
  @Test(arguments: Trials.some(EditorFindingsTests.sheets, oneOf: 8, seed: 1))
  func editsMatchCommands(_ path: String) throws {
    let bytes = Array(try Data(contentsOf: URL(filePath: path)))
    // An editor has no text that is not UTF-8.
    guard let text = String(validating: bytes, as: UTF8.self) else { return }
    let name = SystemText(path)
    var client = try EditorClient()
    client.request(
      "initialize",
      #"{"capabilities":{"textDocument":{"codeAction":{"codeActionLiteralSupport":{}}}}}"#)
    let uri = EditorClient.uri(of: name)
    client.open(uri, text)
    #expect(
      try applied(client.request("textDocument/formatting", document(uri)), to: text)
        == Run(["fmt", "--quiet", "--stdin-name", name, "-"], input: text).output)
    #expect(
      try applied(client.request("textDocument/codeAction", fixAll(uri)), to: text)
        == Run(["fix", "--quiet", "--stdin-name", name, "-"], input: text).output)
  }

  @Test func theConfigurationApplies() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      #"{"fmt": {"indent": 4}, "rules": {"short-hex": "off"}}"#, to: ".stylecheck.json")
    let text = "Label{font-color:#FFF;font-size:012}\n"
    try folder.write(text, to: "own.nss")
    let path = folder.path("own.nss")
    var client = try EditorClient(
      in: folder,
      capabilities: #"{"textDocument":{"codeAction":{"codeActionLiteralSupport":{}}}}"#)
    let uri = EditorClient.uri(of: path)
    client.open(uri, text)
    for (command, request, parameters) in [
      ("fmt", "textDocument/formatting", document(uri)),
      ("fix", "textDocument/codeAction", fixAll(uri)),
    ] {
      try folder.write(text, to: "own.nss")
      #expect(Run([SystemText(command), "--quiet", path]).status == .clean)
      let result = try folder.contents(of: "own.nss")
      #expect(result != text)
      #expect(try applied(client.request(request, parameters), to: text) == result)
    }
  }

  private func document(_ uri: String) -> String { #"{"textDocument":{"uri":"\#(uri)"}}"# }

  private func fixAll(_ uri: String) -> String {
    #"{"textDocument":{"uri":"\#(uri)"},"context":{"diagnostics":[],"only":["source.fixAll"]},"#
      + #""range":{"start":{"line":0,"character":0},"end":{"line":0,"character":0}}}"#
  }

  // MARK: Applying edits

  /// Returns a text after all edits of a response, with positions in UTF-16.
  private func applied(_ response: String, to text: String) throws -> String {
    let json = try JSONSerialization.jsonObject(with: Data("{\(response)}".utf8))
    var units = Array(text.utf16)
    let starts = lineStarts(units)
    func offset(_ position: Any?) throws -> Int {
      let position = try #require(position as? [String: Int])
      let (line, column) = (try #require(position["line"]), try #require(position["character"]))
      return starts[line] + column
    }
    let edits = try edits(in: json).map { edit in
      let range = try #require(edit["range"] as? [String: Any])
      let text = try #require(edit["newText"] as? String)
      return (try offset(range["start"])..<offset(range["end"]), text)
    }
    for (range, text) in edits.reversed() { units.replaceSubrange(range, with: text.utf16) }
    return String(decoding: units, as: UTF16.self)
  }

  private func edits(in json: Any) -> [[String: Any]] {
    if let list = json as? [Any] { return list.flatMap(edits) }
    guard let object = json as? [String: Any] else { return [] }
    return object["newText"] == nil ? object.values.flatMap(edits) : [object]
  }

  /// The starts of lines, which end at LF, CRLF and CR.
  private func lineStarts(_ units: [UInt16]) -> [Int] {
    [0]
      + units.indices.filter {
        units[$0] == 0x0A || units[$0] == 0x0D && !(units[($0 + 1)...].first == 0x0A)
      }.map { $0 + 1 }
  }
}

import Mutations
import StyleSheet
import Testing

@testable import stylecheck

/// After random changes, the server has the client's text and the findings in it.
@Suite struct EditedTextTests {
  /// The text of a client, with positions that do not depend on the server's code.
  private struct Model {
    var text: [Unicode.Scalar]
    let isUTF8: Bool

    /// Returns the position of a scalar, as JSON.
    func position(_ index: Int) -> String {
      var (line, column) = (0, 0)
      for place in 0..<index {
        let isBetween = text[place] == "\r" && place + 1 < text.count && text[place + 1] == "\n"
        if text[place] == "\n" || text[place] == "\r" && !isBetween {
          (line, column) = (line + 1, 0)
        } else {
          column += isUTF8 ? UTF8.width(text[place]) : UTF16.width(text[place])
        }
      }
      return #"{"line": \#(line), "character": \#(column)}"#
    }

    /// True between CR and LF, which is not a valid position.
    func isInsideLineEnd(_ index: Int) -> Bool {
      index > 0 && index < text.count && text[index - 1] == "\r" && text[index] == "\n"
    }

    var string: String {
      var string = String.UnicodeScalarView()
      string.append(contentsOf: text)
      return String(string)
    }
  }

  private static let pieces = [
    "x", " ", "\n", "\r\n", "\r", "😀", "é", "}", "{", ";", ":", "@a", "\"", "/*", "*/", "𝔹",
    "\u{2028}",
    "\t", "名", "e\u{301}", "",
  ]

  @Test(arguments: [true, false])
  func textFollowsRandomChanges(_ isUTF8: Bool) throws {
    let uri = "file:///nowhere/a.nss"
    var random = SplitMix64(seed: isUTF8 ? 1 : 2)
    var client = try EditorClient()
    client.request(
      "initialize",
      #"{"capabilities": {"general": {"positionEncodings": ["\#(isUTF8 ? "utf-8" : "utf-16")"]}}}"#)
    var model = Model(text: Array("A😀 { color: red; }\n\tB { }".unicodeScalars), isUTF8: isUTF8)
    client.open(uri, model.string)
    for _ in 0..<Trials.count(50, of: 50_000) {
      var changes: [String] = []
      for _ in 0...random.below(3) {
        let start = random.below(model.text.count + 1)
        let end = min(start + random.below(4), model.text.count)
        let new = Self.pieces[random.below(Self.pieces.count)]
        guard !model.isInsideLineEnd(start), !model.isInsideLineEnd(end) else { continue }
        let range = #"{"start": \#(model.position(start)), "end": \#(model.position(end))}"#
        var changed = model
        changed.text.replaceSubrange(start..<end, with: new.unicodeScalars)
        // CR and LF that meet are one line end for some clients.
        let meets = [start, start + new.unicodeScalars.count].contains(
          where: changed.isInsideLineEnd)
        guard !meets, changed.text.count < 200 || new.isEmpty else { continue }
        model = changed
        changes.append(#"{"range": \#(range), "text": \#(JSONText.string(new).onOneLine)}"#)
      }
      client.change(uri, changes.joined(separator: ", "))
      let document = try #require(client.server.documents[uri])
      #expect(String(decoding: document.sheet.source.bytes, as: UTF8.self) == model.string)
      let project = client.server.project
      let member = try #require(project.index(of: document.key))
      let findings = try #require(document.findings)
      #expect(findings == fresh(project.entries[member], model.string))
      _ = client.take()
    }
  }

  /// Returns the findings in a text that was not edited.
  private func fresh(_ entry: ServedProject.Entry, _ text: String) -> [Diagnostic]? {
    let source = SourceText(text, name: entry.sheet.source.name)
    return entry.setup.map { setup in
      SheetCheck(
        uri: "", version: nil, isFile: false, member: 0, sheet: Sheet(parsing: source),
        path: entry.path, setup: setup, buffers: [:]
      ).run(beside: [:])
    }
  }

  @Test func columnBeyondTheLineIsItsEnd() throws {
    var client = try EditorClient()
    client.request("initialize", #"{"capabilities": {}}"#)
    client.open("file:///a.nss", "ab\ncd")
    let far = #"{"line": 0, "character": 99}"#
    client.change("file:///a.nss", #"{"range": {"start": \#(far), "end": \#(far)}, "text": "!"}"#)
    let behind = #"{"line": 99, "character": 0}"#
    client.change(
      "file:///a.nss", #"{"range": {"start": \#(behind), "end": \#(behind)}, "text": "?"}"#)
    #expect(client.server.documents["file:///a.nss"]?.sheet.source.bytes == Array("ab!\ncd?".utf8))
  }

  @Test(arguments: ["file:///nowhere/a.nss", "untitled:one"])
  func aDocumentThatIsOpenedAgainIsReplaced(_ uri: String) throws {
    var client = try EditorClient()
    client.request("initialize", #"{"capabilities": {}}"#)
    client.open(uri, "A { }")
    client.open(uri, "B { }", version: 2)
    #expect(client.server.project.entries.map(\.sheet.source.bytes) == [Array("B { }".utf8)])
  }

  /// An editor may split a surrogate pair.
  @Test func loneSurrogateIsReplaced() throws {
    var client = try EditorClient()
    client.request("initialize", #"{"capabilities": {}}"#)
    client.notify(
      "textDocument/didOpen",
      #"{"textDocument": {"uri": "file:///a.nss", "text": "\ud83d\u0041\ude00"}}"#)
    #expect(
      client.server.documents["file:///a.nss"]?.sheet.source.bytes
        == Array("\u{FFFD}A\u{FFFD}".utf8))
  }
}

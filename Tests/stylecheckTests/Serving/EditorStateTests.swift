import Foundation
import Mutations
import StyleEditing
import StyleSheet
import Testing

@testable import stylecheck

/// The findings depend on the present sheets and files, not on the changes that led to them.
@Suite struct EditorStateTests {
  private static let names = ["palette", "theme", "other"]

  private static let texts = [
    "@brand: #0064D9;\n@idle: #FFFFFF;\n",
    "@import \"palette\";\nfdlFUIRatingControl { on-color: @brand; }\n",
    "@import \"palette\";\nLabel { font-color: @idle; background-color: @lost; }\n",
    "@import \"theme\";\nButton { on-colr: @brand; }\n",
    "Label { font-color: red; font-colr: blue; }\n", "",
  ]

  private static let configurations = [
    "{}", "{", #"{"targets": ["sapfiori"]}"#, #"{"rules": {"unused-variable": "off"}}"#,
    #"{"ignore": ["theme.nss"]}"#, #"{"ignore": ["palette.nss"]}"#, #"{"extends": "house.json"}"#,
  ]

  private static let houses = [
    #"{"rules": {"unused-variable": "error"}}"#, #"{"targets": ["nui"]}"#,
  ]

  /// The target of a document, and the findings in it.
  private struct Seen: Equatable {
    let uri: String
    let target: String?
    let findings: [Diagnostic]?
  }

  private static func seen(by client: EditorClient) -> [Seen] {
    let project = client.server.project
    return client.server.documents.values.sorted { $0.uri < $1.uri }.map { document in
      let entry = project.index(of: document.key).map { project.entries[$0] }
      return Seen(
        uri: document.uri, target: entry?.setup?.settings.dialects.first?.name,
        findings: document.findings)
    }
  }

  @Test(arguments: 0..<Trials.count(3, of: 1_000), [false, true])
  func changedServerHasTheFindingsOfANewOne(_ seed: Int, isLinked: Bool) throws {
    let folder = try TemporaryFolder()
    try folder.write("{}", to: "real/house.json")
    try folder.write(Self.texts[0], to: "real/palette.nss")
    try folder.write(Self.texts[0], to: "real/house.nss")
    let root = folder.path(isLinked ? "link" : "real")
    if isLinked {
      try FileManager.default.createSymbolicLink(
        atPath: "\(root)", withDestinationPath: "\(folder.path("real"))")
    }
    var random = SplitMix64(seed: UInt64(seed))
    var client = try EditorClient(at: root)
    for _ in 0..<12 {
      try Self.change(&client, root, &random)
      // With a broken configuration, the last valid one applies, which a new server does not know.
      if try Self.isBroken(root) { continue }
      var new = try EditorClient(at: root)
      for document in client.server.documents.values.sorted(by: { $0.serial < $1.serial }) {
        new.open(
          document.uri, String(decoding: document.sheet.source.bytes, as: UTF8.self))
      }
      for _ in 0...Self.names.count {
        client.handle(.idle)
        new.handle(.idle)
      }
      #expect(Self.seen(by: client) == Self.seen(by: new))
    }
  }

  private static func isBroken(_ root: SystemText) throws -> Bool {
    guard let bytes = try? Files.read(root.appending(".stylecheck.json")) else { return false }
    let text = String(decoding: bytes, as: UTF8.self)
    return text == "{" || text.contains("extends") && !Files.isThere(root.appending("house.json"))
  }

  /// Changes a document, a file or a configuration, and notifies the server as an editor does.
  private static func change(
    _ client: inout EditorClient, _ root: SystemText, _ random: inout SplitMix64
  ) throws {
    let path = root.appending(SystemText("\(random.element(of: names)).nss"))
    let uri = EditorClient.uri(of: path)
    let text = random.element(of: texts)
    let isOpen = client.server.documents[uri] != nil
    let (configuration, house) = (
      root.appending(".stylecheck.json"), root.appending("house.json")
    )
    switch random.below(11) {
    case 0...2 where isOpen:
      client.change(uri, #"{"text": \#(JSONText.string(text).onOneLine)}"#)
    case 0...2:
      // A document keeps the file that it was opened for.
      if Files.place(of: path).lastName != path.lastName {
        try tell(&client, of: [path], write(text, to: path))
      }
      client.open(uri, text)
    case 3 where isOpen:
      client.notify("textDocument/didClose", #"{"textDocument": {"uri": "\#(uri)"}}"#)
    case 4: try tell(&client, of: [path], write(text, to: path))
    case 5: try tell(&client, of: [path], remove(path))
    case 6:
      let new = random.element(of: configurations)
      try tell(&client, of: [configuration], write(new, to: configuration))
    case 7:
      try tell(&client, of: [house], write(random.element(of: houses), to: house))
    case 8: try tell(&client, of: [house], remove(house))
    case 9:
      try write(random.element(of: configurations), to: configuration)
      try tell(&client, of: [configuration, path], write(text, to: path))
    case 10 where !isOpen: try tell(&client, of: [path], link(path, to: "house.nss"))
    default: client.request("textDocument/hover", "{}")
    }
  }

  private static func write(_ text: String, to path: SystemText) throws {
    // Writing to a link would change another file.
    try remove(path)
    try Data(text.utf8).write(to: URL(filePath: "\(path)"))
  }

  private static func remove(_ path: SystemText) throws {
    try? FileManager.default.removeItem(atPath: "\(path)")
  }

  /// Makes a file a link to another one.
  private static func link(_ path: SystemText, to name: String) throws {
    try remove(path)
    try FileManager.default.createSymbolicLink(atPath: "\(path)", withDestinationPath: name)
  }

  private static func tell(
    _ client: inout EditorClient, of paths: [SystemText], _ change: Void
  ) {
    let changes = paths.map { #"{"uri": "\#(EditorClient.uri(of: $0))", "type": 2}"# }
    client.notify(
      "workspace/didChangeWatchedFiles", #"{"changes": [\#(changes.joined(separator: ", "))]}"#)
  }
}

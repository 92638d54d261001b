import StyleEditing
import StyleSheet

/// A request with the data to answer it.
struct ServedRequest: Sendable {
  let parameters: Parameters
  let client: ClientFeatures
  /// The document that the request is about; nil if it is about none.
  let sheet: ServedSheet?
  /// The sheets of all folders.
  let project: ServedProject
  let folders: [SystemText]
}

struct ServedSheet: Sendable {
  /// The identifier in the words of the client.
  let uri: String
  /// The version of the client; nil if it sends none, or for a file.
  let version: Int?
  let edited: EditedSheet
  let positions: TextPositions
  /// The findings of this version, each by itself; nil if they are not known yet.
  let findings: [Diagnostic]?
  /// The settings; nil if the sheet is ignored.
  let setup: SheetSetups.Setup?

  func offset(_ parameters: Parameters) throws(ServerFault) -> Int {
    try positions.offset(parameters.find("position"))
  }
}

extension ServedRequest {
  func json(_ locations: [SheetLocation]) -> [JSONText] {
    var positions = sheetPositions
    return locations.map { positions.json($0) }
  }

  /// - Throws: If the text of a sheet is not known, as an edit would damage it.
  func expectKnownTexts(_ members: [Int]) throws(ServerFault) {
    for case let document? in members.map({ project.entries[$0].document }) where document.isLost {
      throw .refused("the text of '\(document.uri)' is out of step")
    }
  }

  var sheetPositions: SheetPositions {
    let own = sheet.map { [$0.edited.index: $0.positions] }
    return SheetPositions(in: project, client.unit, knowing: own ?? [:])
  }

  /// Returns an edit in the form that the client reads; throws if the text of a sheet is not known.
  func json(_ edits: [(member: Int, edits: [SourceEdit])]) throws(ServerFault) -> JSONText {
    try expectKnownTexts(edits.map(\.member))
    var positions = sheetPositions
    let changes = edits.map { member, edits in
      (project.uri(of: member), project.version(of: member), positions.of(member).json(edits))
    }
    guard client.takesDocumentChanges else {
      return ["changes": .object(changes.map { JSONText.Member($0.0, $0.2) })]
    }
    return [
      "documentChanges": .array(
        changes.map { uri, version, edits in .changes(of: uri, version: version, edits) })
    ]
  }
}

extension JSONText {
  /// Returns the edits of a document (`TextDocumentEdit`).
  static func changes(of uri: String, version: Int?, _ edits: JSONText) -> JSONText {
    [
      "textDocument": ["uri": .string(uri), "version": version.map { JSONText($0) } ?? .null],
      "edits": edits,
    ]
  }
}

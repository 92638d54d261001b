import StyleEditing
import StyleSheet

extension ServedMethod {
  /// The requests that rename a variable or a class.
  static let ofRenaming = [
    ServedMethod("textDocument/prepareRename") { request, sheet throws(ServerFault) in
      guard let target = sheet.edited.renamingTarget(at: try sheet.offset(request.parameters))
      else { return .null }
      if let refusal = target.refusal { throw .refused(refusal) }
      if !request.client.showsWarnings, let warning = target.warning { throw .refused(warning) }
      return [
        "range": sheet.positions.json(target.range), "placeholder": .string(target.thing.name),
      ]
    },
    ServedMethod(
      "textDocument/rename",
      Capability("renameProvider") { client in
        client.preparesRenames ? ["prepareProvider": true] : true
      }, needs: .folders
    ) { request, sheet throws(ServerFault) in
      let offset = try sheet.offset(request.parameters)
      let name = try request.parameters.text("newName")
      switch sheet.edited.renaming(at: offset, to: name) {
      case .refused(let message): throw .refused(message)
      case .edits(let places, let name, let warning, let note):
        let edits = Dictionary(grouping: places, by: \.member).sorted { $0.key < $1.key }.map {
          ($0.key, $0.value.map { SourceEdit($0.range, name) })
        }
        guard request.client.showsWarnings,
          let thing = sheet.edited.renamingTarget(at: offset)?.thing,
          thing.kind == .className || warning != nil
        else {
          // The editor cannot show the warning.
          if let warning { throw .refused(warning) }
          return try request.json(edits)
        }
        try request.expectKnownTexts(edits.map(\.0))
        let said = [warning, note].compactMap { $0 }
        return request.json(
          renaming: thing, to: name, warning: said.isEmpty ? nil : said.joined(separator: "; "),
          edits)
      }
    },
  ]
}

extension ClientFeatures {
  /// True if the user sees the warnings of an edit, and confirms them.
  fileprivate var showsWarnings: Bool { takesDocumentChanges && confirmsChanges }
}

extension ServedRequest {
  /// Returns the edits of sheets, and those of a class in Swift code; the user confirms those of sheets
  /// that a warning is about, and those of code.
  fileprivate func json(
    renaming thing: NamedThing, to newName: String, warning: String?,
    _ edits: [(member: Int, edits: [SourceEdit])]
  ) -> JSONText {
    // The names of the annotations.
    let (caution, code) = ("warning", "code")
    let sheets = edits.map { member, edits in
      JSONText.changes(
        of: project.uri(of: member), version: project.version(of: member),
        project.positions(of: member, client.unit)
          .json(edits, annotatedAs: warning == nil ? nil : caution))
    }
    let isInCode = thing.kind == .className && thing.name != newName
    let sources = isInCode ? SwiftFiles.sources(in: folders) : []
    let files = sources.compactMap { path, source -> JSONText? in
      let ranges = SwiftNames.ranges(of: thing.name, in: source)
      guard !ranges.isEmpty else { return nil }
      let positions = TextPositions(of: source, in: client.unit, isFile: true)
      return .changes(
        of: DocumentURI.uri(of: path), version: nil,
        positions.json(ranges.map { SourceEdit($0, newName) }, annotatedAs: code))
    }
    let annotations =
      (warning.map { [annotation(caution, $0)] } ?? [])
      + (files.isEmpty ? [] : [annotation(code, "Rename '\(thing.name)' in Swift code")])
    return [
      "documentChanges": .array(sheets + files),
      "changeAnnotations": annotations.isEmpty ? nil : .object(annotations),
    ]
  }

  private func annotation(_ name: String, _ label: String) -> JSONText.Member {
    .init(name, ["label": .string(label), "needsConfirmation": true])
  }
}

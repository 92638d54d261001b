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
      case .edits(let places, let name, let warning):
        let edits = Dictionary(grouping: places, by: \.member).sorted { $0.key < $1.key }.map {
          ($0.key, $0.value.map { SourceEdit($0.range, name) })
        }
        guard request.client.showsWarnings,
          let thing = sheet.edited.renamingTarget(at: offset)?.thing, thing.kind == .className
        else {
          // The editor cannot show the warning.
          if let warning { throw .refused(warning) }
          return try request.json(edits)
        }
        try request.expectKnownTexts(edits.map(\.0))
        let renamed = RenamedClass(
          oldName: thing.name, newName: name, warning: warning, edits: edits)
        return renamed.json(for: request)
      }
    },
  ]
}

extension ClientFeatures {
  /// True if the user sees the warnings of an edit, and confirms them.
  fileprivate var showsWarnings: Bool { takesDocumentChanges && confirmsChanges }
}

/// The edits of a class, including those of Swift code, which the user confirms.
private struct RenamedClass {
  let oldName: String
  let newName: String
  let warning: String?
  let edits: [(member: Int, edits: [SourceEdit])]

  /// The annotation of the edits of sheets that need a confirmation.
  private static let vendor = "vendor"
  /// The annotation of the edits of Swift code.
  private static let code = "code"

  func json(for request: ServedRequest) -> JSONText {
    let sheets = edits.map { member, edits in
      JSONText.changes(
        of: request.project.uri(of: member), version: request.project.version(of: member),
        request.project.positions(of: member, request.client.unit)
          .json(edits, annotatedAs: warning == nil ? nil : Self.vendor))
    }
    let sources = oldName == newName ? [] : SwiftFiles.sources(in: request.folders)
    let files = sources.compactMap { path, source -> JSONText? in
      let ranges = SwiftNames.ranges(of: oldName, in: source)
      guard !ranges.isEmpty else { return nil }
      let positions = TextPositions(of: source, in: request.client.unit)
      return .changes(
        of: DocumentURI.uri(of: path), version: nil,
        positions.json(ranges.map { SourceEdit($0, newName) }, annotatedAs: Self.code))
    }
    let annotations =
      (warning.map { [annotation(Self.vendor, $0)] } ?? [])
      + (files.isEmpty ? [] : [annotation(Self.code, "Rename '\(oldName)' in Swift code")])
    return [
      "documentChanges": .array(sheets + files),
      "changeAnnotations": annotations.isEmpty ? nil : .object(annotations),
    ]
  }

  private func annotation(_ name: String, _ label: String) -> JSONText.Member {
    .init(name, ["label": .string(label), "needsConfirmation": true])
  }
}

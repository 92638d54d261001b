import StyleEditing
import StyleSheet

extension ServedMethod {
  /// The requests for the places of a name.
  static let ofNavigation = [
    ServedMethod(
      "textDocument/definition", Capability("definitionProvider"), needs: .project
    ) { request, sheet throws(ServerFault) in
      let offset = try sheet.offset(request.parameters)
      return .array(request.json(sheet.edited.definitions(at: offset)))
    },
    ServedMethod(
      "textDocument/references", Capability("referencesProvider"), needs: .project
    ) { request, sheet throws(ServerFault) in
      let offset = try sheet.offset(request.parameters)
      let includes = request.parameters.find("context", "includeDeclaration")?.bool ?? true
      return .array(
        request.json(sheet.edited.references(at: offset, includingDefinitions: includes)))
    },
    ServedMethod("textDocument/documentHighlight", Capability("documentHighlightProvider")) {
      request, sheet throws(ServerFault) in
      let uses = sheet.edited.highlights(at: try sheet.offset(request.parameters))
      return .array(
        uses.map { use in
          [
            "range": sheet.positions.json(use.location.range),
            "kind": JSONText(use.kind == .definition ? 3 : 2),
          ]
        })
    },
    ServedMethod(
      ofWorkspace: "workspace/symbol", Capability("workspaceSymbolProvider"), needs: .project
    ) { request throws(ServerFault) in
      let query = try request.parameters.text("query")
      let names = request.project.project.names(matching: query)
      return .array(
        zip(names, request.json(names.map(\.location))).map { found, location in
          [
            "name": .string(found.thing.name), "kind": JSONText(found.thing.kind.rawValue),
            "location": location,
          ]
        })
    },
  ]
}

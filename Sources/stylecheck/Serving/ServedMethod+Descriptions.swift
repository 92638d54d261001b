import StyleEditing

extension ServedMethod {
  /// Hovers, inlay hints and code lenses.
  static let ofDescriptions = [
    ServedMethod("textDocument/hover", Capability("hoverProvider"), needs: .project) {
      request, sheet throws(ServerFault) in
      let offset = try sheet.offset(request.parameters)
      guard let found = sheet.edited.description(at: offset) else { return .null }
      return [
        "contents": found.text.json(inMarkdown: request.client.readsMarkdownHovers),
        "range": sheet.positions.json(found.range),
      ]
    },
    ServedMethod("textDocument/inlayHint", Capability("inlayHintProvider"), needs: .project) {
      request, sheet throws(ServerFault) in
      let range = try sheet.positions.range(request.parameters.find("range"))
      return .array(
        sheet.edited.inlayHints(in: range).map { hint in
          [
            "position": sheet.positions.json(hint.offset), "label": .string(hint.label),
            "paddingLeft": true,
          ]
        })
    },
    ServedMethod(
      "textDocument/codeLens",
      Capability("codeLensProvider") { _ in ["resolveProvider": false] }, needs: .project
    ) { request, sheet throws(ServerFault) in
      var positions = request.sheetPositions
      return .array(
        sheet.edited.codeLenses.map { lens in
          [
            "range": sheet.positions.json(lens.range),
            "command": request.command(of: lens, in: sheet, &positions),
          ]
        })
    },
    // A command without an effect: in the protocol, only a command has a title.
    ServedMethod(
      ofWorkspace: "workspace/executeCommand",
      Capability("executeCommandProvider") { client in
        client.showsLocations ? nil : ["commands": .array([JSONText.string(titleCommand)])]
      }
    ) { request throws(ServerFault) in
      guard request.parameters.find("command")?.text == titleCommand else {
        throw .wrongParameter("command", "'\(titleCommand)'")
      }
      return .null
    },
  ]

  /// The command of a lens that is only a title.
  fileprivate static let titleCommand = "stylecheck.showTitle"
}

extension ServedRequest {
  /// Returns the command of a lens: it shows a list of places if the client can run it.
  ///
  /// The arguments are those of the command of VS Code that shows references. In VS Code, a command
  /// without a name is only a title.
  fileprivate func command(
    of lens: CodeLens, in sheet: ServedSheet, _ positions: inout SheetPositions
  ) -> JSONText {
    let title = JSONText.string(lens.title)
    guard client.showsLocations, !lens.locations.isEmpty else {
      let command = client.showsLocations ? "" : ServedMethod.titleCommand
      return ["title": title, "command": .string(command)]
    }
    return [
      "title": title, "command": "stylecheck.showLocations",
      "arguments": .array([
        .string(sheet.uri), sheet.positions.json(lens.range.lowerBound),
        .array(lens.locations.map { positions.json($0) }),
      ]),
    ]
  }
}

extension EditorText {
  /// The text in the words of the protocol (`MarkupContent`).
  func json(inMarkdown: Bool) -> JSONText {
    inMarkdown
      ? ["kind": "markdown", "value": .string(markdown(page: Release.page))]
      : ["kind": "plaintext", "value": .string(plain(page: Release.page))]
  }
}

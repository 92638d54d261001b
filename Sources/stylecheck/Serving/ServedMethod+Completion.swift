import StyleEditing
import StyleSheet

extension ServedMethod {
  /// Completion, and the documentation of an item.
  static let ofCompletion = [
    ServedMethod(
      "textDocument/completion",
      Capability("completionProvider") { _ in
        [
          "triggerCharacters": .array(Completions.triggers.map(JSONText.string)),
          "resolveProvider": true,
        ]
      },
      needs: .project
    ) { request, sheet throws(ServerFault) in
      let trigger = request.parameters.find("context", "triggerCharacter")?.text
      let found = sheet.edited.completions(
        at: try sheet.offset(request.parameters), behind: trigger
      ) { request.project.findings(of: $0, for: sheet.edited.index) }
      let range = sheet.positions.json(found.range)
      return [
        "isIncomplete": .bool(found.isIncomplete),
        "items": .array(
          found.items.enumerated().map { rank, item in
            item.json(range, rank: rank, of: sheet.uri, for: request.client)
          }),
      ]
    },
    ServedMethod(ofWorkspace: "completionItem/resolve", needs: .project) {
      request throws(ServerFault) in
      guard let item = request.parameters.json else { throw .wrongParameter("item", "an object") }
      let copy = JSONText(copying: item, without: "documentation")
      guard let name = DescribedName(request.parameters.find("data")),
        let uri = request.parameters.find("data", "uri")?.text,
        let member = request.project.member(of: uri),
        let sheet = EditedSheet(member, of: request.project.project),
        let text = sheet.description(of: name)
      else { return JSONText(copying: item) }
      return copy.with(
        "documentation", text.json(inMarkdown: request.client.readsMarkdownCompletions))
    },
  ]
}

extension CompletionItem {
  /// The item in the words of the protocol; `rank` is its place in the list.
  fileprivate func json(
    _ range: JSONText, rank: Int, of uri: String, for client: ClientFeatures
  ) -> JSONText {
    let snippet = client.takesSnippets ? snippet : nil
    return [
      "label": .string(label), "kind": JSONText(kind.number),
      "detail": detail.isEmpty ? nil : .string(detail), "deprecated": isDeprecated ? true : nil,
      "sortText": .string(String(rank, radix: 10, digits: 4)),
      "insertTextFormat": snippet == nil ? nil : JSONText(2),
      "textEdit": ["range": range, "newText": .string(snippet ?? insertion)],
      "data": name.json(of: uri),
    ]
  }
}

extension CompletionItem.Kind {
  /// The number of the kind in the protocol (LSP 3.17, `CompletionItemKind`).
  fileprivate var number: Int {
    switch self {
    case .variable: 6
    case .className: 7
    case .property: 10
    case .word, .number: 12
    case .keyword: 14
    case .color: 16
    case .image, .sheet: 17
    case .rule: 18
    case .font: 20
    }
  }
}

extension JSONText {
  /// Creates a copy of a value that was read, without one of its members.
  init(copying json: JSON, without name: String? = nil) {
    switch json.content {
    case .null: self = .null
    case .bool(let value): self = .bool(value)
    case .number(let text): self = .number(text)
    case .string(let text): self = .string(text)
    case .array(let elements): self = .array(elements.map { Self(copying: $0) })
    case .object(let members):
      self = .object(
        members.filter { $0.name != name }.map { Member($0.name, Self(copying: $0.value)) })
    }
  }
}

import StyleEditing
import StyleSheet

extension ServedMethod {
  /// The requests for what a variable paints, in the form of a hierarchy of calls.
  static let ofHierarchy = [
    ServedMethod(
      "textDocument/prepareCallHierarchy", Capability("callHierarchyProvider"), needs: .project
    ) { request, sheet throws(ServerFault) in
      let items = sheet.edited.paintItems(at: try sheet.offset(request.parameters))
      return items.isEmpty ? .null : .array(items.map(request.json))
    },
    ServedMethod(ofWorkspace: "callHierarchy/incomingCalls", needs: .project) {
      request throws(ServerFault) in
      guard let (sheet, item) = try request.paintItem else { return .null }
      return .array(
        sheet.paintedItems(by: item).map { call in
          request.json(call, as: "from", in: call.item.location.member)
        })
    },
    ServedMethod(ofWorkspace: "callHierarchy/outgoingCalls", needs: .project) {
      request throws(ServerFault) in
      guard let (sheet, item) = try request.paintItem else { return .null }
      return .array(
        sheet.paints(of: item).map { request.json($0, as: "to", in: item.location.member) })
    },
  ]
}

extension ServedRequest {
  fileprivate func json(_ item: PaintItem) -> JSONText {
    let positions = project.positions(of: item.location.member, client.unit)
    return [
      "name": .string(item.name), "kind": JSONText(item.kind.number),
      "detail": .string(item.detail),
      "uri": .string(project.uri(of: item.location.member)),
      "range": positions.json(item.location.range),
      "selectionRange": positions.json(item.selection),
    ]
  }

  fileprivate func json(_ call: PaintCall, as role: String, in member: Int) -> JSONText {
    let positions = project.positions(of: member, client.unit)
    return .object([
      .init(role, json(call.item)), .init("fromRanges", .array(call.ranges.map(positions.json))),
    ])
  }

  /// The item that the client sends back; nil if it is not there any more.
  fileprivate var paintItem: (EditedSheet, PaintItem)? {
    get throws(ServerFault) {
      let uri = try parameters.text("item", "uri")
      guard let member = project.member(of: uri),
        let sheet = EditedSheet(member, of: project.project)
      else { return nil }
      let positions = project.positions(of: member, client.unit)
      let range = try positions.range(parameters.find("item", "selectionRange"))
      return sheet.paintItems(at: range.lowerBound).first.map { (sheet, $0) }
    }
  }
}

extension PaintItem.Kind {
  /// The number in the protocol.
  fileprivate var number: Int {
    switch self {
    case .variable: SymbolNumber.variable
    case .declaration: SymbolNumber.property
    case .rule: SymbolNumber.class
    }
  }
}

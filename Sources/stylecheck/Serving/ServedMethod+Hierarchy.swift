import StyleEditing

extension ServedMethod {
  /// The requests for what a variable paints, in the form of a hierarchy of calls.
  static let ofHierarchy = [
    ServedMethod(
      "textDocument/prepareCallHierarchy", Capability("callHierarchyProvider"), needs: .project
    ) { request, sheet throws(ServerFault) in
      let items = sheet.edited.paintItems(at: try sheet.offset(request.parameters))
      return items.isEmpty ? .null : .array(request.json(items))
    },
    ServedMethod(ofWorkspace: "callHierarchy/incomingCalls", needs: .project) {
      request throws(ServerFault) in
      guard let (sheet, item) = try request.paintItem else { return .null }
      return .array(
        request.json(sheet.paintedItems(by: item), as: "from") { $0.item.location.member })
    },
    ServedMethod(ofWorkspace: "callHierarchy/outgoingCalls", needs: .project) {
      request throws(ServerFault) in
      guard let (sheet, item) = try request.paintItem else { return .null }
      return .array(request.json(sheet.paints(of: item), as: "to") { _ in item.location.member })
    },
  ]
}

extension ServedRequest {
  fileprivate func json(_ items: [PaintItem]) -> [JSONText] {
    var positions = sheetPositions
    return items.map { json($0, &positions) }
  }

  private func json(_ item: PaintItem, _ positions: inout SheetPositions) -> JSONText {
    let own = positions.of(item.location.member)
    return [
      "name": .string(item.name), "kind": JSONText(item.kind.rawValue),
      "detail": .string(item.detail),
      "uri": .string(project.uri(of: item.location.member)),
      "range": own.json(item.location.range), "selectionRange": own.json(item.selection),
    ]
  }

  /// Returns calls; `member` returns the index of the sheet with the ranges of a call.
  fileprivate func json(
    _ calls: [PaintCall], as role: String, in member: (PaintCall) -> Int
  ) -> [JSONText] {
    var positions = sheetPositions
    return calls.map { call in
      let item = json(call.item, &positions)
      let ranges = call.ranges.map(positions.of(member(call)).json)
      return .object([.init(role, item), .init("fromRanges", .array(ranges))])
    }
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

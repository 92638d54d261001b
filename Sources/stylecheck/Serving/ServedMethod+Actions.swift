import StyleEditing
import StyleRules
import StyleSheet

extension ServedMethod {
  static let ofActions = [
    ServedMethod(
      "textDocument/codeAction",
      Capability("codeActionProvider") { client in
        guard client.takesActionLiterals else { return nil }
        return ["codeActionKinds": .array(SheetAction.Kind.allCases.map { .string($0.rawValue) })]
      }, needs: .findings
    ) { request, sheet throws(ServerFault) in
      let range = try sheet.positions.range(request.parameters.find("range"))
      let filter = ActionFilter(request.parameters)
      let actions = sheet.actions(at: range, filter)
      let reported = sheet.fixable.grouped()
      var items: [JSONText] = []
      for action in actions {
        let finding = action.finding.map { reported.findings[reported.results[$0]] }
        items.append(try request.json(action, of: finding, in: sheet))
      }
      return .array(items)
    }
  ]
}

/// The kinds of changes that a request wants.
private struct ActionFilter {
  private let kinds: [String]?
  /// True if the user asked for changes, and not the editor.
  private let isInvoked: Bool

  init(_ parameters: Parameters) {
    kinds = parameters.find("context", "only")?.elements?.compactMap(\.text)
    isInvoked = parameters.find("context", "triggerKind")?.whole != 2
  }

  func wants(_ kind: SheetAction.Kind) -> Bool {
    guard let kinds else { return kind != .fixAll || isInvoked }
    return kinds.contains { kind.rawValue == $0 || kind.rawValue.hasPrefix("\($0).") || $0.isEmpty }
  }
}

extension ServedSheet {
  /// The findings without those about the byte order mark of a file, which an edit cannot remove.
  fileprivate var fixable: [Diagnostic] {
    (findings ?? []).filter { $0.range.isEmpty || $0.range.upperBound > positions.hidden }
  }

  fileprivate func actions(at range: Range<Int>, _ filter: ActionFilter) -> [SheetAction] {
    var actions: [SheetAction] = []
    if filter.wants(.quickFix) { actions += edited.fixes(of: fixable, at: range) }
    if SheetAction.Kind.allCases.contains(where: { $0.isRewriting && filter.wants($0) }) {
      actions += edited.rewritings(at: range.lowerBound).filter { filter.wants($0.kind) }
    }
    if filter.wants(.fixAll), let setup, setup.problem == nil {
      let fixedSheet = setup.checker.fixedSheet(of: edited.source)
      actions += edited.fixAll(fixedSheet, hiding: positions.hidden).map { [$0] } ?? []
    }
    return actions
  }
}

extension SheetAction.Kind {
  /// True for a change that does not depend on findings.
  fileprivate var isRewriting: Bool {
    switch self {
    case .extract, .inline, .rewrite: true
    case .quickFix, .fixAll: false
    }
  }
}

extension ServedRequest {
  /// Returns a change, and the reported finding that it removes.
  fileprivate func json(
    _ action: SheetAction, of finding: Diagnostic?, in sheet: ServedSheet
  ) throws(ServerFault) -> JSONText {
    let diagnostic = finding.map {
      DiagnosticReport.json($0, in: sheet.positions, sheet.uri, for: client)
    }
    let edits = action.edits.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    return [
      "title": .string(action.title), "kind": .string(action.kind.rawValue),
      "diagnostics": diagnostic.map { .array([$0]) },
      "isPreferred": action.isPreferred && client.takesPreferredActions ? true : nil,
      "edit": try json(edits),
    ]
  }
}

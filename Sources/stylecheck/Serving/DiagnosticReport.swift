import StyleRules
import StyleSheet

/// Findings in the form of the protocol.
enum DiagnosticReport {
  /// The name of the server in diagnostics.
  static let source = "stylecheck"

  /// The marks of editors for text: 1 is unnecessary text, 2 a deprecated name.
  private static let tags: [String: Int] = [
    "deprecated-name": 2, "duplicate-property": 1, "empty-rule": 1, "unused-suppression": 1,
    "unused-variable": 1,
  ]

  /// Returns a diagnostic of the protocol.
  static func json(
    _ finding: Diagnostic, in positions: TextPositions, _ uri: String, for client: ClientFeatures
  ) -> JSONText {
    var members: [JSONText.Member] = [
      .init("range", positions.json(finding.range)),
      .init("severity", JSONText(finding.severity.number)),
      .init("code", .string(finding.id)),
      .init("source", .string(source)),
      .init("message", .string(finding.sentence)),
    ]
    if client.linksDiagnostics {
      members.append(
        .init("codeDescription", ["href": .string(Release.page(ofRule: finding.id))]))
    }
    if let tag = tags[finding.id] { members.append(.init("tags", .array([JSONText(tag)]))) }
    if client.relatesDiagnostics, !finding.notes.isEmpty {
      let notes: [JSONText] = finding.notes.map { note in
        [
          "location": ["uri": .string(uri), "range": positions.json(note.range)],
          "message": .string(note.message),
        ]
      }
      members.append(.init("relatedInformation", .array(notes)))
    }
    return .object(members)
  }

  /// Returns the diagnostics of findings, those with a common cause as one.
  static func items(
    _ findings: [Diagnostic], in positions: TextPositions, _ uri: String,
    for client: ClientFeatures
  ) -> [JSONText] {
    findings.grouped().findings.map { json($0, in: positions, uri, for: client) }
  }

  /// Returns a report with all diagnostics of a document.
  static func whole(_ items: [JSONText]) -> JSONText {
    ["kind": "full", "items": .array(items)]
  }
}

extension Diagnostic.Severity {
  /// The number in the protocol.
  fileprivate var number: Int {
    switch self {
    case .error: 1
    case .warning: 2
    case .information: 3
    }
  }
}

extension ServerMessage {
  /// The diagnostics of a document.
  static func report(_ uri: String, version: Int?, _ diagnostics: [JSONText]) -> Self {
    let members =
      [JSONText.Member("uri", .string(uri))]
      + (version.map { [JSONText.Member("version", JSONText($0))] } ?? [])
      + [JSONText.Member("diagnostics", .array(diagnostics))]
    return .notification("textDocument/publishDiagnostics", .object(members))
  }
}

extension ServedMethod {
  static let ofDiagnostics = [
    ServedMethod(
      "textDocument/diagnostic",
      Capability("diagnosticProvider") { client in
        guard client.pullsDiagnostics else { return nil }
        return [
          "identifier": .string(DiagnosticReport.source), "interFileDependencies": true,
          "workspaceDiagnostics": true,
        ]
      }, needs: .findings
    ) { request, sheet throws(ServerFault) in
      DiagnosticReport.whole(
        DiagnosticReport.items(
          sheet.findings ?? [], in: sheet.positions, sheet.uri, for: request.client))
    },
    ServedMethod(ofWorkspace: "workspace/diagnostic", needs: .change) {
      _ throws(ServerFault) in .null
    },
  ]
}

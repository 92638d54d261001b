import StyleRules
import StyleSheet

/// Findings in the form of the protocol.
enum DiagnosticReport {
  static let source = "stylecheck"

  /// The marks of editors for text: 1 is unnecessary text, 2 a deprecated name.
  private static let tags: [String: Int] = [
    "deprecated-name": 2, "duplicate-property": 1, "empty-rule": 1, "unused-suppression": 1,
    "unused-variable": 1,
  ]

  static func json(
    _ finding: Diagnostic, in positions: TextPositions, _ uri: String, for client: ClientFeatures
  ) -> JSONText {
    let shown = client.relatesDiagnostics ? finding.notes : []
    let notes = shown.map { note -> JSONText in
      [
        "location": ["uri": .string(uri), "range": positions.json(note.range)],
        "message": .string(note.message),
      ]
    }
    let page = JSONText.string(Release.page(ofRule: finding.id))
    return [
      "range": positions.json(finding.range),
      "severity": JSONText(finding.severity.value(1, 2, 3)),
      "code": .string(finding.id),
      "source": .string(source),
      "message": .string(finding.sentence),
      "codeDescription": client.linksDiagnostics ? ["href": page] : nil,
      "tags": tags[finding.id].map { .array([JSONText($0)]) },
      "relatedInformation": .nonempty(notes),
    ]
  }

  /// Returns the diagnostics of findings, those with a common cause as one.
  static func items(
    _ findings: [Diagnostic], in positions: TextPositions, _ uri: String,
    for client: ClientFeatures
  ) -> [JSONText] {
    findings.grouped().findings.map { json($0, in: positions, uri, for: client) }
  }

  static func whole(_ items: [JSONText]) -> JSONText {
    ["kind": "full", "items": .array(items)]
  }
}

extension ServerMessage {
  static func report(_ uri: String, version: Int?, _ diagnostics: [JSONText]) -> Self {
    .notification(
      "textDocument/publishDiagnostics",
      [
        "uri": .string(uri), "version": version.map { JSONText($0) },
        "diagnostics": .array(diagnostics),
      ])
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

import StyleSheet

extension ReportFormat {
  /// A JSON array, in which GitLab identifies findings by their fingerprints.
  static let gitLab = ReportFormat(
    name: "gitlab", summary: "the code quality of a GitLab merge request",
    standard: "GitLab, 'Code Quality'", columns: .utf16, opening: { "[\n" }, separator: ",\n",
    closing: { _, _ in "\n]\n" },
    parts: { sheet, _ in
      sheet.reportedWithOmission.map { finding in
        let span = finding.span(in: .utf16)
        let value: JSONText = [
          "description": .string(finding.diagnostic.sentence),
          "check_name": .string(finding.diagnostic.id),
          "fingerprint": .string(finding.fingerprint.description),
          "severity": .string(finding.diagnostic.severity.value("critical", "major", "minor")),
          "location": [
            "path": .string(sheet.path),
            "positions": ["begin": JSONText(span.start), "end": JSONText(span.end)],
          ],
        ]
        return value.onOneLine
      }
    })
}

extension JSONText {
  init(_ position: LineTable.Position) {
    self = ["line": JSONText(position.line), "column": JSONText(position.column)]
  }
}

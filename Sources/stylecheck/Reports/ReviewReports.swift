import StyleSheet

extension ReportFormat {
  /// A JSON array, in which GitLab identifies findings by their fingerprints.
  static let gitLab = ReportFormat(
    "gitlab", "the code quality of a GitLab merge request", standard: "GitLab, 'Code Quality'",
    columns: .utf16, opening: "[\n", separator: ",\n", closing: { _, _ in "\n]\n" },
    parts: { sheet, _ in
      sheet.reportedWithOmission.map { finding in
        let span = finding.span(in: .utf16)
        let value: JSONText = [
          "description": .string(finding.diagnostic.sentence),
          "check_name": .string(finding.diagnostic.id),
          "fingerprint": .string(finding.fingerprint.description),
          "severity": .string(
            finding.diagnostic.severity.word("critical", "major", "minor")),
          "location": [
            "path": .string(sheet.path),
            "positions": ["begin": JSONText(span.start), "end": JSONText(span.end)],
          ],
        ]
        return value.onOneLine
      }
    })

  /// The input of reviewdog, which posts comments with suggested changes.
  static let rdjson = ReportFormat(
    "rdjson", "comments of reviewdog, with suggestions", standard: "Reviewdog Diagnostic Format",
    columns: .bytes, opening: "{\"source\":{\"name\":\"stylecheck\"},\"diagnostics\":[\n",
    separator: ",\n", closing: { _, _ in "\n]}\n" },
    parts: { sheet, _ in sheet.reportedWithOmission.map { review(of: $0, in: sheet).onOneLine } })

  private static func review(of finding: ReportedFinding, in sheet: CheckedSheet) -> JSONText {
    let diagnostic = finding.diagnostic
    func range(_ bytes: Range<Int>) -> JSONText {
      let span = finding.span(of: bytes, in: .bytes)
      return ["start": JSONText(span.start), "end": JSONText(span.end)]
    }
    func location(_ bytes: Range<Int>) -> JSONText {
      ["path": .string(sheet.path), "range": range(bytes)]
    }
    var review: JSONText = [
      "message": .string(diagnostic.sentence),
      "location": location(diagnostic.range),
      "severity": .string(diagnostic.severity.word("ERROR", "WARNING", "INFO")),
      "code": finding.code,
    ]
    if let edit = diagnostic.fixIts.first.flatMap(finding.edit) {
      let suggestion: JSONText = ["range": range(edit.range), "text": .string(edit.replacement)]
      review = review.with("suggestions", .array([suggestion]))
    }
    guard !diagnostic.notes.isEmpty else { return review }
    let related = diagnostic.notes.map { note -> JSONText in
      ["message": .string(note.message), "location": location(note.range)]
    }
    return review.with("related_locations", .array(related))
  }
}

extension ReportedFinding {
  fileprivate var code: JSONText {
    let code: JSONText = ["value": .string(diagnostic.id)]
    return page.map { code.with("url", .string($0)) } ?? code
  }
}

extension JSONText {
  fileprivate init(_ position: LineTable.Position) {
    self = ["line": JSONText(position.line), "column": JSONText(position.column)]
  }
}

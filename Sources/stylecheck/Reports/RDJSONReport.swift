import StyleSheet

extension ReportFormat {
  /// The input of reviewdog, which posts comments with suggested changes.
  static let rdjson = ReportFormat(
    name: "rdjson", summary: "comments of reviewdog, with suggestions",
    standard: "Reviewdog Diagnostic Format", columns: .bytes,
    opening: { "{\"source\":{\"name\":\"stylecheck\"},\"diagnostics\":[\n" },
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
    let suggestion = diagnostic.fixIts.first.flatMap(finding.edit).map { edit -> JSONText in
      ["range": range(edit.range), "text": .string(edit.replacement)]
    }
    let related = diagnostic.notes.map { note -> JSONText in
      ["message": .string(note.message), "location": location(note.range)]
    }
    return [
      "message": .string(diagnostic.sentence),
      "location": location(diagnostic.range),
      "severity": .string(diagnostic.severity.value("ERROR", "WARNING", "INFO")),
      "code": ["value": .string(diagnostic.id), "url": finding.page.map(JSONText.string)],
      "suggestions": suggestion.map { .array([$0]) },
      "related_locations": .nonempty(related),
    ]
  }
}

import StyleSheet

extension ReportFormat {
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

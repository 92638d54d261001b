import StyleSheet

extension ReportFormat {
  /// The value of `format_version`: added members increase the minor number, other changes the
  /// major one.
  private static let version = "2.1"

  static let json = ReportFormat(
    name: "json", summary: "complete data, for programs", standard: "our own, described below",
    columns: .characters,
    opening: {
      "{\"\(JSONText.versionName)\":\"\(version)\",\"tool\":\(tool.onOneLine),\"diagnostics\":[\n"
    },
    separator: ",\n",
    closing: { report, _ in "\n],\(report.members)}\n" },
    parts: { sheet, _ in sheet.reported.map { $0.json(in: sheet.path).onOneLine } })

  static let jsonLines = ReportFormat(
    name: "jsonl", summary: "the same findings, one per line", standard: "JSON Lines",
    columns: .characters,
    parts: { sheet, _ in
      sheet.reportedWithOmission.map { $0.json(in: sheet.path).onOneLine + "\n" }
    })

  private static let tool: JSONText = ["name": "stylecheck", "version": .string(Release.version)]
}

extension CheckReport {
  /// The members that are known only at the end.
  fileprivate var members: String {
    let summary: JSONText = [
      "sheets": JSONText(sheets),
      "errors": JSONText(counts.errors),
      "warnings": JSONText(counts.warnings),
      "remarks": JSONText(counts.remarks),
      "silenced": JSONText(suppressed),
      "known": JSONText(known),
      "shown": JSONText(shown.total),
    ]
    let problems = JSONText.array(problems.map { .string($0) })
    return "\"problems\":\(problems.onOneLine),\"summary\":\(summary.onOneLine)"
  }
}

extension ReportedFinding {
  fileprivate func json(in path: String) -> JSONText {
    [
      "rule": .string(diagnostic.id),
      "severity": .string(diagnostic.severity.rawValue),
      "message": .string(diagnostic.message),
      "targets": .array(diagnostic.targets.map { .string($0) }),
      "path": .string(path),
      "range": json(diagnostic.range),
      "notes": .array(
        diagnostic.notes.map { ["message": .string($0.message), "range": json($0.range)] }),
      "fixes": .array(diagnostic.fixIts.map(json)),
      "fingerprint": .string(fingerprint.description),
      "url": page.map(JSONText.string),
    ]
  }

  private func json(_ fixIt: Diagnostic.FixIt) -> JSONText {
    [
      "message": .string(fixIt.message),
      "safety": .string(fixIt.safety.rawValue),
      "edits": .array(
        fixIt.edits.map { ["range": json($0.range), "text": .string($0.replacement)] }),
    ]
  }

  private func json(_ range: Range<Int>) -> JSONText {
    ["start": json(range.lowerBound), "end": json(range.upperBound)]
  }

  private func json(_ offset: Int) -> JSONText {
    let place = span(of: offset..<offset, in: .characters).start
    let utf16 = span(of: offset..<offset, in: .utf16).start
    return [
      "line": JSONText(place.line), "column": JSONText(place.column),
      "utf16": JSONText(utf16.column), "offset": JSONText(offset),
    ]
  }
}

import StyleSheet

extension ReportFormat {
  /// Workflow commands, from which the runner creates annotations.
  static let github = ReportFormat(
    name: "github", summary: "annotations of a GitHub workflow",
    standard: "GitHub, 'Workflow commands'", columns: .utf16,
    closing: { report, _ in
      report.problems.map { "::error title=stylecheck::\($0.escapedForCommand)\n" }.joined()
        + report.omissions.map { "::notice title=stylecheck::\($0.escapedForCommand)\n" }.joined()
        + report.noteOnAnnotations
    },
    parts: { sheet, _ in sheet.reported.map { command(of: $0, in: sheet) } })

  private static func command(of finding: ReportedFinding, in sheet: CheckedSheet) -> String {
    let diagnostic = finding.diagnostic
    let span = finding.span(in: .utf16)
    var properties = [
      ("file", sheet.path), ("line", "\(span.start.line)"), ("endLine", "\(span.end.line)"),
    ]
    // Columns are allowed within one line only. The end column is inclusive.
    if span.start.line == span.end.line {
      let end = max(span.end.column - 1, span.start.column)
      properties += [("col", "\(span.start.column)"), ("endColumn", "\(end)")]
    }
    properties.append(("title", diagnostic.id))
    let list = properties.map { "\($0)=\($1.escapedForProperty)" }.joined(separator: ",")
    let level = diagnostic.severity.value("error", "warning", "notice")
    return "::\(level) \(list)::\(diagnostic.sentence.escapedForCommand)\n"
  }
}

extension CheckReport {
  /// The number of annotations per kind that GitHub shows for a step; the log contains them all.
  private static let shownAnnotations = 10

  fileprivate var noteOnAnnotations: String {
    let most = max(shown.errors, shown.warnings, shown.remarks)
    guard most > Self.shownAnnotations else { return "" }
    return "GitHub shows \(Self.shownAnnotations) annotations of a kind for each step; "
      + "'--format sarif' has all findings\n"
  }
}

extension String {
  fileprivate var escapedForCommand: String {
    replacing("%", with: "%25").replacing("\r", with: "%0D").replacing("\n", with: "%0A")
  }

  fileprivate var escapedForProperty: String {
    escapedForCommand.replacing(":", with: "%3A").replacing(",", with: "%2C")
  }
}

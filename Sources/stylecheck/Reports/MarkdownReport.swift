import StyleSheet

extension ReportFormat {
  /// A heading and a table for each sheet with findings, for a job summary or a comment.
  static let markdown = ReportFormat(
    name: "markdown", summary: "tables for a job's summary or a comment",
    standard: "GitHub Flavored Markdown", columns: .characters,
    closing: { report, _ in
      report.problems.map { "- \($0.asMarkdown)\n" }.joined() + report.paragraph
    },
    parts: { sheet, _ in
      let rows = sheet.reported.map { finding in
        let place = finding.span(in: .characters).start
        let diagnostic = finding.diagnostic
        let fix =
          diagnostic.fixIts.first.map {
            ($0.safety == .safe ? "; fix: " : "; unsafe fix: ") + $0.message
          } ?? ""
        return [
          "\(place.line):\(place.column)", diagnostic.severity.rawValue,
          "[`\(diagnostic.id)`](\(Release.page(ofRule: diagnostic.id)))",
          (diagnostic.sentence + fix).asMarkdown,
        ]
      }
      guard !rows.isEmpty else { return [] }
      let table = MarkdownTable(["place", "severity", "rule", "message"], rows, first: "---:")
      return ["### \(sheet.path.visible.asMarkdown)\n\n\(table)\n"]
    })
}

extension CheckReport {
  /// The summary as a paragraph with one line per sentence.
  fileprivate var paragraph: String {
    guard !summary.isEmpty else { return "" }
    return (problems.isEmpty ? "" : "\n") + summary
  }
}

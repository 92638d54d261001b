import StyleSheet

extension ReportFormat {
  static let text = excerpts(
    "text", "for people: each finding under its line, with carets", ending: \.tallyText
  ) { excerpt, finding in excerpt.text(of: finding) }

  static let concise = excerpts(
    "concise", "one line per finding, for 'grep' and editors"
  ) { excerpt, finding in excerpt.headline(of: finding) + "\n" }

  /// Creates a format that draws findings as a terminal shows them.
  private static func excerpts(
    _ name: String, _ summary: String,
    ending: @escaping @Sendable (CheckReport) -> String = { _ in "" },
    draw: @escaping @Sendable (SourceExcerpt, Diagnostic) -> String
  ) -> ReportFormat {
    ReportFormat(
      name: name, summary: summary, standard: "our own", columns: .characters,
      closing: { report, options in options.hasSummary ? ending(report) + report.summary : "" },
      parts: { sheet, options in
        guard !sheet.findings.isEmpty else { return [] }
        let excerpt = SourceExcerpt(of: sheet.source, style: options.style)
        return sheet.findings.map { draw(excerpt, $0) }
      })
  }

  /// The message format of clang and swiftc, with columns in bytes.
  static let xcode = ReportFormat(
    name: "xcode", summary: "one line per finding, for Xcode and '$gcc' problem matchers",
    standard: "clang's 'Formatting of Diagnostics'", columns: .bytes,
    closing: { report, _ in
      report.problems.map { "error: \($0)\n" }.joined()
        + report.omissions.map { "stylecheck: note: \($0)\n" }.joined()
    },
    parts: { sheet, _ in
      sheet.reported.map { finding in
        let name = sheet.source.name.visible
        func line(_ range: Range<Int>, _ kind: String, _ message: String) -> String {
          let start = finding.span(of: range, in: .bytes).start
          return "\(name):\(start.line):\(start.column): \(kind): \(message)\n"
        }
        let diagnostic = finding.diagnostic
        let kind = diagnostic.severity.value("error", "warning", "note")
        return line(diagnostic.range, kind, "\(diagnostic.sentence) [\(diagnostic.id)]")
          + diagnostic.notes.map { line($0.range, "note", $0.message) }.joined()
      }
    })
}

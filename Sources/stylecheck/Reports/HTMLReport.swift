import FormCellModel
import StyleSheet

extension ReportFormat {
  /// A self-contained HTML page without scripts, in light or dark mode.
  static let html = ReportFormat(
    "html", "a self-contained page", standard: "HTML, Living Standard", columns: .characters,
    opening: HTMLPage.opening("stylecheck report", style: style) + """
      <main>
      <h1>stylecheck report</h1>
      <p><a href="#summary">Summary</a></p>

      """,
    closing: { report, _ in
      let lines = report.problems + report.summary.split(separator: "\n").map(String.init)
      let paragraphs = lines.map { "<p>\($0.asXMLWords)</p>\n" }.joined()
      return """
        <section id="summary">
        <h2>Summary</h2>
        \(paragraphs.isEmpty ? "<p>no sheets</p>\n" : paragraphs)</section>
        </main>
        \(HTMLPage.closing)
        """
    },
    parts: { sheet, _ in
      guard !sheet.findings.isEmpty else { return [] }
      let excerpt = SourceExcerpt(of: sheet.source)
      let articles = sheet.reported.map { article(on: $0, excerpt) }.joined()
      return ["<section>\n<h2>\(sheet.path.visible.asXMLWords)</h2>\n\(articles)</section>\n"]
    })

  private static let style = """
    :root { color-scheme: light dark; --line: #8886; --error: \(PageColor.bad.css);
      --warning: \(PageColor.warn.css); --remark: \(PageColor.link.css); }
    body { font: 1rem/1.5 system-ui, sans-serif; max-width: 60rem; margin: 0 auto; padding: 1rem; }
    h2 { font-size: 1.1rem; overflow-wrap: anywhere; border-top: 1px solid var(--line);
      padding-top: 1rem; }
    article { margin: 1rem 0; }
    h3 { font-size: 1rem; margin: 0; font-weight: normal; overflow-wrap: anywhere; }
    pre { margin: .25rem 0; padding: .5rem; overflow-x: auto; border: 1px solid var(--line);
      border-radius: .25rem; font-size: .875rem; }
    .error { color: var(--error); } .warning { color: var(--warning); }
    .remark { color: var(--remark); }

    """

  private static func article(on finding: ReportedFinding, _ excerpt: SourceExcerpt) -> String {
    let diagnostic = finding.diagnostic
    let place = finding.span(in: .characters).start
    let severity = diagnostic.severity.rawValue
    // The first line repeats the heading.
    let picture = excerpt.text(of: diagnostic).drop { $0 != "\n" }.dropFirst()
    return """
      <article>
      <h3>\(place.line):\(place.column) <strong class="\(severity)">\(severity)</strong> \
      \(diagnostic.sentence.asXMLWords) <code>\(diagnostic.id.asXMLWords)</code></h3>
      <pre>\(String(picture).asXMLLines)</pre>
      </article>

      """
  }
}

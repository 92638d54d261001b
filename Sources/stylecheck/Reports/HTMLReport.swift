import FormCellModel
import StyleSheet

extension ReportFormat {
  /// A self-contained HTML page without scripts, in light or dark mode.
  static let html = ReportFormat(
    name: "html", summary: "a self-contained page", standard: "HTML, Living Standard",
    columns: .characters,
    whole: { parts, report, _ in
      // Two parts for each sheet.
      let sheets = stride(from: 0, to: parts.count - 1, by: 2).enumerated()
      let items = sheets.map { number, part in
        "<li><a href=\"#sheet-\(number + 1)\">\(parts[part])</li>\n"
      }
      let sections = sheets.map { number, part in
        "<section id=\"sheet-\(number + 1)\">\n\(parts[part + 1])</section>\n"
      }
      let lines = report.problems + report.summary.split(separator: "\n").map(String.init)
      let paragraphs = lines.map { "<p>\($0.asXMLWords)</p>\n" }.joined()
      return HTMLPage.opening("stylecheck report", style: style) + """
        <main>
        <h1>stylecheck report</h1>
        \(paragraphs.isEmpty ? "<p>no sheets</p>\n" : paragraphs)\
        \(items.isEmpty ? "" : "<ul>\n\(items.joined())</ul>\n")\
        \(sections.joined())\
        </main>
        \(HTMLPage.closing)
        """
    },
    parts: { sheet, _ in
      guard !sheet.findings.isEmpty else { return [] }
      let excerpt = SourceExcerpt(of: sheet.source)
      let path = sheet.path.visible.asXMLWords
      var counts = FindingCounts()
      counts.add(sheet.findings)
      let articles = sheet.reported.map { article(on: $0, excerpt, path) }.joined()
      return ["\(path)</a>: \(counts)", "<h2>\(path)</h2>\n\(articles)"]
    })

  private static let style = """
    :root { color-scheme: light dark; --line: #8886; --error: \(PageColor.bad.css);
      --warning: \(PageColor.warn.css); --remark: \(PageColor.link.css); }
    body { background: \(PageColor.paper.css); color: \(PageColor.ink.css); font: 1rem/1.5 system-ui, sans-serif; max-width: 60rem; margin: 0 auto; padding: 1rem; }
    h2 { font-size: 1.1rem; overflow-wrap: anywhere; border-top: 1px solid var(--line);
      padding-top: 1rem; }
    article { margin: 1rem 0; }
    h3 { font-size: 1rem; margin: 0; font-weight: normal; overflow-wrap: anywhere; }
    pre { margin: .25rem 0; padding: .5rem; overflow-x: auto; border: 1px solid var(--line);
      border-radius: .25rem; font-size: .875rem; }
    a { color: var(--remark); }
    ul { padding-inline-start: 1.25rem; overflow-wrap: anywhere; }
    @page { margin: 14mm;
      @bottom-right { content: counter(page) " / " counter(pages); font: 8pt sans-serif; } }
    @media print {
      :root { color-scheme: light; }
      body { max-width: none; padding: 0; font-size: 9.5pt; }
      pre { white-space: pre-wrap; }
      article { break-inside: avoid; }
      h2 { break-after: avoid; }
    }
    .error { color: var(--error); } .warning { color: var(--warning); }
    .remark { color: var(--remark); }

    """

  private static func article(
    on finding: ReportedFinding, _ excerpt: SourceExcerpt, _ path: String
  ) -> String {
    let diagnostic = finding.diagnostic
    let place = finding.span(in: .characters).start
    let severity = diagnostic.severity.rawValue
    // The first line repeats the heading.
    let picture = excerpt.text(of: diagnostic).drop { $0 != "\n" }.dropFirst()
    return """
      <article>
      <h3>\(place.line):\(place.column) <strong class="\(severity)">\(severity)</strong> \
      \(diagnostic.sentence.asXMLWords) \
      <a href="\(Release.page(ofRule: diagnostic.id))"><code>\(diagnostic.id.asXMLWords)</code></a></h3>
      <pre tabindex="0" role="group" aria-label="\(path), line \(place.line)">\
      \(String(picture).asXMLLines)</pre>
      </article>

      """
  }
}

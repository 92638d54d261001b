import FormCellModel
import StyleSheet

/// A preview as a self-contained HTML page without scripts, network access or embedded fonts.
///
/// It follows the reader's light or dark mode, and suits phones, desktops and paper. Equal previews
/// have equal bytes.
struct PreviewPage {
  let preview: ThemePreview
  let drawing: SVGSheet
  private let backlinks = PreviewBacklinks()
  /// Writes a piece of the page.
  let add: (String) -> Void

  private init(_ preview: ThemePreview, _ add: @escaping (String) -> Void) {
    self.preview = preview
    drawing = preview.drawing
    self.add = add
  }

  static func write(_ preview: ThemePreview, to put: (String) -> Void) {
    withoutActuallyEscaping(put) {
      PreviewPage(preview, $0).write()
    }
  }

  private func write() {
    add(
      HTMLPage.opening(
        preview.title.asXMLWords, metadata: "<!-- \(ExportFormat.comment) -->\n" + reloading,
        style: HTMLPage.themeStyle + visionStyle))
    add(drawing.shared)
    writeHead()
    add("<main>\n")
    for section in sections {
      add("<section id=\"\(section.id)\">\n<h2>\(section.title)</h2>\n")
      section.write()
      add("</section>\n")
    }
    add("</main>\n" + HTMLPage.closing)
  }

  /// A section of the page, which the header links to.
  private typealias Section = (id: String, title: String, write: () -> Void)

  private var sections: [Section] {
    let all: [(Bool, Section)] = [
      (preview.form != nil, ("form", "Form", { preview.form.map(write) })),
      (!preview.swatches.isEmpty, ("colors", "Colors", writeSwatches)),
      (!preview.fonts.isEmpty, ("fonts", "Fonts", writeFonts)),
      (true, ("cells", "Cells", writeCells)),
      (preview.contrastSums.rows > 0, ("contrast", "Contrast", writeContrasts)),
      (!preview.classes.isEmpty, ("classes", "Classes", writeClasses)),
      (!preview.findings.items.isEmpty, ("findings", "Findings", writeFindings)),
    ]
    return all.filter(\.0).map(\.1)
  }

  // MARK: - The head of the page

  /// An element that reloads the page every second and keeps the scroll position.
  ///
  /// Source: HTML Living Standard, 4.2.5.3, "Refresh state".
  private var reloading: String {
    preview.options.reloads ? "<meta http-equiv=\"refresh\" content=\"1\">\n" : ""
  }

  /// The style that simulates a color vision, for the colors of the theme only.
  private var visionStyle: String {
    preview.options.vision.map { ".seen { filter: url(#\($0.rawValue)); }\n" } ?? ""
  }

  private func writeHead() {
    let title = preview.title
    let environment = preview.options.environment
    let paths = preview.names.joined(separator: ", ").visible
    var facts = [
      preview.options.dialect.name, environment.device.word, environment.orientation.word,
    ]
    if paths != title { facts.insert(paths, at: 0) }
    if preview.options.direction == .rightToLeft { facts.append("right to left") }
    if preview.options.accessibility.boldensText { facts.append("bold text") }
    if preview.options.accessibility.differentiatesWithoutColor {
      facts.append("differences without color")
    }
    if let vision = preview.options.vision {
      facts.append("seen with \(vision.rawValue)")
    }
    let counts = preview.findings.counts
    let findings = counts.isEmpty ? "no findings" : "\(counts)"
    add(
      """
      <header>
      <h1>\(title.asXMLWords)</h1>
      <p class="quiet">\(facts.joined(separator: " · ").asXMLWords)</p>
      \(HTMLPage.lossBanner(preview.contrasts.losses.lines))\
      <ul class="badges">
      <li class="badge">\(counted(preview.swatches.count, "color"))</li>
      <li class="badge">\(counted(preview.classes.count, "class", "classes"))</li>
      \(contrastBadge)\(cellBadge)
      <li class="badge \(tone(of: counts))">\(findings)</li>
      </ul>
      <nav aria-label="Parts of this page">\(links)</nav>
      </header>

      """)
  }

  /// A badge with the contrast results; green only if pairs were judged and all pass.
  private var contrastBadge: String {
    let contrasts = preview.contrastSums
    let count = contrasts.rows
    guard count > 0 else { return "<li class=\"badge\">no pairs of colors to judge</li>" }
    let faint = contrasts.failures == 0 ? "none" : "\(contrasts.failures)"
    let review = contrasts.doubts == 0 ? "" : ", \(contrasts.doubts) to review"
    let tone = contrasts.failures > 0 ? "bad" : contrasts.doubts > 0 ? "look" : "good"
    return "<li class=\"badge \(tone)\">\(counted(count, "pair")) of colors, "
      + "\(faint) too faint\(review)</li>"
  }

  /// A badge with the number of drawn cells that have a faint part; empty if there are none.
  ///
  /// The palette decides colors of cells, too, which are no pairs of the sheets.
  private var cellBadge: String {
    let faint = preview.cells.count { cell in
      cell.pictures.both.contains { $0.partContrasts.contains { $0.verdict == .fails } }
    }
    guard faint > 0 else { return "" }
    return "\n<li class=\"badge bad\">\(faint) of \(counted(preview.cells.count, "cell")) with a "
      + "part that is too faint</li>"
  }

  private func tone(of counts: FindingCounts) -> String {
    counts.errors > 0 ? "bad" : counts.isEmpty ? "good" : "look"
  }

  private var links: String {
    sections.map { "<a href=\"#\($0.id)\">\($0.title)</a>" }.joined(separator: " ")
  }

  // MARK: - Parts of all sections

  /// Writes findings beside their subject, which has an escaped name.
  func write(beside items: [PreviewFindings.Item], of subject: String) {
    guard !items.isEmpty else { return }
    add("<ul class=\"notes\" id=\"\(backlinks.add(items, in: subject))\">\n")
    for item in items {
      let severity = item.diagnostic.severity.rawValue
      add(
        """
        <li class="\(severity)">\(words(of: item)) \
        <a href="#finding-\(item.number)">finding \(item.number)</a></li>

        """)
    }
    add("</ul>\n")
  }

  func words(of item: PreviewFindings.Item) -> String {
    let severity = item.diagnostic.severity.rawValue
    return "<strong class=\"\(severity)\">\(severity)</strong> " + item.diagnostic.sentence.asName
  }

  private func writeFindings() {
    let findings = preview.findings
    add("<ol class=\"findings\">\n")
    for item in findings.items {
      let links = backlinks.links(to: item)
      add(
        """
        <li id="finding-\(item.number)">\(words(of: item)) \
        <span class="quiet">\("\(item.place)".visible.asXMLWords) \
        <code>\(item.diagnostic.id.asXMLWords)</code>\(links.isEmpty ? "" : "; \(links)")</span></li>

        """)
    }
    add("</ol>\n")
    if findings.left > 0 { add("<p>and \(findings.left) more</p>\n") }
  }
}

import FormCellModel
import StyleRules
import StyleSheet

/// A preview as one page of HTML that needs nothing else: no script, no network, no font of its own.
///
/// It is light or dark as its reader has it, and reads on a telephone, on a desk and on paper. Equal
/// previews give equal bytes.
struct PreviewPage {
  let preview: ThemePreview
  private let put: (String) -> Void

  /// Writes the whole page, piece by piece.
  static func write(_ preview: ThemePreview, to put: (String) -> Void) {
    withoutActuallyEscaping(put) { PreviewPage(preview: preview, put: $0).write() }
  }

  private init(preview: ThemePreview, put: @escaping (String) -> Void) {
    self.preview = preview
    self.put = put
  }

  func add(_ text: String) { put(text) }

  private func write() {
    let names = preview.names.map { SystemText($0).lastName.description }
    let title = names.joined(separator: ", ").visible
    add(
      HTMLPage.opening(
        title.asXMLWords, metadata: reloading, style: HTMLPage.themeStyle + visionStyle))
    let sheet = SVGSheet(
      of: preview.cells.flatMap { $0.pictures.both.map(\.presentation) },
      seenWith: preview.wishes.vision)
    add(sheet.shared)
    writeHead(title)
    add("<main>\n")
    writeSwatches()
    writeFonts()
    writeCells(sheet)
    writeContrasts()
    writeClasses()
    writeFindings()
    add("</main>\n" + HTMLPage.closing)
  }
}

// MARK: - The head of the page

extension PreviewPage {
  /// What makes a browser read the page again each second, at the place where its reader is.
  ///
  /// Source: HTML Living Standard, 4.2.5.3, "Refresh state".
  private var reloading: String {
    switch preview.wishes.reloading {
    case .never: ""
    case .always: "<meta http-equiv=\"refresh\" content=\"1\">\n"
    }
  }

  /// What is a color of the theme's is seen with other eyes; the page itself is not.
  private var visionStyle: String {
    preview.wishes.vision.map { ".seen { filter: url(#\($0.rawValue)); }\n" } ?? ""
  }

  private func writeHead(_ title: String) {
    let environment = preview.wishes.environment
    let paths = preview.names.joined(separator: ", ").visible
    var facts = [
      preview.wishes.dialect.name, environment.device.word, environment.orientation.word,
    ]
    if paths != title { facts.insert(paths, at: 0) }
    if preview.wishes.direction == .rightToLeft { facts.append("right to left") }
    if let vision = preview.wishes.vision {
      facts.append("seen with \(vision.rawValue)")
    }
    let counts = preview.findings.counts
    let findings = counts.isEmpty ? "no findings" : "\(counts)"
    add(
      """
      <header>
      <h1>\(title.asXMLWords)</h1>
      <p class="quiet">\(facts.joined(separator: " · ").asXMLWords)</p>
      \(banner)\
      <ul class="badges">
      <li class="badge">\(counted(preview.swatches.count, "color"))</li>
      <li class="badge">\(counted(preview.classes.count, "class", "classes"))</li>
      \(contrastBadge)
      <li class="badge \(tone(of: counts))">\(findings)</li>
      </ul>
      <nav aria-label="Parts of this page">\(links)</nav>
      </header>

      """)
  }

  /// How well things stand out; green only where something was judged and nothing is left to do.
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

  private func tone(of counts: FindingCounts) -> String {
    counts.errors > 0 ? "bad" : counts.isEmpty ? "good" : "look"
  }

  /// What an app does not show of what the page does; empty if it shows all.
  private var banner: String {
    let losses = preview.contrasts.losses
    return HTMLPage.lossBanner(
      losses.isEmpty ? [] : losses.map(\.line) + [[ThemeReport.Loss].remark])
  }

  private var links: String {
    parts.map { "<a href=\"#\($0.id)\">\($0.title)</a>" }.joined(separator: " ")
  }

  /// The sections that there are.
  private var parts: [(id: String, title: String)] {
    [
      ("colors", "Colors", !preview.swatches.isEmpty),
      ("fonts", "Fonts", !preview.fonts.isEmpty),
      ("cells", "Cells", true),
      ("contrast", "Contrast", preview.contrastSums.rows > 0),
      ("classes", "Classes", !preview.classes.isEmpty),
      ("findings", "Findings", !preview.findings.items.isEmpty),
    ].filter(\.2).map { ($0.0, $0.1) }
  }
}

// MARK: - Parts of all sections

extension PreviewPage {
  func begin(_ id: String, _ title: String) {
    add("<section id=\"\(id)\">\n<h2>\(title)</h2>\n")
  }

  func end() { add("</section>\n") }

  /// Findings beside what they are about; nothing if there are none.
  func write(beside items: [PreviewFindings.Item]) {
    guard !items.isEmpty else { return }
    add("<ul class=\"notes\">\n")
    for item in items {
      let severity = item.diagnostic.severity.rawValue
      add(
        "<li class=\"\(severity)\">\(words(of: item)) <a href=\"#finding-\(item.number)\">\(item.number)</a></li>\n"
      )
    }
    add("</ul>\n")
  }

  /// A finding in words, without its place.
  func words(of item: PreviewFindings.Item) -> String {
    let severity = item.diagnostic.severity.rawValue
    return "<strong class=\"\(severity)\">\(severity)</strong> "
      + item.diagnostic.sentence.asName
  }

  private func writeFindings() {
    let findings = preview.findings
    guard !findings.items.isEmpty else { return }
    begin("findings", "Findings")
    add("<ol class=\"findings\">\n")
    for item in findings.items {
      add(
        """
        <li id="finding-\(item.number)">\(words(of: item)) \
        <span class="quiet">\("\(item.place)".visible.asXMLWords) \
        <code>\(item.diagnostic.id.asXMLWords)</code></span></li>

        """)
    }
    add("</ol>\n")
    if findings.left > 0 { add("<p>and \(findings.left) more</p>\n") }
    end()
  }
}

import FormCellModel
import StyleEditing
import StyleSheet

extension DifferenceReport {
  /// A self-contained HTML page in the style of previews.
  var html: String {
    let names = [before, after].map { report in
      report.theme.sheets.last.map { $0.source.name.visible.asXMLWords } ?? ""
    }
    let title = "\(names[0]) → \(names[1])"
    let chosen = cells.chosen
    let drawn = chosen.flatMap { [$0.before, $0.after] }
    let sheet = SVGSheet(of: drawn)
    return HTMLPage.opening(title, style: HTMLPage.themeStyle) + """
      \(chosen.isEmpty ? "" : sheet.shared)<header>
      <h1>\(title)</h1>
      <p class="quiet">\(after.heading.dropLast().asXMLWords)</p>
      \(HTMLPage.lossBanner(lossLines))\(sum.split(separator: "\n").map { "<p>\($0.asXMLWords)</p>\n" }.joined())</header>
      <main>
      \(renamings)\(sections.map { section($0.key, $0.elements) }.joined())\(pictures(of: chosen, sheet))</main>
      \(HTMLPage.closing)
      """
  }

  private var renamings: String {
    guard !difference.renamings.isEmpty else { return "" }
    let items = difference.renamings.map {
      "<li><code>\($0.before.asName)</code> is now <code>\($0.after.asName)</code></li>\n"
    }
    return "<section>\n<h2>Renamed</h2>\n<ul>\n\(items.joined())</ul>\n</section>\n"
  }

  private func section(
    _ className: String, _ changes: ArraySlice<ThemeDifference.Change>
  ) -> String {
    let name = className.isEmpty ? ThemeReport.paletteHeading : className
    return """
      <section>
      <h2>\(name.asName)</h2>
      <table class="pairs">
      <thead><tr><th scope="col">property</th><th scope="col">before</th>\
      <th scope="col">after</th><th scope="col">ΔEOK</th><th scope="col">contrast</th></tr></thead>
      <tbody>
      \(changes.map(row).joined())</tbody>
      </table>
      </section>

      """
  }

  private func row(of change: ThemeDifference.Change) -> String {
    let distance = change.colorDifference.map { $0.thousandths.plainText } ?? ""
    let contrast = contrast(of: change)
    let tone = contrast?.after?.verdict.tone ?? ""
    return """
      <tr><td class="pair">\(change.name.asName) <span class="quiet">\(change.kind.rawValue)</span></td>\
      <td data-label="before">\(cell(of: change.before))</td>\
      <td data-label="after">\(cell(of: change.after))</td>\
      <td data-label="ΔEOK">\(distance)</td>\
      <td data-label="contrast" class="\(tone)">\((contrast?.words ?? "").asXMLWords)</td></tr>

      """
  }

  private func cell(of entry: Resolution.Entry?) -> String {
    guard let entry else { return "" }
    let words = entry.shownValue.visible.asXMLWords
    guard let color = entry.value?.color else { return words }
    return
      "<span class=\"chip small\"><span style=\"background:\(color.css)\"></span></span> \(words)"
  }

  private func pictures(of changes: [CellChanges.Change], _ sheet: SVGSheet) -> String {
    guard !changes.isEmpty else { return "" }
    let figures = changes.map { change in
      let pictures = [change.before, change.after].map {
        "<div>\(sheet.text(of: $0))</div>\n"
      }
      return """
        <figure class="cell">
        <div class="both">
        \(pictures.joined())</div>
        <figcaption>\(change.state.description.asXMLWords)</figcaption>
        </figure>

        """
    }
    return """
      <section>
      <h2>Cells, before and after</h2>
      <div class="grid cells">
      \(figures.joined())</div>
      </section>

      """
  }
}

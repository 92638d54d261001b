import FormCellModel
import StyleRules
import StyleSheet

extension PreviewPage {
  /// Writes the sample form in light and dark mode.
  func write(_ form: PreviewForm) {
    add("<div class=\"form\">\n")
    for page in form.pages.distinct { addSeen(drawing.text(of: page)) }
    add("</div>\n")
  }

  private func addSeen(_ picture: String) {
    add("<div class=\"seen\">\n")
    add(picture)
    add("</div>\n")
  }

  /// Writes the cells: a grid for each kind, with a column for each style.
  func writeCells() {
    if preview.cells.isEmpty {
      let link = preview.classes.isEmpty ? "" : "; see the <a href=\"#classes\">classes</a>"
      add("<p class=\"quiet\">The sheets set nothing that a form cell shows\(link).</p>\n")
    }
    let images = drawing.imagesWithoutPicture
    if !images.isEmpty {
      add("<p class=\"quiet\">\(PreviewCell.standIns(for: images.map(\.name.asName)))</p>\n")
    }
    for (_, cells) in preview.cells.groups(by: \.kind) {
      let groups = PreviewCell.groups(of: cells)
      add("<div class=\"styles of-\(Self.columns(of: groups.count))\">\n")
      for group in groups {
        add("<div class=\"style\">\n<h3>\(group.title)</h3>\n")
        for cell in group.cells { write(cell, of: group.title) }
        add("</div>\n")
      }
      add("</div>\n")
    }
  }

  /// Returns the number of columns that leaves no gap in the last row.
  private static func columns(of count: Int) -> Int { [4, 3, 2].first { count % $0 == 0 } ?? 1 }

  private func write(_ cell: PreviewCell, of group: String) {
    add("<figure class=\"cell\">\n<div class=\"both\">\n")
    for picture in cell.pictures.distinct { addSeen(drawing.text(of: picture)) }
    let title = cell.state.title.asXMLWords
    add("</div>\n<figcaption>\(title)\n<p class=\"badges\">\(badges(of: cell))</p>\n")
    write(beside: preview.findings.about(cell), of: "\(group): \(title)")
    add("</figcaption>\n</figure>\n")
  }

  /// Returns badges for the parts with the lowest contrast; equal ones of both modes are one.
  private func badges(of cell: PreviewCell) -> String {
    let words = ThemeEnvironment.Appearance.allCases.map { "\($0.word): " }
    let badges = cell.pictures.map(\.badges)
    return zip(badges.isAlike ? [""] : words, badges.both).flatMap { mode, badges in
      badges.map { "<span class=\"badge \($0.tone)\">\(mode)\($0.words)</span>" }
    }.joined(separator: " ")
  }
}

extension CellPresentation {
  fileprivate struct Badge: Equatable {
    let words, tone: String
  }

  /// The part with the lowest contrast, or all parts that fail.
  fileprivate var badges: [Badge] {
    let parts = partContrasts
    guard let weakest = parts.weakest else { return [Badge(words: "disabled, exempt", tone: "")] }
    let failing = parts.filter { $0.verdict == .fails }
    return failing.isEmpty
      ? [Badge(words: "\(weakest.result) \(weakest.part.title)", tone: weakest.verdict.tone)]
      : failing.map { Badge(words: "✕ \($0.result) \($0.part.title)", tone: "bad") }
  }
}

extension PreviewCell {
  /// Returns the note about images that are unavailable here.
  static func standIns(for names: [String]) -> String {
    let most = 4
    return "Stars replace the app's own images: "
      + names.prefix(most).joined(leaving: names.count - most)
  }
}

extension PartContrast {
  fileprivate var result: String { ratio?.truncatedText ?? "contrast unknown:" }
}

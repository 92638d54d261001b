import FormCellModel
import StyleRules
import StyleSheet

extension PreviewPage {
  /// Writes the cells, grouped by style.
  func writeCells(_ sheet: SVGSheet) {
    if preview.cells.isEmpty {
      let link = preview.classes.isEmpty ? "" : "; see the <a href=\"#classes\">classes</a>"
      add("<p class=\"quiet\">The sheets set nothing that a form cell shows\(link).</p>\n")
    }
    let images = sheet.imagesWithoutPicture
    if !images.isEmpty {
      add("<p class=\"quiet\">\(PreviewCell.standIns(for: images.map(\.name.asName)))</p>\n")
    }
    for group in PreviewCell.groups(of: preview.cells) {
      add("<h3>\(group.title)</h3>\n<div class=\"grid cells\">\n")
      for cell in group.cells { write(cell, sheet) }
      add("</div>\n")
    }
  }

  private func write(_ cell: PreviewCell, _ sheet: SVGSheet) {
    add("<figure class=\"cell\">\n<div class=\"both\">\n")
    for (picture, appearance) in zip(cell.pictures.both, ThemeEnvironment.Appearance.allCases) {
      add("<div>\n<div class=\"seen\">\n")
      add(sheet.text(of: picture.presentation))
      add("</div>\n<p class=\"badges\">\(badge(of: picture, by: appearance))</p>\n</div>\n")
    }
    add("</div>\n<figcaption>\(cell.state.title.asXMLWords)\n")
    write(beside: preview.findings.about(cell))
    add("</figcaption>\n</figure>\n")
  }

  /// Returns the badge for the part with the lowest contrast.
  private func badge(
    of picture: PreviewCell.Picture, by appearance: ThemeEnvironment.Appearance
  ) -> String {
    guard let part = picture.weakest else {
      return "<span class=\"badge\">\(appearance.word): disabled, exempt</span>"
    }
    let failing = picture.parts.filter { $0.verdict == .fails }
    if failing.isEmpty {
      return "<span class=\"badge \(part.verdict.tone)\">\(appearance.word): "
        + "\(part.result) \(part.part.title)</span>"
    }
    return failing.map {
      "<span class=\"badge bad\">\(appearance.word): ✕ \($0.result) \($0.part.title)</span>"
    }.joined(separator: " ")
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
  fileprivate var result: String { ratio?.truncatedText ?? "?" }
}

import FormCellModel
import StyleRules
import StyleSheet

// MARK: - Contrast

extension PreviewPage {
  /// Writes all color pairs as a table with a sample of each.
  func writeContrasts() {
    let table = preview.contrasts
    add("<table class=\"pairs\">\n<thead><tr>")
    for heading in ["pair", "needs"] + table.headings {
      add("<th scope=\"col\">\(heading.asXMLWords)</th>")
    }
    add("<td></td></tr></thead>\n")
    for section in table.sections {
      add("<tbody>\n<tr><th colspan=\"\(table.columns.count + 3)\" scope=\"rowgroup\">")
      add("\(section.name.asName)</th></tr>\n")
      for row in section.rows { write(row, of: table) }
      add("</tbody>\n")
    }
    add("</table>\n")
  }

  private func write(_ row: ContrastTable.Row, of table: ContrastTable) {
    add("<tr><td class=\"pair\">\(row.pair.words.visible.asXMLWords)</td>")
    add("<td data-label=\"needs\">\(row.pair.need.least.plainText)</td>")
    for (heading, sight) in zip(table.headings, row.sights) {
      add("<td class=\"number\" data-label=\"\(heading)\">")
      if let pair = sight {
        add("\(sample(of: pair))<span class=\"\(pair.verdict.tone)\">")
        add(pair.verdict == .fails ? "✕ \(pair.ratio?.truncatedText ?? "?")" : pair.resultWords)
        add("</span>")
      } else {
        add("–")
      }
      add("</td>")
    }
    add("<td class=\"quiet remark\">\(row.remark.asXMLWords)</td></tr>\n")
  }

  /// Returns a sample: letters or a star on the background, or the colors of two states.
  private func sample(of pair: ContrastPair) -> String {
    guard let color = pair.figure.colors.first, let ground = pair.ground.colors.first else {
      return ""
    }
    let style = "color:\(color.css);background:\(pair.ground.colors.cssBackground)"
    switch pair.kind {
    case .text: return "<span class=\"sample seen\" style=\"\(style)\">Aa</span>"
    case .mark: return "<span class=\"sample seen\" style=\"\(style)\">★</span>"
    case .states: return Self.chip([color, ground])
    }
  }

  /// Returns a small box for each color.
  private static func chip(_ colors: [ThemeColor]) -> String {
    let parts = colors.map { "<span style=\"background:\($0.css)\"></span>" }.joined()
    return "<span class=\"chip small seen\">\(parts)</span> "
  }
}

extension [ThemeColor] {
  /// A CSS color, or a gradient from the first color to the last.
  fileprivate var cssBackground: String {
    count > 1 ? "linear-gradient(\(map(\.css).joined(separator: ",")))" : first?.css ?? "none"
  }
}

// MARK: - Classes

extension PreviewPage {
  /// Writes all classes with their properties.
  func writeClasses() {
    add("<div class=\"classes\">\n")
    for entry in preview.classes { write(entry) }
    add("</div>\n")
  }

  private func write(_ entry: PreviewClass) {
    add("<article class=\"class\">\n<h3>\(entry.name.asName)</h3>\n")
    if let specimen = entry.specimen {
      add("<div class=\"both\">\n")
      let appearances = zip(ThemeEnvironment.Appearance.allCases, entry.texts.both)
      for (one, (appearance, text)) in zip(specimen.both, appearances) {
        add(
          """
          <div>
          <div class="specimen seen\(one.ground)" style="\(one.css);\(entry.face.css(within: "8cqi"))">\
          \(entry.sample.asName)</div>
          \(one.badge(of: text, by: appearance))</div>

          """)
      }
      add("</div>\n")
    }
    add("<table>\n<tbody>\n")
    for setting in entry.settings { write(setting) }
    add("</tbody>\n</table>\n")
    write(beside: preview.findings.about(class: entry.name))
    add("</article>\n")
  }

  private func write(_ setting: PreviewClass.Setting) {
    var colors: [ThemeColor] = []
    if let color = setting.color { colors = color.isAlike ? [color.light] : color.both }
    let chip = colors.isEmpty ? "" : Self.chip(colors)
    let values = setting.value.isAlike ? [setting.value.light] : setting.value.both
    let words = values.map(\.asName).joined(separator: ", dark ")
    add(
      "<tr><th scope=\"row\">\(setting.name.asName)</th><td>\(chip)\(words)</td></tr>\n")
  }
}

extension PreviewClass {
  /// The word in the sample: the component part, or the class name.
  var sample: String {
    let last = name.split(separator: ":").last.map(String.init) ?? name
    guard let parts = Catalog.all.parts(of: last), let part = parts.part else { return last }
    return part
  }
}

extension PreviewClass.Specimen {
  /// The CSS classes for an unknown background, chosen so that the text is readable.
  fileprivate var ground: String {
    guard grounds.isEmpty else { return "" }
    return backing.relativeLuminance > 0.5 ? " unknown" : " unknown black"
  }

  /// Returns a badge for a text that is unreadable or whose contrast is unknown; otherwise empty.
  fileprivate func badge(
    of text: PreviewClass.Legibility?, by appearance: ThemeEnvironment.Appearance
  )
    -> String
  {
    let words: String
    let tone: String
    switch text?.verdict {
    case .fails?:
      words = "✕ \(text?.ratio?.truncatedText ?? "?")"
      tone = "bad"
    case .passes?, .exempt?: return ""
    case .unknown?, nil:
      guard text != nil || grounds.isEmpty else { return "" }
      words = "background not known"
      tone = "look"
    }
    return
      "<p class=\"badges\"><span class=\"badge \(tone)\">\(appearance.word): \(words)</span></p>\n"
  }

  fileprivate var css: String {
    let width = min(max(borderWidth, 0), 12).plainText
    let line = border.map { ";border:\(width)px solid \($0.css)" } ?? ""
    let radius = min(max(cornerRadius, 0), 64).plainText
    let ground = grounds.isEmpty ? "" : ";background:\(grounds.cssBackground)"
    return "color:\(color.css)\(ground)\(line);border-radius:\(radius)px"
  }
}

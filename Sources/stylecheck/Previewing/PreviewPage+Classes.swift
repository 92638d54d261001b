import FormCellModel
import StyleSheet

// MARK: - Contrast

extension PreviewPage {
  /// All pairs in a table, each with a sample of its two colors.
  mutating func writeContrasts() {
    let table = preview.contrasts
    guard !table.rows.isEmpty else { return }
    begin("contrast", "Contrast")
    add("<table class=\"pairs\">\n<thead><tr>")
    for heading in ["pair", "needs"] + table.themes.map(\.environment.columnHeading) {
      add("<th scope=\"col\">\(heading.asXMLWords)</th>")
    }
    add("<td></td></tr></thead>\n")
    for (className, rows) in table.sections {
      let name = className.isEmpty ? ThemeReport.paletteHeading : className
      add("<tbody>\n<tr><th colspan=\"\(table.themes.count + 3)\" scope=\"rowgroup\">")
      add("\(name.asName)</th></tr>\n")
      for row in rows { write(row, table.themes) }
      add("</tbody>\n")
    }
    add("</table>\n")
    end()
  }

  private mutating func write(_ row: ContrastTable.Row, _ themes: [Theme]) {
    add("<tr><td class=\"pair\">\(row.pair.words.visible.asXMLWords)</td>")
    add("<td data-label=\"needs\">\(row.pair.need.least.plainText)</td>")
    for (theme, sight) in zip(themes, row.sights) {
      add("<td class=\"number\" data-label=\"\(theme.environment.columnHeading)\">")
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

  /// Two letters, or a star, in the one color on the other; two states beside each other.
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

  /// A small field for each color.
  private static func chip(_ colors: [Color]) -> String {
    let parts = colors.map { "<span style=\"background:\($0.css)\"></span>" }.joined()
    return "<span class=\"chip small seen\">\(parts)</span> "
  }
}

extension [Color] {
  /// One color, or a gradient from the first to the last, as CSS has it.
  fileprivate var cssBackground: String {
    count > 1 ? "linear-gradient(\(map(\.css).joined(separator: ",")))" : first?.css ?? "none"
  }
}

// MARK: - Classes

extension PreviewPage {
  /// All classes with what they set.
  mutating func writeClasses() {
    guard !preview.classes.isEmpty else { return }
    begin("classes", "Classes")
    add("<div class=\"classes\">\n")
    for entry in preview.classes { write(entry) }
    add("</div>\n")
    end()
  }

  private mutating func write(_ entry: PreviewClass) {
    add("<article class=\"class\">\n<h3>\(entry.name.asName)</h3>\n")
    if let specimen = entry.specimen {
      add("<div class=\"both\">\n")
      for one in specimen.both {
        add(
          """
          <div class="specimen seen\(one.ground)" style="\(one.css);\(entry.face.css(within: "8cqi"))">\
          \(entry.sample.asName)</div>

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

  private mutating func write(_ setting: PreviewClass.Setting) {
    var colors: [Color] = []
    if let color = setting.color { colors = color.isAlike ? [color.day] : color.both }
    let chip = colors.isEmpty ? "" : Self.chip(colors)
    let values = setting.value.isAlike ? [setting.value.day] : setting.value.both
    let words = values.map(\.asName).joined(separator: ", dark ")
    add(
      "<tr><th scope=\"row\">\(setting.name.asName)</th><td>\(chip)\(words)</td></tr>\n")
  }
}

extension PreviewClass {
  /// What stands in the box: the part of a component, or the name of the class.
  var sample: String {
    let last = name.split(separator: ":").last.map(String.init) ?? name
    guard let parts = Catalog.all.parts(of: last), let part = parts.part else { return last }
    return part
  }
}

extension PreviewClass.Specimen {
  /// The classes of CSS that say that its ground is not known, and what can be read on it.
  fileprivate var ground: String {
    guard grounds.isEmpty else { return "" }
    return backing.relativeLuminance > 0.5 ? " unknown" : " unknown black"
  }

  fileprivate var css: String {
    let width = min(max(borderWidth, 0), 12).plainText
    let line = border.map { ";border:\(width)px solid \($0.css)" } ?? ""
    let radius = min(max(cornerRadius, 0), 64).plainText
    let ground = grounds.isEmpty ? "" : ";background:\(grounds.cssBackground)"
    return "color:\(color.css)\(ground)\(line);border-radius:\(radius)px"
  }
}

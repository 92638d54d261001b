import FormCellModel
import StyleRules
import StyleSheet

// MARK: - Contrast

extension PreviewPage {
  /// Writes all color pairs, with a sample of each; those that pass are in a table to unfold.
  func writeContrasts() {
    let sums = preview.contrastSums
    if sums.passes < sums.rows { writePairs { $0.fails || $0.isDoubtful } }
    guard sums.passes > 0 else { return }
    add("<details>\n<summary>\(counted(sums.passes, "pair")) with enough contrast</summary>\n")
    writePairs { !$0.fails && !$0.isDoubtful }
    add("</details>\n")
  }

  private func writePairs(where isWanted: (ContrastTable.Row) -> Bool) {
    let table = preview.contrasts
    let columns = preview.contrastColumns
    let headings = columns.shown.count == 1 ? ["contrast"] : columns.headings(table.headings)
    add("<table class=\"pairs\">\n<thead><tr>")
    for heading in ["pair", "needs"] + headings + ["remark"] {
      add("<th scope=\"col\">\(heading.asXMLWords)</th>")
    }
    add("</tr></thead>\n")
    for section in table.sections {
      let rows = section.rows.filter(isWanted)
      guard !rows.isEmpty else { continue }
      add("<tbody>\n<tr><th colspan=\"\(headings.count + 3)\" scope=\"rowgroup\">")
      add("\(section.name.asName)</th></tr>\n")
      for row in rows { write(row, Array(zip(headings, columns.shown.map { row.sights[$0] }))) }
      add("</tbody>\n")
    }
    add("</table>\n")
  }

  private func write(
    _ row: ContrastTable.Row, _ sights: [(heading: String, sight: ContrastPair?)]
  ) {
    add("<tr><td class=\"pair\">\(row.pair.words.visible.asXMLWords)</td>")
    add("<td data-label=\"needs\">\(row.pair.need.least.plainText)</td>")
    for (heading, sight) in sights {
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
    case .text:
      return "<span class=\"sample seen\" aria-hidden=\"true\" style=\"\(style)\">Aa</span>"
    case .mark:
      return "<span class=\"sample seen\" aria-hidden=\"true\" style=\"\(style)\">★</span>"
    case .states: return Self.chip([color, ground])
    }
  }

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
  func writeClasses() {
    add("<div class=\"classes\">\n")
    for entry in preview.classes { write(entry) }
    add("</div>\n")
  }

  private func write(_ entry: PreviewClass) {
    add("<article class=\"class\">\n<h3>\(entry.name.asName)</h3>\n")
    if let specimen = entry.specimen {
      let isAlike = specimen.isAlike && entry.texts.isAlike
      add(isAlike ? "<div>\n" : "<div class=\"both\">\n")
      let words = ThemeEnvironment.Appearance.allCases.map { "\($0.word): " }
      let all = zip(specimen.both, zip(isAlike ? [""] : words, entry.texts.both))
      for (one, (mode, text)) in all {
        add(
          """
          <div>
          <div class="specimen seen\(one.ground)" aria-hidden="true" style="\(one.css);\(entry.face.css(within: "8cqi"))">\
          \(one.content(entry.sample.asName))</div>
          \(one.badge(of: text, by: mode))</div>

          """)
      }
      add("</div>\n")
    }
    add("<table>\n<tbody>\n")
    for setting in entry.settings { write(setting) }
    add("</tbody>\n</table>\n")
    write(beside: preview.findings.about(class: entry.name), of: entry.name.asName)
    add("</article>\n")
  }

  private func write(_ setting: PreviewClass.Setting) {
    let chip = setting.color.map { Self.chip($0.distinct) } ?? ""
    let variable = setting.variable.map { "<code>\($0.asName)</code> " } ?? ""
    let words = variable + setting.value.distinct.map(\.asName).joined(separator: ", dark ")
    add("<tr><th scope=\"row\">\(setting.name.asName)</th><td>\(chip)\(words)</td></tr>\n")
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
  ///
  /// `mode` begins the badge; it is empty if light and dark mode are the same.
  fileprivate func badge(of text: PreviewClass.Legibility?, by mode: String) -> String {
    let words: String
    let tone: String
    switch text?.verdict {
    case .fails?:
      words = "✕ \(text?.ratio?.truncatedText ?? "?")"
      tone = "bad"
    case .passes?, .exempt?: return ""
    case .unknown?, nil:
      guard text != nil || grounds.isEmpty && control == nil else { return "" }
      words = "background not known"
      tone = "look"
    }
    return "<p class=\"badges\"><span class=\"badge \(tone)\">\(mode)\(words)</span></p>\n"
  }

  /// Returns the drawing of the control, or the word, which is escaped.
  fileprivate func content(_ word: String) -> String {
    switch control {
    case nil, .bar(items: nil)?: word
    case .toggle(let on, let off, let thumb)?:
      """
      <span class="control">\
      <span class="toggle on" style="color:\(thumb.css);background:\(on.css)"></span>\
      <span class="toggle" style="color:\(thumb.css);background:\(off.css)"></span></span>
      """
    case .track(let filled, let rest, let thumb)?:
      """
      <span class="control"><span class="track" \
      style="background:linear-gradient(90deg,\(filled.css) 60%,\(rest.css) 60%)\
      \(thumb.map { ";color:\($0.css)\"><span></span>" } ?? "\">")</span></span>
      """
    case .bar(let items?)?:
      """
      <span class="control"><span class="item" style="background:\(items.css)"></span>\
      <span class="item"></span><span class="item"></span></span>
      """
    }
  }

  fileprivate var css: String {
    let width = min(max(borderWidth, 0), 12).plainText
    let line = border.map { ";border:\(width)px solid \($0.css)" } ?? ""
    let radius = min(max(cornerRadius, 0), 64).plainText
    let ground = grounds.isEmpty ? "" : ";background:\(grounds.cssBackground)"
    return "color:\(color.css)\(ground)\(line);border-radius:\(radius)px"
  }
}

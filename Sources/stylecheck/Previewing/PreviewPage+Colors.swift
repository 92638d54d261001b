import FormCellModel
import StyleSheet

extension PreviewPage {
  func writeSwatches() {
    for kind in PreviewSwatch.Kind.allCases {
      let swatches = preview.swatches.filter { $0.kind == kind }
      guard !swatches.isEmpty else { continue }
      add("<h3>\(kind.rawValue)</h3>\n<div class=\"grid swatches\">\n")
      for swatch in swatches { write(swatch) }
      add("</div>\n")
    }
  }

  private func write(_ swatch: PreviewSwatch) {
    add("<figure class=\"swatch\">\n<figcaption><code>\(swatch.name.asName)</code></figcaption>\n")
    add("<ul class=\"colors\(swatch.values.count == 1 ? " one" : "")\">\n")
    for value in swatch.values {
      let situations = value.situations.joined(separator: ", ").asXMLWords
      let hex = swatch.isItsValue ? "" : "<code>\(value.color.withOpacity)</code> "
      let words = situations.isEmpty ? hex : "\(hex)<span class=\"quiet\">\(situations)</span>"
      add(
        """
        <li><span class="chip seen"><span style="background:\(value.color.css)"></span></span>\
        <span>\(words)</span></li>

        """)
    }
    add("</ul>\n")
    if swatch.uses.count > 0 {
      add("<p class=\"quiet\">\(Self.list(swatch.uses))</p>\n")
    }
    if swatch.kind != .plain {
      let items = preview.findings.about(definition: swatch.name)
      write(beside: items, of: swatch.name.asName)
    }
    add("</figure>\n")
  }

  /// Formats the first declarations by class, and the number of the others.
  private static func list(_ uses: FirstFew<PreviewSwatch.Use>) -> String {
    let parts = uses.elements.groups(by: \.className).map { name, uses in
      "\(name.asName): \(uses.map(\.property.asName).joined(separator: ", "))"
    }
    return parts.joined("; ", leaving: uses.left)
  }

  // MARK: - Fonts

  func writeFonts() {
    for font in preview.fonts {
      let face = font.face
      add(
        """
        <div class="font">
        <p style="\(face.css(within: "11vw"))">Hamburgefonstiv 0123</p>
        <p><code>\(face.title.visible.asXMLWords)</code> \
        <span class="quiet">\(face.points.plainText) points, weight \(face.weight); \
        \(font.classes.elements.map(\.asName).joined(leaving: font.classes.left))</span></p>
        </div>

        """)
    }
  }
}

extension PreviewFont.Face {
  private static let largest = 64.0
  private static let smallest = 4.0

  /// The largest size that fits everywhere.
  private static let modest = 24.0

  /// Returns the CSS declarations of the font; `room` is its maximum size on a narrow page.
  func css(within room: String) -> String {
    let pixels = "\(min(max(points, Self.smallest), Self.largest).plainText)px"
    let size = points > Self.modest ? "min(\(pixels),\(room))" : pixels
    let slant = isItalic ? "font-style:italic;" : ""
    return "\(families)font-size:\(size);\(slant)font-weight:\(weight)"
  }

  /// The CSS declaration of the family, or an empty text.
  private var families: String {
    // Removes characters that could end the name or the attribute.
    let name = family.map { $0.filter { $0.isLetter || $0.isNumber || "-_. ".contains($0) } } ?? ""
    guard !name.isEmpty else { return "" }
    let families = FontFace(.postScript(name)).families.map { "'\($0)'," }
    return "font-family:\(families.joined())system-ui,sans-serif;"
  }

  var title: String { words.isEmpty ? "the system font" : words }
}

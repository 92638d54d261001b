import FormCellModel
import StyleSheet

extension PreviewPage {
  /// All colors, a group for each kind of name.
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
    add("<figure>\n<div class=\"chip seen\">")
    for value in swatch.values { add("<span style=\"background:\(value.color.css)\"></span>") }
    add(
      """
      </div>
      <figcaption><code>\(swatch.name.asName)</code>

      """)
    if !swatch.isItsValue {
      add("<dl class=\"values\">\n")
      for value in swatch.values {
        let situations = value.situations.joined(separator: ", ")
        add("<dt>\(value.color.withOpacity)</dt><dd>\(situations.asXMLWords)</dd>\n")
      }
      add("</dl>\n")
    }
    if swatch.uses.count > 0 {
      add("<p class=\"quiet\">\(Self.list(swatch.uses))</p>\n")
    }
    if swatch.kind != .plain { write(beside: preview.findings.about(definition: swatch.name)) }
    add("</figcaption>\n</figure>\n")
  }

  /// The first of some declarations, under the names of their classes, and how many more there are.
  private static func list(_ uses: FirstFew<PreviewSwatch.Use>) -> String {
    let parts = uses.elements.groups(by: \.className).map { name, uses in
      "\(name.asName): \(uses.map(\.property.asName).joined(separator: ", "))"
    }
    return parts.joined("; ", leaving: uses.left)
  }

  /// The first of some names, and how many more there are.
  private static func list(_ names: FirstFew<String>) -> String {
    names.elements.map(\.asName).joined(leaving: names.left)
  }
}

// MARK: - Fonts

extension PreviewPage {
  /// All fonts, each in itself.
  func writeFonts() {
    for font in preview.fonts {
      let face = font.face
      add(
        """
        <div class="font">
        <p style="\(face.css(within: "11vw"))">Hamburgefonstiv 0123</p>
        <p><code>\(face.title.visible.asXMLWords)</code> \
        <span class="quiet">\(face.points.plainText) points, weight \(face.weight); \
        \(Self.list(font.classes))</span></p>
        </div>

        """)
    }
  }
}

extension PreviewFont.Face {
  /// As large as a page has room for.
  private static let largest = 64.0
  private static let smallest = 4.0

  /// Text of this size has room for its words wherever it stands.
  private static let modest = 24.0

  /// The declarations of CSS that set text in it; `room` is how large it may be on a narrow page.
  func css(within room: String) -> String {
    let pixels = "\(min(max(points, Self.smallest), Self.largest).plainText)px"
    let size = points > Self.modest ? "min(\(pixels),\(room))" : pixels
    let slant = isItalic ? "font-style:italic;" : ""
    return "\(families)font-size:\(size);\(slant)font-weight:\(weight)"
  }

  /// The declaration of CSS that names the family, if there is one to name.
  private var families: String {
    // What would end the name could end the attribute as well.
    let name = family.map { $0.filter { $0.isLetter || $0.isNumber || "-_. ".contains($0) } } ?? ""
    guard !name.isEmpty else { return "" }
    // Some browsers know a font by the name of its face, others by that of its family.
    let families = [name, (FontFace(.postScript(name)).family ?? name).inWords].map { "'\($0)'," }
    return "font-family:\(families.joined())system-ui,sans-serif;"
  }

  /// What it is called.
  var title: String { words.isEmpty ? "the system's font" : words }
}

extension String {
  /// The words of a name in which each begins with a capital: `Helvetica Neue`.
  fileprivate var inWords: String {
    var words = ""
    for character in self {
      if character.isUppercase, let last = words.last, last.isLowercase { words += " " }
      words.append(character)
    }
    return words
  }
}

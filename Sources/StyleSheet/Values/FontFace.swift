/// The family, weight and slant of a font, derived from its name.
package struct FontFace: Hashable, Sendable {
  package let name: FontName
  /// The family; nil for the system font.
  package let family: String?
  /// The CSS weight; 400 if the name has none.
  package private(set) var weight = 400
  package private(set) var isItalic = false

  /// Creates the face of a name such as `HelveticaNeue-LightItalic`.
  package init(_ name: FontName) {
    self.name = name
    switch name {
    case .system(let face):
      family = nil
      weight = Self.weight(in: face.rawValue)
      isItalic = face == .italic
    case .postScript(let postScript):
      let style = Self.style(in: postScript)
      family = style.family
      weight = style.weight
      isItalic = style.isItalic
    }
  }

  /// The PostScript name; nil for the system font.
  package var postScriptName: String? {
    if case .postScript(let name) = name { name } else { nil }
  }

  /// The names by which a browser may find the font: that of the face, that of the family, and that
  /// of the family in words, such as `Helvetica Neue` and, for `CourierNewPSMT`, `Courier New`.
  package var families: [String] {
    guard let postScriptName, let family else { return [] }
    let makers = ["PSMT", "PS", "MT"].first(where: family.hasSuffix) ?? ""
    let words = Self.inWords(String(family.dropLast(makers.count)))
    return [postScriptName, family, words].filter { !$0.isEmpty }.eachOnce
  }

  private static func inWords(_ name: String) -> String {
    var words = ""
    for character in name {
      if character.isUppercase, words.last?.isLowercase == true { words += " " }
      words.append(character)
    }
    return words
  }

  private static func style(in name: String) -> (family: String, weight: Int, isItalic: Bool) {
    let parts = name.split(separator: "-", maxSplits: 1, omittingEmptySubsequences: false)
    // Some names have no hyphen: `ArialRoundedMTBold`.
    let last = name.lastIndex(where: \.isUppercase).map { name[$0...] } ?? ""
    let style = (parts.count > 1 ? parts[1] : last).lowercased()
    return (String(parts[0]), weight(in: style), slanted.contains(where: style.contains))
  }

  private static func weight(in style: String) -> Int {
    let style = style.lowercased()
    // Longer words come first: `semibold` contains `bold`.
    return weights.first { style.contains($0.word) }?.weight ?? 400
  }

  private static let slanted = ["italic", "oblique"]

  // Source: CSS Fonts 4, "Common weight name mapping"; `Demi` and `Ultra` alone as in Apple's and
  // Monotype's fonts.
  private static let weights: [(word: String, weight: Int)] = [
    ("ultralight", 200), ("extralight", 200), ("hairline", 100), ("thin", 100), ("light", 300),
    ("semibold", 600), ("demibold", 600), ("demi", 600), ("extrabold", 800), ("ultrabold", 800),
    ("bold", 700), ("medium", 500), ("heavy", 800), ("black", 900), ("ultra", 900),
  ]
}

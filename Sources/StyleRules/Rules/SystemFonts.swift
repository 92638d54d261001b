import StyleSheet

/// The fonts of iOS, as sheets name them.
enum SystemFonts {
  /// The properties with a font as value, listed here to avoid reading the whole catalog.
  static let properties = NameSet(propertyNames)
  static let propertyNames = ["font-name", "font-typeface"]
  static let typeface = Vocabulary.shared.names.find("font-typeface")

  /// True if a text is a word for the system font, or the name of a font or a family of iOS.
  static func has(_ text: String) -> Bool {
    FontName.Weight(rawValue: text) != nil || known.contains(text)
      || hidden.contains(where: text.hasPrefix)
  }

  /// Returns the font, family or system font word that is one edit away from `text`; no more edits
  /// count, because an app may bring any font.
  static func meant(by text: String, _ speller: inout Speller) -> Suggestion.Match? {
    guard !has(text) else { return nil }
    if let own = turned(text) ?? styled(text) { return .certain(own) }
    guard !hasUsualStyle(text) else { return nil }
    if text.utf8.contains(UInt8(ascii: " ")) {
      return one(speller.nearest(to: text, on: "families of fonts") { severalWords })
    }
    let word = speller.nearest(to: text, on: "words for fonts") {
      WordShelf(FontName.Weight.allCases.map(\.rawValue))
    }
    return word ?? one(speller.nearest(to: text, on: "fonts") { singleWords })
  }

  /// Returns the font whose name is `text` without its blanks: `Helvetica Neue Light`.
  static func joined(_ text: String) -> String? {
    byLetters[letters(of: text)]
  }

  private static func letters(of text: String) -> String {
    text.filter { $0 != " " && $0 != "-" }.lowercased()
  }

  private static let byLetters = Dictionary(
    families.flatMap(\.fonts).map { (letters(of: $0), $0) }, uniquingKeysWith: { first, _ in first }
  )

  /// Returns fonts that are one edit away, with the regular font for a family without spaces.
  private static func one(_ match: Suggestion.Match?) -> Suggestion.Match? {
    guard let match, match.isLikely else { return nil }
    return .alike(match.words.map { regular[$0] ?? $0 }.eachOnce)
  }

  /// Returns the word for the system font that differs from `word` only in case or order.
  private static func turned(_ word: String) -> String? {
    let small = word.lowercased()
    guard small.hasPrefix("system") || small.hasSuffix("system") else { return nil }
    return FontName.Weight.allCases.map(\.rawValue).first {
      let own = $0.lowercased()
      return own == small || own.hasSuffix("system") && small == "system" + own.dropLast(6)
        || small == "system-" + own.dropLast(6)
    }
  }

  /// Returns the font of style `Light` for a name with the style `Lite`, or nil.
  private static func styled(_ text: String) -> String? {
    guard let (family, style) = parts(of: text), style.lowercased() == "lite" else { return nil }
    let right = "\(family)-Light"
    return known.contains(right) ? right : nil
  }

  /// True if a text is the name of a family of iOS with a common style of font foundries.
  private static func hasUsualStyle(_ text: String) -> Bool {
    guard let (family, style) = parts(of: text), usualStyles.contains(String(style)) else {
      return false
    }
    return known.contains(String(family)) || singleNames.contains { $0.hasPrefix("\(family)-") }
  }

  private static func parts(of text: String) -> (family: Substring, style: Substring)? {
    guard let dash = text.utf8.firstIndex(of: UInt8(ascii: "-")) else { return nil }
    return (text[..<dash], text[text.utf8.index(after: dash)...])
  }

  private static let usualStyles: Set<String> = [
    "Black", "Bold", "Book", "Condensed", "Cond", "Demi", "DemiBold", "ExtraBold", "ExtraLight",
    "Heavy", "Italic", "Light", "Medium", "Narrow", "Normal", "Oblique", "Regular", "Roman",
    "SemiBold", "Semibold", "Thin", "UltraLight", "Ultralight",
  ]

  // MARK: - The names

  private static let families = SystemFontNames.families

  /// Every name of a font or a family, with and without spaces, which some systems find as well.
  private static let known = Set(families.flatMap { $0.fonts + [$0.name, $0.joined] })

  /// The prefixes of the names of fonts that are private to the system.
  private static let hidden = [".SF", ".New", ".Apple", ".Helvetica", ".Keyboard", "SFUI", "SFPro"]

  private static let singleNames = families.flatMap { $0.fonts + [$0.joined] }
  private static let singleWords = WordShelf(singleNames)
  private static let severalWords = WordShelf(families.filter(\.isSeveralWords).map(\.name))

  /// The regular font of each family, by the family's name without spaces.
  private static let regular: [String: String] = families.reduce(into: [:]) { fonts, family in
    if family.isSeveralWords, !family.fonts.contains(family.joined) {
      fonts[family.joined] = family.fonts.first
    }
  }
}

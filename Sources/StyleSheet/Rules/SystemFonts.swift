/// The fonts that iOS has.
enum SystemFonts {
  /// The properties that take one; said here, as reading all of the catalog takes longer than all
  /// else that is done to a small sheet.
  static let properties = NameSet(propertyNames)
  static let propertyNames = ["font-name", "font-typeface"]

  /// Whether a word is for the system font, or begins like the PostScript name of a family's.
  static func has(_ word: String) -> Bool {
    FontName.Weight(rawValue: word) != nil
      || families[word.utf8.first ?? 0]?.contains(where: word.hasPrefix) == true
  }

  /// What `word` is next to: a word for the system font, or a font that the system has; nil for one of
  /// these, and for one that is near to nothing.
  ///
  /// Of a family that the system has, an app may bring further styles: only a slip in one that there is
  /// counts.
  static func meant(by word: String, _ speller: inout Speller) -> Suggestion.Match? {
    guard FontName.Weight(rawValue: word) == nil else { return nil }
    if let own = turned(word) { return .certain(own) }
    guard has(word) else {
      return speller.nearest(to: word, on: .few("words for fonts")) {
        WordShelf(FontName.Weight.allCases.map(\.rawValue))
      } ?? speller.nearest(to: word, on: .few("fonts")) { WordShelf(styles.flatMap(names)) }
    }
    guard let dash = word.utf8.firstIndex(of: UInt8(ascii: "-")),
      let known = styles.first(where: { $0.family == word[..<dash] })
    else { return nil }
    let style = String(word[word.utf8.index(after: dash)...])
    guard !known.styles.contains(style) else { return nil }
    let meant =
      habits[style].map(Suggestion.Match.certain).flatMap {
        known.styles.contains($0.words[0]) ? $0 : nil
      }
      ?? speller.nearest(to: style, on: .few("styles of \(known.family)")) {
        WordShelf(known.styles)
      }
    return meant.map { match in
      .alike(match.words.map { "\(known.family)-\($0)" })
    }
  }

  /// What styles are called that nearly every family has, by those who know them by another name.
  private static let habits = ["Lite": "Light", "lite": "Light"]

  /// The word for the system font that differs from `word` in case or order alone.
  private static func turned(_ word: String) -> String? {
    let small = word.lowercased()
    guard small.hasPrefix("system") || small.hasSuffix("system") else { return nil }
    return FontName.Weight.allCases.map(\.rawValue).first {
      let own = $0.lowercased()
      return own == small || own.hasSuffix("system") && small == "system" + own.dropLast(6)
        || small == "system-" + own.dropLast(6)
    }
  }

  private struct Styles {
    let family: String
    let styles: [String]
  }

  private static func names(_ styles: Styles) -> [String] {
    styles.styles.map { "\(styles.family)-\($0)" }
  }

  // Source: as of the families.
  /// The styles of the families that sheets name most, as their PostScript names have them.
  private static let styles = [
    Styles(
      family: "HelveticaNeue",
      styles: [
        "Bold", "BoldItalic", "CondensedBlack", "CondensedBold", "Italic", "Light", "LightItalic",
        "Medium", "MediumItalic", "Thin", "ThinItalic", "UltraLight", "UltraLightItalic",
      ]),
    Styles(
      family: "Helvetica",
      styles: ["Bold", "BoldOblique", "Light", "LightOblique", "Oblique"]),
    Styles(
      family: "Avenir",
      styles: [
        "Black", "BlackOblique", "Book", "BookOblique", "Heavy", "HeavyOblique", "Light",
        "LightOblique", "Medium", "MediumOblique", "Oblique", "Roman",
      ]),
    Styles(
      family: "AvenirNext",
      styles: [
        "Bold", "BoldItalic", "DemiBold", "DemiBoldItalic", "Heavy", "HeavyItalic", "Italic",
        "Medium", "MediumItalic", "Regular", "UltraLight", "UltraLightItalic",
      ]),
  ]

  // Source: Apple, "System Fonts", iOS 17, and the lists of earlier systems.
  /// What the PostScript names of the system's families begin with, by the first byte.
  private static let families = Dictionary(grouping: familyNames) { $0.utf8.first ?? 0 }

  private static let familyNames = """
    AcademyEngravedLet AlNile AmericanTypewriter AppleColorEmoji AppleGothic AppleSDGothicNeo \
    AppleSymbols Arial Avenir BanglaSangam Baskerville BodoniOrnaments BodoniSvtyTwo BradleyHand \
    Chalkboard Chalkduster Charter Cochin Copperplate Courier Damascus Devanagari Didot \
    DINAlternate DINCondensed DiwanMishafi EuphemiaUCAS Farah Futura Galvji GeezaPro Georgia \
    GillSans GranthaSangam Gujarati Gurmukhi Heiti Helvetica HiraKaku HiraMin HiraginoSans \
    HoeflerText IowanOldStyle Kailasa Kannada Kefa KhmerSangam Kohinoor LaoSangam Malayalam \
    MarkerFelt Marion Menlo Mishafi MuktaMahee Myanmar Noteworthy NotoNastaliq NotoSans Optima \
    OriyaSangam Palatino Papyrus PartyLet PingFang Rockwell STHeiti STIX SavoyeLet SFUI .SF SFPro \
    SinhalaSangam SnellRoundhand Superclarendon Symbol TamilSangam TeluguSangam Thonburi \
    TimesNewRoman Trebuchet Verdana ZapfDingbats Zapfino
    """.split(separator: " ").map(String.init)
}

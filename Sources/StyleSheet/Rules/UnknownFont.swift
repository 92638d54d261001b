extension Rule {
  static let unknownFont = Rule(
    id: "unknown-font", .value, .information, findsErrors: true,
    summary: "a font is none that the system has",
    rationale: """
      A font that is not there is no font: labels keep theirs, and on the titles of bars, tabs and \
      segments the app ends with an exception. One that the app brings is as good as any; what is \
      next to a word for the system font, or has lost its family, is a slip.
      """,
    source: "NUI 0.5.5, README and NUIConverter; Apple, System Fonts, iOS",
    targets: [.nui, .sapfiori],
    examples: [
      "Label { font-name: HelveticaNeue-Light; } Button { font-name: boldSystem; }",
      """
      Label { font-name: boldsystem; }
                         ^^^^^^^^^^ warning[unknown-font]: 'boldsystem' is no font; did you mean 'boldSystem'?
      """,
      """
      Label { font-name: -Light; }
                         ^^^^^^ warning[unknown-font]: '-Light' is a style without a family, and so no font
      TextView { font-name: -Light; }
                            ~~~~~~ note: here too
      Table { font-name: HelveticaNeue-Lite; }
                         ^^^^^^^^^^^^^^^^^^ warning[unknown-font]: 'HelveticaNeue-Lite' is no font; did you mean 'HelveticaNeue-Light'?
      Button { font-name: Comfortaa-Bold; }
                          ^^^^^^^^^^^^^^ remark[unknown-font]: 'Comfortaa-Bold' is no font of the system's: the app must bring it
      """,
      Example(
        """
        NavigationBar { font-name: boldsystem; }
                                   ^^^^^^^^^^ error[unknown-font]: 'boldsystem' is no font, and without a font for this title nui ends the app; did you mean 'boldSystem'?
        BarButton { font-name: boldSytem; }
                               ^^^^^^^^^ error[unknown-font]: 'boldSytem' is no font, and without a font for this title nui ends the app; did you mean 'boldSystem'?
        BarButton { font-name: Comfortaa-Bold; }
                               ^^^^^^^^^^^^^^ remark[unknown-font]: 'Comfortaa-Bold' is no font of the system's: the app must bring it, as without a font for a title nui ends it
        """, for: .nui),
    ],
    fixChangesTheme: true
  ) { inspection, report in
    let properties = SystemFonts.properties
    guard !inspection.traits.set(of: properties).isEmpty else { return }
    /// For each word, what is strange about it; nil where nobody has asked.
    var known = [Strangeness?](repeating: nil, count: inspection.sheet.nameCount)
    var strangers = StrangeFonts()
    for rule in inspection.rules {
      for row in inspection.declarations(of: rule) {
        guard properties.hasKnown(row.name), let (value, origin) = inspection.resolved(row),
          value.kind == .word
        else { continue }
        let name = Int(value.name)
        let found =
          known[name] ?? Strangeness(of: inspection.sheet.text(of: value.name), &report.speller)
        known[name] = found
        guard found != .none else { continue }
        strangers.add(
          value.name, found, row.element, origin, isVital: inspection.isVital(row.name, in: rule))
      }
    }
    for font in strangers.all {
      report.ifAny(as: font.severity) { .unknownFont(font, in: inspection, &$0) }
    }
  }
}

/// What is strange about the name of a font.
private enum Strangeness {
  /// The system has it.
  case none
  /// The system does not have it; an app may bring it.
  case maybeAnApps
  /// Nobody can have it.
  case isNone

  init(of word: String, _ speller: inout Speller) {
    if word.hasPrefix("-") || SystemFonts.meant(by: word, &speller) != nil {
      self = .isNone
    } else {
      self = SystemFonts.has(word) ? .none : .maybeAnApps
    }
  }
}

/// Fonts that the system does not have, each with the places where it is asked for.
private struct StrangeFonts {
  struct Font {
    let name: NameTable.ID
    let strangeness: Strangeness
    /// Whether the app ends somewhere if there is none.
    fileprivate(set) var isVital: Bool
    /// Where it is asked for, and where that is written; no more than anybody is shown.
    fileprivate(set) var uses: [(element: UInt32, origin: UInt32)]
    /// Where it is written, each place once.
    fileprivate(set) var origins: [UInt32]

    var severity: Diagnostic.Severity {
      strangeness == .maybeAnApps ? .information : isVital ? .error : .warning
    }
  }

  private(set) var all: [Font] = []
  private var places: [Key: Int] = [:]

  /// What ends the app is another matter than what does not, where it is certain.
  private struct Key: Hashable {
    let name: NameTable.ID
    let isVital: Bool
  }

  mutating func add(
    _ name: NameTable.ID, _ strangeness: Strangeness, _ element: UInt32, _ origin: UInt32,
    isVital: Bool
  ) {
    let key = Key(name: name, isVital: isVital && strangeness == .isNone)
    guard let place = places[key] else {
      places[key] = all.count
      all.append(
        Font(
          name: name, strangeness: strangeness, isVital: isVital, uses: [(element, origin)],
          origins: [origin]))
      return
    }
    all[place].isVital = all[place].isVital || isVital
    if all[place].uses.count <= ValueUse.mostShown { all[place].uses.append((element, origin)) }
    if all[place].origins.last != origin { all[place].origins.append(origin) }
  }
}

extension Diagnostic {
  fileprivate static func unknownFont(
    _ font: StrangeFonts.Font, in inspection: Inspection, _ speller: inout Speller
  ) -> Self {
    let sheet = inspection.sheet
    let word = sheet.text(of: font.name)
    let slip = SystemFonts.meant(by: word, &speller)
    let first = font.uses[0]
    let said = Diagnostic(
      font.severity, "unknown-font", at: sheet.valueRange(of: first.element),
      "'\(word)' \(verdict(on: font, slip, isStyle: word.hasPrefix("-"), inspection.dialect))"
    )
    .noting(
      first.origin == first.element ? nil : first.origin,
      "'\(sheet.source[sheet.nameRange(of: first.origin)])' is defined here", in: sheet)
    // That the app must bring a font is said once, wherever it is asked for.
    let others = font.severity == .information ? [] : font.uses.dropFirst()
    let everywhere = Set(font.origins).sorted()
    let shown = others.reduce(said) { $0.note("here too", at: sheet.valueRange(of: $1.element)) }
    guard let slip = slip?.only else { return shown }
    return shown.fixIt(
      "write '\(slip)'", everywhere.map { SourceEdit(sheet.valueRange(of: $0), slip) })
  }

  private static func verdict(
    on font: StrangeFonts.Font, _ slip: Suggestion.Match?, isStyle: Bool, _ dialect: Dialect
  ) -> String {
    guard font.strangeness == .isNone else {
      return "is no font of the system's: the app must bring it"
        + (font.isVital ? ", as without a font for a title \(dialect.name) ends it" : "")
    }
    let cost = font.isVital ? dialect.cost(ofNo: "font") : ""
    if isStyle { return "is a style without a family, and so no font\(cost)" }
    return "is no font\(cost)" + Speller.question(slip)
  }
}

/// The fonts that iOS has.
enum SystemFonts {
  /// The properties that take one; said here, as reading all of the catalog takes longer than all
  /// else that is done to a small sheet.
  static let properties = NameSet(propertyNames)
  static let propertyNames = ["font-name", "font-typeface"]

  /// Whether a word is for the system font, or begins like the PostScript name of a family's.
  static func has(_ word: String) -> Bool {
    FontName.Weight(rawValue: word) != nil
      || families[word.utf8.first ?? 0]?.contains { word.utf8.starts(with: $0.utf8) } == true
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

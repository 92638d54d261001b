extension Rule {
  static let unknownFont = Rule(
    id: "unknown-font", .value, .information,
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
                         ^^^^^^^^^^ warning[unknown-font]: 'boldsystem' is no font: the system's is 'boldSystem'
      """,
      """
      Label { font-name: -Light; }
                         ^^^^^^ warning[unknown-font]: '-Light' is a style without a family, and so no font
      TextView { font-name: -Light; }
                            ~~~~~~ note: here too
      Button { font-name: Comfortaa-Bold; }
                          ^^^^^^^^^^^^^^ information[unknown-font]: 'Comfortaa-Bold' is no font of the system's: the app must bring it
      """,
    ],
    fixChangesTheme: true
  ) { inspection, report in
    let properties = SystemFonts.properties
    guard !inspection.traits.set(of: properties).isEmpty else { return }
    /// For each word, whether it is none of the system's; nil where nobody has asked.
    var isStrange = [Bool?](repeating: nil, count: inspection.sheet.nameCount)
    var strangers = StrangeFonts()
    for rule in inspection.rules {
      for row in inspection.declarations(of: rule) {
        guard properties.hasKnown(row.name), let (value, origin) = inspection.resolved(row),
          value.kind == .word
        else { continue }
        let name = Int(value.name)
        let strange = isStrange[name] ?? !SystemFonts.has(inspection.sheet.text(of: value.name))
        isStrange[name] = strange
        if strange { strangers.add(value.name, row.element, origin) }
      }
    }
    for font in strangers.all {
      let word = inspection.sheet.text(of: font.name)
      let slip = SystemFonts.meant(by: word)
      let severity: Diagnostic.Severity =
        slip != nil || word.hasPrefix("-") ? .warning : .information
      report(as: severity, .unknownFont(word, slip, severity, font, in: inspection.sheet))
    }
  }
}

/// Fonts that the system does not have, each with the places where it is asked for.
private struct StrangeFonts {
  struct Font {
    let name: NameTable.ID
    /// Where it is asked for, and where that is written; no more than anybody is shown.
    fileprivate(set) var uses: [(element: UInt32, origin: UInt32)]
    /// Where it is written, each place once.
    fileprivate(set) var origins: [UInt32]
  }

  private(set) var all: [Font] = []
  private var places: [NameTable.ID: Int] = [:]

  mutating func add(_ name: NameTable.ID, _ element: UInt32, _ origin: UInt32) {
    guard let place = places[name] else {
      places[name] = all.count
      all.append(Font(name: name, uses: [(element, origin)], origins: [origin]))
      return
    }
    if all[place].uses.count <= ValueUse.mostShown { all[place].uses.append((element, origin)) }
    if all[place].origins.last != origin { all[place].origins.append(origin) }
  }
}

extension Diagnostic {
  fileprivate static func unknownFont(
    _ word: String, _ slip: String?, _ severity: Severity, _ font: StrangeFonts.Font,
    in sheet: Sheet
  ) -> Self {
    let verdict =
      word.hasPrefix("-")
      ? "is a style without a family, and so no font"
      : slip.map { "is no font: the system's is '\($0)'" }
        ?? "is no font of the system's: the app must bring it"
    let first = font.uses[0]
    let said = Diagnostic(
      severity, "unknown-font", at: sheet.valueRange(of: first.element), "'\(word)' \(verdict)"
    )
    .noting(
      first.origin == first.element ? nil : first.origin,
      "'\(sheet.source[sheet.nameRange(of: first.origin)])' is defined here", in: sheet)
    // That the app must bring a font is said once, wherever it is asked for.
    let others = severity == .information ? [] : font.uses.dropFirst()
    let everywhere = Set(font.origins).sorted()
    let shown = others.reduce(said) { $0.note("here too", at: sheet.valueRange(of: $1.element)) }
    guard let slip else { return shown }
    return shown.fixIt(
      "write '\(slip)'", everywhere.map { SourceEdit(sheet.valueRange(of: $0), slip) })
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

  /// The word for the system font that differs from `word` in case or order alone.
  static func meant(by word: String) -> String? {
    let small = word.lowercased()
    return FontName.Weight.allCases.map(\.rawValue).first {
      let own = $0.lowercased()
      return own == small || own.hasSuffix("system") && small == "system" + own.dropLast(6)
        || small == "system-" + own.dropLast(6)
    }
  }

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

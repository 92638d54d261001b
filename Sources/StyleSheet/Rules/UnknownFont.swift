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
                         ^^^^^^ warning[unknown-font]: '-Light' is a style without a family
      Button { font-name: Comfortaa-Bold; }
                          ^^^^^^^^^^^^^^ information[unknown-font]: 'Comfortaa-Bold' is no font of the system's: the app must bring it
      """,
    ],
    fixChangesTheme: true
  ) { inspection, report in
    let properties = SystemFonts.properties
    guard !inspection.traits.set(of: properties).isEmpty else { return }
    /// The words that there is nothing more to say of.
    var known = [Bool](repeating: false, count: inspection.sheet.nameCount)
    for rule in inspection.rules {
      for row in inspection.declarations(of: rule) {
        guard properties.hasKnown(row.name), let (value, origin) = inspection.resolved(row),
          value.kind == .word, !known[Int(value.name)]
        else { continue }
        let word = inspection.sheet.text(of: value.name)
        known[Int(value.name)] = SystemFonts.has(word)
        guard !known[Int(value.name)] else { continue }
        let slip = SystemFonts.meant(by: word)
        let severity: Diagnostic.Severity =
          slip != nil || word.hasPrefix("-") ? .warning : .information
        // That the app must bring a font is said once.
        if severity == .information { known[Int(value.name)] = true }
        report(as: severity, .unknownFont(word, slip, severity, row, origin, in: inspection.sheet))
      }
    }
  }
}

extension Diagnostic {
  fileprivate static func unknownFont(
    _ word: String, _ slip: String?, _ severity: Severity, _ row: Sheet.DeclarationRow,
    _ origin: UInt32, in sheet: Sheet
  ) -> Self {
    let verdict =
      word.hasPrefix("-")
      ? "is a style without a family"
      : slip.map { "is no font: the system's is '\($0)'" }
        ?? "is no font of the system's: the app must bring it"
    let said = Diagnostic(
      severity, "unknown-font", at: sheet.valueRange(of: row.element), "'\(word)' \(verdict)")
    return said.fixIt(
      "write '\(slip ?? "")'", ifAny: slip.map { SourceEdit(sheet.valueRange(of: origin), $0) })
  }
}

/// The fonts that iOS has.
private enum SystemFonts {
  /// Those that take a font.
  static let properties = NameSet(
    Catalog.all.entries.flatMap(\.properties).filter { $0.type == .fontName }.flatMap(\.spellings))

  /// Whether a word is for the system font, or begins like the PostScript name of a family's.
  static func has(_ word: String) -> Bool {
    FontName.Weight(rawValue: word) != nil
      || families[word.utf8.first ?? 0]?.contains { word.hasPrefix($0) } == true
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
    """.split(separator: " ")
}

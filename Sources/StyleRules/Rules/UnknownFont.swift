import StyleSheet

extension Rule {
  static let unknownFont = Rule(
    id: "unknown-font", .value, .information, findsErrors: true,
    summary: "a font is not one of the system's",
    rationale: """
      Labels keep their own font if a font does not exist; for titles of bars, tabs and segments, \
      the app ends with an exception. An app may bring fonts of its own, so a name that is \
      not one of iOS is a remark; a name with one typing error, the words of the name of one of its \
      fonts, and a style without a family, such as '-Light', are warnings.
      """,
    source: "NUI 0.5.5, README and NUIConverter; Apple, System Fonts, iOS",
    examples: """
      Label { font-name: HelveticaNeue-Light; } Button { font-name: boldSystem; }
      ---
      Label { font-name: boldsystem; }
                         ^^^^^^^^^^ warning[unknown-font]: 'boldsystem' is no font; did you mean 'boldSystem'?
      ---
      Label { font-name: -Light; }
                         ^^^^^^ warning[unknown-font]: '-Light' is a style without a family, and so no font
      TextView { font-name: -Light; }
                            ~~~~~~ note: here too
      Table { font-name: HelveticaNeue-Lite; }
                         ^^^^^^^^^^^^^^^^^^ warning[unknown-font]: 'HelveticaNeue-Lite' is no font; did you mean 'HelveticaNeue-Light'?
      TableCell { font-name: Georgia-Blod; }
                             ^^^^^^^^^^^^ warning[unknown-font]: 'Georgia-Blod' is no font; did you mean 'Georgia-Bold'?
      Button { font-name: Comfortaa-Bold; }
                          ^^^^^^^^^^^^^^ remark[unknown-font]: 'Comfortaa-Bold' is no font of the system's: the app must bring it
      ---
      Label { font-name: Arial Rounded MT Bold; }
                         ^^^^^^^^^^^^^^^^^^^^^ remark[unknown-font]: 'Arial Rounded MT Bold' is several words, and the PostScript name of a font is one
      Table { font-name: Helvetica Neue Light; }
                         ^^^^^^^^^^^^^^^^^^^^ warning[unknown-font]: 'Helvetica Neue Light' is several words, and the PostScript name of a font is one; did you mean 'HelveticaNeue-Light'?
      Button { font-name: 12; }
                          ^^ warning[unknown-font]: '12' is no font
      --- nui
      NavigationBar { font-name: boldsystem; }
                                 ^^^^^^^^^^ error[unknown-font]: 'boldsystem' is no font, and without a font for this title nui crashes the app; did you mean 'boldSystem'?
      BarButton { font-name: boldSytem; }
                             ^^^^^^^^^ warning[unknown-font]: 'boldSytem' is no font; did you mean 'boldSystem'?
      BarButton { font-name: Comfortaa-Bold; }
                             ^^^^^^^^^^^^^^ remark[unknown-font]: 'Comfortaa-Bold' is no font of the system's: the app must bring it; without a font for a title nui crashes the app
      """,
    fixChangesTheme: true
  ) { inspection, report in
    let properties = SystemFonts.properties
    guard !inspection.traits.set(of: properties).isEmpty else { return }
    let sheet = inspection.sheet
    /// The result for each word; nil until first used.
    var known = [Strangeness?](repeating: nil, count: sheet.nameCount)
    var strangers = Gathered<StrangeFont.Key, StrangeFont>()
    inspection.eachDeclaration { row, rule in
      // The development kit names weights here, such as 'bold italic'.
      guard properties.hasKnown(row.name), row.name != SystemFonts.typeface,
        let (value, origin) = inspection.resolved(row),
        value.kind != .list || inspection.propertySwallowed(in: row.element) == nil
      else { return }
      var found: Strangeness
      if value.kind == .word {
        let name = Int(value.name)
        found = known[name] ?? Strangeness(of: sheet.text(of: value.name), &report.speller)
        known[name] = found
      } else {
        found = Strangeness(of: value, writtenAt: origin, in: sheet, &report.speller)
      }
      guard found != .none else { return }
      if inspection.variable(meantByFont: row) != nil { found = .isNone }
      let isVital = !inspection.vitalPlaces(of: row, in: rule).isEmpty
      var font = StrangeFont(text: sheet.valueText(of: origin), strangeness: found)
      font.add(row.element, origin, isVital: isVital)
      strangers.add(to: font.key, beginning: font) {
        $0.add(row.element, origin, isVital: isVital)
      }
    }
    for (_, font) in strangers.all {
      report.ifAny(as: font.severity) { .unknownFont(font, in: inspection, &$0) }
    }
  }
}

private enum Strangeness {
  case none
  /// Not a font of the system; an app may bring it.
  case maybeAnApps
  /// Several words, unlike any PostScript name; the system's handling of family names varies.
  case severalWords
  case hasBlanks
  case isNone

  init(of word: String, _ speller: inout Speller) {
    if SystemFonts.has(word) {
      self = .none
    } else if word.hasPrefix("-") || SystemFonts.meant(by: word, &speller) != nil {
      self = .isNone
    } else {
      self = .maybeAnApps
    }
  }

  /// Checks a value that is not one word; values that are no names are reported by another rule.
  init(
    of value: Component, writtenAt origin: UInt32, in sheet: Sheet, _ speller: inout Speller
  ) {
    switch value.kind {
    // A font may be called '8BITWONDERNominal', but not '12'.
    case .number: self = value.hasLetters ? .maybeAnApps : .isNone
    case .hex: self = sheet.valueText(of: origin).hasPrefix("#") ? .isNone : .maybeAnApps
    case .list:
      let areWords = sheet.components[value.items].allSatisfy {
        $0.kind == .word || $0.kind == .number || $0.kind == .hex
      }
      guard areWords else {
        self = .none
        return
      }
      let text = sheet.valueText(of: origin)
      if SystemFonts.meant(by: text, &speller) != nil {
        self = .isNone
      } else {
        self = SystemFonts.joined(text) == nil || SystemFonts.has(text) ? .severalWords : .hasBlanks
      }
    case .missing, .word, .variable, .string, .comma, .leftParenthesis, .rightParenthesis:
      self = .none
    }
  }
}

/// A font that is not in the system, with its uses.
private struct StrangeFont {
  let text: String
  let strangeness: Strangeness
  /// True if the app crashes at one of the uses without the font.
  private(set) var isVital = false
  /// The uses and their values, up to the number that is shown.
  private(set) var uses: [(element: UInt32, origin: UInt32)] = []
  /// The nodes of the values, without adjacent repetition.
  private(set) var origins: [UInt32] = []

  /// A certain finding that crashes the app is separate from one that does not.
  struct Key: Hashable {
    let text: String
    let isVital: Bool
  }

  var key: Key { Key(text: text, isVital: isVital && strangeness == .isNone) }

  var severity: Diagnostic.Severity {
    switch strangeness {
    case .none, .maybeAnApps, .severalWords: .information
    case .hasBlanks: .warning
    case .isNone: isVital ? .error : .warning
    }
  }

  mutating func add(_ element: UInt32, _ origin: UInt32, isVital: Bool) {
    self.isVital = self.isVital || isVital
    if uses.count <= Finding.mostShown { uses.append((element, origin)) }
    if origins.last != origin { origins.append(origin) }
  }
}

extension Finding {
  fileprivate static func unknownFont(
    _ font: StrangeFont, in inspection: Inspection, _ speller: inout Speller
  ) -> Self {
    let sheet = inspection.sheet
    let first = font.uses[0]
    let slip =
      inspection.variable(named: font.text, at: first.origin)
      ?? (font.strangeness == .hasBlanks
        ? SystemFonts.joined(font.text).map(Suggestion.Match.certain)
        : SystemFonts.meant(by: font.text, &speller))
    let said = Finding(
      at: sheet.valueRange(of: first.element),
      "'\(font.text)' \(verdict(on: font, slip, inspection.dialect))"
    )
    .noting(definition: first.origin, ofValueOf: first.element, in: sheet)
    // That the app must bring a font is reported once for all uses.
    let others = font.severity == .information ? [] : font.uses.dropFirst()
    let everywhere = Set(font.origins).sorted()
    let shown = said.notes("here too", at: others.map { sheet.valueRange(of: $0.element) })
    return shown.fixIt(writing: slip?.only, as: .unsafe, at: everywhere.map(sheet.valueRange))
  }

  private static func verdict(
    on font: StrangeFont, _ slip: Suggestion.Match?, _ dialect: Dialect
  ) -> Message {
    let ifNone: Message =
      font.isVital ? "; without a font for a title \(.engine("crashes", "crash")) the app" : ""
    switch font.strangeness {
    case .maybeAnApps: return "is no font of the system's: the app must bring it" + ifNone
    case .severalWords, .hasBlanks:
      return "is several words, and the PostScript name of a font is one" + ifNone
        + Speller.question(slip)
    case .none, .isNone: break
    }
    let cost = font.isVital ? dialect.cost(ofNo: "font") : ""
    if font.text.hasPrefix("-") { return "is a style without a family, and so no font\(cost)" }
    return "is no font\(cost)" + Speller.question(slip)
  }
}

extension Inspection {
  /// Returns the variable that a font declaration names without '@'; nil for a font of the system.
  func variable(meantByFont row: Sheet.DeclarationRow) -> Suggestion.Match? {
    guard row.value.kind == .word, SystemFonts.properties.hasKnown(row.name),
      let meant = variable(named: sheet.text(of: row.value.name), at: row.element),
      !SystemFonts.has(sheet.text(of: row.value.name))
    else { return nil }
    return meant
  }
}

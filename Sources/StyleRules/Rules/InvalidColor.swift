import StyleSheet

extension Rule {
  static let invalidColor = Rule(
    id: "invalid-color", .value, .error,
    summary: "a value is not a color to the engine",
    rationale: """
      Most such values are no color to any engine, and without a color for the title of a bar or a \
      tab NUI crashes the app. Engines differ in the words, the numbers of hex digits and the functions that they \
      accept.
      """,
    source: "NUI 744a36f, NUIConverter; SAP/cloud-sdk-ios-fiori 098daf0, StyleSheetConverter",
    targets: .all,
    examples: """
      fdlFUIRatingControl { on-color: #0064D9; on-color-accented: negative_darkBackground; }
      ---
      fdlFUIRatingControl { on-color: gren; off-color: #0064D; }
                                      ^^^^ error[invalid-color]: 'gren' is no color to sapfiori; did you mean 'green'?
                                                       ^^^^^^ warning[invalid-color]: of 5 hex digits sapfiori reads the first 3: it reads three, six or eight, and of others as many as fit (inferred)
      ---
      fdlFUIRatingControl { on-color: #; off-color: #1; }
                                      ^ warning[invalid-color]: '#' without hex digits is no color to sapfiori: it reads three, six or eight, and of others as many as fit (inferred)
                                                    ^^ warning[invalid-color]: 1 hex digit is no color to sapfiori: it reads three, six or eight, and of others as many as fit (inferred)
      ---
      fdlFUIRatingControl { on-color: #0064G9; off-color: #COCOCO; }
                                      ^^^^^^^ error[invalid-color]: '#0064G9' is no color to sapfiori: 'G' is no hex digit; write '#' and six of 0-9 and A-F
                                                          ^^^^^^^ error[invalid-color]: '#COCOCO' is no color to sapfiori: 'O' is no hex digit; write '#' and six of 0-9 and A-F; did you mean '#C0C0C0'?
      ---
      @brand: rgb(0, 100);
              ~~~~~~~~~~~ note: '@brand' is defined here
      Label { font-color: @brand; background-color: FF6000; }
                          ^^^^^^ warning[invalid-color]: 'rgb(…)' takes three numbers, 0 to 255 or with a dot 0.0 to 1.0, and else is no color
                                                    ^^^^^^ warning[invalid-color]: 'FF6000' is no color to sapfiori; did you mean '#FF6000'?
      ---
      @ours: app_ignore;
             ~~~~~~~~~~ note: '@ours' is defined here
      Label { font-color: @ours; background-color: rgb(0, 100, 217); }
                          ^^^^^ warning[invalid-color]: 'app_ignore' is no color to sapfiori (inferred)
                                                   ^^^^^^^^^^^^^^^^ remark[invalid-color]: sapfiori may not read 'rgb(…)': hex digits are certain
      Button { font-color: app_ignore; }
                           ~~~~~~~~~~ note: here too
      ---
      fdlFUIRatingControl { on-color: rbg(0, 100, 217); }
                                      ^^^^^^^^^^^^^^^^ error[invalid-color]: 'rbg(…)' is no color to sapfiori (inferred); did you mean 'rgb'?
      --- nui
      NavigationBar { font-color: lighten(red); background-color: lighten(#0064D9); }
                                  ^^^^^^^^^^^^ error[invalid-color]: 'lighten(…)' is no color to nui, and without a color for this title nui crashes the app
                                                                  ^^^^^^^^^^^^^^^^ warning[invalid-color]: 'lighten(#0064D9)' is #0064D9 to nui, which takes a color from anywhere in a value and has no 'lighten(…)': write the result as hex digits
      --- nui
      Label { font-color: Fade(#0064D9, 50); background-color: linear-gradient(#0064D9, #FFF); }
                          ^^^^^^^^^^^^^^^^^ warning[invalid-color]: 'Fade(#0064D9, 50)' is #0064D9 to nui, which takes a color from anywhere in a value and has no 'Fade(…)': write the result as hex digits
                                                               ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ warning[invalid-color]: 'linear-gradient(#0064D9, #FFF)' is #0064D9 to nui, which takes a color from anywhere in a value and has no 'linear-gradient(…)': write one color as hex digits
      --- nui
      Label { font-color: UIColor(#0064D9); }
                          ^^^^^^^^^^^^^^^^ warning[invalid-color]: 'UIColor(#0064D9)' is #0064D9 to nui, which takes a color from anywhere in a value: write that color alone
      --- nui
      Label { font-color: rgba(#0064D9, 0.5); background-color: 1 #0064D9; }
                          ^^^^^^^^^^^^^^^^^^ warning[invalid-color]: 'rgba(#0064D9, 0.5)' is #0064D9 to nui, which takes a color from anywhere in a value: write 'rgba(0, 100, 217, 0.5)'
                                                                ^^^^^^^^^ warning[invalid-color]: '1 #0064D9' is #0064D9 to nui, which takes a color from anywhere in a value: write that color alone
      --- nui
      Label { font-color: appAccent; }
                          ^^^^^^^^^ remark[invalid-color]: 'appAccent' is none of UIKit's colors: to nui it is one if the app adds it
      --- nui
      Label { font-color: tintColor; }
                          ^^^^^^^^^ warning[invalid-color]: 'tintColor' is a color of Fiori's palette, which nui does not have; if the app uses SAP Fiori, its target is 'sapfiori'
      --- nui
      NavigationBar { font-color: gren; background-color: gren; }
                                  ^^^^ error[invalid-color]: 'gren' is no color to nui, and without a color for this title nui crashes the app; did you mean 'green'?
                                                          ^^^^ warning[invalid-color]: 'gren' is no color to nui; did you mean 'green'?
      --- nui
      Label { font-color: rebeccapurple; }
                          ^^^^^^^^^^^^^ warning[invalid-color]: 'rebeccapurple' is a color of CSS, which nui does not have unless the app adds it: write '#663399'
      --- fiori-swiftui
      @tintColor: rgb(0, 100, 217);
                  ^^^^^^^^^^^^^^^^ error[invalid-color]: fiori-swiftui does not read 'rgb(…)': write hex digits
      """,
    fixChangesTheme: true
  ) { inspection, report in
    var strangers = Gathered<StrangeColor, ValueUse>()
    var functions = Gathered<String, ValueUse>()
    let faults = inspection.sheet.placesOfFaults
    for use in inspection.values where use.property.type == .color {
      guard let problem = use.problem else {
        if let function = inspection.unknownFunction(of: use) {
          functions.add(to: function, beginning: use) { $0.add(use.element) }
        }
        continue
      }
      if inspection.isTornByFault(use.origin) { continue }  // the fault
      if let found = inspection.colorFound(in: use) {
        let place = inspection.sheet.valueRange(of: use.origin)
        if faults.hasPart(of: place.dropLast()) { continue }  // the fault
        if inspection.isSplit(use.origin) { continue }  // split-definition
        let isTaken = inspection.dialect.colorPlaces == .anywhere
        let severity = isTaken ? .warning : inspection.severity(ofNoColor: use)
        report(as: severity, .foundColor(found, use, inspection))
        continue
      }
      var nearest: Suggestion.Match?
      if case .unknownWord(let word) = problem {
        nearest = inspection.color(nearest: word, use, &report.speller)
      }
      let severity = inspection.severity(of: problem, use, nearest: nearest)
      switch problem {
      case .unknownWord(let word):
        guard nearest == nil, word.mayNameColor else {
          report(as: severity, .unknownColor(word, nearest, use, inspection))
          continue
        }
        strangers.add(to: StrangeColor(word: word, severity: severity), beginning: use) {
          $0.add(use.element)
        }
      case .hexLength(3) where inspection.dialect.hexLengths.taken(of: 3) == nil:
        continue  // short-hex
      case .hexLength(let count): report(as: severity, .hexLength(count, use, inspection))
      case .colorFunction: report(as: severity, .colorFunction(use, inspection))
      case .unreadFunction: report(as: severity, .unreadFunction(use, inspection))
      case .wrongType:
        if let call = inspection.sheet.call(of: use) {
          report.strangeFunction(call, use, inspection)
          continue
        }
        guard let digits = inspection.sheet.bareHex(of: use), use.value.kind == .number else {
          continue  // type-mismatch
        }
        report(as: severity, .bareHex(digits, use, inspection))
      case .notInteger, .pairShape, .boxShape: continue
      }
    }
    for (color, use) in strangers.all {
      report(as: color.severity, .unknownColor(color.word, nil, use, inspection))
    }
    for (function, use) in functions.all {
      report(as: .information, .unknownFunction(function, use, inspection))
    }
  }
}

private struct StrangeColor: Hashable {
  let word: String
  let severity: Diagnostic.Severity
}

extension Inspection {
  /// Returns the color function of a value, if the engine is not known to support it.
  fileprivate func unknownFunction(of use: ValueUse) -> String? {
    dialect.colorFunctions == .unknown ? sheet.call(of: use) : nil
  }

  /// True if an engine that reads lines finds only a part of a value.
  fileprivate func isSplit(_ element: UInt32) -> Bool {
    paletteLines.line(of: element)?.causes.contains { $0.cause == .split } == true
  }

  /// Returns the severity for a value that is certainly no color.
  func severity(ofNoColor use: ValueUse) -> Diagnostic.Severity {
    dialect.badColor == .noColor && !use.property.isVital ? .warning : use.severity
  }

  /// Returns the severity for an invalid color; some words may be colors, and some engines tolerate
  /// others.
  fileprivate func severity(
    of problem: ValueProblem, _ use: ValueUse, nearest: Suggestion.Match?
  ) -> Diagnostic.Severity {
    let usual = severity(ofNoColor: use)
    switch problem {
    case .unknownWord(let word):
      let isClosed = dialect.colorWords != .anyClassMethod
      if CSSColors.digits(of: word) != nil, !isClosed || dialect.assumed.contains(.colorWords) {
        return .warning
      }
      if !isClosed {
        // A palette name is no color of an app.
        let isAnApps = nearest == nil && word.mayNameColor && PaletteName(word)?.isOfPalette != true
        return !isAnApps ? usual : use.property.isVital ? .warning : .information
      }
      let isAnyones = NamedColors.word(word, in: .anyClassMethod) != nil
      let isAnApps = nearest == nil && word.mayNameColor
      return dialect.assumed.contains(.colorWords) && (isAnyones || isAnApps) ? .warning : usual
    case .hexLength(let count):
      let isCertain =
        dialect.hexLengths.taken(of: count) == nil && !dialect.assumed.contains(.hexLengths)
      return isCertain ? usual : .warning
    case .wrongType, .colorFunction, .unreadFunction, .notInteger, .pairShape, .boxShape:
      return usual
    }
  }

  fileprivate func color(nearest word: String, _ use: ValueUse, _ speller: inout Speller)
    -> Suggestion.Match?
  {
    if let digits = sheet.bareHex(of: use) {
      let meant = Suggestion.Match.certain("#\(digits)")
      return dialect.orderIsKnown(ofDigits: digits) ? meant : meant.inDoubt()
    }
    if let variable = variable(meantBy: use) { return variable }
    if let digits = Self.digits(insteadOf: word) { return .certain(digits) }
    // The color of a framework may differ from the engine's.
    if let name = color(ofCode: word) { return Suggestion.Match.certain(name).inDoubt() }
    // 'none' may mean the default color.
    if word == "none" { return Suggestion.Match.certain("clear").inDoubt() }
    if let habit = Self.habits[word] ?? CSSColors.digits(of: word) { return .certain(habit) }
    if dialect.paletteNames != .notRead, let name = PaletteSpelling.name(ofMode: word),
      let suffix = name.suffix, dialect.paletteNames.suffixes.contains(suffix)
    {
      return Suggestion.Match.certain(name.description).inDoubt()
    }
    return speller.nearest(to: word, on: "all colors") { WordShelf(dialect.knownColors) }
      ?? speller.nearest(to: word, on: "all colors with suffixes") {
        dialect.paletteNames.suffixedShelf
      }
      ?? speller.nearest(to: word, on: "habits") { WordShelf(["transparent"]) }
      .flatMap { $0.only }.flatMap { Self.habits[$0] }.map(Suggestion.Match.certain)
  }

  /// Returns the color for a name of it in code: `red` for `UIColor.red`, `Color.red`, `.red` and
  /// `redColor`.
  func color(ofCode word: String) -> String? {
    let front = ["UIColor.", "Color.", "."].first(where: word.hasPrefix)
    let plain = front.map { String(word.dropFirst($0.count)) } ?? word
    let names = [plain] + (plain.hasSuffix("Color") ? [String(plain.dropLast(5))] : [])
    return names.first { $0 != word && dialect.knownColors.contains($0) }
  }

  /// Words of other languages and their equivalents.
  private static let habits = ["transparent": "clear"]

  /// Returns `#C0C0C0` for `#COCOCO`.
  private static func digits(insteadOf word: String) -> String? {
    guard word.utf8.count == 7, word.utf8.first == UInt8(ascii: "#") else { return nil }
    let digits = word.dropFirst().map { (letter: Character) -> Character in
      switch letter {
      case "O", "o": "0"
      case "I", "l": "1"
      case _: letter
      }
    }
    return digits.allSatisfy { $0.isASCII && $0.isHexDigit } ? "#\(String(digits))" : nil
  }
}

extension String {
  /// True if the word can be the name of a method or constant, which an engine may know.
  ///
  /// False for words such as 'true', and for a color function without arguments.
  fileprivate var mayNameColor: Bool {
    first?.isLetter == true && !Self.otherWords.contains(lowercased())
      && ColorFunction(self) == nil
      && utf8.allSatisfy { $0.isLetterOrDigit || $0 == UInt8(ascii: "_") }
  }

  /// The text after "is no color", for a word that begins like a hex color but has other letters.
  fileprivate var verdictOnHexDigits: String? {
    guard utf8.first == UInt8(ascii: "#") else { return nil }
    let strangers = dropFirst().filter { !$0.isASCII || !$0.isHexDigit }.map { String($0) }.eachOnce
    guard !strangers.isEmpty else { return nil }
    let verdict = strangers.count == 1 ? "is no hex digit" : "are no hex digits"
    return ": \(Speller.list(strangers, "and")) \(verdict); write '#' and six of 0-9 and A-F"
  }

  /// Words of NSS and CSS that are not colors.
  private static let otherWords: Set<String> = [
    "true", "false", "yes", "no", "auto", "currentcolor", "inherit", "initial", "revert", "unset",
  ]
}

// MARK: - Words

extension Finding {
  fileprivate static func unknownColor(
    _ word: String, _ nearest: Suggestion.Match?, _ use: ValueUse, _ inspection: Inspection
  ) -> Self {
    let sheet = inspection.sheet
    let dialect = inspection.dialect
    let quoted = sheet.quotedValue(of: use)
    let isVariable = nearest?.words.first?.hasPrefix("@") == true
    if !isVariable, dialect.paletteNames == .notRead, PaletteName(word)?.isOfPalette == true {
      let hint: Message =
        inspection.company.count > 1 ? "" : "; if the app uses SAP Fiori, its target is 'sapfiori'"
      return Finding(
        at: use, in: sheet,
        "\(quoted) is a color of Fiori's palette, which \(.engine("does", "do")) not have\(dialect.cost(of: use))"
          + hint)
    }
    if NamedColors.word(word, in: .closedList) != nil {
      return Finding(
        at: use, in: sheet,
        "\(quoted) is among the color words of \(.engine), which has no color for it")
    }
    if NamedColors.word(word, in: .anyClassMethod) != nil {
      return Finding(
        at: use, in: sheet,
        "\(quoted) is a color of UIKit, but not one of the words of \(.engine)"
          + dialect.doubt(.colorWords))
    }
    if !isVariable, let digits = CSSColors.digits(of: word) {
      let unless = dialect.colorWords == .anyClassMethod ? " unless the app adds it" : ""
      return Finding(
        at: use, in: sheet,
        "\(quoted) is a color of CSS, which \(.engine("does", "do")) not have\(unless)"
          + "\(dialect.cost(of: use)): write '\(digits)'"
      )
      .fixIt(writing: digits, as: .unsafe, at: [sheet.valueRange(of: use.origin)])
    }
    let slip = word.verdictOnHexDigits
    let isGuess = isVariable || dialect.colorWords == .anyClassMethod && slip == nil
    return Finding(
      at: use, in: sheet,
      "\(quoted) is \(verdict(on: word, nearest, use, dialect))\(slip ?? "")"
    )
    // If the engine looks up class methods, an app can add any color name; a variable is a guess.
    .suggesting(
      nearest, as: isGuess ? .unsafe : .safe, at: sheet.valueRange(of: use.origin))
  }

  private static func verdict(
    on word: String, _ nearest: Suggestion.Match?, _ use: ValueUse, _ dialect: Dialect
  ) -> Message {
    guard word.mayNameColor, nearest == nil else {
      return "no color to \(.engine)\(dialect.cost(of: use))"
    }
    switch dialect.colorWords {
    case .anyClassMethod where use.property.isVital:
      return
        "none of UIKit's colors: unless the app adds it, \(.engine) has none for this title, "
        + "and crashes the app"
    case .anyClassMethod:
      return "none of UIKit's colors: to \(.engine) it is one if the app adds it"
    case .closedList, .closedListWithoutMagenta:
      return "no color to \(.engine)\(dialect.doubt(.colorWords))"
    }
  }

  fileprivate static func bareHex(
    _ digits: String, _ use: ValueUse, _ inspection: Inspection
  ) -> Self {
    let dialect = inspection.dialect
    return Finding(
      at: use, in: inspection.sheet,
      "'\(digits)' is no color to \(.engine)\(dialect.cost(of: use))"
        + Speller.question(.certain("#\(digits)"))
    )
    .fixIt(
      "put a '#' in front", as: dialect.orderIsKnown(ofDigits: digits) ? .safe : .unsafe,
      SourceEdit(inspection.sheet.valueRange(of: use.origin), "#\(digits)"))
  }
}

extension Dialect {
  /// True if the order of hex digits is known: of eight, the alpha may be first or last.
  fileprivate func orderIsKnown(ofDigits digits: String) -> Bool {
    digits.utf8.count < 8 || !assumed.contains(.eightDigits)
  }

  /// The colors of this engine, with palette names without suffixes.
  fileprivate var knownColors: [String] {
    NamedColors.words(in: colorWords).map(\.name)
      + (paletteNames == .notRead ? [] : Palette.all.currentNames)
  }
}

extension Palette {
  fileprivate var currentNames: [String] { names.filter { !$0.isMisspelt }.map(\.text) }
}

extension DialectAnswers.PaletteNames {
  /// Every palette name with every suffix that is valid in a value; a process makes it once.
  fileprivate var suffixedShelf: WordShelf {
    switch self {
    case .notRead: WordShelf([String]())
    case .backgroundSuffixes: Self.backgroundShelf
    case .deviceSuffixes: Self.deviceShelf
    }
  }

  private static let backgroundShelf = shelf(of: .backgroundSuffixes)
  private static let deviceShelf = shelf(of: .deviceSuffixes)

  private static func shelf(of names: Self) -> WordShelf {
    WordShelf(
      distinct: Palette.all.currentNames.flatMap { name in
        names.suffixes.map { "\(name)_\($0.rawValue)" }
      })
  }
}

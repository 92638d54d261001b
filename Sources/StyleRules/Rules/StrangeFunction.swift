import StyleSheet

// Findings for unknown color functions: misspelt ones, or those of another language.

extension Report {
  /// Reports a call in place of a color that no engine supports.
  mutating func strangeFunction(_ call: String, _ use: ValueUse, _ inspection: Inspection) {
    let sheet = inspection.sheet
    let dialect = inspection.dialect
    let argument = inspection.variable(inCall: call, use) ?? inspection.color(inCallIn: use)
    let meant = argument ?? sheet.colorFunction(nearest: call, use, for: dialect, &speller)
    let isKnown = dialect.colorFunctions != .unknown
    let isCertain = meant != nil || isKnown
    let severity = isCertain ? inspection.severity(ofNoColor: use) : .warning
    self(
      as: severity,
      Finding(
        at: use, in: sheet,
        "'\(sheet.firstWord(of: use))(…)' is no color to \(.engine)\(dialect.cost(of: use))"
          + (isKnown ? "" : .doubt) + Speller.question(meant)
      )
      // If the engine's support for functions is unknown, another function may not help.
      .fixIt(
        writing: meant, as: argument == nil ? .safe : .unsafe,
        ifAny: argument == nil
          ? isKnown ? sheet.valueTokens(of: use.origin).first : nil
          : sheet.valueRange(of: use.origin)))
  }
}

extension Inspection {
  /// Returns the variable that `var(--brand)` stands for, if the sheet defines `@brand`.
  fileprivate func variable(inCall call: String, _ use: ValueUse) -> Suggestion.Match? {
    let words = sheet.components[use.value.items].filter { $0.kind == .word }
    guard call == "var", words.count == 2 else { return nil }
    let name = sheet.text(of: words[1].name)
    return name.hasPrefix("--") ? variable(named: String(name.dropFirst(2)), at: use.origin) : nil
  }

  /// Returns the color that is the only argument of a call of Swift, such as `color(.primaryLabel)`.
  fileprivate func color(inCallIn use: ValueUse) -> Suggestion.Match? {
    let parts = sheet.components[use.value.items]
    guard parts.map(\.kind) == [.word, .leftParenthesis, .word, .rightParenthesis] else {
      return nil
    }
    let word = sheet.text(of: parts[parts.startIndex + 2].name)
    return word.hasPrefix(".") ? color(ofCode: word).map { .certain($0) } : nil
  }
}

extension Sheet {
  /// The first word of a list, as it is written.
  fileprivate func firstWord(of use: ValueUse) -> String {
    components[use.value.items].first.map { text(of: $0.name) } ?? ""
  }

  /// Returns the color function that a name was probably meant to be, with the same number of
  /// arguments, or nil.
  fileprivate func colorFunction(
    nearest call: String, _ use: ValueUse, for dialect: Dialect, _ speller: inout Speller
  ) -> Suggestion.Match? {
    guard dialect.colorFunctions != .notRead else { return nil }
    let hasAlpha = components[use.value.items].count { $0.kind == .comma } >= 3
    return speller.nearest(to: call, on: .few(hasAlpha ? "rgba" : "rgb")) {
      WordShelf(ColorFunction.allCases.filter { $0.hasAlpha == hasAlpha }.map(\.rawValue))
    }
  }
}

extension Finding {
  /// Adds a fix-it at a range, if there is one.
  fileprivate func fixIt(
    writing meant: Suggestion.Match?, as safety: FixIt.Safety, ifAny range: Range<Int>?
  ) -> Self {
    range.map { fixIt(writing: meant, as: safety, at: $0) } ?? self
  }
}

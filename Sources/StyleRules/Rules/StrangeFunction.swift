import StyleSheet

// Findings for unknown color functions: misspelt ones, or those of another language.

extension Report {
  /// Reports a call in place of a color that no engine supports.
  mutating func strangeFunction(_ call: String, _ use: ValueUse, _ inspection: Inspection) {
    let sheet = inspection.sheet
    let dialect = inspection.dialect
    let variable = inspection.variable(inCall: call, use)
    let meant = variable ?? sheet.colorFunction(nearest: call, use, for: dialect, &speller)
    let isKnown = dialect.colorFunctions != .unknown
    let isCertain = meant != nil || isKnown
    let severity = isCertain ? inspection.severity(ofNoColor: use) : .warning
    self(
      as: severity,
      Finding(
        at: use, in: sheet,
        "'\(call)(…)' is no color to \(.engine)\(dialect.cost(of: use))"
          + (isKnown ? "" : .doubt) + Speller.question(meant)
      )
      // If the engine's support for functions is unknown, another function may not help.
      .fixIt(
        writing: meant, as: variable == nil ? .safe : .unsafe,
        ifAny: variable == nil
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
}

extension Sheet {
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

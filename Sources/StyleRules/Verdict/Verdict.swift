public import StyleSheet

/// The result of loading a sheet in an engine.
public enum Verdict: Hashable, Sendable {
  /// The engine reads the sheet; `Theme` resolves its styles.
  case accepted
  /// The engine stops at a byte and discards the whole sheet; the finding is the reason.
  case rejected(at: Int, because: Diagnostic)
  /// The engine raises an exception at the first use of an undefined variable.
  ///
  /// The name is the text that the engine looks up: for a value such as `@a, @b`, all of it.
  case crashes(at: Int, variable: String)
}

extension Dialect {
  /// Returns the result of loading `sheet` in this engine.
  ///
  /// The result is certain only for an open-source engine. Engines that continue after an error
  /// accept all text. SAP's UIKit engine is assumed to read as NUI does: it rejects what does not
  /// parse, but not what is merely undocumented. All engines reject invalid UTF-8.
  ///
  /// Source: tombenner/nui 744a36f and tombenner/NUIParse 65bc940: any error empties the table of
  /// styles; an undefined variable raises, unless its rule is disabled or its declaration is
  /// overridden in its own block.
  ///
  /// The variables of other sheets are not known.
  ///
  /// - Complexity: O(n).
  public func verdict(of sheet: Sheet, in environment: ThemeEnvironment = ThemeEnvironment())
    -> Verdict
  {
    verdict(of: sheet) { ActiveSheet(sheet, in: environment, for: self) }
  }

  /// Returns the result of loading each sheet of a theme; one that imports knows the variables of
  /// the others before it.
  package func verdicts(of theme: Theme) -> [Verdict] {
    zip(theme.sheets, theme.active.all.reversed()).map { sheet, active in
      verdict(of: sheet) { active }
    }
  }

  private func verdict(of sheet: Sheet, _ active: () -> ActiveSheet) -> Verdict {
    if let refusal = Refusal(of: sheet, by: self) {
      return .rejected(at: refusal.place, because: refusal.reason)
    }
    if undefinedVariable == .exceptionAtLoad,
      let crash = undefinedUses(in: active()).first
    {
      return .crashes(at: crash.place, variable: crash.variable)
    }
    return .accepted
  }
}

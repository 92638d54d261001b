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

  /// Returns the undefined variables that applicable rules look up, in order.
  func undefinedUses(in active: ActiveSheet) -> [(place: Int, variable: String)] {
    let sheet = active.sheet
    let rows = sheet.ruleRows.lazy.filter { active.holds($0.media) }
      .flatMap(sheet.lastDeclarations)
    return rows.compactMap { row in
      active.undefinedVariable(in: row)
        .map { (sheet.valueRange(of: row.element).lowerBound, $0) }
    }
  }
}

extension Verdict {
  /// The offset at which the engine stops; nil if it accepts the sheet.
  package var place: Int? {
    switch self {
    case .accepted: nil
    case .rejected(let place, _), .crashes(let place, _): place
    }
  }

  /// Returns a sentence about the effect at ``place``; nil if the engine accepts the sheet.
  package func sentence(for dialect: Dialect) -> String? {
    let doubt = dialect.isReadInSource ? "" : Dialect.doubt
    return switch self {
    case .accepted: nil
    case .rejected: "\(dialect.name) ignores the whole sheet because of this\(doubt)"
    case .crashes(_, let variable):
      "\(dialect.name) crashes the app here when it loads the sheet, because "
        + "'\(variable.visible)' is not defined\(doubt)"
    }
  }
}

extension ActiveSheet {
  fileprivate func undefinedVariable(in row: Sheet.DeclarationRow) -> String? {
    if row.value.kind == .variable {
      let isDefined = definition(of: row.value.name) != nil || borrowed(row.value.name) != nil
      return isDefined ? nil : sheet.text(of: row.value.name)
    }
    return sheet.isVariableList(row.value) ? sheet.valueText(of: row.element) : nil
  }
}

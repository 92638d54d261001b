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

/// The offset at which an engine stops reading a sheet, and the reason.
struct Refusal {
  let place: Int
  let reason: Diagnostic
}

extension Refusal {
  /// The first offset where `dialect` stops; nil if it reads the whole of `sheet`.
  init?(of sheet: Sheet, by dialect: Dialect) {
    let source = sheet.source
    guard source.firstInvalidUTF8 == nil, !source.isProbablyUTF16 else {
      // An engine does not begin to read an invalid encoding.
      let reason = Self.all(in: sheet, by: dialect)
        .first { $0.reason.id == Rule.invalidUTF8.id }
      guard let reason else { return nil }
      self.init(place: reason.reason.range.lowerBound, reason: reason.reason)
      return
    }
    guard dialect.brokenSheet != .lineLost,
      let place = StrictReader.placeOfGivingUp(in: source, for: dialect)
    else { return nil }
    let all = Self.all(in: sheet, by: dialect)
    let first = all.first { $0.place == place } ?? all.min { $0.place < $1.place }
    self.init(place: place, reason: first?.reason ?? .unexpected(at: place, in: source))
  }

  /// Returns all errors that stop `dialect`, each with the expected offset of the stop.
  static func all(in sheet: Sheet, by dialect: Dialect) -> [Refusal] {
    let inspection = Inspection(of: sheet, for: dialect, onlyForReading: true)
    let sheet = inspection.sheet
    var report = Report(naming: dialect.name)
    for rule in Rule.all where rule.stopsReading { rule.run(on: inspection, &report) }
    let stops = sheet.tree.problems.lazy.filter { $0.code.stopsReading }
      .map { Refusal(place: Int($0.other), reason: Diagnostic($0, in: sheet.source)) }
    let others = report.diagnostics.lazy.filter { $0.severity == .error }
      .map { Refusal(place: $0.placeOfGivingUp, reason: $0) }
    return Array(stops) + Array(others)
  }
}

extension Diagnostic {
  fileprivate static func unexpected(at place: Int, in source: SourceText) -> Self {
    let range = place..<min(place + 1, source.bytes.count)
    return Diagnostic(SyntaxProblem(.unexpectedToken, range), in: source)
  }

  /// The offset where the engine stops: that of the last empty note, or of the finding.
  fileprivate var placeOfGivingUp: Int {
    notes.last { $0.range.isEmpty }?.range.lowerBound ?? range.lowerBound
  }
}

extension ActiveSheet {
  fileprivate func undefinedVariable(in row: Sheet.DeclarationRow) -> String? {
    if row.value.kind == .variable {
      let isDefined =
        definition(of: row.value.name) != nil || borrowed(row.value.name) != nil
      return isDefined ? nil : sheet.text(of: row.value.name)
    }
    return sheet.isVariableList(row.value) ? sheet.valueText(of: row.element) : nil
  }
}

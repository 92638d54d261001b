import StyleSheet

/// What the faults of a sheet cost one engine.
struct FaultCosts {
  /// What one fault costs.
  struct Cost {
    /// What the engine does about it.
    let words: String
    /// How bad that is; nil if as bad as the fault is to everyone.
    let severity: Diagnostic.Severity?

    /// Whether something is lost or read as something else.
    var isGrave: Bool { severity != .information }

    static func ofSheet(_ words: String) -> Cost { Cost(words: words, severity: nil) }

    static func ofLine(_ words: String) -> Cost { Cost(words: words, severity: .error) }

    static func none(_ words: String) -> Cost { Cost(words: words, severity: .information) }
  }

  private let sheet: Sheet
  private let dialect: Dialect
  private let lines: PaletteLines
  private let told: ToldLines

  init(of sheet: Sheet, to dialect: Dialect) {
    self.sheet = sheet
    self.dialect = dialect
    lines = PaletteLines(of: sheet, for: dialect)
    told =
      dialect.brokenSheet == .lineLost && sheet.source.firstInvalidUTF8 == nil
      ? ToldLines(of: sheet, with: lines, for: dialect) : ToldLines()
  }

  /// Whether a fault can cost anything here.
  var canBeGrave: Bool { dialect.brokenSheet != .lineLost || !told.isEmpty }

  /// What an engine makes of a sheet with this fault in it.
  ///
  /// Parentheses NUI does not count: a value with one too many, or too few, is read like any other. To
  /// an engine that takes a definition for a line nothing else is lost, and most faults touch none.
  func cost(of problem: SyntaxProblem) -> Cost {
    let doubt = dialect.isReadInSource ? "" : Dialect.doubt
    switch (dialect.brokenSheet, problem.code) {
    case (.lineLost, .mergeConflict):
      return .ofLine("\(dialect.name) will read the lines of both sides")
    case (.lineLost, .notAStylesheet):
      return .ofLine("\(dialect.name) will read nothing of it but lines that look like definitions")
    case (.lineLost, _):
      return costOfLine(problem)
    case (.nothingStyled, .unbalancedParenthesis), (.loadingThrows, .unbalancedParenthesis):
      let isColor = sheet.source.colorFunction(endingAt: problem.range.lowerBound) != nil
      let made = isColor ? "find no color in the value" : "take the value as it is"
      return .ofSheet("\(dialect.name) will \(made)\(doubt)")
    case (.nothingStyled, _), (.loadingThrows, _):
      return .ofSheet("\(dialect.name) will lose the whole sheet over it\(doubt)")
    }
  }

  /// Of several faults on a line one says what becomes of it.
  private func costOfLine(_ problem: SyntaxProblem) -> Cost {
    guard let subject = told.subject(of: problem) else {
      return .none("\(dialect.name) will go on with the next line")
    }
    let cost =
      switch subject {
      case .stray(let stray): cost(of: stray)
      case .line(let line): cost(of: problem, on: line)
      case .lost(let name):
        Cost.ofLine("\(dialect.name) will lose the override of '@\(name)' that this seems to be")
      }
    return told.isTeller(problem) ? cost : .none(cost.words)
  }

  private func cost(of stray: PaletteLines.Stray) -> Cost {
    let meaning = stray.line.meaning(to: dialect)
    let value = stray.line.value ?? ""
    let read =
      meaning == .nothing
      ? "take '\(value.visible)' for '@\(stray.key)', which is no color,"
      : "read '@\(stray.key)' all the same,"
    let words =
      "\(dialect.name) will \(read) because it does not look at what is around a line"
    return lines.holds(stray) ? .ofLine(words) : .none(words)
  }

  private func cost(of problem: SyntaxProblem, on line: PaletteLine) -> Cost {
    let name = sheet.text(of: line.row.name)
    if line.isReadAsMeant {
      return .none("\(dialect.name) will read '\(name)' all the same")
    }
    // Where it stands spoils no line, and what does is told by a rule.
    if problem.code == .definitionInRule, !line.causes.isEmpty {
      return .none("\(dialect.name) does not look at what is around a line")
    }
    guard line.isSeen else {
      return .ofLine("\(dialect.name) will pass over '\(name)'")
    }
    let isCut =
      problem.code == .missingSemicolon
      && sheet.source.bytes[line.line.range].last != UInt8(ascii: ";")
    let reason = isCut ? ", because it drops the last character of a line" : ""
    return .ofLine("\(dialect.name) will read \(line.reading)\(reason)")
  }
}

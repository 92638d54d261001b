/// What the faults of a sheet cost one engine.
struct FaultCosts {
  /// What one fault costs.
  struct Cost {
    /// What the engine does about it.
    let words: String
    /// Whether something is lost or read as something else.
    let isGrave: Bool
  }

  private let sheet: Sheet
  private let dialect: Dialect
  private let lines: PaletteLines

  init(of sheet: Sheet, to dialect: Dialect) {
    self.sheet = sheet
    self.dialect = dialect
    lines = PaletteLines(of: sheet, for: dialect)
  }

  /// Whether a fault can cost anything here.
  var canBeGrave: Bool { dialect.brokenSheet != .lineLost || !lines.isEmpty }

  /// What an engine makes of a sheet with this fault in it.
  ///
  /// Parentheses NUI does not count: a value with one too many, or too few, is read like any other. To
  /// an engine that takes a definition for a line nothing else is lost, and most faults touch none.
  func cost(of problem: SyntaxProblem) -> Cost {
    let doubt = dialect.isReadInSource ? "" : Dialect.doubt
    switch (dialect.brokenSheet, problem.code) {
    case (.lineLost, _):
      return costOfLine(problem)
    case (.nothingStyled, .unbalancedParenthesis), (.loadingThrows, .unbalancedParenthesis):
      let isColor = sheet.source.colorFunction(endingAt: problem.range.lowerBound) != nil
      let made = isColor ? "find no color in the value" : "take the value as it is"
      return Cost(words: "\(dialect.name) will \(made)\(doubt)", isGrave: true)
    case (.nothingStyled, _), (.loadingThrows, _):
      return Cost(words: "\(dialect.name) will lose the whole sheet over it\(doubt)", isGrave: true)
    }
  }

  private func costOfLine(_ problem: SyntaxProblem) -> Cost {
    let place = problem.range.lowerBound
    if let stray = lines.stray(around: place) {
      return Cost(
        words: "\(dialect.name) will read '@\(stray.key)' all the same, "
          + "because it does not look at what is around a line",
        isGrave: lines.holds(stray))
    }
    guard let line = lines.line(around: place, in: sheet) else {
      return Cost(words: "\(dialect.name) will go on with the next line", isGrave: false)
    }
    let name = sheet.text(of: line.row.name)
    if line.isReadAsMeant {
      return Cost(words: "\(dialect.name) will read '\(name)' all the same", isGrave: false)
    }
    guard line.isSeen else {
      return Cost(words: "\(dialect.name) will pass over '\(name)'", isGrave: true)
    }
    let reason =
      problem.code == .missingSemicolon
      ? ", because it drops the last character of a line" : ""
    return Cost(words: "\(dialect.name) will read \(line.reading)\(reason)", isGrave: true)
  }
}

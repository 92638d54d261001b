import StyleSheet

/// The effects of a sheet's faults on one engine.
struct FaultEffects {
  struct Effect {
    /// The reaction of the engine.
    let words: Message
    /// The severity; nil for that of the fault.
    let severity: Diagnostic.Severity?

    /// True if a part is lost or misread.
    var isGrave: Bool { severity != .information }

    static func ofSheet(_ words: Message) -> Effect { Effect(words: words, severity: nil) }

    static func ofLine(_ words: Message) -> Effect { Effect(words: words, severity: .error) }

    static func none(_ words: Message) -> Effect { Effect(words: words, severity: .information) }
  }

  private let sheet: Sheet
  private let dialect: Dialect
  private let lines: PaletteLines
  private let told: ToldLines
  /// The values with unbalanced parentheses that crash the app.
  private let needs: [VitalNeed: [Range<Int>]]

  init(of sheet: Sheet, to dialect: Dialect) {
    self.sheet = sheet
    self.dialect = dialect
    lines = PaletteLines(of: sheet, for: dialect)
    told =
      dialect.brokenSheet == .lineLost && sheet.source.firstInvalidUTF8 == nil
      ? ToldLines(of: sheet, with: lines, for: dialect) : ToldLines()
    needs =
      dialect.badColor.endsTitles
        && sheet.tree.problems.contains { $0.code == .unbalancedParenthesis }
      ? Inspection(of: sheet, for: dialect).unbalancedValues : [:]
  }

  /// True if a fault can have an effect.
  var canBeGrave: Bool {
    dialect.brokenSheet != .lineLost || !told.isEmpty || sheet.unclosedComment != nil
  }

  /// Returns the effect of a fault on the engine.
  ///
  /// NUI does not match parentheses, so an unbalanced value is read like any other. An engine that
  /// reads each definition as one line loses only that line, and most faults affect none.
  func effect(of problem: SyntaxProblem) -> Effect {
    let doubt = dialect.doubtIfClosed
    switch (dialect.brokenSheet, problem.code) {
    case (.lineLost, .mergeConflict):
      return .ofLine("\(.engine) will read the lines of both sides")
    case (.lineLost, .notAStylesheet), (.lineLost, .numberedLines):
      return .ofLine("\(.engine) will read nothing of it but lines that look like definitions")
    case (.lineLost, .unclosedComment):
      return effectOfComment(problem) ?? effectOfLine(problem)
    case (.lineLost, _):
      return effectOfLine(problem)
    case (.nothingStyled, .unbalancedParenthesis), (.loadingThrows, .unbalancedParenthesis):
      let isColor = sheet.source.colorFunction(endingAt: problem.range.lowerBound) != nil
      let made = isColor ? "find no color in the value" : "take the value as it is"
      let words: Message = "\(.engine) will \(made)\(doubt)"
      guard let need = needs.first(where: { $0.value.hasPart(of: problem.range) })?.key else {
        return .ofSheet(words)
      }
      return Effect(words: words + dialect.cost(ofWordFor: need), severity: .error)
    case (.nothingStyled, _), (.loadingThrows, _):
      return .ofSheet("\(.engine("ignores", "ignore")) the whole sheet\(doubt)")
    }
  }

  /// Returns the effect of a comment that takes in the rest of the sheet, if that has definitions.
  private func effectOfComment(_ problem: SyntaxProblem) -> Effect? {
    guard problem.other == problem.start else { return nil }
    let count = lines.strays.count {
      $0.name.lowerBound > problem.range.lowerBound && lines.holds($0)
    }
    guard count > 0 else { return nil }
    return .ofLine(
      "\(.engine("does", "do")) not know comments, and will read the "
        + (count == 1 ? "definition" : "\(count) definitions") + " in it")
  }

  /// Of several faults on a line, one reports the effect on the line.
  private func effectOfLine(_ problem: SyntaxProblem) -> Effect {
    guard let subject = told.subject(of: problem) else {
      return .none("\(.engine) will go on with the next line")
    }
    let own =
      switch subject {
      case .stray(let stray): effect(of: stray)
      case .line(let line): effect(of: problem, on: line)
      case .lost(let name):
        Effect.ofLine("\(.engine) will lose the override of '@\(name)' that this seems to be")
      }
    return told.isTeller(problem) ? own : .none(own.words)
  }

  private func effect(of stray: PaletteLines.Stray) -> Effect {
    let meaning = stray.line.meaning(to: dialect)
    let value = stray.line.value ?? ""
    let read =
      meaning == .nothing
      ? "take '\(value.visible)' for '@\(stray.key)', which is no color,"
      : "read '@\(stray.key)' all the same,"
    let words: Message =
      "\(.engine) will \(read) because it does not look at what is around a line"
    return lines.holds(stray) ? .ofLine(words) : .none(words)
  }

  private func effect(of problem: SyntaxProblem, on line: PaletteLine) -> Effect {
    let name = sheet.text(of: line.row.name)
    if line.isReadAsMeant {
      return .none("\(.engine) will read '\(name)' all the same")
    }
    // The context of a line does not affect it; problems of the line itself have their own rule.
    if problem.code == .definitionInRule, !line.causes.isEmpty {
      return .none("\(.engine("does", "do")) not look at what is around a line")
    }
    guard line.isSeen else {
      return .ofLine("\(.engine) will pass over '\(name)'")
    }
    let isCut =
      problem.code == .missingSemicolon
      && sheet.source.bytes[line.line.range].last != UInt8(ascii: ";")
    let reason = isCut ? ", because it drops the last character of a line" : ""
    return .ofLine("\(.engine) will read \(line.reading)\(reason)")
  }
}

extension Sheet {
  /// The offset of a comment that takes in the rest of the sheet; nil if there is none.
  var unclosedComment: Int? {
    tree.problems.last { $0.code == .unclosedComment && $0.other == $0.start }?.range.lowerBound
  }
}

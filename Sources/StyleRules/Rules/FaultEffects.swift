import StyleSheet

/// The effects of a sheet's faults on one engine.
struct FaultEffects {
  struct Effect {
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

  var canBeGrave: Bool {
    dialect.brokenSheet != .lineLost || !told.subjects.isEmpty || sheet.unclosedComment != nil
  }

  /// Returns the effect of a fault on the engine.
  ///
  /// NUI does not match parentheses, so an unbalanced value is read like any other. An engine that
  /// reads each definition as one line loses only that line, and most faults affect none.
  func effect(of problem: SyntaxProblem) -> Effect {
    let doubt: Message = dialect.isReadInSource ? "" : .doubt
    switch (dialect.brokenSheet, problem.code) {
    case (.lineLost, .mergeConflict):
      return .ofLine("\(.engine) will read the lines of both sides")
    case (.lineLost, .notAStylesheet), (.lineLost, .numberedLines):
      return .ofLine("\(.engine) will read nothing of it but lines that look like definitions")
    case (.lineLost, .unclosedComment): return effectOfComment(problem) ?? effectOfLine(problem)
    case (.lineLost, _): return effectOfLine(problem)
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
    guard let subject = told.subjects[problem] else {
      return .none("\(.engine) will go on with the next line")
    }
    let own =
      switch subject {
      case .stray(let stray): effect(of: stray)
      case .line(let line): effect(of: problem, on: line)
      case .lost(let name):
        Effect.ofLine("\(.engine) will lose the override of '@\(name)' that this seems to be")
      }
    return told.tellers.contains(problem) ? own : .none(own.words)
  }

  private func effect(of stray: PaletteLines.Stray) -> Effect {
    let meaning = stray.line.meaning(to: dialect)
    let value = stray.line.value ?? ""
    let read =
      meaning == .nothing
      ? "take '\(value.visible)' for '@\(stray.key)', which is no color,"
      : "read '@\(stray.key)' all the same,"
    let words: Message = "\(.engine) will \(read) because it does not look at what is around a line"
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

  /// True for a fault that says less than others on its line, because the missing text may come later.
  fileprivate func isVague(_ problem: SyntaxProblem) -> Bool {
    problem.code == .missingSemicolon || problem.code == .missingBlock
  }

  /// Returns the line of a fault, and the palette name that it overrides without its stray
  /// characters, or with an added '@'.
  fileprivate func lostOverride(
    at problem: SyntaxProblem, for dialect: Dialect
  ) -> (line: Range<Int>, name: String?) {
    let range = DefinitionLine(at: problem.range.lowerBound, in: source).range
    let line = source.bytes[range]
    guard let colon = line.prefix(100).firstIndex(of: UInt8(ascii: ":")) else {
      return (range, nil)
    }
    let front = line[..<colon]
    if zip(front, front.dropFirst()).contains(where: { $0 == 0x2F && ($1 == 0x2A || $1 == 0x2F) }) {
      return (range, nil)
    }
    if let sign = front.lastIndex(of: UInt8(ascii: "@")) {
      let names = [front, front[sign...]].map(Self.bareName)
      return (range, names.first(where: Palette.all.isKey))
    }
    // Without '@', only a color value makes it a definition of the palette.
    let isDefinition =
      problem.code == .declarationOutsideRule
      || problem.code == .unexpectedCharacter && problem.range.lowerBound == range.lowerBound
    let value = source[colon + 1..<range.upperBound].trimmed
    let word = value.hasSuffix(";") ? String(value.dropLast()) : value
    let name = Self.bareName(front)
    let isColor = DefinitionLine.meaning(of: word, to: dialect) != .nothing
    return (range, isDefinition && isColor && Palette.all.isKey(name) ? name : nil)
  }

  private static func bareName(_ bytes: ArraySlice<UInt8>) -> String {
    let letters = bytes.filter { $0.isLetterOrDigit || $0 == UInt8(ascii: "_") }
    return String(decoding: letters, as: UTF8.self)
  }
}

/// The lines that a sheet's faults spoil for an engine that reads each definition as one line, and
/// the fault that reports each.
struct ToldLines {
  enum Subject {
    /// A line that the engine reads but that is no definition.
    case stray(PaletteLines.Stray)
    case line(PaletteLine)
    /// A line that would override a palette name without its stray characters.
    case lost(name: String)
  }

  /// The subjects of faults; a fault without one is in text that the engine does not read.
  private(set) var subjects: [SyntaxProblem: Subject] = [:]
  /// The faults that report the effects on their lines.
  private(set) var tellers: Set<SyntaxProblem> = []

  init() {}

  /// - Complexity: O(n + m log m) for m faults.
  init(of sheet: Sheet, with lines: PaletteLines, for dialect: Dialect) {
    var first: [Int: SyntaxProblem] = [:]
    var last: (line: Range<Int>, name: String?)?
    for problem in sheet.tree.problems.sorted(by: { $0.start < $1.start }) {
      let place = problem.range.lowerBound
      let subject: Subject
      let start: Int
      if let stray = lines.stray(around: place) {
        (subject, start) = (.stray(stray), stray.line.range.lowerBound)
      } else if let line = lines.line(around: place, in: sheet) {
        (subject, start) = (.line(line), sheet.nameRange(of: line.row.element).lowerBound)
      } else {
        if last.map({ place <= $0.line.upperBound }) != true {
          last = sheet.lostOverride(at: problem, for: dialect)
        }
        guard let last, let name = last.name, !lines.isSet(name, inFrontOf: place) else { continue }
        (subject, start) = (.lost(name: name), last.line.lowerBound)
      }
      subjects[problem] = subject
      let isBetter = first[start].map { sheet.isVague($0) && !sheet.isVague(problem) } ?? true
      if isBetter { first[start] = problem }
    }
    tellers = Set(first.values)
  }
}

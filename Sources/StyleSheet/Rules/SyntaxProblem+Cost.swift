extension SyntaxProblem {
  /// What an engine makes of a sheet with this fault in it, to be put behind what the fault is.
  ///
  /// Parentheses NUI does not count: a value with one too many, or too few, is read like any other.
  func cost(to dialect: Dialect, in source: SourceText) -> String {
    let doubt = dialect.isReadInSource ? "" : Dialect.doubt
    switch (dialect.brokenSheet, code) {
    case (.lineLost, _):
      return "; \(dialect.name) will go on with the next line"
    case (.nothingStyled, .unbalancedParenthesis), (.loadingThrows, .unbalancedParenthesis):
      let isColor = source.colorFunction(endingAt: range.lowerBound) != nil
      let made = isColor ? "find no color in the value" : "take the value as it is"
      return "; \(dialect.name) will \(made)\(doubt)"
    case (.nothingStyled, _), (.loadingThrows, _):
      return "; \(dialect.name) will lose the whole sheet over it\(doubt)"
    }
  }
}

extension Sheet {
  /// The faults of the text, with what they cost the engines that are asked for.
  ///
  /// They hold for all of them; of one that loses no more than a line nothing is said beside others.
  func faults(for dialects: [Dialect]) -> [Diagnostic] {
    guard dialects.contains(where: isSpelledOtherwise) else { return faultsOfText(for: dialects) }
    guard dialects.count > 1 else {
      return spelled(for: dialects[0]).faultsOfText(for: dialects)
    }
    // Each engine has words of its own here, and faults of its own.
    var targets = SeveralTargets()
    for dialect in dialects {
      let reader = dialect.named(SeveralTargets.someone)
      targets.add(spelled(for: dialect).faultsOfText(for: [reader]), for: dialect.name)
    }
    return targets.findings(inOrderOf: dialects.map(\.name))
  }

  private func faultsOfText(for dialects: [Dialect]) -> [Diagnostic] {
    guard !tree.problems.isEmpty, !source.isProbablyUTF16 else { return [] }
    let told = tree.diagnostics(for: dialects)
    // A text that is not UTF-8 says so itself.
    guard let invalid = source.firstInvalidUTF8?.lowerBound else { return told }
    return told.filter {
      $0.range.lowerBound != invalid || $0.id != Rule.unexpectedCharacter.id
    }
  }
}

extension SyntaxTree {
  fileprivate func diagnostics(for dialects: [Dialect]) -> [Diagnostic] {
    let engine = dialects.lazy.compactMap(\.nameIfStopped).first
    func faults(as reader: Dialect) -> [Diagnostic] {
      diagnostics(stoppedAtBy: engine) { $0.cost(to: reader, in: source) }
    }
    if dialects.count == 1 { return faults(as: dialects[0]) }
    let losers = dialects.filter { $0.brokenSheet != .lineLost }
    var targets = SeveralTargets()
    for dialect in losers.isEmpty ? dialects : losers {
      targets.add(faults(as: dialect.named(SeveralTargets.someone)), for: dialect.name)
    }
    let names = dialects.map(\.name)
    return targets.findings(inOrderOf: names).map { $0.holding(for: names) }
  }
}

extension Dialect {
  /// The name that a note gives to where reading stops; nil where the engine reads on.
  fileprivate var nameIfStopped: String? { brokenSheet == .nothingStyled ? name : nil }
}

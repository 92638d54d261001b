import StyleSheet

extension Findings {
  /// Combines `faults` with those of `found` that the sheet's comments do not suppress.
  ///
  /// A comment that suppresses one of `consequences` is not unused, and neither is one for a rule
  /// that is not in `rules`. `elsewhere` returns the findings of some rules for the other engines.
  init(
    _ faults: [Diagnostic], _ found: [Diagnostic], besides consequences: [Diagnostic],
    dropped: DroppedFindings, of rules: @autoclosure () -> [Rule], _ suppressions: Suppressions,
    in sheet: Sheet, for targets: [String], keeping limit: Int = Self.limit,
    _ elsewhere: (Set<String>) -> [(target: String, found: [Diagnostic])]
  ) {
    let (legible, hidden) = IllegibleText(of: sheet, with: faults).sparing(found)
    let faults = faults.endingLines(as: sheet.source)
    let found = legible.endingLines(as: sheet.source).cautious(besides: faults, in: sheet.source)
    let consequences = consequences + hidden
    guard !suppressions.isEmpty else {
      self.init(faults + found, dropped: dropped, keeping: limit)
      return
    }
    let rules = rules()
    let refused = suppressions.refusedRules
    let steady = faults.map { refused.contains($0.id) ? $0.with(\.withUnsafeFixIts) : $0 }
    let (open, alone) = suppressions.removingSuppressed(
      found.filter { Rule.canSuppress($0.id) }, by: Rule.names(suppressing:))
    // A suppression that suppresses nothing may be meant for a finding elsewhere.
    let misspelt = suppressions.misspeltRules
    let missed = suppressions.idleNames(alone).union(misspelt).intersection(open.map(\.id))
    let kept = suppressions.withUnsafeFixes(
      open.map { missed.contains($0.id) ? $0.with(\.withUnsafeFixIts) : $0 }, of: found,
      in: sheet.source)
    let use =
      consequences.isEmpty
      ? alone
      : suppressions.removingSuppressed(found + consequences, by: Rule.names(suppressing:)).use
    let firm = found.filter { !Rule.canSuppress($0.id) }
    var idle: [Finding] = []
    if sheet.source.nonText == nil, sheet.tree.isStylesheet,
      rules.contains(where: { $0.id == Rule.unusedSuppression.id })
    {
      let names = Set(rules.map(\.id))
      let needs = suppressions.needs(besides: use, among: names, elsewhere)
      idle = suppressions.idle(
        use, among: names, in: sheet, neededBy: needs, missing: missed.union(misspelt))
    }
    let unused = idle.map { Rule.unusedSuppression.diagnostic($0, for: targets) }
    self.init(
      steady + firm + kept + unused.cautious(besides: faults, in: sheet.source), dropped: dropped,
      suppressed: found.count - firm.count - kept.count, keeping: limit)
  }
}

extension Suppressions {
  /// Returns the findings, with unsafe fixes if these change text that the fix of a suppressed finding
  /// would change, or move text out of the lines of a suppression.
  ///
  /// `open` are those of `found` that are not suppressed.
  fileprivate func withUnsafeFixes(
    _ open: [Diagnostic], of found: [Diagnostic], in source: SourceText
  ) -> [Diagnostic] {
    let shown = Set(open.map(\.place))
    let hidden = found.filter { !shown.contains($0.place) }
    let spared = hidden.flatMap { $0.fixIts.flatMap(\.edits).map(\.range) }.merged
    let lines = linesOfSuppressions
    func movesLines(_ edit: SourceEdit) -> Bool {
      let hasLineEnd =
        edit.replacement.utf8.contains(where: \.isLineEnd)
        || source.bytes[edit.range].contains(where: \.isLineEnd)
      return hasLineEnd && lines.overlap(edit.range)
    }
    func isHarmful(_ edits: [SourceEdit]) -> Bool {
      // A fix that moves a suppression keeps its effect.
      edits.contains { !$0.range.isEmpty && spared.overlap($0.range) }
        || edits.contains(where: movesLines)
          && !edits.contains { $0.replacement.hasPrefix("/* stylecheck-") }
    }
    return open.map { finding in
      finding.fixIts.contains { isHarmful($0.edits) } ? finding.with(\.withUnsafeFixIts) : finding
    }
  }

  /// Returns the rules of suppressions that are unused.
  fileprivate func idleNames(_ use: Use) -> Set<String> {
    let idle = rules.indices.filter { !use.needed.contains($0) }.map { rules[$0].name.text }
    return Set(idle).reduce(into: []) { $0.formUnion(Rule.rules(suppressedBy: $1)) }
  }

  /// Returns the other engines that need a suppression which is unused in this run, by its number.
  fileprivate func needs(
    besides use: Use, among names: Set<String>,
    _ elsewhere: (Set<String>) -> [(target: String, found: [Diagnostic])]
  ) -> [Int: [String]] {
    let idle = idleNames(use).intersection(names)
    guard !idle.isEmpty else { return [:] }
    var needs: [Int: [String]] = [:]
    for (target, found) in elsewhere(idle) {
      for number in removingSuppressed(found, by: Rule.names(suppressing:)).use.needed.subtracting(
        use.needed)
      {
        needs[number, default: []].append(target)
      }
    }
    return needs
  }
}

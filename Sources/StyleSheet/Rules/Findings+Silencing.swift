extension Findings {
  /// All of `faults`, and what is left of `found` where comments of the sheet silence some of it.
  ///
  /// - Parameters:
  ///   - faults: Faults of the text, which nothing silences.
  ///   - found: What rules found.
  ///   - dropped: How many more there were.
  ///   - rules: The rules that were run, for one of the engines at least; a comment that silences
  ///     another is not idle.
  ///   - suppressions: What its comments say.
  ///   - sheet: Where the comments stand.
  ///   - targets: The engines of a run for several of them.
  init(
    _ faults: [Diagnostic], _ found: [Diagnostic], dropped: Int, of rules: [Rule],
    _ suppressions: Suppressions, in sheet: Sheet, for targets: [String]
  ) {
    guard !suppressions.isEmpty else {
      self.init(faults + found, dropped: dropped)
      return
    }
    let (kept, used) = suppressions.silencing(found.filter { Rule.canSilence($0.id) })
    let firm = found.filter { !Rule.canSilence($0.id) }
    var idle: [Diagnostic] = []
    // Of what was dropped, nobody knows whether it would have been silenced.
    if dropped == 0, rules.contains(where: { $0.id == Rule.unusedSuppression.id }) {
      idle = suppressions.idle(used, among: Set(rules.map(\.id)), in: sheet)
    }
    self.init(
      faults + firm + kept + idle.map { targets.isEmpty ? $0 : $0.holding(for: targets) },
      dropped: dropped, silenced: found.count - firm.count - kept.count)
  }
}

extension Findings {
  /// What is left of `found` where comments of `sheet` silence some of it; faults of the text are
  /// told in any case.
  ///
  /// - Parameters:
  ///   - faults: Faults of the text.
  ///   - found: What rules found.
  ///   - dropped: How many more there were.
  ///   - rules: The rules that were run; a comment that silences another is not idle.
  ///   - sheet: Where the comments stand.
  ///   - suppressions: The comments.
  init(
    _ faults: [Diagnostic], _ found: [Diagnostic], dropped: Int, of rules: [Rule], in sheet: Sheet,
    silencedBy suppressions: Suppressions
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
      faults + firm + kept + idle, dropped: dropped, silenced: found.count - firm.count - kept.count
    )
  }
}

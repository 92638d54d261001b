import StyleSheet

extension Findings {
  /// All of `faults`, and what is left of `found` where comments of the sheet silence some of it.
  ///
  /// - Parameters:
  ///   - faults: Faults of the text, which nothing silences.
  ///   - found: What rules found.
  ///   - consequences: What rules found that follows from it: it is not reported, but a comment
  ///     that silences it is not idle.
  ///   - dropped: How many more there were.
  ///   - rules: The rules that were run, for one of the engines at least; a comment that silences
  ///     another is not idle. Nobody asks for them in a sheet that silences nothing.
  ///   - suppressions: What its comments say.
  ///   - sheet: Where the comments stand.
  ///   - targets: The engines of a run for several of them.
  ///   - limit: How many findings are kept.
  ///   - elsewhere: What rules of these names find for each engine that the run is not for.
  init(
    _ faults: [Diagnostic], _ found: [Diagnostic], besides consequences: [Diagnostic],
    dropped: DroppedFindings,
    of rules: @autoclosure () -> [Rule], _ suppressions: Suppressions, in sheet: Sheet,
    for targets: [String], keeping limit: Int = Self.limit,
    _ elsewhere: (Set<String>) -> [(target: String, found: [Diagnostic])]
  ) {
    let (found, hidden) = IllegibleText(of: sheet, with: faults).sparing(found)
    let consequences = consequences + hidden
    guard !suppressions.isEmpty else {
      self.init(faults + found, dropped: dropped, keeping: limit)
      return
    }
    let rules = rules()
    let (kept, alone) = suppressions.silencing(found.filter { Rule.canSilence($0.id) })
    let use =
      consequences.isEmpty ? alone : suppressions.silencing(found + consequences).use
    let firm = found.filter { !Rule.canSilence($0.id) }
    var idle: [Diagnostic] = []
    // Of what was dropped, nobody knows whether it would have been silenced.
    if dropped.isEmpty, sheet.source.nonText == nil, sheet.tree.isStylesheet,
      rules.contains(where: { $0.id == Rule.unusedSuppression.id })
    {
      let names = Set(rules.map(\.id))
      let needs = suppressions.needs(besides: use, among: names, elsewhere)
      idle = suppressions.idle(use, among: names, in: sheet, neededBy: needs)
    }
    self.init(
      faults + firm + kept + idle.map { targets.isEmpty ? $0 : $0.holding(for: targets) },
      dropped: dropped, silenced: found.count - firm.count - kept.count, keeping: limit)
  }
}

extension Suppressions {
  /// The engines that have a use for silences that nobody of a run has, by the silences' numbers.
  fileprivate func needs(
    besides use: Use, among names: Set<String>,
    _ elsewhere: (Set<String>) -> [(target: String, found: [Diagnostic])]
  ) -> [Int: [String]] {
    let idle = Set(
      silences.indices.filter { !use.needed.contains($0) }.map { silences[$0].name.text }
    ).intersection(names)
    guard !idle.isEmpty else { return [:] }
    var needs: [Int: [String]] = [:]
    for (target, found) in elsewhere(idle) {
      for number in silencing(found).use.needed.subtracting(use.needed) {
        needs[number, default: []].append(target)
      }
    }
    return needs
  }
}

public import StyleSheet

/// The findings in one sheet, for one engine or for several.
public struct Findings: Hashable, Sendable {
  /// The findings in source order; see `inSourceOrder()`.
  public let diagnostics: [Diagnostic]
  /// The number of findings beyond the limit.
  package let dropped: DroppedFindings
  /// The number of findings that comments of the sheet suppress; they are not in the other counts.
  package let suppressed: Int

  /// The maximum number of findings; beyond it, those with the highest severity are kept.
  package static let limit = Report.limit

  package func contains(atLeast severity: Diagnostic.Severity) -> Bool {
    diagnostics.contains { $0.severity >= severity }
  }

  init(
    _ found: [Diagnostic], dropped: DroppedFindings, suppressed: Int = 0,
    keeping limit: Int = Self.limit
  ) {
    self.suppressed = suppressed
    let found = found.inSourceOrder()
    let gravest = found.gravest(limit)
    diagnostics = gravest.kept.map { found[$0] }
    self.dropped = gravest.dropped.kinds.reduce(into: dropped) { $0.add($1.count, $1.kind) }
  }
}

extension [Diagnostic] {
  /// Returns the indices of the `limit` most severe findings, in order, and the number of others; of
  /// findings with the same severity, the first ones are kept.
  package func gravest(_ limit: Int) -> (kept: [Int], dropped: DroppedFindings) {
    guard count > limit else { return (Array<Int>(indices), DroppedFindings()) }
    // The sort is stable.
    let gravest = indices.sorted { self[$0].severity > self[$1].severity }
    let dropped = gravest.dropFirst(limit).reduce(into: DroppedFindings()) {
      $0.add(1, DroppedFindings.Kind(self[$1].id, self[$1].severity))
    }
    return (gravest.prefix(limit).sorted(), dropped)
  }
}

extension Sheet {
  /// Returns the faults of this sheet and the findings of rules, without those that comments
  /// suppress.
  ///
  /// - Parameters:
  ///   - dialect: The target engine.
  ///   - rules: The rules to run; syntax faults are always reported.
  ///   - catalog: The known classes and properties.
  ///   - images: The images of the app; nil if unknown, which disables the check.
  /// - Returns: At most `Findings.limit` findings; the rest are counted.
  /// - Complexity: O(n log n) in the number of findings, and O(n) in the size of the sheet.
  public func findings(
    for dialect: Dialect = .sapfiori, rules: [Rule] = Rule.usual, knowing catalog: Catalog = .all,
    showing images: AppImages? = nil
  ) -> Findings {
    findings(for: [dialect], rules: rules, knowing: catalog, showing: images)
  }

  /// Returns the findings in this sheet for several engines, merged, each with its targets.
  ///
  /// For one engine the result equals ``findings(for:rules:knowing:showing:)``, without
  /// targets; for none it is empty. A repeated dialect counts once.
  ///
  /// - Parameters:
  ///   - dialects: The target engines, in the order in which findings name them.
  ///   - rules: The rules to run; syntax faults are always reported.
  ///   - catalog: The known classes and properties.
  ///   - images: The images of the app; nil if unknown, which disables the check.
  /// - Returns: At most `Findings.limit` findings; the rest are counted for each engine.
  public func findings(
    for dialects: [Dialect], rules: [Rule] = Rule.usual, knowing catalog: Catalog = .all,
    showing images: AppImages? = nil
  ) -> Findings {
    findings(
      for: dialects, rules: rules, knowing: catalog, importing: ImportFacts(), showing: images,
      keeping: Findings.limit)
  }

  /// Returns the findings with the facts about other sheets, and with another limit.
  package func findings(
    for dialects: [Dialect], rules: [Rule], knowing catalog: Catalog = .all,
    importing imports: ImportFacts, showing images: AppImages? = nil,
    keeping limit: Int = Findings.limit
  ) -> Findings {
    let dialects = dialects.eachOnce(by: \.name)
    guard let first = dialects.first else { return Findings([], dropped: DroppedFindings()) }
    let isOne = dialects.count == 1
    let sheet = isOne ? spelled(for: first) : self
    let names = isOne ? [] : dialects.map(\.name)
    let suppressions = Suppressions(ofRulesIn: tree)
    // Suppressed findings must not take the place of others, up to a limit of the memory.
    let collected = suppressions.isEmpty ? limit : max(limit, 4 * Findings.limit)
    var dropped = sheet.droppedFaults(for: dialects)
    var consequences: [Diagnostic] = []
    let found = SeveralTargets.findings(for: dialects) { dialect in
      let report = sheet.report(
        of: rules, for: dialect, among: dialects, knowing: catalog, importing: imports,
        showing: images, suppressions, keeping: collected)
      consequences += report.consequences
      dropped.add(report.dropped)
      return report.diagnostics
    }
    return Findings(
      sheet.faults(for: dialects), wary(found, for: dialects), besides: consequences,
      dropped: dropped, of: rules.filter { dialects.contains(where: $0.isFor) }, suppressions,
      in: self, for: names, keeping: limit
    ) { names in
      reports(
        of: rules.filter { names.contains($0.id) }, besides: dialects, knowing: catalog,
        importing: imports, showing: images, suppressions, keeping: collected)
    }
  }

  /// True if the usual rules find an error for one of the engines.
  package func hasErrors(for dialects: [Dialect]) -> Bool {
    let found = findings(
      for: dialects, rules: Rule.usual.filter(\.findsErrors), importing: ImportFacts(),
      keeping: 100)
    return found.diagnostics.contains { $0.severity == .error }
      || found.dropped.count(atLeast: .error) > 0
  }

  private func reports(
    of rules: [Rule], besides dialects: [Dialect], knowing catalog: Catalog,
    importing imports: ImportFacts, showing images: AppImages?, _ suppressions: Suppressions,
    keeping limit: Int
  ) -> [(target: String, found: [Diagnostic])] {
    Dialect.all.filter { other in !dialects.contains { $0.name == other.name } }.map { other in
      let report = report(
        of: rules, for: other, knowing: catalog, importing: imports, showing: images, suppressions,
        keeping: limit)
      return (other.name, report.diagnostics + report.consequences)
    }
  }

  /// Returns the findings of rules for one engine, without syntax faults.
  ///
  /// If comments may suppress findings, those that follow from others are returned separately.
  private func report(
    of rules: [Rule], for dialect: Dialect, among company: [Dialect] = [],
    knowing catalog: Catalog, importing imports: ImportFacts, showing images: AppImages?,
    _ suppressions: Suppressions, keeping limit: Int = Report.limit
  ) -> (diagnostics: [Diagnostic], dropped: DroppedFindings, consequences: [Diagnostic]) {
    let inspection = Inspection(
      of: self, for: dialect, among: company, knowing: catalog, importing: imports,
      showing: images, suppressions: suppressions, keeping: limit)
    var report = Report(keeping: limit, andConsequences: !suppressions.isEmpty)
    let isReadable = inspection.nonText == nil && tree.isStylesheet
    let readers = Rule.Readers(of: dialect)
    // Indices avoid copying a rule to read one of its many properties. Faults and unused suppressions are
    // found elsewhere; the group is compared first, because comparing names is slower.
    let wanted = rules.indices.filter {
      !rules[$0].readers.isDisjoint(with: readers) && !rules[$0].finder.isParser
        && (rules[$0].group != .hygiene || rules[$0].id != Rule.unusedSuppression.id)
        && (isReadable || rules[$0].id == Rule.invalidUTF8.id)
    }
    for index in wanted where rules[index].follows == nil {
      rules.run(index, on: inspection, &report)
    }
    let causes = report.diagnostics
    var known: Consequences?
    for index in wanted {
      guard let cause = rules[index].follows else { continue }
      report.isNone = { finding in
        let all = known ?? Consequences(of: causes, in: self)
        known = all
        return all.contain(finding, from: cause)
      }
      rules.run(index, on: inspection, &report)
    }
    let found = inspection.withUnsafeFixes(
      report.diagnostics,
      fixedBy: Set(wanted.lazy.filter { rules[$0].fixChangesTheme }.map { rules[$0].id }))
    return (found, report.dropped, report.consequences)
  }
}

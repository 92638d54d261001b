import StyleRules
import StyleSheet

/// Checks sheets that share the same settings.
struct SheetChecker: Sendable {
  struct Outcome: Sendable {
    var source: SourceText
    /// The new findings, in source order.
    var findings: [Diagnostic] = []
    /// The fingerprints of the findings; nil if not computed.
    var fingerprints: [Fingerprint]?
    /// The number of findings beyond the maximum.
    var dropped = DroppedFindings()
    /// The folder of relative paths in reports; nil for the current folder.
    var pathBase: SystemText?
    var suppressed = 0
    /// The findings that a baseline contains or will contain.
    var known: [Baseline.Entry] = []
    var nameInBaseline: String?
    /// The name under which the baseline contains the findings, if the sheet was renamed.
    var formerName: String?
    /// The names of the rules that were disabled, if there is a baseline.
    var disabledRules: Set<String> = []
    var baseline: Baseline?

    /// The outcome without the source text, to save memory.
    var withoutText: Outcome {
      var outcome = self
      outcome.source = SourceText("", name: source.name)
      return outcome
    }
  }

  let dialects: [Dialect]
  private let choice: RuleChoice
  private let rules: [Rule]
  let catalog: Catalog
  let imported: ImportedSheets
  let images: AppImages?
  private let baseline: Baseline?
  private let disabledRules: Set<String>
  private let isForUpdate: Bool
  private let pathBase: SystemText?
  /// The maximum number of reported findings per sheet.
  private let limit: Int
  /// The maximum number of stored findings per sheet and rule; none with a baseline, which contains all.
  private let collected: Int
  /// The least severity of entries in a new baseline.
  private let least: Diagnostic.Severity
  private let names: Set<String>

  /// Creates a checker for a command line with the contents of its files and folders; `names` are
  /// those of all specified sheets.
  init(
    _ invocation: Invocation, knowing catalog: Catalog = .all, showing images: AppImages? = nil,
    _ baseline: Baseline? = nil, among names: Set<String> = []
  ) throws(FileProblem) {
    self.names = names
    dialects = invocation.dialects
    choice = invocation.ruleChoice
    rules = choice.rules
    imported = try invocation.importedSheets()
    isForUpdate = invocation.has(.baselineUpdate)
    pathBase = invocation.path(.pathBase)
    let limit = invocation.count(.maxPerSheet) ?? Findings.limit
    self.limit = limit
    collected = baseline == nil ? max(limit, Findings.limit) : .max
    least = invocation.leastSeverity
    self.catalog = catalog
    self.images = images
    self.baseline = baseline
    disabledRules = baseline == nil ? [] : Set(Rule.all.map(\.id)).subtracting(rules.map(\.id))
  }

  func check(
    _ source: SourceText, at place: SystemText, named name: SystemText,
    beside shared: SharedVariables? = nil
  ) -> Outcome {
    check(Sheet(parsing: source, keeping: collected), at: place, named: name, beside: shared)
  }

  /// Checks a parsed sheet; `shared` are the variables of the sheets that imports connect with it, and
  /// `buffers` replace the texts of imported files.
  ///
  /// Findings with a common cause are grouped if `isGrouped`.
  func check(
    _ sheet: Sheet, at place: SystemText, named name: SystemText,
    beside shared: SharedVariables? = nil,
    over buffers: [SystemText: SourceText] = [:], isGrouped: Bool = true
  ) -> Outcome {
    let order = order(of: sheet, at: place, over: buffers)
    let found = sheet.findings(
      for: dialects, rules: rules, knowing: catalog,
      importing: ImportFacts(of: order, telling: names, beside: shared), showing: images,
      keeping: collected)
    var outcome = Outcome(
      source: sheet.source, dropped: choice.graded(found.dropped), pathBase: pathBase,
      suppressed: found.suppressed)
    let dropped = choice.graded(order.droppedProblems(telling: names)).kinds
    let isTold = dropped.isEmpty ? [] : Set(rules.map(\.id))
    for entry in dropped where entry.kind.id.map(isTold.contains) ?? true {
      outcome.dropped.add(entry.count, entry.kind)
    }
    outcome.findings = choice.graded(found.diagnostics)
    if let baseline {
      outcome.disabledRules = disabledRules
      outcome.leaveOut(baseline, as: baseline.name(of: name), isForUpdate, newIf: isNew)
    }
    if isGrouped { outcome.group() }
    outcome.limit(to: limit)
    return outcome
  }

  /// Returns a sheet with safe fixes, which do not depend on other sheets.
  func fixedSheet(of source: SourceText) -> FixedSheet {
    FixedSheet(of: source, for: dialects, rules: rules, knowing: catalog, showing: images)
  }

  /// Returns a sheet that was read from `place` with all fixes; `shared` are the variables of
  /// the sheets that imports connect with it.
  func unsafelyFixed(
    of source: SourceText, at place: SystemText, beside shared: SharedVariables?
  ) -> FixedSheet {
    FixedSheet(
      of: source, for: dialects, upTo: .unsafe, rules: rules, knowing: catalog,
      importing: { ImportFacts(of: order(of: $0, at: place), beside: shared) }, showing: images)
  }

  /// Returns the load order of a sheet, with its imports if a target may follow them.
  private func order(
    of sheet: Sheet, at place: SystemText, over buffers: [SystemText: SourceText] = [:]
  ) -> LoadOrder {
    dialects.contains { $0.imports.isFollowed } && !sheet.imports.isEmpty
      ? imported.order(of: sheet, at: place, over: buffers) : LoadOrder(alone: sheet)
  }

  /// True if an updated baseline will contain the finding.
  private func isNew(_ finding: Diagnostic) -> Bool { isForUpdate && finding.severity >= least }
}

extension SheetChecker.Outcome {
  /// Groups findings with a common cause; a baseline contains them individually.
  fileprivate mutating func group() {
    let grouped = findings.grouped()
    guard grouped.findings.count < findings.count else { return }
    findings = grouped.findings
    fingerprints = fingerprints.map { all in grouped.indices.map { all[$0] } }
  }

  /// Drops the least severe findings beyond a limit; the fingerprints of the others do not change.
  fileprivate mutating func limit(to limit: Int) {
    guard findings.count > limit else { return }
    let all = fingerprints ?? Fingerprint.all(of: findings, in: source, at: source.reportedPath)
    let gravest = findings.gravest(limit)
    for entry in gravest.dropped.kinds { dropped.add(entry.count, entry.kind) }
    fingerprints = gravest.kept.map { all[$0] }
    findings = gravest.kept.map { findings[$0] }
  }

  /// Removes findings that the baseline contains or will contain.
  fileprivate mutating func leaveOut(
    _ baseline: Baseline, as name: String, _ isForUpdate: Bool, newIf isNew: (Diagnostic) -> Bool
  ) {
    nameInBaseline = name
    self.baseline = baseline
    guard !findings.isEmpty else { return }
    let entries = entries(as: name)
    formerName = baseline.formerName(of: name) { self.entries(as: $0) }
    let old = formerName.map { self.entries(as: $0) }
    let isKnown = findings.indices.map { index in
      baseline.entries[(old ?? entries)[index]] != nil || isNew(findings[index])
    }
    guard isKnown.contains(true) else { return }
    known = zip(isForUpdate ? entries : old ?? entries, isKnown).filter(\.1).map(\.0)
    let reported = Fingerprint.all(of: findings, in: source, at: source.reportedPath)
    fingerprints = zip(reported, isKnown).filter { !$0.1 }.map(\.0)
    findings = zip(findings, isKnown).filter { !$0.1 }.map(\.0)
  }

  private func entries(as name: String) -> [Baseline.Entry] {
    zip(findings, Fingerprint.all(of: findings, in: source, at: name)).map {
      Baseline.Entry(path: name, rule: $0.id, fingerprint: $1)
    }
  }
}

extension Invocation {
  var leastSeverity: Diagnostic.Severity { has(.remarks) ? .information : .warning }
}

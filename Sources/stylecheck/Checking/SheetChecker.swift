import StyleRules
import StyleSheet

/// Checks sheets to which the same is said.
struct SheetChecker: Sendable {
  /// What was found in a sheet.
  struct Outcome: Sendable {
    var source: SourceText
    /// What is not known already, in the order of the text.
    var findings: [Diagnostic] = []
    /// By what they are known, where somebody asked; else nil.
    var fingerprints: [Fingerprint]?
    /// How many more there are than are kept.
    var dropped = DroppedFindings()
    /// The folder that paths in reports count from; nil for the working folder.
    var pathBase: SystemText?
    /// How many comments silenced.
    var silenced = 0
    /// What a baseline knows of it already, or will know.
    var known: [Baseline.Entry] = []
    /// What the sheet is called in the baseline, and which one that is.
    var nameInBaseline: String?
    var baseline: Baseline?

    /// The same without the text of the sheet, which nobody asks for any more.
    var withoutText: Outcome {
      var outcome = self
      outcome.source = SourceText("", name: source.name)
      return outcome
    }
  }

  private let dialects: [Dialect]
  private let choice: RuleChoice
  private let rules: [Rule]
  private let catalog: Catalog
  private let imported: ImportedSheets
  private let images: AppImages?
  private let baseline: Baseline?
  private let isForUpdate: Bool
  private let pathBase: SystemText?
  /// How many findings of a sheet are kept.
  private let limit: Int
  /// What goes into a new baseline at least.
  private let least: Diagnostic.Severity
  /// The names of all sheets of the run.
  private let names: Set<String>

  /// A checker as a command line wants it, `catalog`, `images` and `baseline` being what its files
  /// and folders say, and `names` those of all sheets that it names.
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
    pathBase = invocation.text(.pathBase).map { SystemText($0) }
    limit = invocation.count(.maxPerSheet) ?? Findings.limit
    least = invocation.leastSeverity
    self.catalog = catalog
    self.images = images
    self.baseline = baseline
  }

  /// What is to be said of a sheet that was read from `place`.
  func check(_ source: SourceText, at place: SystemText, named name: SystemText) -> Outcome {
    check(Sheet(parsing: source, keeping: limit), at: place, named: name)
  }

  /// The same of a sheet that is parsed already.
  func check(_ sheet: Sheet, at place: SystemText, named name: SystemText) -> Outcome {
    let isFollowed = dialects.contains { $0.imports.isFollowed } && !sheet.imports.isEmpty
    let imports: (told: [Diagnostic], dropped: DroppedFindings) =
      isFollowed
      ? imported.problems(of: sheet, at: place, telling: names) : ([], DroppedFindings())
    let found = sheet.findings(
      for: dialects, rules: rules, knowing: catalog, importing: imports.told, showing: images,
      keeping: limit)
    var outcome = Outcome(
      source: sheet.source, dropped: choice.graded(found.dropped), pathBase: pathBase,
      silenced: found.silenced)
    let dropped = choice.graded(imports.dropped).kinds
    let isTold = dropped.isEmpty ? [] : Set(rules.map(\.id))
    for (kind, count) in dropped where kind.id.map(isTold.contains) ?? true {
      outcome.dropped.add(count, kind)
    }
    outcome.findings = choice.graded(found.diagnostics)
    if let baseline { outcome.leaveOut(baseline, as: baseline.name(of: name), newIf: isNew) }
    outcome.group()
    return outcome
  }

  /// A sheet after the fixes that are safe enough were made.
  func mending(of source: SourceText, upTo worst: Diagnostic.FixIt.Safety) -> Mending {
    Mending(
      of: source, for: dialects, upTo: worst, rules: rules, knowing: catalog, showing: images)
  }

  /// Whether a finding is known from now on, though it was not until now.
  private func isNew(_ finding: Diagnostic) -> Bool { isForUpdate && finding.severity >= least }
}

extension SheetChecker.Outcome {
  /// Makes one finding of those of one cause; baselines know them one by one.
  fileprivate mutating func group() {
    let grouped = findings.grouped()
    guard grouped.findings.count < findings.count else { return }
    findings = grouped.findings
    fingerprints = fingerprints.map { all in grouped.indices.map { all[$0] } }
  }

  /// Takes out what a baseline knows already, and what it is to know from now on.
  fileprivate mutating func leaveOut(
    _ baseline: Baseline, as name: String, newIf isNew: (Diagnostic) -> Bool
  ) {
    nameInBaseline = name
    self.baseline = baseline
    guard !findings.isEmpty else { return }
    let prints = Fingerprint.all(of: findings, in: source, at: name)
    let entries = zip(findings, prints).map {
      Baseline.Entry(path: name, rule: $0.id, fingerprint: $1)
    }
    let isKnown = zip(findings, entries).map { baseline.entries[$1] != nil || isNew($0) }
    guard isKnown.contains(true) else { return }
    known = zip(entries, isKnown).filter(\.1).map(\.0)
    let reported = Fingerprint.all(of: findings, in: source, at: source.reportedPath)
    fingerprints = zip(reported, isKnown).filter { !$0.1 }.map(\.0)
    findings = zip(findings, isKnown).filter { !$0.1 }.map(\.0)
  }
}

extension Invocation {
  /// The least grave findings that are shown.
  var leastSeverity: Diagnostic.Severity { has(.remarks) ? .information : .warning }
}

import StyleRules
import StyleSheet

/// What a check has found so far: each sheet comes in, and what is to be shown of it comes out.
struct CheckReport: Sendable {
  private let least: Diagnostic.Severity
  private let maximum: Int
  private let isStrict: Bool
  private let target: TargetChoice?
  /// All that was found, shown or not.
  private(set) var counts = FindingCounts()
  /// What of it was shown.
  private(set) var shown = FindingCounts()
  /// The names of the rules that something was shown of.
  private(set) var shownRules: Set<String> = []
  /// How many findings of each rule were grave enough to be shown.
  private var tally: [String: Int] = [:]
  /// How many sheets were checked.
  private(set) var sheets = 0
  /// How many findings comments silenced.
  private(set) var silenced = 0
  /// How many findings baselines know.
  private(set) var known = 0
  /// How many findings a baseline was to know from now on, and could not be written.
  private(set) var unwritten = 0
  /// What was left out of sheets with too many findings, a sentence for each.
  private(set) var omissions: [String] = []
  /// What could not be done, each in a sentence.
  private(set) var problems: [String] = []
  private var wanted = 0
  private var sheetsWithFindings = 0
  private var hasStaleEntries = false

  /// A report without any sheet yet, which shows findings of at least a severity, so many of all
  /// sheets together; nil shows all.
  ///
  /// If it is strict, a warning is as bad as an error.
  ///
  /// The summary says why `target` was chosen, if it was.
  init(
    least: Diagnostic.Severity = .warning, maximum: Int? = nil, isStrict: Bool = false,
    target: TargetChoice? = nil
  ) {
    self.least = least
    self.target = target
    self.isStrict = isStrict
    self.maximum = maximum ?? .max
  }

  /// Takes down what was found in a sheet, and says what of it is to be shown.
  mutating func add(_ outcome: SheetChecker.Outcome) -> CheckedSheet {
    sheets += 1
    silenced += outcome.silenced
    known += outcome.known.count
    counts.add(outcome.findings, dropped: outcome.dropped)
    let checked = outcome.shown(least)
    if !checked.findings.isEmpty { sheetsWithFindings += 1 }
    wanted += checked.findings.count + checked.omitted
    if checked.omitted > 0 {
      omissions.append(CheckedSheet.omission(checked.omitted, "'\(checked.path.visible)'"))
    }
    return show(checked)
  }

  /// Takes down entries of a baseline that nothing was found for, and says what is to be shown.
  mutating func add(
    stale found: [Diagnostic], in source: SourceText, from base: SystemText? = nil
  ) -> CheckedSheet {
    counts.add(found)
    wanted += found.count
    hasStaleEntries = hasStaleEntries || !found.isEmpty
    return show(CheckedSheet(source: source, findings: found, base: base))
  }

  /// As much of a sheet as there is still room for.
  private mutating func show(_ checked: CheckedSheet) -> CheckedSheet {
    for finding in checked.findings { tally[finding.id, default: 0] += 1 }
    let room = maximum - shown.total
    for finding in checked.findings.prefix(room) {
      shown.add(finding.severity)
      shownRules.insert(finding.id)
    }
    guard checked.findings.count > room else { return checked }
    var part = checked
    part.findings = Array(checked.findings.prefix(room))
    // What the run as a whole leaves out is not the doing of this sheet.
    part.omitted = 0
    return part
  }

  /// Takes down that so many findings, which are not reported, did not get into a baseline.
  mutating func add(unwritten count: Int) {
    known -= count
    unwritten += count
  }

  /// Takes down what could not be done.
  mutating func add(_ problem: FileProblem) { add(problem: problem.description) }

  /// Takes down in a sentence what could not be done.
  mutating func add(problem: String) { problems.append(problem) }

  /// How the run ends, if all files could be read.
  var status: Status {
    counts.errors > 0 || isStrict && counts.warnings > 0 ? .findings : .clean
  }

  /// How many findings were grave enough to be shown, and were not, as there were too many.
  var hidden: Int { wanted - shown.total }

  /// What was found, after a line on how much of it was not printed, if any; empty without sheets.
  var summary: String {
    var counts = counts
    guard sheets > 0 else { return "" }
    let remarks = least > .information ? counts.takeRemarks() : ""
    guard !counts.isEmpty else {
      // What a baseline knows is not mended; it is not new.
      let nothing =
        unwritten > 0 ? "nothing reported" : known > 0 ? "nothing new" : "nothing to mend"
      return "\(counted(sheets, "sheet")), \(nothing)\(remarks)\(ofBaseline)\n\(target?.line ?? "")"
    }
    let more = hidden > 0 ? "\(counted(hidden, "finding")) not shown\n" : ""
    let isPassed = counts.errors == 0 && counts.warnings > 0 && !isStrict
    let passed = isPassed ? "; warnings pass without --strict" : ""
    return
      "\(more)\(counts) in \(place)\(passed)\(remarks)\(ofBaseline)\n\(target?.line ?? "")"
  }

  /// From so many findings on it is said how many each rule has.
  private static let many = 11
  /// As many rules as are named.
  private static let mostRules = 10

  /// A line for each of the rules with the most findings, and one for all others together; empty if
  /// that is plain from the findings themselves.
  var tallyText: String {
    guard tally.count > 1, tally.values.reduce(0, +) >= Self.many else { return "" }
    // A single other one is no longer than a word on it.
    let named = tally.count > Self.mostRules + 1 ? Self.mostRules : tally.count
    let sorted = tally.sortedByCount
    let others = sorted.dropFirst(named)
    let rest = others.reduce(0) { $0 + $1.value }
    return "by rule:\n" + sorted.prefix(named).map { "  \($0.value) \($0.key)\n" }.joined()
      + (others.isEmpty ? "" : "  \(counted(rest, "finding")) of \(others.count) other rules\n")
  }

  /// Where something was found.
  private var place: String {
    let ofSheets = sheets == 1 ? "1 sheet" : "\(sheetsWithFindings) of \(sheets) sheets"
    guard hasStaleEntries else { return ofSheets }
    return sheetsWithFindings == 0 ? "the baseline" : ofSheets + " and the baseline"
  }

  private var ofBaseline: String {
    told(unwritten, "not written into the baseline") + told(known, "known to the baseline")
  }

  /// What findings are beside those that are shown; nothing if there are none.
  private func told(_ findings: Int, _ what: String) -> String {
    findings > 0 ? "; \(counted(findings, "finding")) \(what)" : ""
  }
}

extension SheetChecker.Outcome {
  /// What is to be shown of it: findings of at least a severity.
  func shown(_ least: Diagnostic.Severity) -> CheckedSheet {
    let omitted = dropped.count(atLeast: least)
    guard findings.contains(where: { $0.severity < least }) else {
      return CheckedSheet(
        source: source, findings: findings, fingerprints: fingerprints, omitted: omitted,
        base: pathBase)
    }
    let shown = findings.indices.filter { findings[$0].severity >= least }
    return CheckedSheet(
      source: source, findings: shown.map { findings[$0] },
      fingerprints: fingerprints.map { all in shown.map { all[$0] } }, omitted: omitted,
      base: pathBase)
  }
}

extension [String: Int] {
  /// `  7 unknown-property`: a line for each, the most first.
  var linesByCount: String {
    sortedByCount.map { "  \($0.value) \($0.key)\n" }.joined()
  }

  /// `7 unknown-property, 2 line-comment`: the most first.
  var onOneLine: String { sortedByCount.map { "\($0.value) \($0.key)" }.joined(separator: ", ") }

  /// The most first, and then in the order of the names.
  var sortedByCount: [Element] { sorted { ($1.value, $0.key) < ($0.value, $1.key) } }
}

/// How many findings there are of each severity.
struct FindingCounts: Hashable, Sendable {
  private(set) var errors = 0
  private(set) var warnings = 0
  private(set) var remarks = 0

  /// None.
  init() {}

  /// Adds all that was found in a sheet, and what was counted and not kept.
  mutating func add(_ findings: [Diagnostic], dropped: DroppedFindings = DroppedFindings()) {
    for finding in findings { add(finding.severity) }
    for (kind, count) in dropped.kinds { add(kind.severity, count) }
  }

  /// Of all severities together.
  var total: Int { errors + warnings + remarks }

  /// Whether there are none.
  var isEmpty: Bool { total == 0 }

  /// Leaves the remarks out, and answers with what is said of them instead.
  mutating func takeRemarks() -> String {
    defer { remarks = 0 }
    return remarks > 0 ? "; \(counted(remarks, "remark")), which --remarks shows" : ""
  }

  /// Adds one, or several.
  mutating func add(_ severity: Diagnostic.Severity, _ count: Int = 1) {
    switch severity {
    case .error: errors += count
    case .warning: warnings += count
    case .information: remarks += count
    }
  }
}

extension FindingCounts: CustomStringConvertible {
  /// `3 errors, 1 warning and 2 remarks`; severities without findings are left out.
  var description: String {
    let parts = [(errors, "error"), (warnings, "warning"), (remarks, "remark")]
      .filter { $0.0 > 0 }
      .map { counted($0.0, $0.1) }
    return isEmpty ? "nothing" : parts.listed
  }
}

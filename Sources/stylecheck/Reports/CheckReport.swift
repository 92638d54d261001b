import StyleRules
import StyleSheet

/// The results of a check, collected sheet by sheet; decides which findings are shown.
struct CheckReport: Sendable {
  private let least: Diagnostic.Severity
  private let maximum: Int
  private let isStrict: Bool
  private let isBrief: Bool
  private let target: TargetChoice?
  private(set) var counts = FindingCounts()
  private(set) var shown = FindingCounts()
  private(set) var shownRules: Set<String> = []
  /// The number of sufficiently severe findings of each rule.
  private var tally: [String: Int] = [:]
  private(set) var sheets = 0
  private(set) var suppressed = 0
  private(set) var known = 0
  /// The number of findings that could not be written into the baseline.
  private(set) var unwritten = 0
  /// The messages about findings left out of sheets with too many.
  private(set) var omissions: [String] = []
  private(set) var problems: [String] = []
  private var wanted = 0
  private var sheetsWithFindings = 0
  private var hasStaleEntries = false

  /// Creates an empty report that shows findings of at least a severity, and at most `maximum` of
  /// all sheets together.
  ///
  /// If `isStrict`, warnings fail the check. If `isBrief`, the summary is one line, for the log of a job.
  init(
    least: Diagnostic.Severity = .warning, maximum: Int? = nil, isStrict: Bool = false,
    target: TargetChoice? = nil, isBrief: Bool = false
  ) {
    self.isBrief = isBrief
    self.least = least
    self.target = target
    self.isStrict = isStrict
    self.maximum = maximum ?? .max
  }

  mutating func add(_ outcome: SheetChecker.Outcome) -> CheckedSheet {
    sheets += 1
    suppressed += outcome.suppressed
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

  /// Adds obsolete entries of a baseline, and returns those to show.
  mutating func add(
    stale found: [Diagnostic], in source: SourceText, from base: SystemText? = nil
  ) -> CheckedSheet {
    counts.add(found)
    wanted += found.count
    hasStaleEntries = hasStaleEntries || !found.isEmpty
    return show(CheckedSheet(source: source, findings: found, base: base))
  }

  /// Limits the findings of a sheet to the remaining maximum.
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
    // Findings beyond the maximum of the run are not omissions of this sheet.
    part.omitted = 0
    return part
  }

  /// Moves findings from ``known`` to ``unwritten``.
  mutating func add(unwritten count: Int) {
    known -= count
    unwritten += count
  }

  mutating func add(problem: String) { problems.append(problem) }

  var status: Status {
    counts.errors > 0 || isStrict && counts.warnings > 0 ? .findings : .clean
  }

  /// The number of sufficiently severe findings beyond the maximum.
  var hidden: Int { wanted - shown.total }

  /// The summary, after a line with the number of hidden findings, if any; empty without sheets.
  var summary: String {
    var counts = counts
    guard sheets > 0 else { return "" }
    guard !isBrief else { return "\(briefSummary)\n" }
    let remarks = least > .information ? counts.takeRemarks() : ""
    guard !counts.isEmpty else {
      // Findings in a baseline are known, but not fixed.
      let nothing =
        unwritten > 0 ? "nothing reported" : known > 0 ? "no new findings" : "no findings"
      return "\(counted(sheets, "sheet")), \(nothing)\(remarks)\(ofBaseline)\n\(target?.line ?? "")"
    }
    let more = hidden > 0 ? "\(counted(hidden, "finding")) not shown\n" : ""
    let isPassed = counts.errors == 0 && counts.warnings > 0 && !isStrict
    let passed = isPassed ? "; warnings pass without --strict" : ""
    return "\(more)\(counts) in \(place)\(passed)\(remarks)\(ofBaseline)\n\(target?.line ?? "")"
  }

  /// `2 errors in 1 of 11 sheets; target sapfiori`.
  private var briefSummary: String {
    var counts = counts
    if least > .information { _ = counts.takeRemarks() }
    let found =
      counts.isEmpty ? "no findings in \(counted(sheets, "sheet"))" : "\(counts) in \(place)"
    return found + told(hidden, "not shown") + ofBaseline
      + (target.map { "; target \($0.dialect.name)" } ?? "")
  }

  /// The least number of findings for a table by rule.
  private static let many = 11
  private static let mostRules = 10

  /// The rules with the most findings, and a line for all others; empty if there are few findings
  /// or one rule, or if the summary is one line.
  var tallyText: String {
    guard !isBrief, tally.count > 1, tally.values.reduce(0, +) >= Self.many else { return "" }
    // A single further rule is named, as the line for the others is no shorter.
    let named = tally.count > Self.mostRules + 1 ? Self.mostRules : tally.count
    let sorted = tally.sortedByCount
    let others = sorted.dropFirst(named)
    let rest = others.reduce(0) { $0 + $1.value }
    return "by rule:\n" + sorted.prefix(named).map { "  \($0.value) \($0.key)\n" }.joined()
      + (others.isEmpty ? "" : "  \(counted(rest, "finding")) of \(others.count) other rules\n")
  }

  /// The sheets with findings, in words.
  private var place: String {
    let ofSheets = sheets == 1 ? "1 sheet" : "\(sheetsWithFindings) of \(sheets) sheets"
    guard hasStaleEntries else { return ofSheets }
    return sheetsWithFindings == 0 ? "the baseline" : ofSheets + " and the baseline"
  }

  private var ofBaseline: String {
    told(unwritten, "not written to the baseline") + told(known, "in the baseline")
  }

  /// Returns an addition to the summary; empty if there are no such findings.
  private func told(_ findings: Int, _ what: String) -> String {
    findings > 0 ? "; \(counted(findings, "finding")) \(what)" : ""
  }
}

extension SheetChecker.Outcome {
  func shown(_ least: Diagnostic.Severity) -> CheckedSheet {
    let shown = findings.indices.filter { findings[$0].severity >= least }
    return CheckedSheet(
      source: source, findings: shown.map { findings[$0] },
      fingerprints: fingerprints.map { all in shown.map { all[$0] } },
      omitted: dropped.count(atLeast: least), base: pathBase)
  }
}

extension [String: Int] {
  /// One line per name, highest count first: `  7 unknown-property`.
  var linesByCount: String {
    sortedByCount.map { "  \($0.value) \($0.key)\n" }.joined()
  }

  /// One line, highest count first: `7 unknown-property, 2 line-comment`.
  var onOneLine: String { sortedByCount.map { "\($0.value) \($0.key)" }.joined(separator: ", ") }

  /// The elements by descending count, then by name.
  var sortedByCount: [Element] { sorted { ($1.value, $0.key) < ($0.value, $1.key) } }
}

/// The numbers of findings by severity.
struct FindingCounts: Hashable, Sendable {
  private(set) var errors = 0
  private(set) var warnings = 0
  private(set) var remarks = 0

  /// Adds the findings of a sheet, including those that were only counted.
  mutating func add(_ findings: [Diagnostic], dropped: DroppedFindings = DroppedFindings()) {
    for finding in findings { add(finding.severity) }
    for entry in dropped.kinds { add(entry.kind.severity, entry.count) }
  }

  var total: Int { errors + warnings + remarks }

  var isEmpty: Bool { total == 0 }

  /// Removes the remarks, and returns the words that replace them in a summary.
  mutating func takeRemarks() -> String {
    defer { remarks = 0 }
    return remarks > 0 ? "; \(counted(remarks, "remark")) (shown with --remarks)" : ""
  }

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
    let parts = [(errors, "error"), (warnings, "warning"), (remarks, "remark")].filter { $0.0 > 0 }
      .map { counted($0.0, $0.1) }
    return isEmpty ? "nothing" : parts.listed
  }
}

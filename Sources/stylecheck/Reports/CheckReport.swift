import StyleSheet

/// What a check has found so far: each sheet comes in, and what is to be shown of it comes out.
struct CheckReport: Sendable {
  private let dialects: [Dialect]
  private let least: Diagnostic.Severity
  private let maximum: Int
  /// All that was found, shown or not.
  private(set) var counts = FindingCounts()
  /// What of it was shown.
  private(set) var shown = FindingCounts()
  /// The names of the rules that something was shown of.
  private(set) var shownRules: Set<String> = []
  /// How many sheets were checked.
  private(set) var sheets = 0
  /// How many findings comments silenced.
  private(set) var silenced = 0
  /// What could not be done, each in a sentence.
  private(set) var problems: [String] = []
  private var wanted = 0
  private var sheetsWithFindings = 0

  /// A report without any sheet yet, which shows findings of at least a severity, so many of all
  /// sheets together; nil shows all.
  init(
    for dialects: [Dialect], least: Diagnostic.Severity = .warning, maximum: Int? = nil
  ) {
    self.dialects = dialects
    self.least = least
    self.maximum = maximum ?? .max
  }

  /// Checks a sheet, and says what is to be shown of it.
  ///
  /// `imports` says what is wrong with the sheets that it imports; it is asked only where an engine
  /// may load them.
  mutating func add(
    _ source: SourceText, imports: (Sheet) -> [Diagnostic] = { _ in [] }
  ) -> CheckedSheet {
    sheets += 1
    let sheet = Sheet(parsing: source)
    let isFollowed = dialects.contains { $0.imports.isFollowed } && !sheet.imports.isEmpty
    let findings = sheet.findings(for: dialects, importing: isFollowed ? imports(sheet) : [])
    counts.add(findings)
    silenced += findings.silenced
    let wanted = findings.diagnostics.filter { $0.severity >= least }
    if !wanted.isEmpty { sheetsWithFindings += 1 }
    self.wanted += wanted.count + findings.dropped
    let shown = Array(wanted.prefix(maximum - self.shown.total))
    for finding in shown {
      self.shown.add(finding.severity)
      shownRules.insert(finding.id)
    }
    return CheckedSheet(source: source, findings: shown)
  }

  /// Adds what could not be done.
  mutating func add(_ problem: FileProblem) { problems.append(problem.description) }

  /// How the run ends, if all files could be read.
  func status(isStrict: Bool) -> Status {
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
      return "\(counted(sheets, "sheet")), nothing to mend\(remarks)\n"
    }
    let more = hidden > 0 ? "\(counted(hidden, "finding")) not shown\n" : ""
    let place = sheets == 1 ? "1 sheet" : "\(sheetsWithFindings) of \(sheets) sheets"
    return "\(more)\(counts) in \(place)\(remarks)\n"
  }
}

/// How many findings there are of each severity.
struct FindingCounts: Hashable, Sendable {
  /// Faults that were counted and not kept are among them.
  private(set) var errors = 0
  private(set) var warnings = 0
  private(set) var remarks = 0

  /// None.
  init() {}

  /// Adds all that was found in a sheet.
  mutating func add(_ findings: Findings) {
    for finding in findings.diagnostics { add(finding.severity) }
    errors += findings.dropped
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

  /// Adds one.
  mutating func add(_ severity: Diagnostic.Severity) {
    switch severity {
    case .error: errors += 1
    case .warning: warnings += 1
    case .information: remarks += 1
    }
  }
}

extension FindingCounts: CustomStringConvertible {
  /// `3 errors, 1 warning and 2 remarks`; severities without findings are left out.
  var description: String {
    let parts = [(errors, "error"), (warnings, "warning"), (remarks, "remark")]
      .filter { $0.0 > 0 }
      .map { counted($0.0, $0.1) }
    guard let last = parts.last, parts.count > 1 else { return parts.first ?? "nothing" }
    return parts.dropLast().joined(separator: ", ") + " and " + last
  }
}

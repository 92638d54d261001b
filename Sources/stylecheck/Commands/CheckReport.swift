import StyleSheet

/// What a check has found so far: each sheet comes in, and its findings come out as text.
struct CheckReport {
  private let dialects: [Dialect]
  private let style: SourceExcerpt.Style
  private let least: Diagnostic.Severity
  private let maximum: Int
  private var counts = FindingCounts()
  private var printed = 0
  private var wanted = 0
  private var sheets = 0
  private var sheetsWithFindings = 0

  /// A report without any sheet yet, which prints findings of at least a severity, so many of all
  /// sheets together; nil prints all.
  init(
    for dialects: [Dialect], _ style: SourceExcerpt.Style = .plain,
    least: Diagnostic.Severity = .warning, maximum: Int? = nil
  ) {
    self.dialects = dialects
    self.style = style
    self.least = least
    self.maximum = maximum ?? .max
  }

  /// Checks a sheet, and says what there is to say of it; nothing if nothing is.
  ///
  /// `imports` says what is wrong with the sheets that it imports; it is asked only where an engine
  /// may load them.
  mutating func add(
    _ source: SourceText, imports: (Sheet) -> [Diagnostic] = { _ in [] }
  ) -> String {
    sheets += 1
    let sheet = Sheet(parsing: source)
    let findings = sheet.findings(for: dialects)
    let isFollowed = dialects.contains { $0.imports.isFollowed } && !sheet.imports.isEmpty
    let ofImports = isFollowed ? imports(sheet) : []
    counts.add(findings)
    for finding in ofImports { counts.add(finding.severity) }
    let all =
      ofImports.isEmpty
      ? findings.diagnostics : (findings.diagnostics + ofImports).inSourceOrder()
    let wanted = all.filter { $0.severity >= least }
    if !wanted.isEmpty { sheetsWithFindings += 1 }
    self.wanted += wanted.count + findings.dropped
    let shown = wanted.prefix(maximum - printed)
    printed += shown.count
    guard !shown.isEmpty else { return "" }
    let excerpt = SourceExcerpt(of: source, style: style)
    return shown.map { excerpt.text(of: $0) }.joined()
  }

  /// How the run ends, if all files could be read.
  func status(isStrict: Bool) -> Status {
    counts.errors > 0 || isStrict && counts.warnings > 0 ? .findings : .clean
  }

  /// What was found, after a line on how much of it was not printed, if any; empty without sheets.
  var summary: String {
    var counts = counts
    guard sheets > 0 else { return "" }
    let remarks = least > .information ? counts.takeRemarks() : ""
    guard !counts.isEmpty else {
      return "\(counted(sheets, "sheet")), nothing to mend\(remarks)\n"
    }
    let hidden = wanted - printed
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

  /// Whether there are none.
  var isEmpty: Bool { errors + warnings + remarks == 0 }

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

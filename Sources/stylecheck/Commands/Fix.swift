import StyleRules
import StyleSheet

extension Command {
  static let fix = Command(
    name: "fix",
    summary: "applies safe fixes to sheets",
    operands: .paths,
    details: [
      "Applies the fixes that 'check --remarks' offers, until none is left. Each file is replaced",
      "atomically; '-' reads standard input and writes standard output. Suppressed findings are not fixed.",
      "'check' shows the remaining findings. Findings in a baseline are fixed too, but not counted as errors.",
      "A file whose name does not end in '.nss' is never written.",
    ],
    options: [
      .unsafe, .changesOnly, .difference, .targets, .rule, .baseline, .schema, .root, .assets,
      .ignore, .stdinName, .withoutSummary,
    ] + Option.ofConfiguration + [.printConfig],
    examples: [
      Example("stylecheck fix Styles", "fix all sheets in the folder Styles"),
      Example("stylecheck fix --diff a.nss", "show the fixes"),
      Example("stylecheck fix --unsafe a.nss", "also apply fixes that need a review"),
    ],
    findings:
      "an error is left, or a fix was not applied; with '--check' or '--diff': or a sheet would "
      + "change",
    configuration: .sheets
  ) { invocation, session throws(UsageProblem) in
    if invocation.has(.printConfig) { return session.printSettings(invocation) }
    var rewriter = Rewriter(to: invocation.outlet)
    var report = FixReport()
    let paths = Files.sheets(at: invocation.operands).compactMap { try? $0.get() }
    let others = paths.count < 2 ? [] : paths
    let connected = ConnectedSheets(of: others, invocation)
    let isUnsafe = invocation.has(.unsafe)
    let isQuiet = invocation.has(.withoutSummary)
    let namesSheets = !isQuiet && invocation.outlet == .file
    // A configured baseline may not be written yet.
    var checkers = SheetCheckers(
      invocation, among: Set(others.map(\.description)), paths,
      needsBaselines: invocation.has(.baseline))
    try rewriter.rewrite(invocation, &session) {
      checkers.checker($0, of: $1, &$2)
    } change: { checker, source, path in
      let shared = connected.variables(at: path)
      let fixedSheet =
        isUnsafe
        ? checker.unsafelyFixed(of: source, at: path, beside: shared)
        : checker.fixedSheet(of: source)
      let name = SystemText(fixedSheet.source.name)
      let left = checker.check(fixedSheet.sheet, at: path, named: name, beside: shared)
      return Rewriter.Change(
        old: source, new: fixedSheet.source, note: FixNote(of: fixedSheet, leaving: left))
    } tell: { note, sheet, session in
      switch note.rest {
      case .none: break
      case .clashing:
        session.complain(
          "\(sheet.name): some fixes were not applied, because they conflict or would add a fault")
      case .unseen:
        session.complain(
          "\(sheet.name): only the first \(Findings.limit) findings were considered; fix those "
            + "that 'stylecheck check' shows, and run it again")
      }
      if namesSheets, sheet.isAmongOthers, !note.counts.isEmpty {
        session.writeError("\(sheet.name): \(note.counts.onOneLine)\n")
      }
      report.add(note)
    }
    if !isQuiet, rewriter.sheets > 0, !rewriter.writesToOutput {
      session.writeError(
        report.summary(rewriter, invocation.outlet) + (invocation.targetChoice?.line ?? ""))
    }
    return max(rewriter.status(invocation, &session), report.status)
  }
}

extension Option {
  static let unsafe = Option(
    "unsafe", "also apply fixes that may change the meaning and need a review")
}

/// The report on a fixed sheet.
private struct FixNote: Sendable {
  let counts: [String: Int]
  /// The fixes that were left out.
  let rest: FixedSheet.Rest
  /// The number of remaining errors, as counted by 'check'.
  let errors: Int

  init(of fixedSheet: FixedSheet, leaving left: SheetChecker.Outcome) {
    counts = fixedSheet.counts
    rest = fixedSheet.rest
    errors = left.findings.count { $0.severity == .error } + left.dropped.count(atLeast: .error)
  }
}

/// The totals of all sheets.
private struct FixReport {
  private var counts: [String: Int] = [:]
  private var errors = 0
  private var faultySheets = 0
  private var isIncomplete = false

  mutating func add(_ note: FixNote) {
    counts.merge(note.counts, uniquingKeysWith: +)
    errors += note.errors
    faultySheets += note.errors > 0 ? 1 : 0
    isIncomplete = isIncomplete || note.rest != .none
  }

  /// The exit status if everything could be read and written.
  var status: Status { errors > 0 || isIncomplete ? .findings : .clean }

  /// The summary: the number of fixes and sheets, a line for each rule, and the remaining errors.
  func summary(_ rewriter: Rewriter, _ outlet: Rewriter.Outlet) -> String {
    let places = rewriter.sheets == 1 ? "" : " in \(counted(faultySheets, "sheet"))"
    return made(rewriter, outlet)
      + (errors > 0 ? "\(counted(errors, "error")) left\(places); run 'stylecheck check'\n" : "")
  }

  private func made(_ rewriter: Rewriter, _ outlet: Rewriter.Outlet) -> String {
    let sheets = counted(rewriter.sheets, "sheet")
    guard !counts.isEmpty else { return "\(sheets), nothing to fix\n" }
    let part = rewriter.sheets == 1 ? sheets : "\(rewriter.changed) of \(sheets)"
    let total = counted(counts.values.reduce(0, +), "fix", "fixes")
    return "\(total) \(outlet == .file ? "applied" : "to apply") in \(part)\n" + counts.linesByCount
  }
}

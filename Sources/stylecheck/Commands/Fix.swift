import StyleRules
import StyleSheet

extension Command {
  static let fix = Command(
    name: "fix",
    summary: "mends what is certain to be mended rightly",
    operands: .paths,
    details: [
      "Makes the fixes that 'check' offers, until there is none left to make. Files are written in",
      "place, each as a whole or not at all; '-' is read from standard input and written to standard",
      "output. What is silenced in a comment stays. 'check' shows what is left. A file whose name does",
      "not end in '.nss' is never written.",
    ],
    options: [
      .unsafe, .changesOnly, .difference, .targets, .rule, .schema, .assets, .ignore,
      .stdinName,
      .withoutSummary,
    ] + Option.ofConfiguration + [.printConfig],
    examples: [
      Example("stylecheck fix Styles", "mend all sheets in the folder Styles"),
      Example("stylecheck fix --diff a.nss", "show what would be mended"),
      Example("stylecheck fix --unsafe a.nss", "mend also what somebody should look at"),
    ],
    findings:
      "an error is left, or a fix is left out; with '--check' or '--diff': or a sheet would "
      + "change",
    configuration: .sheets
  ) { invocation, session throws(UsageProblem) in
    if invocation.has(.printConfig) { return session.printSettings(invocation) }
    var rewriter = Rewriter(to: invocation.outlet)
    var report = FixReport()
    let worst: Diagnostic.FixIt.Safety = invocation.has(.unsafe) ? .unsafe : .safe
    let isQuiet = invocation.has(.withoutSummary)
    let namesSheets = !isQuiet && invocation.outlet == .file
    var checkers = SheetCheckers(invocation, needsBaselines: false)
    try rewriter.rewrite(
      invocation, &session,
      Rewriter.Manner(
        wishes: { checkers.checker($0, of: $1, &$2) },
        change: { checker, source, path in
          let mending = checker.mending(of: source, upTo: worst)
          return Rewriter.Change(
            from: source, to: mending.source, FixNote(of: mending, at: path, by: checker))
        })
    ) { note, sheet, session in
      switch note.rest {
      case .none: break
      case .clashing:
        session.complain("\(sheet.name): some fixes are left out, as they do not go together")
      case .unseen:
        session.complain(
          "\(sheet.name): of more than \(Findings.limit) findings the rest was not looked at; mend "
            + "what 'stylecheck check' shows, and run it again")
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
    "unsafe", "make also fixes that may not be what was meant, for somebody to look at")
}

/// The report on a fixed sheet.
private struct FixNote: Sendable {
  /// The number of fixes by rule.
  let counts: [String: Int]
  /// The fixes that were left out.
  let rest: Mending.Rest
  /// The number of remaining errors, as counted by 'check'.
  let errors: Int

  init(of mending: Mending, at path: SystemText, by checker: SheetChecker) {
    counts = mending.counts
    rest = mending.rest
    let name = SystemText(mending.source.name)
    let left = checker.check(mending.sheet, at: path, named: name)
    errors =
      left.findings.count { $0.severity == .error } + left.dropped.count(atLeast: .error)
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
    made(rewriter, outlet) + left(rewriter)
  }

  private func left(_ rewriter: Rewriter) -> String {
    guard errors > 0 else { return "" }
    let places = rewriter.sheets == 1 ? "" : " in \(counted(faultySheets, "sheet"))"
    return "\(counted(errors, "error")) left\(places); 'stylecheck check' shows what is wrong\n"
  }

  private func made(_ rewriter: Rewriter, _ outlet: Rewriter.Outlet) -> String {
    let sheets = counted(rewriter.sheets, "sheet")
    guard !counts.isEmpty else { return "\(sheets), nothing to fix\n" }
    let part = rewriter.sheets == 1 ? sheets : "\(rewriter.changed) of \(sheets)"
    let total = counted(counts.values.reduce(0, +), "fix", "fixes")
    return "\(total) \(outlet == .file ? "made" : "to make") in \(part)\n" + counts.linesByCount
  }
}

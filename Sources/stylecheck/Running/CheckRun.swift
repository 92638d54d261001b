import StyleSheet

/// A run of `check`: checks sheets on all cores and reports them in order.
struct CheckRun {
  /// The outcome of a sheet with its reports, if these do not depend on earlier sheets.
  private typealias Checked = (outcome: SheetChecker.Outcome, parts: ReportOutlets.Parts?)

  private let invocation: Invocation
  private var outlets: ReportOutlets
  private var report: CheckReport
  private var ignored = IgnoredSheets()
  private var baselines: [SystemText: BaselineRun] = [:]

  private static let batchSize = 16

  init(
    _ invocation: Invocation, _ style: SourceExcerpt.Style, _ surroundings: Surroundings
  ) throws(UsageProblem) {
    self.invocation = invocation
    outlets = try ReportOutlets(invocation, style, appendingTo: surroundings.stepSummary)
    report = CheckReport(
      least: invocation.leastSeverity, maximum: invocation.count(.maxFindings),
      isStrict: invocation.has(.strict), target: invocation.targetChoice,
      isBrief: surroundings.isCI)
  }

  mutating func run(_ session: inout Session) throws(UsageProblem) -> Status {
    // Files are written completely even if the reader of standard output stops.
    if outlets.haveFiles || invocation.has(.baselineUpdate) { session.continueUnread() }
    try checkAll(&session)
    tellOfBaselines(&session)
    session.write(outlets.end(of: report))
    let (unsaved, remarks) = outlets.save()
    remarks.forEach { session.complain($0) }
    unsaved.forEach { session.complain($0) }
    guard report.problems.isEmpty, unsaved.isEmpty else { return .couldNotRun }
    let hint = "; '\(Option.anyName.word)' checks such files"
    if let status = ignored.tell(report.sheets, invocation, &session, hint: hint) {
      return status
    }
    return report.status
  }

  // MARK: - Sheets

  private mutating func checkAll(_ session: inout Session) throws(UsageProblem) {
    var run = SheetRun<SheetChecker, Checked>(invocation, writes: false)
    let count = run.found.count
    // The problems of a single sheet's imports are not reported elsewhere.
    let paths = run.found.compactMap { try? $0.get() }
    let names = count < 2 ? [] : paths.map(\.description)
    // A single sheet has no others.
    let connected = ConnectedSheets(of: count < 2 ? [] : paths, invocation)
    var configurations = Configurations(invocation)
    // Their problems are reported when the sheets are read.
    var apart = session.apart
    let checked = paths.filter { configurations.ignoring($0, &apart) == nil }
    var checkers = SheetCheckers(invocation, among: Set(names), checked, needsBaselines: true)
    var progress = Progress(of: count, in: session)
    var done = 0
    // With a maximum number of findings, a report depends on the sheets before.
    let rendering = invocation.count(.maxFindings) == nil ? outlets.partsMaker : nil
    let least = invocation.leastSeverity
    try run.run(inBatchesOf: rendering == nil ? 1 : Self.batchSize, &session) {
      checkers.checker($0, of: count, &$1)
    } make: { checker, source, sheet in
      let outcome = checker.check(
        source, at: sheet.path, named: SystemText(sheet.name),
        beside: connected.variables(at: sheet.path))
      guard let rendering else { return (outcome, nil) }
      return (outcome.withoutText, rendering(outcome.shown(least)))
    } take: { outcome, session throws(UsageProblem) in
      progress.show(done, in: &session)
      done += 1
      try take(outcome, &progress, &session)
    }
    progress.hide(in: &session)
    run.problems.forEach { report.add(problem: $0) }
  }

  private mutating func take(
    _ outcome: SheetRun<SheetChecker, Checked>.Outcome, _ progress: inout Progress,
    _ session: inout Session
  ) throws(UsageProblem) {
    switch outcome {
    case .ignored(let value, _): ignored.add(value)
    case .misconfigured(let words):
      guard let words else { return }
      progress.hide(in: &session)
      session.writeError(words)
    case .problem(let problem) where ignored.add(problem): break
    case .problem(let problem):
      progress.hide(in: &session)
      if let command = problem.commandMeant(by: invocation) {
        throw UsageProblem.unknownCommand(problem.path.description, known: [command])
      }
      session.complain(problem)
      report.add(problem: problem.description)
    case .made(let checked, _, _):
      let shown = report.add(checked.outcome)
      let text = outlets.text(of: checked.parts ?? outlets.partsMaker(shown))
      if !text.isEmpty { progress.hide(in: &session) }
      session.write(text)
      let outcome = checked.outcome
      if let baseline = outcome.baseline, let name = outcome.nameInBaseline {
        baselines[baseline.path, default: BaselineRun(baseline)].add(
          name, formerly: outcome.formerName, outcome.known, without: outcome.disabledRules)
      }
    }
  }

  // MARK: - Baselines

  /// Reports obsolete entries of baselines, or updates the baselines.
  private mutating func tellOfBaselines(_ session: inout Session) {
    var writer = FileWriter()
    if invocation.has(.baselineUpdate), baselines.isEmpty, report.problems.isEmpty {
      let problem =
        "no baseline to update: expected '\(Option.baseline.word) FILE', or one in the configuration"
      session.complain(problem)
      report.add(problem: problem)
    }
    for (path, run) in baselines.sorted(by: { $0.key < $1.key }) {
      guard invocation.has(.baselineUpdate) else {
        let shown = report.add(
          stale: run.stale, in: run.baseline.source,
          from: invocation.path(.pathBase))
        session.write(outlets.text(of: outlets.partsMaker(shown)))
        continue
      }
      do throws(FileProblem) {
        // A watch would notice a baseline that is written again.
        if (try? Files.read(path)) != run.updated {
          session.tell(try writer.put(run.updated, at: path))
        }
        if !invocation.has(.quiet) {
          session.writeError("\(counted(run.count, "finding")) in '\(path)'\n")
        }
      } catch {
        session.complain(error)
        report.add(problem: error.description)
        report.add(unwritten: run.newCount)
      }
    }
  }
}

extension FileProblem {
  /// Returns the command that was probably misspelled: the first word, if it is not a path.
  fileprivate func commandMeant(by invocation: Invocation) -> String? {
    guard reason == .isMissing, path == invocation.wordForCommand, !path.namesSheet else {
      return nil
    }
    return Suggestion.match(path.exact, among: Command.all.map(\.name))?.only
  }
}

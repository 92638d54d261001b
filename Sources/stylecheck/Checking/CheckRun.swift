import StyleSheet

/// A run of `check`: sheets are read and checked on all cores, and reported in order.
struct CheckRun {
  /// Something that was named on the command line, or found in a folder that was.
  private enum Job: Sendable {
    case sheet(WaitingSheet, SheetChecker)
    case problem(FileProblem)
    /// What is said to it is wrong; how that is told, nil if it was told of a sheet before.
    case misled(String?)
    /// It is passed over.
    case ignored(Settings.Value)
  }

  /// What became of it.
  private enum Outcome: Sendable {
    /// With what reports say of it, if that depends on nothing else.
    case checked(SheetChecker.Outcome, ReportOutlets.Parts?)
    case problem(FileProblem)
    case misled(String?)
    case ignored(Settings.Value)
  }

  private let invocation: Invocation
  private let found: [Files.Found]
  private var checkers: SheetCheckers
  private var outlets: ReportOutlets
  private var report: CheckReport
  private var ignored = IgnoredSheets()
  private var baselines: [SystemText: BaselineRun] = [:]

  /// So many sheets are handed over at once.
  private static let batchSize = 16

  /// A run over all sheets that a command line names.
  init(
    _ invocation: Invocation, _ style: SourceExcerpt.Style, _ surroundings: Surroundings
  ) throws(UsageProblem) {
    self.invocation = invocation
    found = Files.sheets(at: invocation.operands, ofAnyName: invocation.has(.anyName))
    checkers = SheetCheckers(invocation, for: found)
    outlets = try ReportOutlets(invocation, style, appendingTo: surroundings.stepSummary)
    report = CheckReport(
      least: invocation.leastSeverity, maximum: invocation.count(.maxFindings),
      isStrict: invocation.has(.strict), target: invocation.targetChoice)
  }

  /// Checks everything and says how it went.
  mutating func run(_ session: inout Session) throws(UsageProblem) -> Status {
    // A file is wanted whole, though whoever reads the rest has read enough.
    if outlets.haveFiles || invocation.has(.baselineUpdate) { session.goOnUnread() }
    try checkAll(&session)
    tellOfBaselines(&session)
    session.write(outlets.end(of: report))
    let unsaved = outlets.save()
    unsaved.forEach { session.complain($0) }
    guard report.problems.isEmpty, unsaved.isEmpty else { return .couldNotRun }
    let hint = "; '\(Option.anyName.word)' checks such files"
    if let status = ignored.tell(report.sheets, invocation, &session, hint: hint) {
      return status
    }
    return report.status
  }
}

// MARK: - Sheets

extension CheckRun {
  private mutating func checkAll(_ session: inout Session) throws(UsageProblem) {
    var progress = Progress(of: found.count, in: session)
    var done = 0
    // Where few findings are to be shown, each sheet has to wait for those before it.
    let rendering = invocation.count(.maxFindings) == nil ? outlets.partsMaker : nil
    let size = rendering == nil ? 1 : Self.batchSize
    let least = invocation.leastSeverity
    try Workers.inOrder(count: (found.count + size - 1) / size) {
      number throws(UsageProblem) in
      found[number * size..<min((number + 1) * size, found.count)].map { job($0, &session) }
    } work: { jobs in
      jobs.map { Self.outcome(of: $0, least, rendering) }
    } take: { outcomes throws(UsageProblem) in
      for outcome in outcomes {
        progress.show(done, in: &session)
        done += 1
        try take(outcome, &progress, &session)
      }
    }
    progress.hide(in: &session)
  }

  private mutating func job(_ found: Files.Found, _ session: inout Session) -> Job {
    do throws(FileProblem) {
      let path = try found.path()
      // What is said here is said when it is the sheet's turn.
      var apart = session.apart
      if let value = checkers.ignoring(path, &apart) { return .ignored(value) }
      guard let checker = checkers.checker(for: path, &apart) else {
        return .misled(apart.complaint)
      }
      return .sheet(try WaitingSheet(at: path, invocation, &session), checker)
    } catch {
      return .problem(error)
    }
  }

  private static func outcome(
    of job: Job, _ least: Diagnostic.Severity,
    _ rendering: (@Sendable (CheckedSheet) -> ReportOutlets.Parts)?
  ) -> Outcome {
    switch job {
    case .misled(let words): return .misled(words)
    case .ignored(let value): return .ignored(value)
    case .problem(let problem): return .problem(problem)
    case .sheet(let sheet, let checker):
      do throws(FileProblem) {
        let outcome = checker.check(
          try sheet.source(), at: sheet.path, named: SystemText(sheet.name))
        guard let rendering else { return .checked(outcome, nil) }
        return .checked(outcome.withoutText, rendering(outcome.shown(least)))
      } catch {
        return .problem(error)
      }
    }
  }

  private mutating func take(
    _ outcome: Outcome, _ progress: inout Progress, _ session: inout Session
  ) throws(UsageProblem) {
    switch outcome {
    case .ignored(let value): ignored.add(value)
    case .misled(let words):
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
      report.add(problem)
    case .checked(let outcome, let parts):
      let shown = report.add(outcome)
      let text = outlets.text(of: parts ?? outlets.partsMaker(shown))
      if !text.isEmpty { progress.hide(in: &session) }
      session.write(text)
      if let baseline = outcome.baseline, let name = outcome.nameInBaseline {
        baselines[baseline.path, default: BaselineRun(baseline)].add(name, outcome.known)
      }
    }
  }
}

// MARK: - What is known

extension CheckRun {
  /// Says what of the baselines is stale, or writes them anew.
  private mutating func tellOfBaselines(_ session: inout Session) {
    checkers.problems.forEach { report.add(problem: $0) }
    var writer = FileWriter()
    for (path, run) in baselines.sorted(by: {
      $0.key.bytes.lexicographicallyPrecedes($1.key.bytes)
    }) {
      guard invocation.has(.baselineUpdate) else {
        let shown = report.add(
          stale: run.stale, in: run.baseline.source,
          from: invocation.text(.pathBase).map { SystemText($0) })
        session.write(outlets.text(of: outlets.partsMaker(shown)))
        continue
      }
      do throws(FileProblem) {
        try writer.put(run.updated, at: path)
        if !invocation.has(.quiet) {
          session.writeError("\(counted(run.count, "finding")) known to '\(path)'\n")
        }
      } catch {
        session.complain(error)
        report.add(error)
        report.add(unwritten: run.newCount)
      }
    }
  }
}

extension FileProblem {
  /// The command that was misspelt, if the first word is no path and near the name of one.
  fileprivate func commandMeant(by invocation: Invocation) -> String? {
    guard reason == .isMissing, path == invocation.operands.first, !path.namesSheet else {
      return nil
    }
    return Suggestion.match(path.exact, among: Command.all.map(\.name))?.only
  }
}

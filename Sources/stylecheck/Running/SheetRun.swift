import StyleSheet

/// A run over the sheets of a command line: they are processed on all cores, and their outcomes are
/// handled in order.
///
/// `Setup` is created once for all sheets with the same settings; `Made` is a sheet's result.
struct SheetRun<Setup: Sendable, Made: Sendable> {
  /// The outcome of a path on the command line or in a folder.
  enum Outcome: Sendable {
    case made(Made, of: UnreadSheet, Setup)
    case problem(FileProblem)
    /// The configuration is invalid; the error message, or nil if it was already reported.
    case misconfigured(String?)
    /// The sheet is ignored; the sheet itself if the run writes sheets.
    case ignored(Invocation.Value, UnreadSheet?)
  }

  private enum Job: Sendable {
    case sheet(UnreadSheet, Setup)
    case done(Outcome)
  }

  let found: [Files.Found]
  /// The messages about configurations and similar files.
  private(set) var problems: [String] = []

  private let invocation: Invocation
  private let writes: Bool
  private var configurations: Configurations
  /// The setups by the numbers of their settings, which count from 0.
  private var setups: [Setup?] = []

  /// Creates a run over sheets; if it writes them, links to other files are skipped.
  init(_ invocation: Invocation, writes: Bool) {
    self.invocation = invocation
    self.writes = writes
    found = Files.sheets(at: invocation.operands, ofAnyName: invocation.has(.anyName))
    configurations = Configurations(invocation)
  }

  /// Processes all sheets, in batches of `size`.
  ///
  /// `setup` prepares the input of `make` from a configured command line; it returns nil after
  /// reporting a problem. `make` processes a sheet on any thread. `take` handles an outcome on the
  /// caller's thread, in order.
  mutating func run(
    inBatchesOf size: Int, _ session: inout Session,
    setup: (Invocation, inout Session) -> Setup?,
    make: @escaping @Sendable (Setup, SourceText, UnreadSheet) -> Made,
    take: (Outcome, inout Session) throws(UsageProblem) -> Void
  ) throws(UsageProblem) {
    let found = found
    try Workers.inOrder(count: (found.count + size - 1) / size) {
      number throws(UsageProblem) in
      found[number * size..<min((number + 1) * size, found.count)].map {
        job($0, &session, setup)
      }
    } work: { jobs in
      jobs.map { Self.outcome(of: $0, make) }
    } take: { outcomes throws(UsageProblem) in
      for outcome in outcomes { try take(outcome, &session) }
    }
  }

  private mutating func job(
    _ found: Files.Found, _ session: inout Session,
    _ setup: (Invocation, inout Session) -> Setup?
  ) -> Job {
    // Messages are reported in the order of the sheets.
    var apart = session.apart
    defer { problems += apart.problems }
    do throws(FileProblem) {
      let path = try found.get()
      if writes { try Files.expectSheetBehindLinks(at: path) }
      let name = invocation.name(of: path)
      if let value = configurations.ignoring(path, &apart) {
        let sheet = writes ? try UnreadSheet(at: path, named: name, &session) : nil
        return .done(.ignored(value, sheet))
      }
      guard let applied = configurations.applied(to: path, &apart) else {
        return .done(.misconfigured(apart.complaint))
      }
      if applied.number == setups.count { setups.append(setup(applied.invocation, &apart)) }
      guard let own = setups[applied.number] else {
        return .done(.misconfigured(apart.complaint))
      }
      return .sheet(try UnreadSheet(at: path, named: name, &session), own)
    } catch {
      let pattern = configurations.ignoring(error, session)
      return .done(pattern.map { .ignored($0, nil) } ?? .problem(error))
    }
  }

  private static func outcome(
    of job: Job, _ make: (Setup, SourceText, UnreadSheet) -> Made
  ) -> Outcome {
    switch job {
    case .done(let outcome): return outcome
    case .sheet(let sheet, let setup):
      do throws(FileProblem) {
        return .made(make(setup, try sheet.source(), sheet), of: sheet, setup)
      } catch {
        return .problem(error)
      }
    }
  }
}

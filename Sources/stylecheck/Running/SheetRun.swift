import StyleSheet

/// A run over all sheets that a command line names: they are read and worked on on all cores, and what
/// comes of them is taken in their order.
///
/// `Wishes` are made once for all sheets to which a configuration says the same; `Made` is what comes
/// of a sheet.
struct SheetRun<Wishes: Sendable, Made: Sendable> {
  /// What became of something that was named on the command line, or found in a folder that was.
  enum Outcome: Sendable {
    case made(Made, of: WaitingSheet, Wishes)
    case problem(FileProblem)
    /// What is said to it is wrong; how that is told, nil if it was told of a sheet before.
    case misled(String?)
    /// It is passed over; the sheet, if the run writes sheets.
    case ignored(Settings.Value, WaitingSheet?)
  }

  private enum Job: Sendable {
    case sheet(WaitingSheet, Wishes)
    case done(Outcome)
  }

  let found: [Files.Found]
  /// What is wrong with the files that say how to work, each in a sentence.
  private(set) var problems: [String] = []

  private let invocation: Invocation
  private let writes: Bool
  private var configurations: Configurations
  private var known: [Int: Wishes?] = [:]

  /// A run over the sheets that a command line names; one that writes sheets follows no links to
  /// files that are none.
  init(_ invocation: Invocation, writes: Bool) {
    self.invocation = invocation
    self.writes = writes
    found = Files.sheets(at: invocation.operands, ofAnyName: invocation.has(.anyName))
    configurations = Configurations(invocation)
  }

  /// Works on all sheets, so many of which are handed to a thread at once.
  ///
  /// `wishes` makes what `make` needs of a command line, with what a configuration adds to it, or nil if
  /// it cannot, which it has told. `make` works on a sheet, on any thread. `take` takes what became of
  /// each; it is called by the caller's thread, in order.
  mutating func run(
    inBatchesOf size: Int, _ session: inout Session,
    wishes: (Invocation, inout Session) -> Wishes?,
    make: @escaping @Sendable (Wishes, SourceText, WaitingSheet) -> Made,
    take: (Outcome, inout Session) throws(UsageProblem) -> Void
  ) throws(UsageProblem) {
    let found = found
    try Workers.inOrder(count: (found.count + size - 1) / size) {
      number throws(UsageProblem) in
      found[number * size..<min((number + 1) * size, found.count)].map {
        job($0, &session, wishes)
      }
    } work: { jobs in
      jobs.map { Self.outcome(of: $0, make) }
    } take: { outcomes throws(UsageProblem) in
      for outcome in outcomes { try take(outcome, &session) }
    }
  }

  private mutating func job(
    _ found: Files.Found, _ session: inout Session,
    _ wishes: (Invocation, inout Session) -> Wishes?
  ) -> Job {
    // What is said here is said when it is the sheet's turn.
    var apart = session.apart
    defer { problems += apart.problems }
    do throws(FileProblem) {
      let path = try found.path()
      if writes { try Files.expectSheetBehindLinks(at: path) }
      let name = invocation.name(of: path)
      if let value = configurations.ignoring(path, &apart) {
        let sheet = writes ? try WaitingSheet(at: path, named: name, &session) : nil
        return .done(.ignored(value, sheet))
      }
      guard let applied = configurations.applied(to: path, &apart) else {
        return .done(.misled(apart.complaint))
      }
      let own = known[applied.number] ?? wishes(applied.invocation, &apart)
      known[applied.number] = .some(own)
      guard let own else { return .done(.misled(apart.complaint)) }
      return .sheet(try WaitingSheet(at: path, named: name, &session), own)
    } catch {
      return .done(.problem(error))
    }
  }

  private static func outcome(
    of job: Job, _ make: (Wishes, SourceText, WaitingSheet) -> Made
  ) -> Outcome {
    switch job {
    case .done(let outcome): return outcome
    case .sheet(let sheet, let wishes):
      do throws(FileProblem) {
        return .made(make(wishes, try sheet.source(), sheet), of: sheet, wishes)
      } catch {
        return .problem(error)
      }
    }
  }
}

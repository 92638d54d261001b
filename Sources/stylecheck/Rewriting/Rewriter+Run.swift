import StyleSheet

extension Rewriter {
  /// What becomes of a sheet, and what is to be said of that.
  struct Change<Note: Sendable>: Sendable {
    let source: SourceText
    let note: Note

    init(_ source: SourceText, _ note: Note) {
      self.source = source
      self.note = note
    }
  }

  /// A sheet of which something is said.
  struct Subject: Hashable, Sendable {
    let name: String
    /// Whether it is one of several.
    let isAmongOthers: Bool
  }

  /// How sheets are rewritten.
  struct Manner<Wishes: Sendable, Note: Sendable>: Sendable {
    /// Makes of a command line, with what a configuration adds to it, what `change` is to know, once
    /// for all sheets to which the same is said; nil where it cannot, which it has told.
    let wishes: @Sendable (Invocation, inout Session) -> Wishes?
    /// Says what becomes of a sheet, on any thread.
    let change: @Sendable (Wishes, SourceText) -> Change<Note>
  }

  /// Something that was named on the command line, or found in a folder that was.
  private enum Job<Wishes: Sendable>: Sendable {
    case sheet(WaitingSheet, Wishes)
    case problem(FileProblem)
    /// What is said to it is wrong; how that is told.
    case misled(String)
  }

  /// What became of it.
  private enum Outcome<Wishes: Sendable, Note: Sendable>: Sendable {
    case changed(WaitingSheet, Wishes, from: SourceText, to: Change<Note>)
    case problem(FileProblem)
    case misled(String)
  }

  /// So many sheets are handed over at once.
  private static var batchSize: Int { 8 }

  /// Rewrites all sheets that a command line names, on all cores; files are written, and everything
  /// is said, in their order.
  ///
  /// `tell` says what is to be said of a sheet, whether it changes or not.
  mutating func rewrite<Wishes, Note>(
    _ invocation: Invocation, _ session: inout Session, _ manner: Manner<Wishes, Note>,
    tell: (Note, Subject, inout Session) -> Void
  ) throws(UsageProblem) {
    guard !invocation.operands.isEmpty else { throw .missingOperand("a sheet, a folder or '-'") }
    let found = Files.sheets(at: invocation.operands)
    isForSeveral = found.count > 1
    var configurations = Configurations(invocation)
    var known: [Int: Wishes?] = [:]
    let size = Self.batchSize
    let change = manner.change
    Workers.inOrder(count: (found.count + size - 1) / size) { number in
      found[number * size..<min((number + 1) * size, found.count)].map {
        Self.job($0, invocation, &configurations, &known, manner, &session)
      }
    } work: { jobs in
      jobs.map { Self.outcome(of: $0, change) }
    } take: { outcomes in
      for outcome in outcomes { take(outcome, change, tell, &session) }
    }
  }

  private static func job<Wishes, Note>(
    _ found: Files.Found, _ invocation: Invocation, _ configurations: inout Configurations,
    _ known: inout [Int: Wishes?], _ manner: Manner<Wishes, Note>, _ session: inout Session
  ) -> Job<Wishes> {
    do throws(FileProblem) {
      let path = try found.get()
      // What is said here is said when it is the sheet's turn.
      var apart = session.apart
      guard let applied = configurations.applied(to: path, &apart) else {
        return .misled(apart.error)
      }
      let wishes = known[applied.number] ?? manner.wishes(applied.invocation, &apart)
      known[applied.number] = .some(wishes)
      guard let wishes else { return .misled(apart.error) }
      return .sheet(try WaitingSheet(at: path, invocation, &session), wishes)
    } catch {
      return .problem(error)
    }
  }

  private static func outcome<Wishes, Note>(
    of job: Job<Wishes>, _ change: (Wishes, SourceText) -> Change<Note>
  ) -> Outcome<Wishes, Note> {
    switch job {
    case .problem(let problem): return .problem(problem)
    case .misled(let words): return .misled(words)
    case .sheet(let sheet, let wishes):
      do throws(FileProblem) {
        let old = try sheet.source()
        return .changed(sheet, wishes, from: old, to: change(wishes, old))
      } catch {
        return .problem(error)
      }
    }
  }

  private mutating func take<Wishes, Note>(
    _ outcome: Outcome<Wishes, Note>, _ change: (Wishes, SourceText) -> Change<Note>,
    _ tell: (Note, Subject, inout Session) -> Void, _ session: inout Session
  ) {
    do throws(FileProblem) {
      switch outcome {
      case .misled(let words):
        hasProblems = true
        session.writeError(words)
      case .problem(let problem): throw problem
      case .changed(let sheet, let wishes, let old, let new):
        // By another path we may have written the file since it was read.
        let isStale = isWritten(sheet.path)
        let current = isStale ? try sheet.source() : old
        let change = isStale ? change(wishes, current) : new
        tell(change.note, Subject(name: sheet.name, isAmongOthers: isForSeveral), &session)
        try put(change.source, in: sheet.path, over: current, &session)
      }
    } catch {
      session.complain(error)
      hasProblems = true
    }
  }
}

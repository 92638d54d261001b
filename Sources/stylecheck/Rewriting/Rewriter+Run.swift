import StyleSheet

extension Rewriter {
  /// What becomes of a sheet, and what is to be said of that.
  struct Change<Note: Sendable>: Sendable {
    let old, new: SourceText
    /// Whether the two are not the same, byte for byte.
    let isChange: Bool
    let note: Note

    init(from old: SourceText, to new: SourceText, _ note: Note) {
      self.old = old
      self.new = new
      isChange = old.bytes != new.bytes
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
  struct Manner<Wishes: Sendable, Note: Sendable> {
    /// Makes of a command line, with what a configuration adds to it, and of how many sheets there
    /// are, what `change` is to know, once for all sheets to which the same is said; nil where it
    /// cannot, which it has told.
    let wishes: (Invocation, Int, inout Session) -> Wishes?
    /// Says what becomes of a sheet that was read from a path, on any thread.
    let change: @Sendable (Wishes, SourceText, SystemText) -> Change<Note>
  }

  /// Something that was named on the command line, or found in a folder that was.
  private enum Job<Wishes: Sendable>: Sendable {
    case sheet(WaitingSheet, Wishes)
    case problem(FileProblem)
    /// What is said to it is wrong; how that is told, nil if it was told of a sheet before.
    case misled(String?)
    /// It is passed over.
    case ignored(WaitingSheet, Settings.Value)
  }

  /// What became of it.
  private enum Outcome<Wishes: Sendable, Note: Sendable>: Sendable {
    case changed(WaitingSheet, Wishes, Change<Note>)
    case problem(FileProblem)
    case misled(String?)
    case ignored(WaitingSheet, Settings.Value)
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
        Self.job($0, invocation, &configurations, &known, &session) {
          manner.wishes($0, found.count, &$1)
        }
      }
    } work: { jobs in
      jobs.map { Self.outcome(of: $0, change) }
    } take: { outcomes in
      for outcome in outcomes { take(outcome, change, tell, &session) }
    }
  }

  private static func job<Wishes>(
    _ found: Files.Found, _ invocation: Invocation, _ configurations: inout Configurations,
    _ known: inout [Int: Wishes?], _ session: inout Session,
    _ wishes: (Invocation, inout Session) -> Wishes?
  ) -> Job<Wishes> {
    do throws(FileProblem) {
      let path = try found.path()
      try Files.expectSheetBehindLinks(at: path)
      // What is said here is said when it is the sheet's turn.
      var apart = session.apart
      if let value = configurations.ignoring(path, &apart) {
        return .ignored(try WaitingSheet(at: path, invocation, &session), value)
      }
      guard let applied = configurations.applied(to: path, &apart) else {
        return .misled(apart.complaint)
      }
      let wishes = known[applied.number] ?? wishes(applied.invocation, &apart)
      known[applied.number] = .some(wishes)
      guard let wishes else { return .misled(apart.complaint) }
      return .sheet(try WaitingSheet(at: path, invocation, &session), wishes)
    } catch {
      return .problem(error)
    }
  }

  private static func outcome<Wishes, Note>(
    of job: Job<Wishes>, _ change: (Wishes, SourceText, SystemText) -> Change<Note>
  ) -> Outcome<Wishes, Note> {
    switch job {
    case .problem(let problem): return .problem(problem)
    case .misled(let words): return .misled(words)
    case .ignored(let sheet, let value): return .ignored(sheet, value)
    case .sheet(let sheet, let wishes):
      do throws(FileProblem) {
        return .changed(sheet, wishes, change(wishes, try sheet.source(), sheet.path))
      } catch {
        return .problem(error)
      }
    }
  }

  /// As often as a file is read again that another process has changed since it was read.
  private static var mostAttempts: Int { 5 }

  /// Makes a change and returns it; if another process changed the file meanwhile, makes what `again`
  /// returns.
  private mutating func put<Note>(
    _ change: Change<Note>, in sheet: WaitingSheet, _ session: inout Session,
    again: () throws(FileProblem) -> Change<Note>
  ) throws(FileProblem) -> Change<Note> {
    var change = change
    var attempts = 1
    while true {
      do throws(FileProblem) {
        try put(change.new, in: sheet.path, over: change.old, isChange: change.isChange, &session)
        return change
      } catch {
        guard error.reason == .hasChanged, attempts < Self.mostAttempts else { throw error }
        attempts += 1
        change = try again()
      }
    }
  }

  private mutating func take<Wishes, Note>(
    _ outcome: Outcome<Wishes, Note>, _ change: (Wishes, SourceText, SystemText) -> Change<Note>,
    _ tell: (Note, Subject, inout Session) -> Void, _ session: inout Session
  ) {
    do throws(FileProblem) {
      switch outcome {
      case .misled(let words):
        hasProblems = true
        if let words { session.writeError(words) }
      case .problem(let problem): throw problem
      case .ignored(let sheet, let value):
        ignored.add(value)
        try leave(sheet, &session)
      case .changed(let sheet, let wishes, let made):
        // By another path we may have written the file since it was read.
        let first = isWritten(sheet.path) ? change(wishes, try sheet.source(), sheet.path) : made
        let final = try put(first, in: sheet, &session) { () throws(FileProblem) in
          change(wishes, try sheet.source(), sheet.path)
        }
        // What could not be written has not become anything.
        tell(final.note, Subject(name: sheet.name.visible, isAmongOthers: isForSeveral), &session)
      }
    } catch {
      guard !ignored.add(error) else { return }
      session.complain(error)
      hasProblems = true
    }
  }
}

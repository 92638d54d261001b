import StyleSheet

extension Rewriter {
  /// The new contents of a sheet with a note for the report.
  struct Change<Note: Sendable>: Sendable {
    let old, new: SourceText
    let note: Note
  }

  /// The sheet of a message.
  struct Subject: Hashable, Sendable {
    let name: String
    /// True if there are several sheets.
    let isAmongOthers: Bool
  }

  private static var batchSize: Int { 8 }

  /// Rewrites the sheets of a command line on all cores; files are written and reported in order.
  ///
  /// `setup` prepares changes from a configured command line and the number of sheets, once per set
  /// of equal settings; it returns nil after reporting a problem. `change` returns the change of a
  /// sheet at a path, on any thread. `tell` reports each sheet, changed or not.
  mutating func rewrite<Setup: Sendable, Note>(
    _ invocation: Invocation, _ session: inout Session,
    setup: (Invocation, Int, inout Session) -> Setup?,
    change: @escaping @Sendable (Setup, SourceText, SystemText) -> Change<Note>,
    tell: (Note, Subject, inout Session) -> Void
  ) throws(UsageProblem) {
    var run = SheetRun<Setup, Change<Note>>(invocation, writes: true)
    let count = run.found.count
    isForSeveral = count > 1
    try run.run(inBatchesOf: Self.batchSize, &session) {
      setup($0, count, &$1)
    } make: { setup, source, sheet in
      change(setup, source, sheet.path)
    } take: { outcome, session throws(UsageProblem) in
      take(outcome, change, tell, &session)
    }
  }

  /// The maximum number of attempts if other processes change the file.
  private static var mostAttempts: Int { 5 }

  /// Writes a change and returns it; if another process changed the file meanwhile, writes the
  /// result of `again`.
  private mutating func put<Note>(
    _ change: Change<Note>, in sheet: UnreadSheet, _ session: inout Session,
    again: () throws(FileProblem) -> Change<Note>
  ) throws(FileProblem) -> Change<Note> {
    var change = change
    var attempts = 1
    while true {
      do throws(FileProblem) {
        try put(change, in: sheet.path, &session)
        return change
      } catch {
        guard error.reason == .hasChanged, attempts < Self.mostAttempts else { throw error }
        attempts += 1
        change = try again()
      }
    }
  }

  private mutating func take<Setup, Note>(
    _ outcome: SheetRun<Setup, Change<Note>>.Outcome,
    _ change: (Setup, SourceText, SystemText) -> Change<Note>,
    _ tell: (Note, Subject, inout Session) -> Void, _ session: inout Session
  ) {
    do throws(FileProblem) {
      switch outcome {
      case .misconfigured(let words):
        hasProblems = true
        if let words { session.writeError(words) }
      case .problem(let problem): throw problem
      case .ignored(let value, let sheet):
        ignored.add(value)
        if let sheet { try leave(sheet, &session) }
      case .made(let made, let sheet, let setup):
        // This run may have written the file through another path.
        let first = isWritten(sheet.path) ? change(setup, try sheet.source(), sheet.path) : made
        let final = try put(first, in: sheet, &session) { () throws(FileProblem) in
          change(setup, try sheet.source(), sheet.path)
        }
        // Nothing is reported for a file that could not be written.
        tell(final.note, Subject(name: sheet.name.visible, isAmongOthers: isForSeveral), &session)
      }
    } catch {
      guard !ignored.add(error) else { return }
      session.complain(error)
      hasProblems = true
    }
  }
}

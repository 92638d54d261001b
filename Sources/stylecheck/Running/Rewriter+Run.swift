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
    var run = SheetRun<Wishes, Change<Note>>(invocation, writes: true)
    let count = run.found.count
    let change = manner.change
    isForSeveral = count > 1
    try run.run(inBatchesOf: Self.batchSize, &session) {
      manner.wishes($0, count, &$1)
    } make: { wishes, source, sheet in
      change(wishes, source, sheet.path)
    } take: { outcome, session throws(UsageProblem) in
      take(outcome, change, tell, &session)
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
        try put(change, in: sheet.path, &session)
        return change
      } catch {
        guard error.reason == .hasChanged, attempts < Self.mostAttempts else { throw error }
        attempts += 1
        change = try again()
      }
    }
  }

  private mutating func take<Wishes, Note>(
    _ outcome: SheetRun<Wishes, Change<Note>>.Outcome,
    _ change: (Wishes, SourceText, SystemText) -> Change<Note>,
    _ tell: (Note, Subject, inout Session) -> Void, _ session: inout Session
  ) {
    do throws(FileProblem) {
      switch outcome {
      case .misled(let words):
        hasProblems = true
        if let words { session.writeError(words) }
      case .problem(let problem): throw problem
      case .ignored(let value, let sheet):
        ignored.add(value)
        if let sheet { try leave(sheet, &session) }
      case .made(let made, let sheet, let wishes):
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

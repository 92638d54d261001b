/// The sheets that were passed over in a run.
struct IgnoredSheets: Sendable {
  /// How many there were.
  private(set) var count = 0
  private var first: Settings.Value?

  /// None.
  init() {}

  /// Adds one, and by what it was passed over.
  mutating func add(_ value: Settings.Value) {
    first = first ?? value
    count += 1
  }

  /// Says that there was nothing else, if some sheets were passed over and none was not; answers with
  /// how the run ends then.
  ///
  /// Somebody who names a sheet, as a hook before a commit does, hears that there is nothing to be
  /// done; somebody who names a folder wanted something done in it.
  func tell(_ others: Int, _ invocation: Invocation, _ session: inout Session) -> Status? {
    guard others == 0, let first else { return nil }
    let sheets = count == 1 ? "the sheet is" : "all \(count) sheets are"
    session.complain("\(sheets) \(first.ignoring)")
    return invocation.operands.contains(where: Files.isFolder) ? .couldNotRun : .clean
  }
}

/// The files that were passed over in a run.
struct IgnoredSheets: Sendable {
  /// How many sheets a pattern ignores.
  private(set) var count = 0
  private var first: Settings.Value?
  /// The files that are not stylesheets by their names.
  private var strangers: [SystemText] = []

  /// As many files as are named.
  private static let mostNamed = 3

  /// None.
  init() {}

  /// Adds one, and by what it was passed over.
  mutating func add(_ value: Settings.Value) {
    first = first ?? value
    count += 1
  }

  /// Adds a file if the problem is that its name is not that of a stylesheet; returns false otherwise.
  mutating func add(_ problem: FileProblem) -> Bool {
    guard problem.reason == .isNoSheet else { return false }
    strangers.append(problem.path)
    return true
  }

  /// Reports the files that were passed over, and returns how the run ends if there was nothing else.
  ///
  /// Files that are not stylesheets by their names are left out if the run is quiet and has others.
  /// Somebody who names a sheet, as a hook before a commit does, hears that there is nothing to be
  /// done; somebody who names a folder wanted something done in it.
  func tell(
    _ others: Int, _ invocation: Invocation, _ session: inout Session, hint: String = ""
  ) -> Status? {
    if !strangers.isEmpty, others == 0 || !invocation.has(.quiet) {
      session.complain(words(on: strangers) + hint)
    }
    guard others == 0, !strangers.isEmpty || first != nil else { return nil }
    if let first {
      let sheets = count == 1 ? "the sheet is" : "all \(count) sheets are"
      session.complain("\(sheets) \(first.ignoring)")
    }
    return invocation.operands.contains(where: Files.isFolder) ? .couldNotRun : .clean
  }

  private func words(on strangers: [SystemText]) -> String {
    let named = strangers.prefix(Self.mostNamed).map { "'\($0)'" }
    let more = strangers.count - named.count
    let list = named.joined(separator: ", ") + (more > 0 ? " and \(more) more" : "")
    return "\(counted(strangers.count, "file")) skipped, not a stylesheet by name ('.nss'): \(list)"
  }
}

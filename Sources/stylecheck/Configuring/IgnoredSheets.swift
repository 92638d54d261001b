/// The files that were passed over in a run.
struct IgnoredSheets: Sendable {
  /// How many sheets a pattern ignores.
  private(set) var count = 0
  private var first: Settings.Value?
  /// The files that are not stylesheets by their names.
  private var strangers: [SystemText] = []
  /// The links to such files.
  private var links: [FileProblem] = []

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
    switch problem.reason {
    case .isNoSheet: strangers.append(problem.path)
    case .leadsToNoSheet: links.append(problem)
    case _: return false
    }
    return true
  }

  /// Reports the files that were passed over, and returns how the run ends if there was nothing else.
  ///
  /// Files that are not stylesheets by their names are left out if the run is quiet and has others.
  /// A run over sheets that are named, as by a hook before a commit, is clean if all are ignored; a run
  /// over a folder is not.
  func tell(
    _ others: Int, _ invocation: Invocation, _ session: inout Session, hint: String = ""
  ) -> Status? {
    if others == 0 || !invocation.has(.quiet) {
      if !strangers.isEmpty {
        let list = Self.list(strangers.map { "'\($0)'" }, separator: ", ")
        session.complain(
          "\(counted(strangers.count, "file")) skipped, not a stylesheet by name ('.nss'): "
            + list + hint)
      }
      if !links.isEmpty {
        let list = Self.list(links.map(\.description), separator: "; ")
        session.complain("\(counted(links.count, "link")) skipped: \(list)")
      }
    }
    guard let first else {
      return others == 0 && !(strangers.isEmpty && links.isEmpty) ? .clean : nil
    }
    guard others == 0 else { return nil }
    let sheets = count == 1 ? "the sheet is" : "all \(count) sheets are"
    session.complain("\(sheets) \(first.ignoring)")
    return invocation.operands.contains(where: Files.isFolder) ? .couldNotRun : .clean
  }

  private static func list(_ items: [String], separator: String) -> String {
    items.prefix(mostNamed).joined(separator, leaving: items.count - mostNamed)
  }
}

import StyleSheet

/// The files that a run skipped.
struct IgnoredSheets: Sendable {
  /// The number of sheets that a pattern ignores.
  private(set) var count = 0
  private var first: Invocation.Value?
  /// The files that do not have the name of a stylesheet.
  private var otherFiles: [SystemText] = []
  /// The links to files that do not have the name of a stylesheet.
  private var links: [FileProblem] = []

  private static let mostNamed = 3

  mutating func add(_ value: Invocation.Value) {
    first = first ?? value
    count += 1
  }

  /// Adds a file if the problem is its name; returns false otherwise.
  mutating func add(_ problem: FileProblem) -> Bool {
    switch problem.reason {
    case .isNoSheet: otherFiles.append(problem.path)
    case .leadsToNoSheet: links.append(problem)
    case _: return false
    }
    return true
  }

  /// Reports the skipped files, and returns the exit status for a run without other files.
  ///
  /// Files without the name of a stylesheet are not reported if the run is quiet and has other
  /// files. A run over named sheets, such as a pre-commit hook, is clean if all are ignored; a run
  /// over a folder is not.
  func tell(
    _ others: Int, _ invocation: Invocation, _ session: inout Session, hint: String = ""
  ) -> Status? {
    if others == 0 || !invocation.has(.quiet) {
      if !otherFiles.isEmpty {
        let list = Self.list(otherFiles.map { "'\($0)'" }, ", ")
        session.complain(
          "\(counted(otherFiles.count, "file")) skipped, because the name does not end in '.nss': "
            + list + hint)
      }
      if !links.isEmpty {
        let list = Self.list(links.map(\.description), "; ")
        session.complain("\(counted(links.count, "link")) skipped: \(list)")
      }
    }
    guard let first else {
      return others == 0 && !(otherFiles.isEmpty && links.isEmpty) ? .clean : nil
    }
    guard others == 0 else { return nil }
    let sheets = count == 1 ? "the sheet is" : "all \(count) sheets are"
    session.complain("\(sheets) \(first.ignoring)")
    return invocation.operands.contains(where: Files.isFolder) ? .couldNotRun : .clean
  }

  private static func list(_ items: [String], _ separator: String) -> String {
    items.prefix(mostNamed).joined(separator, leaving: items.count - mostNamed)
  }
}

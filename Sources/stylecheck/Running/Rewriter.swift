import StyleSheet

/// Puts sheets in the place of others: in their files, on standard output, or only as a report of
/// what would change.
struct Rewriter {
  /// What becomes of a sheet that changes.
  enum Outlet: Hashable, Sendable {
    /// Its file is written; what came from standard input goes to standard output.
    case file
    /// It is named, and nothing is written.
    case names
    /// The difference is printed, and nothing is written.
    case difference
  }

  private let outlet: Outlet
  private var writer = FileWriter()
  /// The files that were written, without links.
  private var written: Set<SystemText> = []
  /// How many sheets were looked at, but for those that could not be written.
  private(set) var sheets = 0
  /// How many of them change.
  private(set) var changed = 0
  /// Whether more than one sheet was named or found.
  var isForSeveral = false
  /// The sheets that were passed over.
  var ignored = IgnoredSheets()
  /// Whether something could not be done.
  var hasProblems = false
  private(set) var writesToOutput = false

  /// Nothing rewritten yet.
  init(to outlet: Outlet) { self.outlet = outlet }

  /// Whether we wrote the file that a path leads to.
  func isWritten(_ path: SystemText) -> Bool {
    guard !written.isEmpty, path != .hyphen, let real = try? Files.realPath(of: path) else {
      return false
    }
    return written.contains(real)
  }

  /// Leaves a sheet as it is: what came from standard input goes to standard output.
  mutating func leave(_ sheet: WaitingSheet, _ session: inout Session) throws(FileProblem) {
    guard sheet.path == .hyphen, outlet == .file else { return }
    writesToOutput = true
    session.write(try sheet.source().bytes)
  }

  /// Puts a sheet in the place of another, if that is a change.
  mutating func put<Note>(
    _ change: Change<Note>, in path: SystemText, _ session: inout Session
  ) throws(FileProblem) {
    let (old, new, isChange) = (change.old, change.new, change.isChange)
    switch outlet {
    case .file where path == .hyphen:
      writesToOutput = true
      session.write(new.bytes)
    case .file:
      if isChange {
        try writer.replace(path, old.bytes, with: new.bytes)
        if isForSeveral { written.insert(try Files.realPath(of: path)) }
      }
    case .names:
      if isChange { session.write("\(old.name.visible)\n") }
    case .difference:
      let file = path == .hyphen ? SystemText(old.name) : path
      session.write(UnifiedDiff(file, from: old.bytes, to: new.bytes).bytes)
    }
    sheets += 1
    changed += isChange ? 1 : 0
  }

  /// How the run ends, with a word if all sheets were passed over.
  func status(_ invocation: Invocation, _ session: inout Session) -> Status {
    if hasProblems { return .couldNotRun }
    if let status = ignored.tell(sheets, invocation, &session) { return status }
    switch outlet {
    case .file: return .clean
    case .names, .difference: return changed > 0 ? .findings : .clean
    }
  }
}

extension Invocation {
  /// What was asked to become of sheets that change.
  var outlet: Rewriter.Outlet {
    has(.difference) ? .difference : has(.changesOnly) ? .names : .file
  }
}

extension Option {
  static let changesOnly = Option(
    "check", "write nothing, and name the sheets that would change")
  static let withoutSummary = Option(
    "quiet", letter: "q", "leave out how many sheets changed, and what was left as written")
  static let difference = Option(
    "diff", "write nothing, and print what would change, as 'patch -p1' and 'git apply' take it")
}

import StyleSheet

/// Writes changed sheets to their files or standard output, or only reports the changes.
struct Rewriter {
  enum Outlet: Hashable, Sendable {
    /// The file; for standard input, standard output.
    case file
    /// Nothing is written; the name is reported.
    case names
    /// Nothing is written; the difference is printed.
    case difference
  }

  private let outlet: Outlet
  private var writer = FileWriter()
  /// The resolved paths of the written files.
  private var written: Set<SystemText> = []
  /// The number of sheets, except those that could not be written.
  private(set) var sheets = 0
  private(set) var changed = 0
  var isForSeveral = false
  var ignored = IgnoredSheets()
  var hasProblems = false
  private(set) var writesToOutput = false

  init(to outlet: Outlet) { self.outlet = outlet }

  func isWritten(_ path: SystemText) -> Bool {
    guard !written.isEmpty, path != .hyphen, let real = try? Files.realPath(of: path) else {
      return false
    }
    return written.contains(real)
  }

  /// Leaves a sheet unchanged; standard input is copied to standard output.
  mutating func leave(_ sheet: UnreadSheet, _ session: inout Session) throws(FileProblem) {
    guard sheet.path == .hyphen, outlet == .file else { return }
    writesToOutput = true
    session.write(try sheet.source().bytes)
  }

  mutating func put<Note>(
    _ change: Change<Note>, in path: SystemText, _ session: inout Session
  ) throws(FileProblem) {
    let (old, new) = (change.old, change.new)
    let isChange = old.bytes != new.bytes
    switch outlet {
    case .file where path == .hyphen:
      writesToOutput = true
      session.write(new.bytes)
    case .file:
      if isChange {
        session.tell(try writer.replace(path, old.bytes, with: new.bytes))
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

  /// Returns the exit status, and reports it if all sheets were ignored.
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
  var outlet: Rewriter.Outlet {
    has(.difference) ? .difference : has(.changesOnly) ? .names : .file
  }
}

extension Option {
  static let changesOnly = Option("check", "write nothing, and list the sheets that would change")
  static let withoutSummary = Option(
    "quiet", letter: "q", "do not report the number of changed sheets and unchanged text")
  static let difference = Option(
    "diff", "write nothing, and print the changes for 'patch -p1' or 'git apply'")
}

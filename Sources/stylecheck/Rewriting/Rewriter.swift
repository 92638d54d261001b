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
  /// How many sheets were looked at.
  private(set) var sheets = 0
  /// How many of them change.
  private(set) var changed = 0
  private(set) var hasProblems = false
  private(set) var writesToOutput = false

  /// Nothing rewritten yet.
  init(to outlet: Outlet) { self.outlet = outlet }

  /// Rewrites all sheets that a command line names.
  ///
  /// `settings` makes of a command line, with what a configuration adds to it, what `change` is to
  /// know, once for all sheets to which the same is said; nil where it cannot, which it has told.
  /// `change` says what becomes of a sheet.
  mutating func rewrite<Wishes>(
    _ invocation: Invocation, _ session: inout Session,
    settings: (Invocation, inout Session) -> Wishes?,
    change: (Wishes, SourceText, inout Session) -> SourceText
  ) throws(UsageProblem) {
    guard !invocation.operands.isEmpty else { throw .missingOperand("a sheet, a folder or '-'") }
    var configurations = Configurations(invocation)
    var known: [Int: Wishes?] = [:]
    for path in Files.sheets(at: invocation.operands) {
      do throws(FileProblem) {
        let path = try path.get()
        guard let applied = configurations.applied(to: path, &session) else {
          hasProblems = true
          continue
        }
        let wishes = known[applied.number] ?? settings(applied.invocation, &session)
        known[applied.number] = .some(wishes)
        guard let wishes else {
          hasProblems = true
          continue
        }
        let name = path == .hyphen ? invocation.text(.stdinName) ?? "<stdin>" : path.description
        let old = SourceText(bytes: try session.read(path), name: name)
        sheets += 1
        try take(path, old, change(wishes, old, &session), &session)
      } catch {
        session.complain(error)
        hasProblems = true
      }
    }
  }

  private mutating func take(
    _ path: SystemText, _ old: SourceText, _ new: SourceText, _ session: inout Session
  ) throws(FileProblem) {
    let isChanged = new.bytes != old.bytes
    changed += isChanged ? 1 : 0
    switch outlet {
    case .file where path == .hyphen:
      writesToOutput = true
      session.write(new.bytes)
    case .file:
      if isChanged { try writer.replace(path, old.bytes, with: new.bytes) }
    case .names:
      if isChanged { session.write("\(old.name)\n") }
    case .difference:
      let file = path == .hyphen ? SystemText(old.name) : path
      session.write(UnifiedDiff(file, from: old.bytes, to: new.bytes).bytes)
    }
  }

  /// How the run ends.
  var status: Status {
    if hasProblems { return .couldNotRun }
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
    "check", "write nothing, and name the sheets that would change; the exit status is 1 if any")
  static let withoutSummary = Option(
    "quiet", letter: "q", "leave out how many sheets changed, and what was left as written")
  static let difference = Option(
    "diff", "write nothing, and print what would change, as 'patch -p1' and 'git apply' take it")
}

/// `1 sheet`, `2 sheets`.
func counted(_ count: Int, _ noun: String, _ plural: String? = nil) -> String {
  "\(count) \(count == 1 ? noun : plural ?? noun + "s")"
}

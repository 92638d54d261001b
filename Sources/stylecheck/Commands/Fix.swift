import StyleSheet

extension Command {
  static let fix = Command(
    name: "fix",
    summary: "mends what is certain to be mended rightly",
    operands: "PATH…",
    details: [
      "Makes the fixes that 'check' offers, until there is none left to make. Files are written in",
      "place, each as a whole or not at all; '-' is read from standard input and written to standard",
      "output. What is silenced in a comment stays. 'check' shows what is left.",
    ],
    options: [
      .unsafe, .changesOnly, .difference, .targets, .rule, .schema, .assets, .ignore,
      .stdinName,
      .withoutSummary,
    ] + Option.ofConfiguration + [.printConfig],
    examples: [
      Example("stylecheck fix Styles", "mend all sheets in the folder Styles"),
      Example("stylecheck fix --diff a.nss", "show what would be mended"),
      Example("stylecheck fix --unsafe a.nss", "mend also what somebody should look at"),
    ],
    configuration: .sheets,
    run: runFix)

  @Sendable
  private static func runFix(
    _ invocation: Invocation, _ session: inout Session
  ) throws(UsageProblem) -> Status {
    if invocation.has(.printConfig) { return session.printSettings(invocation) }
    var rewriter = Rewriter(to: invocation.outlet)
    var report = FixReport()
    let worst: Diagnostic.FixIt.Safety = invocation.has(.unsafe) ? .unsafe : .safe
    let isQuiet = invocation.has(.withoutSummary)
    let namesSheets = !isQuiet && invocation.outlet == .file
    var assets = AssetFolders()
    try rewriter.rewrite(
      invocation, &session,
      Rewriter.Manner(
        wishes: { invocation, sheets, session -> MendingWishes? in
          let found = assets.images(for: invocation, &session)
          guard let catalog = session.catalog(invocation), found.isComplete else { return nil }
          return MendingWishes(
            dialects: invocation.dialects, rules: invocation.ruleChoice.rules,
            catalog: catalog.made(for: sheets), images: found.images)
        },
        change: { wishes, source, path in
          let mending = Mending(
            of: source, for: wishes.dialects, upTo: worst, rules: wishes.rules,
            knowing: wishes.catalog, showing: wishes.images)
          return Rewriter.Change(
            from: source, to: mending.source,
            MendingNote(of: mending, at: path, as: wishes))
        })
    ) { note, sheet, session in
      switch note.rest {
      case .none: break
      case .clashing:
        session.complain("\(sheet.name): some fixes are left out, as they do not go together")
      case .unseen:
        session.complain(
          "\(sheet.name): of more than \(Findings.limit) findings the rest was not looked at; mend "
            + "what 'stylecheck check' shows, and run it again")
      }
      if namesSheets, sheet.isAmongOthers, !note.counts.isEmpty {
        session.writeError("\(sheet.name): \(note.counts.onOneLine)\n")
      }
      report.add(note)
    }
    if !isQuiet, rewriter.sheets > 0, !rewriter.writesToOutput {
      session.writeError(
        report.summary(rewriter, invocation.outlet) + (invocation.targetChoice?.line ?? ""))
    }
    return rewriter.status(invocation, &session)
  }
}

extension Option {
  static let unsafe = Option(
    "unsafe", "make also fixes that may not be what was meant, for somebody to look at")
}

/// By what the sheets are mended to which the same is said.
private struct MendingWishes {
  let dialects: [Dialect]
  let rules: [Rule]
  let catalog: Catalog
  let images: AppImages?
}

/// What is to be said of a sheet that was mended.
private struct MendingNote: Sendable {
  /// How many fixes were made, by rule.
  let counts: [String: Int]
  /// Which were left out.
  let rest: Mending.Rest
  /// How many faults of the text nobody can mend but its author.
  let faults: Int
  /// How many imports lead back to where they stand.
  let cycles: Int

  /// The rules that speak of what nobody can read, and of such imports.
  private static let unreadable = "invalid-utf8"
  private static let cycle = "import-cycle"

  init(of mending: Mending, at path: SystemText, as wishes: MendingWishes) {
    counts = mending.counts
    rest = mending.rest
    let sheet = Sheet(parsing: mending.source)
    let unreadable = wishes.rules.filter { $0.id == Self.unreadable }
    let found = sheet.findings(for: wishes.dialects, rules: unreadable)
    faults = found.diagnostics.count + found.dropped.count
    cycles = Self.cycles(of: sheet, at: path, as: wishes)
  }

  private static func cycles(
    of sheet: Sheet, at path: SystemText, as wishes: MendingWishes
  ) -> Int {
    let rules = wishes.rules.filter { $0.id == Self.cycle }
    guard !rules.isEmpty, !sheet.imports.isEmpty,
      wishes.dialects.contains(where: { $0.imports.isFollowed }),
      let imported = try? ImportedSheets(in: [])
    else { return 0 }
    let problems = imported.problems(of: sheet, at: path, telling: []).told
    return sheet.findings(for: wishes.dialects, rules: rules, importing: problems).diagnostics
      .count { $0.id == Self.cycle }
  }
}

/// What was mended in all sheets together.
private struct FixReport {
  private var counts: [String: Int] = [:]
  private var faults = 0
  private var cycles = 0
  private var faultySheets = 0

  mutating func add(_ note: MendingNote) {
    counts.merge(note.counts, uniquingKeysWith: +)
    faults += note.faults
    cycles += note.cycles
    faultySheets += note.faults + note.cycles > 0 ? 1 : 0
  }

  /// How many, in how many sheets, then a line for each kind, and what is left of the text's faults.
  func summary(_ rewriter: Rewriter, _ outlet: Rewriter.Outlet) -> String {
    made(rewriter, outlet) + left(rewriter)
  }

  private func left(_ rewriter: Rewriter) -> String {
    let kinds = [
      faults > 0 ? "\(counted(faults, "fault")) of the text" : nil,
      cycles > 0 ? counted(cycles, "import cycle") : nil,
    ].compactMap(\.self)
    guard !kinds.isEmpty else { return "" }
    let places = rewriter.sheets == 1 ? "" : " in \(counted(faultySheets, "sheet"))"
    return
      "\(kinds.joined(separator: " and ")) left\(places); 'stylecheck check' shows what is wrong\n"
  }

  private func made(_ rewriter: Rewriter, _ outlet: Rewriter.Outlet) -> String {
    let sheets = counted(rewriter.sheets, "sheet")
    guard !counts.isEmpty else { return "\(sheets), nothing to fix\n" }
    let part = rewriter.sheets == 1 ? sheets : "\(rewriter.changed) of \(sheets)"
    let count = counts.values.reduce(0, +)
    let total = count == 1 ? "1 fix" : "\(count) fixes"
    switch outlet {
    case .file: return "\(total) made in \(part)\n" + counts.linesByCount
    case .names, .difference: return "\(total) to make in \(part)\n" + counts.linesByCount
    }
  }
}

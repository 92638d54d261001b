import StyleSheet

extension Command {
  static let format = Command(
    name: "fmt",
    summary: "lays sheets out in one manner",
    operands: .paths,
    details: [
      "Files are written in place, each as a whole or not at all; '-' is read from standard input",
      "and written to standard output. Words, comments and what any engine makes of the sheet stay:",
      "a definition that fiori-swiftui reads keeps its line, and one that it does not read is set in.",
      "What cannot be read stays as it is written, and so does a file whose name does not end in '.nss'.",
    ],
    options: [
      .changesOnly, .difference, .range, .indent, .digits, .blankLines, .order, .lineEnd,
      .ignore, .stdinName, .withoutSummary,
    ] + Option.ofConfiguration + [.printConfig],
    examples: [
      Example("stylecheck fmt Styles", "lay out all sheets in the folder Styles"),
      Example("stylecheck fmt --check Styles", "name those that are laid out otherwise"),
      Example("stylecheck fmt --diff --indent 4 a.nss", "show what four spaces would change"),
      Example("stylecheck fmt --range 10:20 -", "lay out some lines of what is read"),
    ],
    findings: "with '--check' or '--diff': a sheet would change",
    configuration: .sheets
  ) { invocation, session throws(UsageProblem) in
    if invocation.has(.printConfig) { return session.printSettings(invocation) }
    let lines = try invocation.range()
    if lines != nil, let extra = invocation.operands.dropFirst().first {
      throw .extraOperand(extra)
    }
    var rewriter = Rewriter(to: invocation.outlet)
    try rewriter.rewrite(
      invocation, &session,
      Rewriter.Manner(
        wishes: { invocation, _, _ in invocation.sheetFormat },
        change: { format, source, _ in
          let tree = SyntaxTree(parsing: source)
          return Rewriter.Change(
            from: source, to: tree.formatted(as: format, lines: lines),
            FaultNote(of: tree, in: source))
        })
    ) { note, sheet, session in
      guard let words = note.words(on: sheet.name), !invocation.has(.withoutSummary) else {
        return
      }
      session.complain(words)
    }
    if !invocation.has(.withoutSummary), rewriter.sheets > 0, !rewriter.writesToOutput {
      session.writeError(rewriter.summary(invocation.outlet))
    }
    return rewriter.status(invocation, &session)
  }
}

/// The report on a sheet with syntax faults.
private struct FaultNote: Sendable {
  /// The distinct lines with faults, from 1, sorted.
  private let lines: [Int]
  private let count: Int

  /// The maximum number of lines in a message.
  private static let most = 5

  /// The reason why the file is not a stylesheet or not text.
  private let otherText: String?

  init(of tree: SyntaxTree, in source: SourceText) {
    let found = tree.diagnostics
    otherText = source.nonText?.description ?? (tree.isStylesheet ? nil : found.first?.message)
    count = found.count + tree.droppedProblems
    guard count > 0 else {
      lines = []
      return
    }
    let table = LineTable(of: source)
    lines = Set(found.map { table.position(at: $0.range.lowerBound).line }).sorted()
  }

  /// `a.nss:6: left as written about 3 faults, in lines 6, 9 and 14; …`; nil without a fault.
  func words(on name: String) -> String? {
    if let otherText { return "\(name): left as written: \(otherText)" }
    guard let first = lines.first else { return nil }
    let named = lines.map { "\($0)" }.listed(first: Self.most, more: "more")
    let places = lines.count > 1 ? ", in lines \(named)" : ""
    return "\(name):\(first): left as written about \(counted(count, "fault"))\(places)"
      + "; 'stylecheck check' says what is wrong"
  }
}

extension Rewriter {
  fileprivate func summary(_ outlet: Outlet) -> String {
    guard changed > 0 else { return "\(counted(sheets, "sheet")), nothing to lay out\n" }
    let part = sheets == 1 ? "1 sheet" : "\(changed) of \(sheets) sheets"
    return "\(part) \(outlet == .file ? "laid out" : "to lay out")\n"
  }
}

// MARK: - Options

extension Option {
  static let range = Option(
    "range", "FIRST:LAST", .text, "lay out these lines of one sheet only, counted from 1")
  static let indent = Option(
    "indent", "COUNT|tab", .whole(1...64, or: ["tab"]),
    "set blocks in by so many spaces or a tab", standard: "2")
  static let digits = Option(
    "hex-case", "CASE", .oneOf(SheetFormat.DigitCase.self),
    "how hexadecimal digits are written", standard: SheetFormat.DigitCase.kept.word)
  static let blankLines = Option(
    "blank-lines", "COUNT", .whole(0...1000), "let so many stand together", standard: "1")
  static let order = Option(
    "order", "ORDER", .oneOf(["kept", "catalog"]),
    "how the declarations between two blank lines are ordered", standard: "kept")
  static let lineEnd = Option(
    "line-end", "END", .oneOf(SheetFormat.LineEnd.self),
    "what ends a line, where 'kept' is what ends most of them",
    standard: SheetFormat.LineEnd.kept.word)
}

extension Invocation {
  fileprivate var sheetFormat: SheetFormat {
    var format = SheetFormat()
    if let count = count(.indent) { format.indentation = .spaces(count) }
    if text(.indent) == "tab" { format.indentation = .tab }
    format.digits = word(.digits) ?? .kept
    format.lineEnd = word(.lineEnd) ?? .kept
    format.blankLines = count(.blankLines) ?? format.blankLines
    format.order = text(.order) == "catalog" ? .catalog : nil
    return format
  }

  fileprivate func range() throws(UsageProblem) -> ClosedRange<Int>? {
    guard let text = text(.range) else { return nil }
    let ends = text.split(separator: ":", omittingEmptySubsequences: false).map { Int($0) ?? 0 }
    guard let first = ends.first, let last = ends.last, ends.count <= 2, first >= 1, first <= last
    else { throw .wrongValue(.range, text) }
    return first...last
  }
}

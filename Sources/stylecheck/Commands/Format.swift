import StyleSheet

extension Command {
  static let format = Command(
    name: "fmt",
    summary: "formats sheets",
    operands: .paths,
    details: [
      "Each file is replaced atomically; '-' reads standard input and writes standard output. Words and",
      "comments are kept, and every engine reads the sheet as before: a definition that fiori-swiftui reads",
      "stays on its line, and other definitions are indented. Text with syntax errors, and a file whose",
      "name does not end in '.nss', are left unchanged.",
    ],
    options: [
      .changesOnly, .difference, .range, .indent, .digits, .blankLines, .order, .lineEnd,
      .ignore, .stdinName, .withoutSummary,
    ] + Option.ofConfiguration + [.printConfig],
    examples: [
      Example("stylecheck fmt Styles", "format all sheets in the folder Styles"),
      Example("stylecheck fmt --check Styles", "list the sheets that would change"),
      Example("stylecheck fmt --diff --indent 4 a.nss", "show what four spaces would change"),
      Example("stylecheck fmt --range 10:20 -", "format some lines of standard input"),
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
    try rewriter.rewrite(invocation, &session) { invocation, _, _ in
      invocation.sheetFormat
    } change: { format, source, _ in
      let tree = SyntaxTree(parsing: source)
      return Rewriter.Change(
        from: source, to: tree.formatted(as: format, lines: lines), FaultNote(of: tree, in: source))
    } tell: { note, sheet, session in
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
    if let otherText { return "\(name): not formatted: \(otherText)" }
    guard let first = lines.first else { return nil }
    let named = lines.map { "\($0)" }.listed(first: Self.most, more: "more")
    let places = lines.count > 1 ? ", in lines \(named)" : ""
    return "\(name):\(first): left unchanged around \(counted(count, "syntax error"))\(places)"
      + "; run 'stylecheck check'"
  }
}

extension Rewriter {
  fileprivate func summary(_ outlet: Outlet) -> String {
    guard changed > 0 else { return "\(counted(sheets, "sheet")), nothing to format\n" }
    let part = sheets == 1 ? "1 sheet" : "\(changed) of \(sheets) sheets"
    return "\(part) \(outlet == .file ? "formatted" : "to format")\n"
  }
}

// MARK: - Options

extension Option {
  static let range = Option(
    "range", "FIRST:LAST", .text, "format only these lines of one sheet, counted from 1")
  static let indent = Option(
    "indent", "COUNT|tab", .whole(1...64, or: ["tab"]),
    "number of spaces of the indentation, or a tab", standard: "2")
  static let digits = Option(
    "hex-case", "CASE", .oneOf(SheetFormat.DigitCase.self),
    "case of hexadecimal digits", standard: SheetFormat.DigitCase.kept.word)
  static let blankLines = Option(
    "blank-lines", "COUNT", .whole(0...1000), "maximum number of consecutive blank lines",
    standard: "1")
  static let order = Option(
    "order", "ORDER", .oneOf(["kept", "catalog"]),
    "order of the declarations between two blank lines", standard: "kept")
  static let lineEnd = Option(
    "line-end", "END", .oneOf(SheetFormat.LineEnd.self),
    "line ending; 'kept' is that of most lines",
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

import StyleSheet

extension Command {
  static let format = Command(
    name: "fmt",
    summary: "formats sheets",
    operands: .paths,
    details: [
      "Each file is replaced atomically; '-' reads standard input and writes standard output. Words and",
      "comments are kept, and every engine reads the sheet as before: a definition that fiori-swiftui reads",
      "stays on its line, and other definitions are indented, unless the command line or a configuration",
      "names targets without fiori-swiftui. A statement with a syntax error, and a file whose name does not",
      "end in '.nss', are left unchanged.",
    ],
    options: [
      .formatTargets, .changesOnly, .difference, .range, .indent, .digits, .blankLines, .order,
      .lineEnd, .ignore, .stdinName, .withoutSummary,
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
    if invocation.has(.printConfig) {
      return session.printSettings(invocation, targets: .formatTargets)
    }
    let lines = try invocation.range()
    if lines != nil {
      if let extra = invocation.operands.dropFirst().first { throw .extraOperand(extra) }
      if let folder = invocation.operands.first(where: Files.isFolder) {
        throw .folderForOneSheet(folder, .range)
      }
    }
    var rewriter = Rewriter(to: invocation.outlet)
    try rewriter.rewrite(invocation, &session) { invocation, _, _ in
      invocation.sheetFormat
    } change: { format, source, _ in
      let tree = SyntaxTree(parsing: source)
      let layout = tree.layout(as: format, lines: lines)
      return Rewriter.Change(
        old: source, new: layout.text,
        note: FormatNote(of: tree, keeping: layout.kept, in: source, lines: lines))
    } tell: { note, sheet, session in
      guard !invocation.has(.withoutSummary) else { return }
      for words in note.words(on: sheet.name) { session.complain(words) }
    }
    if !invocation.has(.withoutSummary), rewriter.sheets > 0, !rewriter.writesToOutput {
      session.writeError(rewriter.summary(invocation.outlet))
    }
    return rewriter.status(invocation, &session)
  }
}

/// The report on the text of a sheet that is left unchanged.
private struct FormatNote: Sendable {
  /// The first lines with syntax errors, sorted, each with its first message.
  private let faults: [(line: Int, message: String)]
  private let count: Int
  /// The lines of definitions that are left for an engine that reads lines.
  private let kept: [Int]

  /// The maximum number of lines in a report.
  private static let most = 5

  /// The reason why the file is not a stylesheet or not text.
  private let otherText: String?
  /// The last line, if the lines to format begin after it.
  private let lastLine: Int?

  init(of tree: SyntaxTree, keeping kept: [Int], in source: SourceText, lines: ClosedRange<Int>?) {
    let found = tree.diagnostics
    otherText = source.nonText?.description ?? (tree.isStylesheet ? nil : found.first?.message)
    guard !found.isEmpty || !kept.isEmpty || lines != nil else {
      (faults, count, self.kept, lastLine) = ([], 0, [], nil)
      return
    }
    let table = LineTable(of: source)
    func line(_ offset: Int) -> Int { table.position(at: offset).line }
    func isWanted(_ line: Int) -> Bool { lines?.contains(line) ?? true }
    let last = line(max(source.bytes.count - 1, 0))
    lastLine = lines.flatMap { $0.lowerBound > last ? last : nil }
    let faulty = found.groups { line($0.range.lowerBound) }.filter { isWanted($0.key) }
    faults = faulty.prefix(Self.most).compactMap { line, found in
      found.first.map { (line, $0.message) }
    }
    count = faulty.count
    self.kept = kept.map(line).filter(isWanted)
  }

  /// `a.nss:6: left unchanged: expected ';' after this value`, and similar lines.
  func words(on name: String) -> [String] {
    if let otherText { return ["\(name): not formatted: \(otherText)"] }
    if let lastLine {
      return ["\(name): '\(Option.range.word)' begins after line \(lastLine), the last one"]
    }
    var words = faults.map { "\(name):\($0.line): left unchanged: \($0.message)" }
    let left = count - faults.count
    if left > 0 {
      words.append(
        "\(name): \(counted(left, "more line")) with syntax errors; run 'stylecheck check'")
    }
    guard let first = kept.first else { return words }
    let named = kept.map { "\($0)" }.listed(
      first: Self.most, more: "\(kept.count - Self.most) more")
    let places = kept.count > 1 ? " (lines \(named))" : ""
    return words + [
      "\(name):\(first): left unchanged\(places): \(Dialect.fioriSwiftUI.name) reads definitions by "
        + "line; '\(Option.target.word)' can name other targets"
    ]
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
  static let formatTargets = naming(
    orAll: true, "engine that reads the sheets; repeatable", standard: "all")
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
    "line ending; 'kept' is that of most lines", standard: SheetFormat.LineEnd.kept.word)
}

extension Invocation {
  var sheetFormat: SheetFormat {
    var format = SheetFormat()
    if let count = count(.indent) { format.indentation = .spaces(count) }
    if text(.indent) == "tab" { format.indentation = .tab }
    format.digits = word(.digits) ?? .kept
    format.lineEnd = word(.lineEnd) ?? .kept
    format.blankLines = count(.blankLines) ?? format.blankLines
    format.order = text(.order) == "catalog" ? .catalog : nil
    format.keepsLines = !has(.target) || dialects.contains { $0.scope == .definitionsOnly }
    return format
  }

  fileprivate func range() throws(UsageProblem) -> ClosedRange<Int>? {
    guard let text = text(.range) else { return nil }
    let ends = text.split(separator: ":", omittingEmptySubsequences: false).map { Int($0) ?? 0 }
    guard let first = ends.first, let last = ends.last, ends.count <= 2, first >= 1, first <= last
    else {
      throw .wrongValue(
        .range, text, "expected FIRST:LAST or one line, from line 1 on and in order")
    }
    return first...last
  }
}

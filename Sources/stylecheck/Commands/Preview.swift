import FormCellModel
import StyleSheet

extension Command {
  static let preview = Command(
    name: "preview",
    summary: "draws what sheets look like, on one page",
    operands: .sheets,
    details: [
      "Colors, fonts, classes and form cells by day and by night, how well everything stands out, and",
      "what is wrong, beside what it is about. The page is HTML without scripts, and needs no network.",
      "Cells are drawn in so many states that any two things meet: style, arrangement, value, contrast.",
      "Sheets come in the order in which an app loads them; one can be '-', standard input. A sheet",
      "that another imports is loaded before it, if the target may know '@import'.",
      "With '--watch' the page is drawn anew whenever a sheet changes, until the tool is ended; while",
      "sheets have errors, the last good page stays. Such a page reads itself again each second.",
      "A file that this command did not make is not written over, unless '--force' says so.",
    ],
    options: [.target] + Option.ofMedia + [
      .format(PreviewFormat.self), .outputFile, .force, .allStates, .rightToLeft, .vision, .watch,
      .schema,
      .root,
      .color,
    ] + Option.ofConfiguration,
    examples: [
      Example("stylecheck preview -o preview.html theme.nss", "draw a theme"),
      Example(
        "stylecheck preview --watch -o preview.html base.nss brand.nss",
        "draw two sheets anew whenever one is saved"),
      Example(
        "stylecheck preview --vision deuteranopia -o seen.html app.nss",
        "draw a theme as seen by those who take red for green"),
    ],
    configuration: .theme
  ) { invocation, session throws(UsageProblem) in
    if let file = invocation.text(.outputFile) {
      try invocation.expectNoSheet(at: SystemText(file), of: .outputFile, file)
      guard session.canReplace(SystemText(file), invocation) else { return .couldNotRun }
    }
    if invocation.has(.watch) { return try PreviewWatch.run(invocation, &session) }
    guard let drawn = try session.preview(invocation) else { return .couldNotRun }
    session.warn(of: drawn.sheets, for: [invocation.dialect])
    return session.put(drawn, invocation) ? .clean : .couldNotRun
  }
}

extension Option {
  static let outputFile = Option(
    "output", "FILE", .file, "write into this file, as a whole, and not to standard output",
    letter: "o")
  static let watch = Option("watch", "draw again whenever a sheet changes; needs '--output'")

  static let allStates = Option("all", "draw cells in every state")
  static let rightToLeft = Option("rtl", "draw cells as they are read right to left")
  static let vision = Option(
    "vision", "NAME", .oneOf(ColorVision.self),
    "show colors as they are seen with other eyes")
}

extension Session {
  /// True if a file may be overwritten: it is a preview, or '--force' is set; otherwise reports the
  /// reason.
  fileprivate mutating func canReplace(_ path: SystemText, _ invocation: Invocation) -> Bool {
    guard !invocation.has(.force) else { return true }
    do throws(FileProblem) {
      try OwnFiles.expectOurs(at: path, markedBy: ThemePreview.mark)
      return true
    } catch {
      complain(error)
      return false
    }
  }
}

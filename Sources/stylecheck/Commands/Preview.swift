import FormCellModel
import StyleSheet

extension Command {
  static let preview = Command(
    name: "preview",
    summary: "draws what sheets look like, on one page",
    operands: "SHEET…",
    details: [
      "Colors, fonts, classes and form cells by day and by night, how well everything stands out, and",
      "what is wrong, beside what it is about. The page is HTML without scripts, and needs no network.",
      "Cells are drawn in so many states that any two things meet: style, arrangement, value, contrast.",
      "Sheets come in the order in which an app loads them; one can be '-', standard input. A sheet",
      "that another imports is loaded before it, if the target may know '@import'.",
      "With '--watch' the page is drawn anew whenever a sheet changes, until the tool is ended; while",
      "sheets have errors, the last good page stays. Such a page reads itself again each second.",
    ],
    options: [.target] + Option.ofMedia + [
      .format(PreviewFormat.self), .outputFile, .allStates, .rightToLeft, .vision, .watch, .schema,
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
    configuration: .theme,
    run: runPreview)

  @Sendable
  private static func runPreview(
    _ invocation: Invocation, _ session: inout Session
  ) throws(UsageProblem) -> Status {
    guard !invocation.operands.isEmpty else { throw .missingOperand("a sheet, or '-'") }
    if let file = invocation.text(.outputFile) {
      try invocation.expectNoSheet(at: SystemText(file), of: .outputFile, file)
    }
    if invocation.has(.watch) { return try PreviewWatch.run(invocation, &session) }
    guard let drawn = try session.preview(invocation) else { return .couldNotRun }
    session.warn(of: drawn.sheets, for: invocation.dialect)
    return session.put(drawn, invocation) ? .clean : .couldNotRun
  }
}

extension Option {
  static let outputFile = Option(
    "output", "FILE", .text, "write into this file, as a whole, and not to standard output",
    letter: "o")
  static let watch = Option("watch", "draw again whenever a sheet changes; needs '--output'")

  fileprivate static let allStates = Option("all", "draw cells in every state")
  fileprivate static let rightToLeft = Option("rtl", "draw cells as they are read right to left")
  fileprivate static let vision = Option(
    "vision", "NAME", .oneOf(ColorVision.allCases.map(\.rawValue)),
    "show colors as they are seen with other eyes")
}

/// In what previews are drawn.
enum PreviewFormat: String, OutputFormat {
  case html, svg

  /// What it is where nobody said anything.
  static let standard = html
}

/// A preview, and what it was made of.
struct DrawnPreview: Sendable {
  let preview: ThemePreview
  /// The files that it was made of, imported sheets among them.
  let paths: [SystemText]
  /// Those that it was made of, imported ones among them.
  let sheets: [Sheet]
  /// How many errors the sheets have.
  let errors: Int
}

extension Session {
  /// What the sheets of a command line look like; nil if one cannot be read, which is said.
  mutating func preview(_ invocation: Invocation) throws(UsageProblem) -> DrawnPreview? {
    guard let sources = sources(at: invocation.operands),
      let sheets = loadOrder(of: sources, at: invocation.operands, invocation),
      let catalog = catalog(invocation)
    else { return nil }
    let preview = ThemePreview(
      of: sheets, called: sources.map(\.name), invocation.previewWishes, knowing: catalog)
    return DrawnPreview(
      preview: preview,
      paths: invocation.operands + sheets.map { SystemText($0.source.name) }, sheets: sheets,
      errors: preview.findings.counts.errors)
  }

  /// Writes a preview to where it belongs, piece by piece, and says whether that could be done.
  mutating func put(_ drawn: DrawnPreview, _ invocation: Invocation) -> Bool {
    let format: PreviewFormat = invocation.format()
    guard let path = invocation.text(.outputFile) else {
      drawn.preview.write(in: format) { write($0) }
      return true
    }
    let file = FileDraft(SystemText(path))
    drawn.preview.write(in: format) { file.append($0) }
    do throws(FileProblem) {
      try file.finish()
      return true
    } catch {
      complain(error)
      return false
    }
  }
}

extension Invocation {
  fileprivate var previewWishes: ThemePreview.Wishes {
    ThemePreview.Wishes(
      dialect: dialect, environment: environment, coverage: has(.allStates) ? .all : .pairwise,
      direction: has(.rightToLeft) ? .rightToLeft : .leftToRight,
      vision: text(.vision).flatMap(ColorVision.init(rawValue:)),
      reloading: has(.watch) ? .always : .never)
  }
}

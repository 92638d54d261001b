import FormCellModel
import StyleSheet

extension Command {
  static let preview = Command(
    name: "preview",
    summary: "draws a preview of sheets on one page",
    operands: .sheets,
    details: [
      "Draws colors, fonts, classes and form cells in light and dark mode, with their contrast, and the",
      "findings next to their subjects. The page is HTML without scripts and needs no network.",
      "The page begins with a form of samples, or with that of '--form'.",
      "Cells are drawn in a set of states that covers all pairs of style, arrangement, value and contrast.",
    ] + loadOrder + [
      "With '--watch', the page is redrawn whenever a sheet, an import, a schema or the form changes, until",
      "the tool is ended; while sheets have errors, the last valid page is kept. Such a page reloads itself every second.",
      "A file that this tool did not create is not overwritten, unless '--force' is given.",
    ],
    options: [.target] + Option.ofMedia + [
      .format(PreviewFormat.self), .previewForm, .outputFile, .force, .allStates, .rightToLeft,
      .boldText, .withoutColor, .vision, .watch,
    ] + Option.ofThemes,
    examples: [
      Example("stylecheck preview -o preview.html theme.nss", "draw a theme"),
      Example(
        "stylecheck preview --watch -o preview.html base.nss brand.nss",
        "redraw two sheets whenever one is saved"),
      Example(
        "stylecheck preview --vision deuteranopia -o seen.html app.nss",
        "simulate a red-green color vision deficiency"),
    ],
    configuration: .theme
  ) { invocation, session throws(UsageProblem) in
    let format: PreviewFormat = invocation.format()
    if invocation.has(.previewForm), format == .svg {
      throw .missingOperand("'--format html' with '\(Option.previewForm.word)'")
    }
    if let file = invocation.output(.outputFile) {
      try invocation.expectNoSheet(at: file, of: .outputFile, file.description)
    }
    if invocation.has(.watch) { return try PreviewWatch.run(invocation, &session) }
    guard let drawn = try session.preview(invocation, warningFor: [invocation.dialect]) else {
      return .couldNotRun
    }
    return session.put(drawn, invocation) ? .clean : .couldNotRun
  }
}

extension Option {
  static let outputFile = Option(
    "output", "FILE", .file, "output file (default: '-', standard output)", letter: "o")
  static let watch = Option("watch", "redraw whenever a sheet changes; needs '--output'")

  static let previewForm = Option(
    "form", "FILE", .file, "the description of a form of the app, instead of samples")
  static let allStates = Option("all", "draw cells in every state")
  static let rightToLeft = Option("rtl", "draw cells from right to left")
  static let boldText = Option("bold-text", "draw cells with bold text")
  static let withoutColor = Option(
    "differentiate-without-color", "draw cells with a second sign beside color")
  static let vision = Option(
    "vision", "NAME", .oneOf(ColorVision.self), "simulate a color vision deficiency")
}

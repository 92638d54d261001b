import StyleSheet

extension Command {
  static let export = Command(
    name: "export",
    summary: "writes what sheets set as design tokens, CSS, Swift and more",
    operands: .sheets,
    details: [
      "Sheets come in the order in which an app loads them; one can be '-', standard input.",
      "The formats:",
    ] + ExportFormat.all.map { "  \($0.name) (\($0.fileExtension)): \($0.summary)" } + [
      "What a format cannot hold is told on standard error, a line for each cause, with the reason;",
      "Documentation/Export.md says what each of them holds. A sheet that another imports is loaded",
      "before it, if the target may know '@import'. A file that this command did not make is not",
      "written over, unless '--force' says so.",
    ],
    options: [.exportFormat, .exportOutput, .force, .withoutOmissions, .target] + Option.ofContext
      + [
        .schema, .root, .color,
      ] + Option.ofConfiguration,
    examples: [
      Example("stylecheck export --as tokens theme.nss", "write design tokens"),
      Example("stylecheck export --as css -o theme.css base.nss brand.nss", "write a file of CSS"),
      Example(
        "stylecheck export --as xcassets -o Theme.xcassets app.nss",
        "write an asset catalog for Xcode"),
    ],
    configuration: .theme
  ) { invocation, session throws(UsageProblem) in
    guard let format = invocation.text(.exportFormat).flatMap(ExportFormat.named) else {
      throw .missingOperand(
        "'--as' and a format: \(ExportFormat.words.joined(separator: ", "))")
    }
    guard !format.isFolder || invocation.has(.exportOutput) else {
      throw .missingOperand("'--output' and a folder: '\(format.name)' is not one file")
    }
    if format.name != ExportFormat.nss.name, let output = invocation.text(.exportOutput) {
      try invocation.expectNoSheet(at: SystemText(output), of: .exportOutput, output)
    }
    guard let sheets = session.sheets(invocation), let catalog = session.catalog(invocation)
    else { return .couldNotRun }
    session.tellLosses(of: sheets, in: [invocation.environment], for: invocation.dialect)

    let theme = ExportedTheme(
      of: sheets, in: invocation.environment, for: invocation.dialect, knowing: catalog)
    let export = format.export(theme)
    guard session.write(export.files, as: format, invocation) else { return .couldNotRun }
    if !invocation.has(.withoutOmissions) {
      session.writeError(export.complaints.map { "\($0)\n" }.joined())
    }
    return .clean
  }
}

extension Option {
  static let exportFormat = Option(
    "as", "FORMAT", .oneOf(ExportFormat.words), "in which format it is written")
  static let exportOutput = Option(
    "output", "PATH", .text, "write to this file or folder; to standard output if not said",
    letter: "o")
  static let force = Option("force", "write over files that this tool did not make")
  static let withoutOmissions = Option(
    "quiet", letter: "q", "leave out what could not be held, and why")
}

extension Session {
  /// Writes files to the specified place; returns false if that fails.
  mutating func write(
    _ files: [ThemeExport.File], as format: ExportFormat, _ invocation: Invocation
  ) -> Bool {
    guard let output = invocation.text(.exportOutput) else {
      for file in files { write(file.text) }
      return true
    }
    var writer = OwnFiles(
      mark: format.mark, overwritesOthers: invocation.has(.force))
    return attempt { session throws(FileProblem) in
      try writer.write(files, at: SystemText(output), isFolder: format.isFolder, &session)
    } != nil
  }
}

import StyleSheet

extension Command {
  static let export = Command(
    name: "export",
    summary: "exports sheets as design tokens, CSS, Swift and other formats",
    operands: .sheets,
    details: loadOrder + ["The formats:"]
      + ExportFormat.all.map { "  \($0.name) (\($0.fileExtension)): \($0.summary)" } + [
        "Parts that a format cannot represent are reported on standard error, with the reason;",
        "Documentation/Export.md lists them. A file that this command did not create is not overwritten,",
        "unless '--force' is given.",
      ],
    options: [.exportFormat, .exportOutput, .force, .withoutOmissions, .target] + Option.ofContext
      + Option.ofThemes,
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
      throw .missingOperand("'--as' and a format: \(ExportFormat.words.joined(separator: ", "))")
    }
    guard !format.isFolder || invocation.output(.exportOutput) != nil else {
      throw .missingOperand("'--output' and a folder: '\(format.name)' is a folder of files")
    }
    if format.name != ExportFormat.nss.name, let output = invocation.output(.exportOutput) {
      try invocation.expectNoSheet(at: output, of: .exportOutput, output.description)
    }
    guard let sheets = session.sheets(invocation), let catalog = session.catalog(invocation)
    else { return .couldNotRun }
    session.tellLosses(of: sheets, in: [invocation.environment], for: invocation.dialect)

    let theme = ExportedTheme(
      of: sheets, in: invocation.environment, for: invocation.dialect, knowing: catalog)
    let export = format.export(theme)
    guard try session.write(export.files, as: format, invocation) else { return .couldNotRun }
    if !invocation.has(.withoutOmissions) {
      for option in Option.ofPalette where format.scope != .one && invocation.has(option) {
        let scope = format.scope == .all ? "all situations" : format.scope.rawValue
        session.complain("'\(option.word)' changes nothing: '\(format.name)' has \(scope)")
      }
      let rules = sheets.map(\.ruleRows.count).reduce(0, +)
      if rules > 0, invocation.dialect.scope == .definitionsOnly {
        session.complain(
          "'\(invocation.dialect.name)' reads no rules: \(counted(rules, "rule")) left out")
      }
      session.writeError(export.messages.map { "\($0)\n" }.joined())
    }
    return .clean
  }
}

extension Option {
  static let exportFormat = Option("as", "FORMAT", .oneOf(ExportFormat.words), "output format")
  static let exportOutput = Option(
    "output", "PATH", .file, "output file or folder (default: '-', standard output)", letter: "o")
  static let force = Option("force", "overwrite files that this tool did not create")
  static let withoutOmissions = Option("quiet", letter: "q", "do not report omissions")
}

extension Session {
  /// Writes files to their place; returns false if that fails, and throws if it is an input.
  mutating func write(
    _ files: [ThemeExport.File], as format: ExportFormat, _ invocation: Invocation
  ) throws(UsageProblem) -> Bool {
    guard let output = invocation.output(.exportOutput) else {
      for file in files { write(file.text) }
      return true
    }
    try invocation.expectNoInput(at: output, of: .exportOutput, output.description)
    let own = OwnFiles(mark: format.mark, overwritesOthers: invocation.has(.force))
    return attempt { session throws(FileProblem) in
      try own.write(files, at: output, isFolder: format.isFolder, &session)
    } != nil
  }
}

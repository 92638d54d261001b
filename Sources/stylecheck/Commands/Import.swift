import StyleSheet

extension Command {
  static let `import` = Command(
    name: "import",
    summary: "creates a sheet from design tokens",
    operands: Operands(
      "FILE.tokens.json", 1...1, "a token file, or '-'", .files(endings: [".json"])),
    details: [
      "Reads token files of the Design Tokens Format Module 2025.10 and resolver documents, from 'export'",
      "or from other tools; the file can be '-', standard input. A token in the group 'classes' becomes a",
      "declaration, any other token a variable, and a color that is different in dark mode a palette name.",
      "The sheet is written to standard output, problems to standard error.",
      "Documentation/Export.md describes the conversion.",
    ],
    options: [.exportOutput, .force, .withoutOmissions, .importTarget, .config, .noConfig, .color],
    examples: [
      Example("stylecheck import brand.tokens.json", "convert a token file"),
      Example("stylecheck import -o brand.nss brand.tokens.json", "write the sheet to a file"),
      Example(
        "stylecheck import brand.resolver.json",
        "convert a resolver document, for light and dark mode"),
    ],
    findings: "the token file has errors, and no sheet is written", configuration: .cell
  ) { invocation, session throws(UsageProblem) in
    guard let source = session.sources(at: invocation.operands, areSheets: false)?.first else {
      return .couldNotRun
    }
    let result = TokenImport.read(source, for: invocation.word(.importTarget))
    let shown = result.problems.filter {
      $0.severity == .error || !invocation.has(.withoutOmissions)
    }
    session.tell(shown, in: source, invocation)
    guard let sheet = result.sheet else { return .findings }
    if let choice = result.choice, !invocation.has(.withoutOmissions) {
      session.complain("the sheet is for '\(choice.dialect.name)', because \(choice.reason)")
    }
    let isWritten = try session.write(
      [ThemeExport.File(path: "", text: sheet)], as: .nss, invocation)
    return isWritten ? .clean : .couldNotRun
  }
}

extension Option {
  fileprivate static let importTarget = naming(
    "target engine (default: the one that the file names, or else taken from the sheet)")
}

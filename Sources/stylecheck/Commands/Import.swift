import StyleSheet

extension Command {
  static let `import` = Command(
    name: "import",
    summary: "makes a sheet of design tokens",
    operands: Operands(
      "FILE.tokens.json", 1...1, "a file of tokens, or '-'", .files(endings: [".json"])),
    details: [
      "Tokens of the Design Tokens Format Module 2025.10 are read, and resolver documents, those of",
      "'export' and those of others; the file can be '-', standard input. A token in the group 'classes'",
      "becomes a declaration, any other one a variable, and a color that is another one by night a name",
      "of the palette; Documentation/Export.md says more.",
      "The sheet goes to standard output, all that is wrong to standard error.",
    ],
    options: [.exportOutput, .force, .withoutOmissions, .importTarget, .color],
    examples: [
      Example("stylecheck import brand.tokens.json", "make a sheet of a file of tokens"),
      Example("stylecheck import -o brand.nss brand.tokens.json", "write it into a file"),
      Example("stylecheck import brand.resolver.json", "make one for day and night"),
    ],
    findings: "the file of tokens has errors, and no sheet is written"
  ) { invocation, session throws(UsageProblem) in
    guard let source = session.sources(at: invocation.operands, areSheets: false)?.first else {
      return .couldNotRun
    }
    let result = TokenImport.read(source, for: invocation.word(.importTarget))
    let shown = result.problems.filter {
      $0.severity == .error || !invocation.has(.withoutOmissions)
    }
    let excerpt = SourceExcerpt(of: source, style: session.excerptStyle(invocation, on: .error))
    session.writeError(shown.map { excerpt.text(of: $0) }.joined())
    guard let sheet = result.sheet else { return .findings }
    let isWritten = session.write([ThemeExport.File(path: "", text: sheet)], as: .nss, invocation)
    return isWritten ? .clean : .couldNotRun
  }
}

extension Option {
  fileprivate static let importTarget = naming(
    "target engine (default: the one that the file names, or \(Dialect.sapfiori.name))")
}

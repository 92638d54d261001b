extension Command {
  static let serve = Command(
    name: "lsp",
    summary: "serves an editor: findings, completion and more during typing",
    operands: .none,
    details: [
      "Speaks the Language Server Protocol 3.17 on standard input and output. An editor starts it;",
      "Documentation/Editors.md describes how. Findings are those of 'stylecheck check' with the same",
      "options and configuration, of the text in the editor.",
    ],
    options: [.targets, .rule, .remarks, .maxPerSheet, .baseline, .schema, .root, .assets, .ignore]
      + Option.ofConfiguration + [.standardStreams],
    examples: [
      Example("stylecheck lsp", "serve an editor"),
      Example("stylecheck lsp --remarks --target all", "report remarks too, for all engines"),
    ],
    findings: "the input ends before 'exit', or 'exit' comes before 'shutdown'"
  ) { invocation, session throws(UsageProblem) in
    var run = ServerRun(invocation)
    return run.run(&session)
  }
}

extension Option {
  fileprivate static let standardStreams = Option(
    "stdio", "no effect: editors add it to say that they use standard input and output")
}

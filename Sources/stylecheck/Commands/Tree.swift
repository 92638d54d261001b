import StyleSheet

extension Command {
  static let tree = Command(
    name: "tree",
    summary: "prints the syntax tree of a sheet",
    operands: Operands("SHEET", 1...1, "a sheet or '-'"),
    details: [],
    options: [],
    examples: [Example("stylecheck tree a.nss", "print the syntax tree of a.nss")]
  ) { invocation, session throws(UsageProblem) in
    guard let source = session.sources(at: invocation.operands)?.first else { return .couldNotRun }
    SyntaxTree(parsing: source).eachDumpedLine { session.write($0) }
    return .clean
  }
}

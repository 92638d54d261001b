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
    let path = invocation.operands[0]
    let bytes = session.attempt { session throws(FileProblem) in
      try Files.expectSheet(at: path)
      return try session.read(path)
    }
    guard let bytes else { return .couldNotRun }
    let source = SourceText(bytes: bytes, name: path.description)
    SyntaxTree(parsing: source).eachDumpedLine { session.write($0) }
    return .clean
  }
}

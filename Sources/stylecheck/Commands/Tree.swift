import StyleSheet

extension Command {
  static let tree = Command(
    name: "tree",
    summary: "prints how a sheet is read: every production with its words",
    operands: "SHEET",
    details: [],
    options: [],
    examples: [Example("stylecheck tree a.nss", "print the syntax tree of a.nss")],
    run: runTree)

  @Sendable
  private static func runTree(
    _ invocation: Invocation, _ session: inout Session
  ) throws(UsageProblem) -> Status {
    guard let path = invocation.operands.first else { throw .missingOperand("a sheet or '-'") }
    if let extra = invocation.operands.dropFirst().first { throw .extraOperand(extra) }
    do throws(FileProblem) {
      try Files.expectSheet(at: path)
      let source = SourceText(bytes: try session.read(path), name: path.description)
      SyntaxTree(parsing: source).eachDumpedLine { session.write($0) }
      return .clean
    } catch {
      session.complain(error)
      return .couldNotRun
    }
  }
}

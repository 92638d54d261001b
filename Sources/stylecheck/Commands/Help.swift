extension Command {
  static let help = Command(
    name: "help",
    summary: "shows help, for the tool or for a command",
    operands: "[COMMAND]",
    details: [],
    options: [],
    examples: [Example("stylecheck help present", "say what 'present' does")],
    operandWords: { all.map(\.name) },
    run: runHelp)

  @Sendable
  private static func runHelp(
    _ invocation: Invocation, _ session: inout Session
  ) throws(UsageProblem) -> Status {
    if let extra = invocation.operands.dropFirst().first { throw .extraOperand(extra) }
    guard let word = invocation.operands.first else {
      session.write(HelpText.of(all))
      return .clean
    }
    guard let command = named(word.exact) else {
      throw .unknownCommand(word.description, known: all.map(\.name))
    }
    session.write(HelpText.of(command))
    return .clean
  }
}

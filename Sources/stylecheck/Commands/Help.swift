extension Command {
  static let help = Command(
    name: "help",
    summary: "shows help, for the tool or for a command",
    operands: Operands("[COMMAND]", 0...1, "", .words { all.map(\.name) }),
    details: [],
    options: [],
    examples: [Example("stylecheck help present", "show the help of 'present'")]
  ) { invocation, session throws(UsageProblem) in
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

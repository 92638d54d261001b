extension Command {
  static let help = Command(
    name: "help",
    summary: "shows help, for the tool or for a command",
    operands: Operands("[COMMAND]", 0...1, "", .words { all.map(\.name) }),
    details: [],
    options: [.man],
    examples: [
      Example("stylecheck help present", "show the help of 'present'"),
      Example("stylecheck help --man > stylecheck.1", "write the manual page"),
    ]
  ) { invocation, session throws(UsageProblem) in
    guard !invocation.has(.man) else {
      if let extra = invocation.operands.first { throw .extraOperand(extra) }
      session.write(ManualPage.of(all))
      return .clean
    }
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

extension Option {
  fileprivate static let man = Option("man", "print the manual page of the tool, for 'man'")
}

extension Command {
  static let completions = Command(
    name: "completions",
    summary: "prints what makes a shell complete command lines",
    operands: "bash|zsh|fish",
    details: [
      "Commands, options, the words that options take, files, and what can be explained or listed are",
      "completed.",
      "bash: put it into ~/.local/share/bash-completion/completions/stylecheck, or source it.",
      "zsh: put it into a folder of $fpath as '_stylecheck'.",
      "fish: put it into ~/.config/fish/completions/stylecheck.fish.",
    ],
    options: [],
    examples: [
      Example(
        "stylecheck completions fish > ~/.config/fish/completions/stylecheck.fish",
        "make fish complete command lines"),
      Example(
        "stylecheck completions bash > ~/.local/share/bash-completion/completions/stylecheck",
        "make bash complete them"),
    ],
    operandWords: { Shell.table.map(\.word) },
    run: runCompletions)

  @Sendable
  private static func runCompletions(
    _ invocation: Invocation, _ session: inout Session
  ) throws(UsageProblem) -> Status {
    guard let word = invocation.operands.first else {
      throw .missingOperand("a shell: bash, zsh or fish")
    }
    if let extra = invocation.operands.dropFirst().first { throw .extraOperand(extra) }
    guard let shell = Shell(rawValue: word.exact) else {
      throw .unknownShell(word.description, known: Shell.table.map(\.word))
    }
    session.write(shell.script(for: all))
    return .clean
  }
}

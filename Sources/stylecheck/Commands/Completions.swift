extension Command {
  static let completions = Command(
    name: "completions",
    summary: "prints a completion script for a shell",
    operands: Operands(
      "bash|zsh|fish", 1...1, "a shell: bash, zsh or fish", .words { Shell.table.map(\.word) }),
    details: [
      "The script completes commands, options, option values, files, and the names that 'explain' and",
      "'catalog' accept.",
      "bash: save it as ~/.local/share/bash-completion/completions/stylecheck, or source it.",
      "zsh: save it as '_stylecheck' in a folder of $fpath.",
      "fish: save it as ~/.config/fish/completions/stylecheck.fish.",
    ],
    options: [],
    examples: [
      Example(
        "stylecheck completions fish > ~/.config/fish/completions/stylecheck.fish",
        "install completions for fish"),
      Example(
        "stylecheck completions bash > ~/.local/share/bash-completion/completions/stylecheck",
        "install completions for bash"),
    ]
  ) { invocation, session throws(UsageProblem) in
    let word = invocation.operands[0]
    guard let shell = Shell.named(word.exact) else {
      throw .unknownShell(word.description, known: Shell.table.map(\.word))
    }
    session.write(shell.script(for: all))
    return .clean
  }
}

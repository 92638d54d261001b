extension Command {
  static let completions = Command(
    name: "completions",
    summary: "prints what makes a shell complete command lines",
    operands: Operands(
      "bash|zsh|fish", 1...1, "a shell: bash, zsh or fish", .words { Shell.table.map(\.word) }),
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

/// The text of `--help`, generated from the tables of commands and options.
enum HelpText {
  static func of(_ commands: [Command]) -> String {
    let examples = commands.compactMap { $0.examples().first }
    return """
      stylecheck: \(Release.purpose)

      usage: stylecheck [COMMAND] [OPTION…] [PATH…]

      commands:
      \(columns(commands.map { ($0.name, $0.summary) }))
      The default command is '\(commands.first?.name ?? "")'.

      options of all commands:
      \(columns(Option.ofAll.map { ($0.form, $0.summary) }))
      examples:
      \(text(of: examples))
      exit status:
        0  success
        1  by command:
      \(columns(commands.compactMap { command in command.findings.map { ("   \(command.name)", $0) } }))\
        2  failure: a file cannot be read or written, or an option is unknown

      'stylecheck COMMAND --help' describes a command.

      """
  }

  static func of(_ command: Command) -> String {
    let options = command.allOptions
    let details = command.details().map { "\($0)\n" }.joined()
    return """
      stylecheck \(command.name): \(command.summary)

      usage: \(usage(of: command))

      examples:
      \(text(of: command.examples()))
      \(details.isEmpty ? "" : details + "\n")options:
      \(columns(options.map { ($0.form, $0.summary) }))
      exit status:
        0  success
      \(command.findings.map { "  1  \($0)\n" } ?? "")\
        2  failure: a file cannot be read or written, or an option is unknown

      """
  }

  static func usage(of command: Command) -> String {
    ["stylecheck", command.name, "[OPTION…]", command.operands.usage].filter { !$0.isEmpty }
      .joined(separator: " ")
  }

  private static func text(of examples: [Command.Example]) -> String {
    examples.map { "  \($0.line)\n      \($0.meaning)\n" }.joined()
  }

  private static func columns(_ rows: [(String, String)]) -> String {
    Columns(rows.map { [$0, $1] }).text
  }
}

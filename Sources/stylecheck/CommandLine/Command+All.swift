extension Command {
  /// Every command, in the order of help; the first is what is meant when none is named.
  static let all: [Command] = [
    check, format, fix, rules, catalog, explain, resolve, diff, preview, contrast, coverage,
    present, export, `import`, tree, initialize, completions, help,
  ]

  /// The command called `name`, or nil.
  static func named(_ name: String) -> Command? { all.first { $0.name == name } }
}

extension Option {
  /// The options that every command understands.
  static let ofAll: [Option] = [showHelp, showVersion]

  static let showHelp = Option("help", letter: "h", "show this help")
  static let showVersion = Option("version", "show the version")
}

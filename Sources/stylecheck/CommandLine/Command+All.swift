extension Command {
  /// All commands, in the order of help; the first is the default.
  static let all: [Command] = [
    check, format, fix, rules, catalog, explain, resolve, diff, preview, contrast, coverage,
    present, play, serve, export, `import`, tree, initialize, completions, help,
  ]

  static func named(_ name: String) -> Command? { all.first { $0.name == name } }

  /// The lines of help about sheets that are loaded together.
  static let loadOrder = [
    "Sheets are given in the order in which an app loads them; one can be '-', standard input.",
    "Imported sheets are loaded first, if the target may support '@import'.",
  ]
}

extension Option {
  static let ofAll: [Option] = [showHelp, showVersion]

  static let showHelp = Option("help", letter: "h", "show this help")
  static let showVersion = Option("version", "show the version")
}

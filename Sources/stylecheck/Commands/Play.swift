import StyleSheet

extension Command {
  static let play = Command(
    name: "play",
    summary: "runs form cells for a renderer in any language",
    operands: Operands("[SHEET…]", 0...Int.max),
    details: [
      "Each line of standard input is a JSON object: a cell to open, an event, a setting or other sheets.",
      "Each has an answer on standard output: effects, and the presentation if it has changed.",
      "An error is an answer, too; the command ends with its input. Documentation/Play.md lists the keys.",
    ] + loadOrder,
    options: [.cellTarget, .root] + Option.ofConfiguration,
    examples: [Example("stylecheck play theme.nss", "run cells that are styled by a sheet")],
    configuration: .cell
  ) { invocation, session throws(UsageProblem) in
    guard let sheets = session.sheets(invocation) else { return .couldNotRun }
    var player = Player(under: sheets, for: invocation.dialect)
    while let line = session.nextLine() {
      let answers = player.answer(SourceText(bytes: line)) { session.sheets(at: $0, invocation) }
      session.write(answers.map { $0.onOneLine + "\n" }.joined())
      session.flush()
    }
    return .clean
  }
}

extension Session {
  /// Returns sheets at paths in load order, or the messages that say why not.
  mutating func sheets(
    at paths: [String], _ invocation: Invocation
  ) -> Result<[Sheet], Player.LoadFailure> {
    var session = apart
    let paths = paths.map { SystemText($0) }
    guard let sources = session.sources(at: paths),
      let sheets = session.loadOrder(of: sources, at: paths, invocation)
    else {
      // Without the name of the command, which begins each line.
      let prefix = "stylecheck: "
      let lines = session.error.split(separator: "\n")
        .map { $0.hasPrefix(prefix) ? $0.dropFirst(prefix.count) : $0 }
      return .failure(Player.LoadFailure(reason: lines.joined(separator: "\n")))
    }
    return .success(sheets)
  }
}

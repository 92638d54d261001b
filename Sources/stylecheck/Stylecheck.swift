/// The command-line tool.
@main
enum Stylecheck {
  static func main() {
    Console.openClosedStreams()
    var session = Session(.process, input: .process)
    let status = run(Console.words, &session)
    session.flush()
    if session.isUnread { Console.endUnread() }
    Console.end(status)
  }

  /// Runs a command line; `words` do not include the name of the program.
  static func run(_ words: [SystemText], _ session: inout Session) -> Status {
    guard let (command, rest) = CommandLineReader.command(of: words, among: Command.all) else {
      return .couldNotRun
    }
    do throws(UsageProblem) {
      var invocation = try CommandLineReader.invocation(of: command, rest)
      if rest.count == words.count { invocation.wordForCommand = words.first }
      if invocation.has(.showHelp) {
        let isForAll = rest.count == words.count
        session.write(isForAll ? HelpText.of(Command.all) : HelpText.of(command))
        return .clean
      }
      if invocation.has(.showVersion) {
        session.write(Release.line + "\n")
        return .clean
      }
      try command.operands.check(invocation.operands)
      guard let configured = command.configured(invocation, &session) else { return .couldNotRun }
      let status = try command.run(configured, &session)
      session.printPreface()
      return status
    } catch {
      session.discardPreface()
      session.complain(error)
      session.writeError(
        "see 'stylecheck\(error.isAboutCommands ? "" : " " + command.name) --help'\n")
      return .couldNotRun
    }
  }
}

extension Command {
  /// A command line with what a configuration says to all of it together; nil if the configuration
  /// is wrong, which is said.
  ///
  /// A command that takes each sheet by itself asks for each by itself.
  func configured(_ invocation: Invocation, _ session: inout Session) -> Invocation? {
    switch configuration {
    case .nothing: invocation
    case .sheets:
      // Sheets are laid out alike for all targets.
      options.contains(.targets) || invocation.has(.printConfig)
        ? session.choosingTarget(invocation, writes: options.contains(.changesOnly)) : invocation
    case .theme:
      session.configured(invocation, for: invocation.firstSheet).map {
        session.forOneTarget(session.choosingTargetOfTheme($0), unlessIn: invocation)
      }
    case .cell:
      session.configured(invocation, for: invocation.firstSheet).map {
        session.forOneTarget($0, unlessIn: invocation)
      }
    case .workingFolder: session.configured(invocation, for: .hyphen)
    }
  }
}

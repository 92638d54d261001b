extension Command {
  /// Returns the command line with the options of the configuration for all of its sheets; reports
  /// a wrong configuration and returns nil.
  ///
  /// A command that handles each sheet separately applies the configuration of each.
  func configured(_ invocation: Invocation, _ session: inout Session) -> Invocation? {
    switch configuration {
    case .nothing: invocation
    case .sheets:
      // Only rules depend on the target that is taken from the sheets.
      options().contains(.rule)
        ? session.choosingTarget(invocation, writes: options().contains(.changesOnly)) : invocation
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

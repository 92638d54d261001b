/// All there is to say about one sheet, for one engine.
public struct Findings: Hashable, Sendable {
  /// In the order of the text; see ``Sequence/inSourceOrder()``.
  public let diagnostics: [Diagnostic]
  /// How many more there were than are kept.
  public let dropped: Int

  /// Whether there is one of at least this severity.
  public func contains(atLeast severity: Diagnostic.Severity) -> Bool {
    diagnostics.contains { $0.severity >= severity }
  }
}

extension Sheet {
  /// All there is to say about this sheet: the faults of its text, then what the rules find.
  public func findings(for dialect: Dialect = .sapfiori) -> Findings {
    let engine = dialect.brokenSheet == .nothingStyled ? dialect.name : nil
    return Findings(
      diagnostics: tree.diagnostics(stoppedAtBy: engine), dropped: tree.droppedProblems)
  }
}

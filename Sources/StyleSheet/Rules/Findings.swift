/// All there is to say about one sheet, for one engine.
public struct Findings: Hashable, Sendable {
  /// In the order of the text; see ``Sequence/inSourceOrder()``.
  public let diagnostics: [Diagnostic]
  /// How many more there were than are kept.
  public let dropped: Int
  /// How many were silenced by comments of the sheet; they are not among the others.
  public let silenced: Int

  /// How many findings are kept; of more, the graver ones come first.
  public static let limit = Report.limit

  /// Whether there is one of at least this severity.
  public func contains(atLeast severity: Diagnostic.Severity) -> Bool {
    diagnostics.contains { $0.severity >= severity }
  }

  init(_ found: [Diagnostic], dropped: Int, silenced: Int = 0) {
    self.silenced = silenced
    guard found.count > Self.limit else {
      diagnostics = found.inSourceOrder()
      self.dropped = dropped
      return
    }
    // The sort is stable, so each severity stays in the order of the text.
    let gravest = found.inSourceOrder().sorted { $0.severity > $1.severity }
    diagnostics = gravest.prefix(Self.limit).inSourceOrder()
    self.dropped = dropped + found.count - Self.limit
  }
}

extension Sheet {
  /// All there is to say about this sheet: the faults of its text, then what the rules find, but
  /// for what comments in it silence.
  ///
  /// - Parameters:
  ///   - dialect: The engine that the sheet is for.
  ///   - rules: Which rules to run; faults of the text are always told.
  /// - Returns: At most ``Findings/limit`` of them; the rest are counted.
  /// - Complexity: O(n log n) in the number of findings, and O(n) in the size of the sheet.
  public func findings(
    for dialect: Dialect = .sapfiori, rules: [Rule] = Rule.all
  ) -> Findings {
    let engine = dialect.brokenSheet == .nothingStyled ? dialect.name : nil
    let inspection = Inspection(of: self, for: dialect)
    var report = Report()
    // What comments silence for nothing is known when all others have spoken.
    for rule in rules where rule.id != Rule.unusedSuppression.id {
      rule.run(on: inspection, &report)
    }
    return Findings(
      tree.diagnostics(stoppedAtBy: engine), report.diagnostics,
      dropped: tree.droppedProblems + report.dropped, of: rules, in: self,
      silencedBy: inspection.suppressions)
  }
}

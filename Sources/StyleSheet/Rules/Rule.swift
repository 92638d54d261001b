/// A check for sheets that can be read but will not do what their author meant.
///
/// A rule is a value. What it says of itself is data, and its examples are at once its
/// documentation, its tests and what `stylecheck explain` prints. Which engine a sheet is meant for
/// a rule never asks; it asks the ``Dialect`` how that engine reads.
public struct Rule: Sendable, Identifiable, CustomStringConvertible {
  /// What a rule asks of a sheet; whatever can be done to a rule can be done to its group.
  ///
  /// See `Documentation/Decisions/0011-a-rule-has-a-name-and-no-number.md`.
  public enum Group: String, Hashable, Sendable, CaseIterable {
    /// Can it be read?
    case syntax
    /// Is there such a class, property, variant?
    case schema
    /// Is the value of the right type?
    case value
    /// Does each variable lead somewhere?
    case reference
    /// Does every declaration have an effect?
    case cascade
    /// Can it be read and told apart by everyone?
    case accessibility
    /// Has something been left out?
    case completeness
    /// Do other engines read it the same?
    case portability
    /// Is there anything that does nothing?
    case hygiene
  }

  /// The stable name, in kebab case: what is wrong where this rule speaks up.
  public let id: String
  /// What it asks of a sheet.
  public let group: Group
  /// One line, without a full stop: what is wrong where this rule speaks up.
  public let summary: String
  /// Why that hurts, in whole sentences.
  public let rationale: String
  /// How bad it usually is; a finding may be graver or milder where the engine makes it so.
  public let severity: Diagnostic.Severity
  /// The targets for which it can find something; for the others it is not run.
  public let targets: [Dialect]
  /// Where the facts come from: documents or code, with their versions.
  public let source: String
  /// Whether it is run only where it is asked for by name, being a matter of taste.
  public let isOptional: Bool
  /// Whether a fix-it of it gives the sheet another meaning, which its words then say.
  ///
  /// The fix-its of all other rules leave a theme as it is, unless the engine lost the sheet.
  public let fixChangesTheme: Bool
  /// Sheets with what this rule finds drawn in; at least one in which it finds nothing.
  public let examples: [Example]
  /// Whether it is a fault of the text, which the parser meets.
  package let isFault: Bool
  /// Whether an engine that loses the sheet over it reads up to the place of an error and no further.
  let stopsReading: Bool
  let check: @Sendable (Inspection, inout Report) -> Void

  init(
    id: String, _ group: Group, _ severity: Diagnostic.Severity, summary: String,
    rationale: String, source: String = "", targets: [Dialect] = Dialect.all,
    examples: [Example], stopsReading: Bool = false, isOptional: Bool = false,
    fixChangesTheme: Bool = false, isFault: Bool = false,
    check: @escaping @Sendable (Inspection, inout Report) -> Void
  ) {
    self.id = id
    self.group = group
    self.summary = summary
    self.rationale = rationale
    self.severity = severity
    self.source = source
    self.targets = targets
    self.isOptional = isOptional
    self.fixChangesTheme = fixChangesTheme
    self.isFault = isFault
    self.examples = examples
    self.stopsReading = stopsReading
    self.check = check
  }

  public var description: String { id }

  /// Whether it can find something for a target.
  func isFor(_ dialect: Dialect) -> Bool { targets.contains { $0.name == dialect.name } }

  /// What this rule alone has to say of a sheet, in the order of the text.
  ///
  /// At most ``Findings/limit`` of them.
  public func findings(
    in sheet: Sheet, for dialect: Dialect = .sapfiori, importing problems: [Diagnostic] = []
  ) -> [Diagnostic] {
    findings(in: sheet, for: dialect, among: [dialect], importing: problems).inSourceOrder()
  }

  /// What this rule alone has to say of a sheet that several engines are to read, each finding once.
  public func findings(
    in sheet: Sheet, for dialects: [Dialect], importing problems: [Diagnostic] = []
  ) -> [Diagnostic] {
    guard dialects.count > 1 else {
      return dialects.first.map { findings(in: sheet, for: $0, importing: problems) } ?? []
    }
    var targets = SeveralTargets()
    for dialect in dialects {
      let reader = dialect.named(SeveralTargets.someone)
      let found = findings(in: sheet, for: reader, among: dialects, importing: problems)
      targets.add(found, for: dialect.name)
    }
    return targets.findings(inOrderOf: dialects.map(\.name)).inSourceOrder()
  }

  private func findings(
    in sheet: Sheet, for dialect: Dialect, among company: [Dialect],
    importing problems: [Diagnostic]
  ) -> [Diagnostic] {
    var report = Report()
    run(on: Inspection(of: sheet, for: dialect, among: company, importing: problems), &report)
    return report.diagnostics
  }

  /// Adds what this rule has to say to a report.
  func run(on inspection: Inspection, _ report: inout Report) {
    report.begin(severity)
    check(inspection, &report)
  }
}

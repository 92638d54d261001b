/// A check for sheets that can be read but will not do what their author meant.
///
/// A rule is a value. What it says of itself is data, and its examples are at once its
/// documentation and its tests. Which engine a sheet is meant for
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
  /// Sheets with what this rule finds drawn in; at least one in which it finds nothing.
  public let examples: [Example]
  /// Whether an engine that loses the sheet over it reads up to the place of an error and no further.
  let stopsReading: Bool
  let check: @Sendable (Inspection, inout Report) -> Void

  init(
    id: String, _ group: Group, _ severity: Diagnostic.Severity, summary: String,
    rationale: String, examples: [Example], stopsReading: Bool = false,
    check: @escaping @Sendable (Inspection, inout Report) -> Void
  ) {
    self.id = id
    self.group = group
    self.summary = summary
    self.rationale = rationale
    self.severity = severity
    self.examples = examples
    self.stopsReading = stopsReading
    self.check = check
  }

  public var description: String { id }

  /// What this rule alone has to say of a sheet, in the order of the text.
  ///
  /// At most ``Findings/limit`` of them.
  public func findings(in sheet: Sheet, for dialect: Dialect = .sapfiori) -> [Diagnostic] {
    var report = Report()
    run(on: Inspection(of: sheet, for: dialect), &report)
    return report.diagnostics.inSourceOrder()
  }

  /// Adds what this rule has to say to a report.
  func run(on inspection: Inspection, _ report: inout Report) {
    report.begin(severity)
    check(inspection, &report)
  }
}

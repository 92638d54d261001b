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
  public var id: String { parts.id }
  /// What it asks of a sheet.
  public var group: Group { parts.group }
  /// One line, without a full stop: what is wrong where this rule speaks up.
  public var summary: String { parts.summary }
  /// Why that hurts, in whole sentences.
  public var rationale: String { parts.rationale }
  /// How bad it usually is; a finding may be graver or milder where the engine makes it so.
  public var severity: Diagnostic.Severity { parts.severity }
  /// Whether it can find an error.
  package var findsErrors: Bool { parts.findsErrors }
  /// The targets for which it can find something; for the others it is not run.
  public var targets: [Dialect] { parts.targets }
  /// Where the facts come from: documents or code, with their versions.
  public var source: String { parts.source }
  /// Whether it is run only where it is asked for by name, being a matter of taste.
  public var isOptional: Bool { parts.isOptional }
  /// Whether a fix-it of it gives the sheet another meaning, which its words then say.
  ///
  /// The fix-its of all other rules leave a theme as it is, unless the engine lost the sheet.
  public var fixChangesTheme: Bool { parts.fixChangesTheme }
  /// Sheets with what this rule finds drawn in; at least one in which it finds nothing.
  ///
  /// They are made whenever they are asked for: a run of a tool never asks.
  public var examples: [Example] { parts.examples() }
  /// Whether it is a fault of the text, which the parser meets.
  package var isFault: Bool { parts.isFault }
  /// Whether an engine that loses the sheet over it reads up to the place of an error and no further.
  var stopsReading: Bool { parts.stopsReading }
  var check: @Sendable (Inspection, inout Report) -> Void { parts.check }

  /// One object behind the value: a run hands on a hundred rules for each sheet.
  private let parts: Parts

  private final class Parts: Sendable {
    let id: String
    let group: Group
    let summary: String
    let rationale: String
    let severity: Diagnostic.Severity
    let findsErrors: Bool
    let targets: [Dialect]
    let source: String
    let isOptional: Bool
    let fixChangesTheme: Bool
    let examples: @Sendable () -> [Example]
    let isFault: Bool
    let stopsReading: Bool
    let check: @Sendable (Inspection, inout Report) -> Void
    /// Whether it is for every engine that there is.
    let isForAll: Bool

    init(
      id: String, _ group: Group, _ severity: Diagnostic.Severity,
      findsErrors: Bool, summary: String, rationale: String, source: String, targets: [Dialect],
      examples: @escaping @Sendable () -> [Example], stopsReading: Bool, isOptional: Bool,
      fixChangesTheme: Bool, isFault: Bool,
      check: @escaping @Sendable (Inspection, inout Report) -> Void
    ) {
      self.id = id
      self.group = group
      self.summary = summary
      self.rationale = rationale
      self.severity = severity
      self.findsErrors = findsErrors
      self.targets = targets
      self.source = source
      self.isOptional = isOptional
      self.fixChangesTheme = fixChangesTheme
      self.examples = examples
      self.isFault = isFault
      self.stopsReading = stopsReading
      self.check = check
      isForAll = targets == Dialect.all
    }
  }

  init(
    id: String, _ group: Group, _ severity: Diagnostic.Severity,
    findsErrors: Bool = false, summary: String, rationale: String, source: String = "",
    targets: [Dialect] = Dialect.all,
    examples: @autoclosure @escaping @Sendable () -> [Example], stopsReading: Bool = false,
    isOptional: Bool = false, fixChangesTheme: Bool = false, isFault: Bool = false,
    check: @escaping @Sendable (Inspection, inout Report) -> Void
  ) {
    parts = Parts(
      id: id, group, severity, findsErrors: findsErrors || severity == .error, summary: summary,
      rationale: rationale, source: source,
      targets: targets, examples: examples, stopsReading: stopsReading, isOptional: isOptional,
      fixChangesTheme: fixChangesTheme, isFault: isFault, check: check)
  }

  /// The stable name.
  public var description: String { id }

  /// Whether it can find something for a target.
  func isFor(_ dialect: Dialect) -> Bool {
    parts.isForAll || targets.contains { $0.name == dialect.name }
  }

  /// What this rule alone has to say of a sheet, in the order of the text.
  ///
  /// At most ``Findings/limit`` of them.
  public func findings(
    in sheet: Sheet, for dialect: Dialect = .sapfiori, importing problems: [Diagnostic] = [],
    showing images: AppImages? = nil
  ) -> [Diagnostic] {
    findings(
      in: sheet, for: dialect, among: [dialect], importing: problems, showing: images
    )
    .inSourceOrder()
  }

  /// What this rule alone has to say of a sheet that several engines are to read, each finding once.
  public func findings(
    in sheet: Sheet, for dialects: [Dialect], importing problems: [Diagnostic] = [],
    showing images: AppImages? = nil
  ) -> [Diagnostic] {
    guard dialects.count > 1 else {
      return dialects.first
        .map { findings(in: sheet, for: $0, importing: problems, showing: images) } ?? []
    }
    var targets = SeveralTargets()
    for dialect in dialects {
      let reader = dialect.named(SeveralTargets.someone)
      let found = findings(
        in: sheet, for: reader, among: dialects, importing: problems, showing: images)
      targets.add(found, for: dialect.name)
    }
    return targets.findings(inOrderOf: dialects.map(\.name)).inSourceOrder()
  }

  private func findings(
    in sheet: Sheet, for dialect: Dialect, among company: [Dialect],
    importing problems: [Diagnostic], showing images: AppImages?
  ) -> [Diagnostic] {
    var report = Report()
    let inspection = Inspection(
      of: sheet, for: dialect, among: company, importing: problems, showing: images)
    run(on: inspection, &report)
    return report.diagnostics
  }

  /// Adds what this rule has to say to a report.
  func run(on inspection: Inspection, _ report: inout Report) {
    report.begin(id, severity)
    check(inspection, &report)
  }
}

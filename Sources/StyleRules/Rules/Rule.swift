public import StyleSheet

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
  /// How bad it usually is; a finding may be graver or milder where the engine makes it so.
  public let severity: Diagnostic.Severity
  private let alsoErrors: Bool
  /// One line, without a full stop: what is wrong where this rule speaks up.
  public let summary: String
  /// Why that hurts, in whole sentences.
  public let rationale: String
  /// Where the facts come from: documents or code, with their versions.
  public let source: String
  /// The targets for which it can find something.
  let readers: Readers
  /// Whether an engine that loses the sheet over it reads up to the place of an error and no further.
  let stopsReading: Bool
  /// Whether it is run only where it is asked for by name, being a matter of taste.
  public let isOptional: Bool
  /// Whether a fix-it of it gives the sheet another meaning, which its words then say.
  ///
  /// The fix-its of all other rules leave a theme as it is, unless the engine lost the sheet.
  public let fixChangesTheme: Bool
  private let makeExamples: @Sendable () -> [Example]
  let finder: Finder

  /// A rule of constants.
  ///
  /// As nothing has to be worked out, the compiler lays it down in the program, and no start makes a
  /// hundred rules; a comparison here, or a closure around a closure, and it would not.
  private init(
    _ id: String, _ group: Group, _ severity: Diagnostic.Severity, alsoErrors: Bool,
    _ summary: String, _ rationale: String, _ source: String, _ readers: Readers,
    _ makeExamples: @escaping @Sendable () -> [Example], stopsReading: Bool, isOptional: Bool,
    fixChangesTheme: Bool, _ finder: Finder
  ) {
    self.id = id
    self.group = group
    self.severity = severity
    self.alsoErrors = alsoErrors
    self.summary = summary
    self.rationale = rationale
    self.source = source
    self.readers = readers
    self.makeExamples = makeExamples
    self.stopsReading = stopsReading
    self.isOptional = isOptional
    self.fixChangesTheme = fixChangesTheme
    self.finder = finder
  }

  /// A rule that looks for itself.
  init(
    id: String, _ group: Group, _ severity: Diagnostic.Severity,
    findsErrors: Bool = false, summary: String, rationale: String, source: String = "",
    targets: Readers = .all,
    examples: @autoclosure @escaping @Sendable () -> [Example], stopsReading: Bool = false,
    isOptional: Bool = false, fixChangesTheme: Bool = false,
    check: @escaping @Sendable (Inspection, inout Report) -> Void
  ) {
    self.init(
      id, group, severity, alsoErrors: findsErrors, summary, rationale, source, targets, examples,
      stopsReading: stopsReading, isOptional: isOptional, fixChangesTheme: fixChangesTheme,
      .check(check))
  }

  /// A fault of the text as a rule: the parser meets it, and it is told whatever rules are run.
  ///
  /// NUI gives up at any of them but one and styles nothing at all, without a word; SAP's UIKit engine
  /// is taken to refuse the sheet. So they are errors for everyone, and nothing silences them. A
  /// parenthesis without a partner stops nobody: the value alone is lost, so it is a warning.
  init(
    fault code: SyntaxProblem.Code, summary: String, rationale: String,
    examples: @autoclosure @escaping @Sendable () -> [Example], fixChangesTheme: Bool = true
  ) {
    self.init(
      code.id, .syntax, code.severity, alsoErrors: false, summary, rationale,
      "NUIParse 65bc940, NUIStyleParser; SAPFiori reference 25.08, NUISettings", .all, examples,
      stopsReading: false, isOptional: false, fixChangesTheme: fixChangesTheme, .parser(code))
  }

  /// A refusal of an imported sheet as a rule: whoever loads sheets meets it, and hands it on.
  init(
    refusal kind: ImportRefusal.Kind, summary: String, rationale: String,
    examples: @autoclosure @escaping @Sendable () -> [Example]
  ) {
    self.init(
      kind.rawValue, .reference, kind.severity, alsoErrors: false, summary, rationale,
      "Documentation/Decisions/0039-imports-are-loaded-before-what-imports-them.md", .sapfiori,
      examples, stopsReading: false, isOptional: false, fixChangesTheme: false, .loader(kind))
  }

  /// The targets for which it can find something; for the others it is not run.
  public var targets: [Dialect] { readers.dialects }
  /// Sheets with what this rule finds drawn in; at least one in which it finds nothing.
  ///
  /// They are made whenever they are asked for: a run of a tool never asks.
  public var examples: [Example] { makeExamples() }
  /// Whether it can find an error.
  package var findsErrors: Bool { alsoErrors || severity == .error }
  /// Whether it is a fault of the text, which the parser meets.
  package var isFault: Bool { finder.isParser }
  /// The stable name.
  public var description: String { id }

  /// Whether it can find something for a target.
  func isFor(_ dialect: Dialect) -> Bool { !readers.isDisjoint(with: Readers(of: dialect)) }

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
    finder.find(in: inspection, &report)
  }
}

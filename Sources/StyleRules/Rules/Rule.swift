package import StyleSheet

/// A check that finds problems in stylesheets.
///
/// A rule is a value. Its description is data, and its examples serve as documentation, as tests
/// and as output of `stylecheck explain`. A rule does not depend on the name of the target engine;
/// it asks the `Dialect` how the engine behaves.
public struct Rule: Sendable, Identifiable, CustomStringConvertible {
  /// The subject of a rule; rules can be selected by group.
  ///
  /// See `Documentation/Decisions/0011-a-rule-has-a-name-and-no-number.md`.
  package enum Group: String, Hashable, Sendable, CaseIterable {
    /// Checks that the sheet can be parsed.
    case syntax
    /// Checks that classes, properties and variants exist.
    case schema
    /// Checks that values have the right type.
    case value
    /// Checks that variables are defined.
    case reference
    /// Checks that declarations have an effect.
    case cascade
    /// Checks that everyone can read text and tell states apart.
    case accessibility
    /// Checks that nothing is missing.
    case completeness
    /// Checks that other engines read the sheet in the same way.
    case portability
    /// Checks that nothing is redundant.
    case hygiene
  }

  /// The stable name, in kebab case, which describes the problem.
  public let id: String
  package let group: Group
  /// The usual severity; that of a finding may differ by engine.
  package let severity: Diagnostic.Severity
  private let alsoErrors: Bool
  /// The problem in one line, without a full stop.
  package let summary: String
  /// The reason for the rule, in full sentences.
  package let rationale: String
  /// The sources of its facts: documents or code, with their versions.
  package let source: String
  let readers: Readers
  private let makeExamples: @Sendable () -> Examples
  /// True if an engine that loses the sheet stops reading at the error.
  let stopsReading: Bool
  /// True if the rule runs only by request, because it is a matter of taste.
  package let isOptional: Bool
  /// True if a fix-it of the rule changes the theme, which its message then says.
  ///
  /// The fix-its of other rules keep the theme, unless the engine lost the sheet.
  package let fixChangesTheme: Bool
  /// The kind of finding that its findings can follow from; nil if they follow from none.
  let follows: Consequences.Cause?
  /// True if the rule, although of another group than ``Group/value``, checks the values of
  /// variables where they are used.
  private let checksResolvedValuesToo: Bool
  let finder: Finder
  /// True if the caller shows all its findings as remarks.
  package var isRemark = false
}

// The initializers compute nothing, so the compiler allocates rules statically; a comparison or a
// nested closure would prevent that.
extension Rule {
  init(
    id: String, _ group: Group, _ severity: Diagnostic.Severity,
    findsErrors: Bool = false, summary: String, rationale: String, source: String = "",
    targets: Readers = [.nui, .sapfiori],
    examples: @autoclosure @escaping @Sendable () -> Examples, stopsReading: Bool = false,
    isOptional: Bool = false, fixChangesTheme: Bool = false, follows: Consequences.Cause? = nil,
    checksResolvedValues: Bool = false,
    check: @escaping @Sendable (Inspection, inout Report) -> Void
  ) {
    self.init(
      id: id, group: group, severity: severity, alsoErrors: findsErrors, summary: summary,
      rationale: rationale, source: source, readers: targets, makeExamples: examples,
      stopsReading: stopsReading, isOptional: isOptional, fixChangesTheme: fixChangesTheme,
      follows: follows, checksResolvedValuesToo: checksResolvedValues, finder: .check(check))
  }

  /// Creates a rule for lines that the SwiftUI port misreads.
  init(
    misreading cause: PaletteLine.Cause, id: String, summary: String, rationale: String,
    source: String, examples: @autoclosure @escaping @Sendable () -> Examples,
    finding: @escaping @Sendable (PaletteLine, Range<Int>, Inspection) -> Finding
  ) {
    self.init(
      id: id, group: .portability, severity: .error, alsoErrors: false, summary: summary,
      rationale: rationale, source: source, readers: .fioriSwiftUI, makeExamples: examples,
      stopsReading: false, isOptional: false, fixChangesTheme: true, follows: nil,
      checksResolvedValuesToo: false, finder: .line(cause, finding))
  }

  /// Creates a rule for a syntax fault, which the parser always reports.
  ///
  /// NUI gives up at all of them but one and silently styles nothing; SAP's UIKit engine is assumed
  /// to refuse the sheet. They are therefore errors for both and cannot be suppressed. An unbalanced
  /// parenthesis invalidates only its value, so it is a warning. For SAP's SwiftUI port, ``FaultEffects``
  /// has the severity.
  init(
    fault code: SyntaxProblem.Code, summary: String, rationale: String,
    examples: @autoclosure @escaping @Sendable () -> Examples
  ) {
    self.init(
      id: code.id, group: .syntax, severity: code.severity, alsoErrors: false, summary: summary,
      rationale: rationale,
      source: "NUIParse 65bc940, NUIStyleParser; SAPFiori reference 25.08, NUISettings",
      readers: .all, makeExamples: examples, stopsReading: false, isOptional: false,
      fixChangesTheme: true, follows: nil, checksResolvedValuesToo: false, finder: .parser(code))
  }

  /// Creates a rule for an import that the loader refuses.
  init(
    refusal kind: ImportRefusal.Kind, summary: String, rationale: String,
    examples: @autoclosure @escaping @Sendable () -> Examples
  ) {
    self.init(
      id: kind.rawValue, group: .reference, severity: kind.severity, alsoErrors: false,
      summary: summary, rationale: rationale,
      source: "Documentation/Decisions/0039-imports-are-loaded-before-what-imports-them.md",
      readers: .sapfiori, makeExamples: examples, stopsReading: false, isOptional: false,
      fixChangesTheme: false, follows: nil, checksResolvedValuesToo: false, finder: .loader(kind))
  }
}

extension Rule {
  /// The targets for which it can find something; for others it does not run.
  package var targets: [Dialect] { readers.dialects }
  /// Sheets annotated with the rule's findings; at least one has none.
  ///
  /// Created on each access, because most runs do not need them.
  package var examples: [Example] {
    let usual = readers.contains(.sapfiori) ? [.sapfiori] : targets
    return makeExamples().all.map { example in
      var example = example
      if example.dialects.isEmpty { example.dialects = usual }
      return example
    }
  }
  package var findsErrors: Bool { alsoErrors || severity == .error }
  package var isFault: Bool { finder.isParser }
  /// The stable name.
  public var description: String { id }

  func isFor(_ dialect: Dialect) -> Bool { !readers.isDisjoint(with: Readers(of: dialect)) }

  /// Returns the findings of this rule alone in a sheet, in source order, merged if there are several
  /// engines.
  ///
  /// At most ``Findings/limit`` findings for each engine and severity.
  package func findings(
    in sheet: Sheet, for dialects: [Dialect], importing imports: ImportFacts = ImportFacts(),
    showing images: AppImages? = nil
  ) -> [Diagnostic] {
    SeveralTargets.findings(for: dialects) { dialect in
      var report = Report()
      let inspection = Inspection(
        of: sheet, for: dialect, among: dialects, importing: imports, showing: images,
        suppressions: Suppressions(ofRulesIn: sheet.tree))
      [self].run(0, on: inspection, &report)
      return report.diagnostics
    }
    .inSourceOrder()
  }

  func diagnostic(_ finding: Finding, for targets: [String]) -> Diagnostic {
    Diagnostic(severity, id, finding, for: targets)
  }

  /// True if the rule checks the values of variables where they are used.
  fileprivate var checksResolvedValues: Bool {
    group == .value || checksResolvedValuesToo
  }

  /// The targets of a rule, as a constant.
  struct Readers: OptionSet, Sendable {
    let rawValue: UInt8

    static let nui = Self(rawValue: 1)
    static let sapfiori = Self(rawValue: 2)
    static let fioriSwiftUI = Self(rawValue: 4)
    /// An app's own engine.
    fileprivate static let other = Self(rawValue: 128)
    /// All engines, including an app's own.
    static let all = Self(rawValue: .max)

    fileprivate static let rows: [(reader: Readers, dialect: Dialect)] = [
      (.nui, .nui), (.sapfiori, .sapfiori), (.fioriSwiftUI, .fioriSwiftUI),
    ]

    /// The dialects, in the order of ``Dialect/all``.
    var dialects: [Dialect] { Self.rows.filter { contains($0.reader) }.map(\.dialect) }
  }

  enum Finder: Sendable {
    /// The parser, which always reports its faults.
    case parser(SyntaxProblem.Code)
    /// The loader, if a sheet is refused.
    case loader(ImportRefusal.Kind)
    /// The reader of lines for the SwiftUI port, which gives a cause for each misread line.
    case line(PaletteLine.Cause, @Sendable (PaletteLine, Range<Int>, Inspection) -> Finding)
    case check(@Sendable (Inspection, inout Report) -> Void)

    var isParser: Bool { if case .parser = self { true } else { false } }

    func find(in inspection: Inspection, _ report: inout Report) {
      switch self {
      case .parser(let code):
        let sheet = inspection.sheet.spelled(for: inspection.dialect)
        // Several codes share an identifier.
        guard sheet.tree.problems.contains(where: { $0.code.id == code.id }) else { return }
        for fault in sheet.faults(to: inspection.dialect) where fault.id == code.id {
          report(as: fault.severity, fault.finding)
        }
      case .loader(let kind):
        for problem in inspection.imports.problems where problem.id == kind.rawValue {
          report(as: problem.severity, problem.finding)
        }
      case .line(let cause, let finding):
        for (line, range) in inspection.paletteLines.places(of: cause) {
          report(finding(line, range, inspection))
        }
      case .check(let check): check(inspection, &report)
      }
    }
  }
}

extension [Rule] {
  /// Runs the rule at an index, without a copy of its many properties.
  func run(_ index: Int, on inspection: Inspection, _ report: inout Report) {
    report.begin(self[index].id, self[index].severity, isRemark: self[index].isRemark)
    guard !inspection.imports.imported.isEmpty, self[index].checksResolvedValues,
      let whole = inspection.withBorrowedVariables
    else {
      self[index].finder.find(in: inspection, &report)
      return
    }
    report.end = inspection.sheet.source.bytes.count
    self[index].finder.find(in: whole, &report)
    report.end = nil
  }
}

extension Rule.Readers {
  /// Creates the set with one dialect, identified by name.
  init(of dialect: Dialect) {
    self = Self.rows.first { $0.dialect.name == dialect.name }?.reader ?? .other
  }
}

public import StyleSheet

/// All there is to say about one sheet, for one engine or for several.
public struct Findings: Hashable, Sendable {
  /// In the order of the text; see ``Sequence/inSourceOrder()``.
  public let diagnostics: [Diagnostic]
  /// How many more there were than are kept.
  public let dropped: DroppedFindings
  /// How many were silenced by comments of the sheet; they are not among the others.
  public let silenced: Int

  /// How many findings are kept; of more, the graver ones come first.
  public static let limit = Report.limit

  /// Whether there is one of at least this severity.
  public func contains(atLeast severity: Diagnostic.Severity) -> Bool {
    diagnostics.contains { $0.severity >= severity }
  }

  init(
    _ found: [Diagnostic], dropped: DroppedFindings, silenced: Int = 0,
    keeping limit: Int = Self.limit
  ) {
    self.silenced = silenced
    guard found.count > limit else {
      diagnostics = found.inSourceOrder()
      self.dropped = dropped
      return
    }
    // The sort is stable, so each severity stays in the order of the text.
    let gravest = found.inSourceOrder().sorted { $0.severity > $1.severity }
    diagnostics = gravest.prefix(limit).inSourceOrder()
    self.dropped = gravest.dropFirst(limit).reduce(into: dropped) {
      $0.add(1, DroppedFindings.Kind($1.id, $1.severity))
    }
  }
}

extension Sheet {
  /// All there is to say about this sheet: the faults of its text, then what the rules find, but
  /// for what comments in it silence.
  ///
  /// - Parameters:
  ///   - dialect: The engine that the sheet is for.
  ///   - rules: Which rules to run; faults of the text are always told, and hold for all.
  ///   - catalog: The classes and properties that there are.
  ///   - problems: What is wrong with its imports, as ``LoadOrder/problems(telling:)`` has it.
  ///   - images: What images the app has; nil if that is not known, and not asked.
  /// - Returns: At most ``Findings/limit`` of them; the rest are counted.
  /// - Complexity: O(n log n) in the number of findings, and O(n) in the size of the sheet.
  public func findings(
    for dialect: Dialect = .sapfiori, rules: [Rule] = Rule.usual, knowing catalog: Catalog = .all,
    importing problems: [Diagnostic] = [], showing images: AppImages? = nil
  ) -> Findings {
    findings(
      for: dialect, rules: rules, knowing: catalog, importing: problems, showing: images,
      keeping: Findings.limit)
  }

  private func findings(
    for dialect: Dialect, rules: [Rule], knowing catalog: Catalog,
    importing problems: [Diagnostic], showing images: AppImages?, keeping limit: Int
  ) -> Findings {
    let suppressions = Suppressions(in: tree)
    let own = spelled(for: dialect)
    let found = own.report(
      of: rules, for: dialect, knowing: catalog, importing: problems, showing: images,
      suppressions, keeping: limit)
    var dropped = own.droppedFaults(for: [dialect])
    dropped.add(found.dropped)
    return Findings(
      own.faults(for: [dialect]), found.diagnostics, besides: found.consequences, dropped: dropped,
      of: rules.filter { $0.isFor(dialect) },
      suppressions, in: self, for: [], keeping: limit
    ) { names in
      reports(
        of: rules.filter { names.contains($0.id) }, besides: [dialect], knowing: catalog,
        importing: problems, showing: images, suppressions)
    }
  }

  /// All there is to say about this sheet if several engines are to read it, each finding once, with
  /// the targets that it holds for.
  ///
  /// For one engine this is ``findings(for:rules:knowing:importing:showing:)`` of it, and its findings
  /// name no target; for none it is empty. A dialect that is given twice counts once.
  ///
  /// - Parameters:
  ///   - dialects: The engines, in the order in which findings name them.
  ///   - rules: Which rules to run; faults of the text are always told, and hold for all.
  ///   - catalog: The classes and properties that there are.
  ///   - problems: What is wrong with its imports, as ``LoadOrder/problems(telling:)`` has it.
  ///   - images: What images the app has; nil if that is not known, and not asked.
  /// - Returns: At most ``Findings/limit`` of them; the rest are counted, for each engine anew.
  public func findings(
    for dialects: [Dialect], rules: [Rule] = Rule.usual, knowing catalog: Catalog = .all,
    importing problems: [Diagnostic] = [], showing images: AppImages? = nil
  ) -> Findings {
    findings(
      for: dialects, rules: rules, knowing: catalog, importing: problems, showing: images,
      keeping: Findings.limit)
  }

  /// The same, but that another number of findings is kept.
  package func findings(
    for dialects: [Dialect], rules: [Rule], knowing catalog: Catalog,
    importing problems: [Diagnostic] = [], showing images: AppImages?, keeping limit: Int
  ) -> Findings {
    let dialects = dialects.eachOnce
    guard dialects.count > 1 else {
      return dialects.first
        .map {
          findings(
            for: $0, rules: rules, knowing: catalog, importing: problems, showing: images,
            keeping: limit)
        }
        ?? Findings([], dropped: DroppedFindings())
    }
    let names = dialects.map(\.name)
    let suppressions = Suppressions(in: tree)
    var targets = SeveralTargets()
    var dropped = droppedFaults(for: dialects)
    var consequences: [Diagnostic] = []
    for dialect in dialects {
      let found = report(
        of: rules, for: dialect, among: dialects, knowing: catalog, importing: problems,
        showing: images, suppressions, keeping: limit)
      targets.add(found.diagnostics, for: dialect.name)
      consequences += found.consequences
      dropped.add(found.dropped)
    }
    return Findings(
      faults(for: dialects), wary(targets.findings(inOrderOf: names), for: dialects),
      besides: consequences, dropped: dropped,
      of: rules.filter { dialects.contains(where: $0.isFor) }, suppressions, in: self,
      for: names, keeping: limit
    ) { names in
      reports(
        of: rules.filter { names.contains($0.id) }, besides: dialects, knowing: catalog,
        importing: problems, showing: images, suppressions)
    }
  }

  /// How many of the findings for an engine are errors, by the usual rules.
  ///
  /// Quicker than those: what is no error is not put into words, and rules that find none are not run.
  package func errorCount(for dialect: Dialect) -> Int {
    let rules = Rule.usual.filter(\.findsErrors)
    let suppressions = Suppressions(in: tree)
    let found = report(
      of: rules, for: dialect, knowing: .all, importing: [], showing: nil, suppressions,
      inWordsFrom: .error)
    var dropped = droppedFaults(for: [dialect])
    dropped.add(found.dropped)
    let all = Findings(
      faults(for: [dialect]), found.diagnostics, besides: [], dropped: dropped, of: rules,
      suppressions, in: self, for: []
    ) { _ in [] }
    return all.diagnostics.count { $0.severity == .error } + all.dropped.count(atLeast: .error)
  }

  /// What rules find for each engine that is none of `dialects`.
  private func reports(
    of rules: [Rule], besides dialects: [Dialect], knowing catalog: Catalog,
    importing problems: [Diagnostic], showing images: AppImages?, _ suppressions: Suppressions
  ) -> [(target: String, found: [Diagnostic])] {
    Dialect.all.filter { other in !dialects.contains { $0.name == other.name } }.map { other in
      let report = report(
        of: rules, for: other, knowing: catalog, importing: problems, showing: images, suppressions)
      return (other.name, report.diagnostics + report.consequences)
    }
  }

  /// What rules find for one engine; faults of the text are for others to add.
  ///
  /// Findings that follow from others come apart, where comments may silence them.
  private func report(
    of rules: [Rule], for dialect: Dialect, among company: [Dialect] = [],
    knowing catalog: Catalog, importing problems: [Diagnostic], showing images: AppImages?,
    _ suppressions: Suppressions, inWordsFrom least: Diagnostic.Severity = .information,
    keeping limit: Int = Report.limit
  ) -> (diagnostics: [Diagnostic], dropped: DroppedFindings, consequences: [Diagnostic]) {
    let reader = company.isEmpty ? dialect : dialect.named(SeveralTargets.someone)
    let inspection = Inspection(
      of: self, for: reader, among: company, knowing: catalog, importing: problems,
      showing: images, suppressions: suppressions,
      making: rules.surveys)
    var report = Report(
      inWordsFrom: least, keeping: limit, andConsequences: !suppressions.isEmpty)
    let isReadable = source.nonText == nil && tree.isStylesheet
    let readers = Rule.Readers(of: dialect)
    func run(following isLast: Bool) {
      rules.eachInPlace { rule in
        guard rule.canFollow == isLast, rule.speaksOfSheets, rule.isFor(readers),
          isReadable || rule.speaksOfBytes
        else { return }
        rule.run(on: inspection, &report)
      }
    }
    run(following: false)
    let causes = report.diagnostics
    var known: Consequences?
    report.isNone = { finding in
      let all = known ?? Consequences(of: causes, in: self)
      known = all
      return all.contain(finding)
    }
    run(following: true)
    return (report.diagnostics, report.dropped, report.consequences)
  }
}

extension [Dialect] {
  /// Without repetitions, in order.
  package var eachOnce: Self {
    reduce(into: []) { known, dialect in
      if !known.contains(where: { $0.name == dialect.name }) { known.append(dialect) }
    }
  }
}

extension [Rule] {
  /// What any of them asks for.
  fileprivate var surveys: Inspection.Surveys {
    var all: Inspection.Surveys = []
    eachInPlace { all.formUnion($0.group.surveys) }
    return all
  }
}

extension Rule.Group {
  /// What rules of this kind ask for.
  fileprivate var surveys: Inspection.Surveys {
    switch self {
    case .accessibility: .contrasts
    case .cascade: .rivalries
    case .syntax, .schema, .value, .reference, .completeness, .portability, .hygiene: []
    }
  }
}

import StyleSheet

/// Collects the findings of rules about one sheet, up to a limit.
///
/// A sheet of a hundred megabytes can have a finding on every line. Only the first findings of a
/// rule and severity are stored; the rest are counted.
struct Report {
  private(set) var diagnostics: [Diagnostic] = []
  /// Findings that follow from others and are not reported; empty unless requested.
  private(set) var consequences: [Diagnostic] = []
  private(set) var dropped = DroppedFindings()
  /// The rules so far whose findings are shown as remarks.
  private(set) var remarks: Set<String> = []
  var speller = Speller()
  /// True for a finding that follows from others and is not reported; nil to report all.
  var isNone: ((Diagnostic) -> Bool)?
  /// The end of the sheet if rules see more text: no finding, note or fix is reported beyond it.
  var end: Int?

  /// The default maximum number of stored findings of one rule and severity.
  static let limit = 10_000

  private let limit: Int
  private let keepsConsequences: Bool
  private var id = ""
  private var usual = Diagnostic.Severity.warning
  /// The numbers of stored findings of the rule by the names of their severities; a key type of its own would
  /// cost a fortieth of a start.
  private var counts: [String: Int] = [:]

  init(keeping limit: Int = Self.limit, andConsequences keepsConsequences: Bool = false) {
    self.limit = limit
    self.keepsConsequences = keepsConsequences
  }

  mutating func begin(_ id: String, _ usual: Diagnostic.Severity, isRemark: Bool) {
    self.id = id
    if isRemark { remarks.insert(id) }
    self.usual = usual
    counts = [:]
  }

  /// Adds a finding with its own severity, or else the given one, or else the default one.
  ///
  /// A finding that is held back, because it follows from another, only marks its suppression as
  /// used. Beyond the limit a finding is only counted, with the same severity.
  mutating func callAsFunction(
    as severity: Diagnostic.Severity? = nil, heldBack isConsequence: Bool = false,
    _ finding: @autoclosure () -> Finding
  ) {
    ifAny(as: severity, heldBack: isConsequence) { _ in finding() }
  }

  mutating func callAsFunction(
    as severity: Diagnostic.Severity? = nil, at range: Range<Int>, _ message: Message
  ) {
    self(as: severity, Finding(at: range, message))
  }

  /// Adds a finding that is optional and needs the speller.
  mutating func ifAny(
    as severity: Diagnostic.Severity? = nil, heldBack isConsequence: Bool = false,
    _ finding: (inout Speller) -> Finding?
  ) {
    let severity = severity ?? usual
    guard !isConsequence else {
      if keepsConsequences, consequences.count < limit,
        let finding = finding(&speller).flatMap(inSheet)
      {
        consequences.append(diagnostic(finding, severity))
      }
      return
    }
    guard
      let found = finding(&speller).flatMap(inSheet).map({ diagnostic($0, severity) })
    else { return }
    guard isNone?(found) != true else {
      if keepsConsequences { consequences.append(found) }
      return
    }
    guard counts[found.severity.rawValue, default: 0] < limit else {
      drop(1, as: found.severity)
      return
    }
    counts[found.severity.rawValue, default: 0] += 1
    diagnostics.append(found)
  }

  /// Returns the part of a finding that is not beyond the end of the sheet.
  private func inSheet(_ finding: Finding) -> Finding? {
    guard let end else { return finding }
    guard finding.range.upperBound <= end else { return nil }
    return Finding(as: finding.severity, at: finding.range, finding.message)
      .notes(finding.notes.filter { $0.range.upperBound <= end })
      .offering(
        finding.fixIts.filter { $0.edits.allSatisfy { $0.range.upperBound <= end } })
  }

  private func diagnostic(_ finding: Finding, _ severity: Diagnostic.Severity) -> Diagnostic {
    Diagnostic(finding.severity ?? severity, id, finding)
  }

  /// Counts findings that are not reported, with the default severity or the given one.
  mutating func drop(_ count: Int, as severity: Diagnostic.Severity? = nil) {
    dropped.add(count, DroppedFindings.Kind(id, severity ?? usual))
  }
}

extension Dialect {
  /// The suffix of a message for an inferred fact.
  ///
  /// See `Documentation/Decisions/0061-doubt-is-said-in-the-same-words.md`.
  static let doubt = " (inferred)"

  /// Returns the suffix for an answer to a question; empty if it was read in the engine's source.
  func doubt(_ question: DialectQuestion) -> Message {
    assumed.contains(question) ? .doubt : ""
  }
}

extension Finding {
  /// Returns a copy whose messages name the engines to which it applies.
  ///
  /// `kin` is the name of one engine that others are like; nil to speak of engines like NUI.
  func naming(_ engines: [String], kin: String? = nil, doubt: String = Dialect.doubt) -> Self {
    filled { place in
      switch place {
      case .engine: (engines.joined(with: "and"), engines.count > 1)
      case .kin: (kin ?? "engines such as \(Dialect.nui.name)", kin == nil)
      case .doubt: (doubt, false)
      }
    }
  }
}

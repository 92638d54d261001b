/// Findings that follow from others of the same rule: a rule that was misread looks half done.
///
/// When the cause is mended they are gone, or are found then.
struct Consequences {
  /// What makes a finding follow from another one.
  private enum Cause {
    /// A fault of the text or any other finding in the rule.
    case any
    /// A fault of the text in the rule, or a name in it for which the one that is missed was meant.
    case meantName
    /// A fault of the text in the rule, or a color or a number in it that is none.
    case value
  }

  private static let causes: [(id: String, cause: Cause)] = [
    ("empty-rule", .any), ("half-gradient", .meantName), ("border-without-width", .meantName),
    ("low-contrast-text", .value), ("low-contrast-mark", .value), ("state-by-hue", .value),
  ]

  private static let values = [
    "invalid-color", "invalid-number", "out-of-range", "short-hex", "type-mismatch",
    "undefined-variable",
  ]

  /// The ranges of the rules of a sheet.
  private let rules: [Range<Int>]
  private let faults: FaultyPlaces
  /// The causes in each rule, by its number.
  private let others: [Int: [Diagnostic]]

  /// Nil where none of `found` can follow from another.
  init?(of found: [Diagnostic], in sheet: Sheet) {
    guard found.contains(where: { Self.cause(of: $0) != nil }) else { return nil }
    let rules = sheet.ruleRows.map { sheet.nodeRange(of: $0.element) }
    faults = FaultyPlaces(of: sheet)
    others = Dictionary(
      grouping: found.filter { $0.severity > .information && Self.cause(of: $0) == nil }
    ) { Self.number(of: $0, in: rules) ?? -1 }
    self.rules = rules
  }

  /// Whether a finding follows from another one.
  func contain(_ finding: Diagnostic) -> Bool {
    guard let cause = Self.cause(of: finding), let number = Self.number(of: finding, in: rules)
    else { return false }
    let rule = rules[number]
    if faults.has(in: rule.lowerBound...rule.upperBound) { return true }
    return others[number, default: []].contains { other in
      switch cause {
      case .any: true
      case .meantName: other.word.map { finding.message.contains("'\($0)'") } ?? false
      case .value:
        Self.values.contains(other.id)
          || other.word.map { $0.contains("color") || $0.hasPrefix("font") } ?? false
      }
    }
  }

  private static func cause(of finding: Diagnostic) -> Cause? {
    causes.first { $0.id == finding.id }?.cause
  }

  /// The rule in which a finding stands, by its number.
  private static func number(of finding: Diagnostic, in rules: [Range<Int>]) -> Int? {
    let next = rules.firstPlace { $0.lowerBound > finding.range.lowerBound }
    return next > 0 && rules[next - 1].contains(finding.range.lowerBound) ? next - 1 : nil
  }
}

extension Diagnostic {
  /// The word that its first fix-it writes.
  fileprivate var word: String? { fixIts.first?.edits.first?.replacement }
}

import StyleRules
import StyleSheet

/// What becomes of the findings of a rule.
enum RuleSeverity: String, WordedCase {
  case off, remark, warning, error

  /// All words for it.
  static let words = table.map(\.word)

  /// How grave they are; nil if there are none.
  var severity: Diagnostic.Severity? {
    switch self {
    case .off: nil
    case .remark: .information
    case .warning: .warning
    case .error: .error
    }
  }
}

extension Rule.Group: WordedCase {}

extension OptionValue {
  /// A rule or a group of them, `=`, and how grave its findings are.
  static let severity = OptionValue(
    "NAME=SEVERITY with a name that can be set, and one of "
      + RuleSeverity.words.joined(separator: ", "),
    .pairs(names: RuleChoice.names, words: RuleSeverity.words), words: RuleChoice.names
  ) { value in
    RuleChoice.names.contains(value.beforeSign)
      && value.behindSign.map(RuleSeverity.words.contains) ?? false
  }
  .refusing { value in
    guard Rule(named: value.beforeSign)?.isFault ?? false else { return nil }
    return "'\(value.beforeSign)' is always an error, as it keeps the sheet from being read"
  }
}

/// Which rules are run, and how grave what they find is.
struct RuleChoice: Sendable {
  /// The rules that were turned on or off by somebody.
  private var isOn: [String: Bool] = [:]
  private var severities: [String: Diagnostic.Severity] = [:]

  /// The usual rules, each as grave as it says itself.
  init() {}

  /// Every word by which rules are set: the names of those that can be, and of their groups.
  static let names = settable.map(\.id) + Rule.Group.allCases.map(\.rawValue)

  /// The rules that can be set: all but faults of the text, over which sheets are lost.
  private static let settable = Rule.all.filter { !$0.isFault }

  /// Sets a rule, or those of a group that are on; of a rule of taste, its own name alone turns it on.
  mutating func set(_ name: String, to choice: RuleSeverity) {
    for rule in Self.settable
    where rule.id == name || rule.group.rawValue == name && runs(rule) {
      severities[rule.id] = choice.severity
      isOn[rule.id] = choice.severity != nil
    }
  }

  /// Whether a rule is to be run: unless somebody says otherwise, if it is no matter of taste.
  private func runs(_ rule: Rule) -> Bool { isOn[rule.id] ?? !rule.isOptional }

  /// The rules to be run, in their order.
  var rules: [Rule] { isOn.isEmpty ? Rule.usual : Rule.all.filter(runs) }

  /// Whether every finding is as grave as it was found.
  var isUsual: Bool { severities.isEmpty }

  /// The same of findings that were only counted.
  func graded(_ dropped: DroppedFindings) -> DroppedFindings {
    dropped.kinds.reduce(into: DroppedFindings()) { graded, entry in
      let severity = entry.kind.id.flatMap { severities[$0] } ?? entry.kind.severity
      graded.add(entry.count, DroppedFindings.Kind(entry.kind.id, severity))
    }
  }

  /// Findings as grave as was asked for.
  func graded(_ findings: [Diagnostic]) -> [Diagnostic] {
    guard !isUsual else { return findings }
    return findings.map { finding in
      severities[finding.id].map { finding.graded($0) } ?? finding
    }.inSourceOrder()
  }
}

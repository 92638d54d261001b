import StyleRules
import StyleSheet

enum RuleSeverity: String, WordedCase {
  case off, remark, warning, error

  static let words = table.map(\.word)

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
  /// `NAME=SEVERITY`, where the name is that of a rule or a group.
  static let severity = OptionValue(
    "NAME=SEVERITY with a name that can be set, and one of "
      + RuleSeverity.words.joined(separator: ", "),
    .pairs(names: RuleChoice.names, words: RuleSeverity.words), words: RuleChoice.names
  ) { value in
    RuleChoice.names.contains(value.beforeSign)
      && value.behindSign.map(RuleSeverity.words.contains) ?? false
  } refusal: { value in
    let (name, word) = (value.beforeSign, value.behindSign ?? "")
    if !word.isEmpty, RuleChoice.names.contains(name), !RuleSeverity.words.contains(word) {
      return "'\(word)' is no severity" + Suggestion.question(word, among: RuleSeverity.words)
    }
    guard Rule(named: value.beforeSign)?.isFault ?? false else { return nil }
    return "'\(value.beforeSign)' keeps its severity, because it is a syntax error"
  }
}

/// The enabled rules and the severities of their findings.
struct RuleChoice: Sendable {
  /// The rules that were explicitly enabled or disabled.
  private var isOn: [String: Bool] = [:]
  private var severities: [String: Diagnostic.Severity] = [:]

  /// The names of the configurable rules and of the groups.
  static let names = settable.map(\.id) + Rule.Group.allCases.map(\.rawValue)

  /// The configurable rules: all except syntax faults that prevent a sheet from being read.
  private static let settable = Rule.all.filter { !$0.isFault }

  /// Sets a rule or the enabled rules of a group; only its own name enables an optional rule.
  mutating func set(_ name: String, to choice: RuleSeverity) {
    for rule in Self.settable
    where rule.id == name || rule.group.rawValue == name && runs(rule) {
      severities[rule.id] = choice.severity
      isOn[rule.id] = choice.severity != nil
    }
  }

  /// True if a rule is enabled; by default, unless it is optional.
  private func runs(_ rule: Rule) -> Bool { isOn[rule.id] ?? !rule.isOptional }

  var rules: [Rule] {
    guard !isOn.isEmpty else { return Rule.usual }
    return Rule.all.filter(runs).map { rule in
      var rule = rule
      rule.isRemark = severities[rule.id] == .information
      return rule
    }
  }

  var isUsual: Bool { severities.isEmpty }

  func graded(_ dropped: DroppedFindings) -> DroppedFindings {
    dropped.kinds.reduce(into: DroppedFindings()) { graded, entry in
      let severity = entry.kind.id.flatMap { severities[$0] } ?? entry.kind.severity
      graded.add(entry.count, DroppedFindings.Kind(entry.kind.id, severity))
    }
  }

  func graded(_ findings: [Diagnostic]) -> [Diagnostic] {
    guard !isUsual else { return findings }
    return findings.map { finding in
      severities[finding.id].map { finding.graded($0) } ?? finding
    }.inSourceOrder()
  }
}

extension Invocation {
  /// The enabled rules; a later value overrides an earlier one.
  var ruleChoice: RuleChoice {
    texts(.rule).reduce(into: RuleChoice()) { choice, text in
      let severity = text.behindSign.flatMap(RuleSeverity.init)
      if let severity { choice.set(text.beforeSign, to: severity) }
    }
  }
}

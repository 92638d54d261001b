import StyleRules
import StyleSheet

extension Command {
  static let rules = Command(
    name: "rules",
    summary: "lists the rules",
    operands: .none,
    details: [
      "A rule in parentheses runs only if it is enabled. Each rule is shown with its default severity. That of",
      "a finding can differ: most syntax faults are remarks for fiori-swiftui, unless a definition is lost or",
      "misread. 'stylecheck check --help' explains severities, and '--rule' changes them.",
    ],
    options: [.group, .ruleTargets, .format(ListFormat.self)],
    examples: [
      Example("stylecheck rules", "list all rules"),
      Example("stylecheck rules --format json", "write JSON"),
      Example(
        "stylecheck rules --group portability", "list the rules about differences between engines"),
    ]
  ) { invocation, session throws(UsageProblem) in
    let groups = invocation.texts(.group)
    let names = invocation.has(.targets) ? invocation.dialects.map(\.name) : []
    let rules = Rule.all.filter { rule in
      (groups.isEmpty || groups.contains(rule.group.rawValue))
        && (names.isEmpty || rule.targets.contains { names.contains($0.name) })
    }
    let format: ListFormat = invocation.format()
    if format == .json {
      session.write(JSONText.document(["rules": .array(rules.map { JSONText($0) })]).description)
      return .clean
    }
    let sections = Rule.Group.allCases.compactMap { group in
      section(of: rules.filter { $0.group == group }, titled: group.rawValue)
    }
    session.write(sections.joined(separator: "\n"))
    return .clean
  }

  private static func section(of rules: [Rule], titled title: String) -> String? {
    guard !rules.isEmpty else { return nil }
    let columns = Columns(
      rules.map { [$0.isOptional ? "(\($0.id))" : $0.id, $0.severity.rawValue, $0.summary] })
    return "\(title):\n\(columns.text)"
  }
}

extension Option {
  static let group = Option(
    "group", "NAME", .oneOf(Rule.Group.self), "only rules of this group; repeatable")
  fileprivate static let ruleTargets = naming(
    orAll: true, "list only rules for this target engine; repeatable (default: all rules)")
}

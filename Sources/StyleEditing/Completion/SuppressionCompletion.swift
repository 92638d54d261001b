import StyleRules
import StyleSheet

extension CompletionSource {
  /// The first words of comments that suppress rules.
  var directives: [CompletionItem] {
    Suppression.Kind.allCases.map {
      CompletionItem(
        $0.rawValue, .keyword, .directive($0), detail: $0.words, snippet: "\($0.rawValue) $0")
    }
  }

  /// The rules and groups of rules that a comment can name: those for the targets are first.
  func suppressedRules(after others: [String]) -> [CompletionItem] {
    let targets = Set(dialects.map(\.name))
    let rules = Rule.all.filter { !$0.isFault }
    let first = rules.filter { $0.targets.contains { targets.contains($0.name) } }
    let last = rules.filter { !$0.targets.contains { targets.contains($0.name) } }
    let groups = Rule.Group.allCases.filter { group in rules.contains { $0.group == group } }
    return
      (first.map(item) + groups.map(item) + last.map(item)).filter { !others.contains($0.label) }
  }

  private func item(of rule: Rule) -> CompletionItem {
    CompletionItem(rule.id, .rule, .rule(rule.id), detail: rule.summary)
  }

  private func item(of group: Rule.Group) -> CompletionItem {
    CompletionItem(group.rawValue, .rule, .rule(group.rawValue), detail: "a group of rules")
  }
}

extension Suppression.Kind {
  /// The range of the suppression.
  package var words: String {
    switch self {
    case .nextLine: "for the next line"
    case .line: "for this line"
    case .beginning: "from here on"
    case .end: "ends 'stylecheck-disable'"
    case .file: "for the whole sheet"
    }
  }
}

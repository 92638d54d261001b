import StyleRules
import StyleSheet

extension CompletionSource {
  /// The first words of comments that suppress rules.
  var directives: [CompletionItem] {
    SuppressionComment.Kind.allCases.map {
      CompletionItem(
        $0.rawValue, .keyword, .directive($0), detail: $0.words, snippet: "\($0.rawValue) $0")
    }
  }

  /// The rules and groups of rules that a comment can name: those with findings where it counts,
  /// those for the targets, and the others.
  func suppressedRules(
    after others: [String], _ findings: (SourceText) -> [Diagnostic]
  ) -> [CompletionItem] {
    let targets = Set(dialects.map(\.name))
    let rules = Rule.all.filter { Rule.canSuppress($0.id) }
    let first = rules.filter { $0.targets.contains { targets.contains($0.name) } }
    let last = rules.filter { !$0.targets.contains { targets.contains($0.name) } }
    let groups = Rule.Group.allCases.filter { group in rules.contains { $0.group == group } }
    let found = idsOfFindings(findings)
    // Split for the type checker.
    let named = rules.filter { found.contains($0.id) } + first
    let items: [[CompletionItem]] = [named.map(item), groups.map(item), last.map(item)]
    return items.joined().filter { !others.contains($0.label) }
  }

  /// Returns the rules with findings that the comment at the position can suppress.
  private func idsOfFindings(_ findings: (SourceText) -> [Diagnostic]) -> Set<String> {
    let source = sheet.source
    let offset = place.range.lowerBound
    guard
      let comment = source.tokens.first(where: {
        $0.kind.isComment && $0.range.lowerBound <= offset && offset <= $0.range.upperBound
      })?.range,
      let kind = source.words(ofComment: comment).first.flatMap({
        SuppressionComment.Kind(rawValue: source[$0])
      })
    else { return [] }
    // An unfinished comment ends with its line, or nothing would be found behind it.
    let end = comment.first { [0x0A, 0x0D].contains(source.bytes[$0]) } ?? comment.upperBound
    var bytes = source.bytes
    for place in comment.lowerBound..<end { bytes[place] = 0x20 }
    let lines = LineTable(of: source)
    let line = lines.line(at: comment.lowerBound)
    return Set(
      findings(SourceText(bytes: bytes, name: source.name)).filter { finding in
        let own = lines.line(at: finding.range.lowerBound)
        return switch kind {
        case .line: own == line
        case .nextLine: own == line + 1
        case .beginning, .end: own >= line
        case .file: true
        }
      }.map(\.id))
  }

  private func item(of rule: Rule) -> CompletionItem {
    CompletionItem(rule.id, .rule, .rule(rule.id), detail: rule.summary)
  }

  private func item(of group: Rule.Group) -> CompletionItem {
    CompletionItem(group.rawValue, .rule, .rule(group.rawValue), detail: "a group of rules")
  }
}

extension SuppressionComment.Kind {
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

import StyleRules
import StyleSheet

extension Rule {
  var targetsInWords: String {
    targets.count == Dialect.all.count ? "all targets" : targets.map(\.name).joined(separator: ", ")
  }

  /// The output of `stylecheck explain`.
  var explanation: String {
    let usual = isOptional ? "disabled by default" : "enabled by default"
    let examples = examples.map { example in
      let names = example.dialects.map(\.name).joined(separator: ", ")
      let kind = example.findsSomething ? "finds" : "accepts"
      return "\(kind), for \(names):\n\n\(example.text.indented(by: 4))\n"
    }
    return """
      \(id): \(summary)

      \(rationale.wrapped())
      group \(group.rawValue), default severity \(severity.rawValue), \(usual)
      for \(targetsInWords)
      source: \(source)
      page: \(Release.page(ofRule: id))

      \(examples.joined(separator: "\n"))
      """
  }
}

import StyleRules
import StyleSheet

extension Rule {
  var targetsInWords: String {
    targets.count == Dialect.all.count ? "all targets" : targets.map(\.name).joined(separator: ", ")
  }

  /// The default severity, and those of other findings, as in the examples.
  var severities: String {
    guard !isFault else {
      return
        "\(severity.rawValue); for \(Dialect.fioriSwiftUI.name) often a remark, if no definition "
        + "is lost or misread"
    }
    let others = Set(examples.flatMap { findings(in: $0) }.map(\.severity)).subtracting([severity])
      .sorted().map { ($0 == .error ? "an " : "a ") + $0.rawValue }
    let cases = others.isEmpty ? "" : "; \(others.joined(with: "or")) in some cases"
    return severity.rawValue + cases
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
      group \(group.rawValue), \(usual)
      for \(targetsInWords)
      \("default severity \(severities)".wrapped())source: \(source)
      page: \(Release.page(ofRule: id))

      \(examples.joined(separator: "\n"))
      """
  }
}

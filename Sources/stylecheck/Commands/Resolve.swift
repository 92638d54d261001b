import StyleRules
import StyleSheet

extension Command {
  static let resolve = Command(
    name: "resolve",
    summary: "shows what sheets set in the end, where each value comes from, and why",
    operands: .sheets,
    details: [
      "Sheets come in the order in which an app loads them; one can be '-', standard input.",
      "Classes and properties come in the order of their names. A value is shown after variables,",
      "with the type it is taken to have and the place that sets it; Documentation/Resolve.md says",
      "what JSON and CSV look like. For several targets each has its say, one after another.",
      "A sheet that another imports is loaded before it, if the target may know '@import'.",
    ],
    options: [.targets] + Option.ofContext + [
      .className, .propertyName, .why, .format(ThemeReport.Format.self), .schema, .root, .color,
    ] + Option.ofConfiguration,
    examples: [
      Example("stylecheck resolve theme.nss", "show all that a sheet sets"),
      Example(
        "stylecheck resolve --appearance dark --class Label --why base.nss brand.nss",
        "show what a label looks like by night, and what was beaten"),
      Example("stylecheck resolve --target all app.nss", "show what each target makes of a sheet"),
      Example("stylecheck resolve --format json base.nss", "write it for a program"),
    ],
    findings: "no sheet sets a class or property that was asked for by name",
    configuration: .theme
  ) { invocation, session throws(UsageProblem) in
    guard let sources = session.sources(at: invocation.operands),
      let themes = session.themes(of: sources, invocation),
      let catalog = session.catalog(invocation)
    else { return .couldNotRun }
    let most = themes.map(\.sheets).max { $0.count < $1.count } ?? []
    session.warn(of: most, for: themes.map(\.dialect))

    let wish = invocation.resolutionWish
    let reports = themes.map { theme in
      ThemeReport(
        of: theme, showing: wish, knowing: catalog, trails: invocation.has(.why),
        without: ThemeReport.losses(
          of: theme.sheets, in: invocation.environment, for: theme.dialect))
    }
    reports.write(in: invocation.format()) { session.write($0) }
    let missing = wish.missing(in: themes, knowing: catalog)
    for word in missing { session.complain(word) }
    return missing.isEmpty ? .clean : .findings
  }
}

extension Session {
  /// Returns a theme for each target; reports a missing sheet once and returns nil.
  ///
  /// Imports depend only on whether a target may support '@import'.
  fileprivate mutating func themes(
    of sources: [SourceText], _ invocation: Invocation
  ) -> [Theme]? {
    let dialects = invocation.dialects.eachOnce
    var orders: [Bool: [Sheet]] = [:]
    for isFollowed in Set(dialects.map(\.imports.isFollowed)) {
      orders[isFollowed] = loadOrder(
        of: sources, at: invocation.operands, invocation, following: isFollowed)
      guard orders[isFollowed] != nil else { return nil }
    }
    return dialects.map {
      Theme(
        of: orders[$0.imports.isFollowed, default: []], in: invocation.environment, for: $0)
    }
  }
}

extension Option {
  fileprivate static let why = Option("why", "show what each value beat as well")
}

import StyleSheet

extension Command {
  static let resolve = Command(
    name: "resolve",
    summary: "shows the resolved properties of sheets, and the origin of each value",
    operands: .sheets,
    details: [
      "Classes and properties are sorted by name. A value is shown after expanding variables, with its",
      "type and the place that sets it. Several targets are shown one after another. If no sheet sets a",
      "specified class, the classes that begin with its name are shown.",
    ] + loadOrder + [
      "Documentation/Resolve.md describes the JSON and CSV output."
    ],
    options: [.targets] + Option.ofContext + [
      .className, .propertyName, .why, .format(ThemeReport.Format.self),
    ] + Option.ofThemes,
    examples: [
      Example("stylecheck resolve theme.nss", "show all properties of a sheet"),
      Example(
        "stylecheck resolve --appearance dark --class Label --why base.nss brand.nss",
        "show a label in dark mode, with overridden values"),
      Example("stylecheck resolve --target all app.nss", "show a sheet as each target reads it"),
      Example("stylecheck resolve --format json base.nss", "write JSON"),
    ],
    findings: "no sheet sets a specified class or property",
    configuration: .theme
  ) { invocation, session throws(UsageProblem) in
    guard let sources = session.sources(at: invocation.operands),
      let themes = session.themes(of: sources, invocation),
      let catalog = session.catalog(invocation)
    else { return .couldNotRun }
    let most = themes.map(\.sheets).max { $0.count < $1.count } ?? []
    session.warn(of: most, for: themes.map(\.dialect))

    let (query, completions) = invocation.resolutionQuery.completed(among: themes)
    for words in completions { session.complain(words) }
    let reports = themes.map { theme in
      ThemeReport(of: theme, showing: query, knowing: catalog, trails: invocation.has(.why))
    }
    let format: ThemeReport.Format = invocation.format()
    reports.write(in: format) { session.write($0) }
    // A row has no place for a sheet that has no effect.
    if case .csv = format {
      for theme in themes {
        session.tellLosses(of: theme.sheets, in: [theme.environment], for: theme.dialect)
      }
    }
    let missing = query.missing(in: themes, knowing: catalog)
    for word in missing { session.complain(word) }
    return missing.isEmpty && completions.isEmpty ? .clean : .findings
  }
}

extension Session {
  /// Returns a theme for each target; reports a missing sheet once and returns nil.
  ///
  /// Imports depend only on whether a target may support '@import'.
  fileprivate mutating func themes(of sources: [SourceText], _ invocation: Invocation) -> [Theme]? {
    let dialects = invocation.dialects.eachOnce(by: \.name)
    var orders: [Bool: [Sheet]] = [:]
    for isFollowed in Set(dialects.map(\.imports.isFollowed)) {
      orders[isFollowed] = loadOrder(
        of: sources, at: invocation.operands, invocation, following: isFollowed)
      guard orders[isFollowed] != nil else { return nil }
    }
    return dialects.map {
      Theme(of: orders[$0.imports.isFollowed, default: []], in: invocation.environment, for: $0)
    }
  }
}

extension Option {
  fileprivate static let why = Option("why", "also show overridden values")
}

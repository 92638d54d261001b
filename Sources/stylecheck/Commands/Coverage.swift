import StyleSheet

extension Command {
  static let coverage = Command(
    name: "coverage",
    summary: "shows how much of the catalog sheets set",
    operands: .sheets,
    details: [
      "Of the components that the sheets style, each property of each class counts, bare and with",
      "each of its variants. It is set if a sheet sets it to what can be read, or sets what it falls",
      "back on; what is left has the name of the palette behind it that shows instead, if one does.",
      "Sheets come in the order in which an app loads them; one can be '-', standard input. A sheet",
      "that another imports is loaded before it, if the target may know '@import'.",
      "Documentation/Coverage.md says what JSON looks like.",
    ],
    options: [.target] + Option.ofMedia + [
      .component, .everything, .minimum, .format(CoverageReport.Format.self), .schema, .root,
      .color,
    ] + Option.ofConfiguration,
    examples: [
      Example("stylecheck coverage theme.nss", "show what is left to style"),
      Example(
        "stylecheck coverage --component FUIRatingControl --minimum 90 app.nss",
        "pass only if nine tenths of the rating control are styled"),
    ],
    findings:
      "with '--minimum': less is set, nothing can be, or the target would lose a whole "
      + "sheet",
    configuration: .theme
  ) { invocation, session throws(UsageProblem) in
    guard let catalog = session.catalog(invocation) else { return .couldNotRun }
    let scope = try invocation.coverageScope(in: catalog)
    guard let sheets = session.sheets(invocation) else { return .couldNotRun }
    let theme = Theme(of: sheets, in: invocation.environment, for: invocation.dialect)
    let report = CoverageReport(
      coverage: ThemeCoverage(of: theme, scope, knowing: catalog),
      losses: ThemeReport.losses(
        of: sheets, in: invocation.environment, for: invocation.dialect),
      dialect: invocation.dialect)
    session.write(report.text(in: invocation.format()))
    guard let minimum = invocation.count(.minimum), let shortfall = report.shortfall(of: minimum)
    else { return .clean }
    session.complain(shortfall)
    return .findings
  }
}

extension Option {
  fileprivate static let component = Option(
    "component", "NAME", .text, "look at this component, as often as wanted, styled or not")
  fileprivate static let everything = Option("all", "look at all components of the catalog")
  fileprivate static let minimum = Option(
    "minimum", "PERCENT", .percent, "end with status 1 if less is set, or nothing can be")
}

extension Invocation {
  /// Returns the scope of coverage; throws for an unknown component.
  fileprivate func coverageScope(
    in catalog: Catalog
  ) throws(UsageProblem) -> ThemeCoverage.Scope {
    if has(.everything) { return .everything }
    let names = texts(.component)
    if names.isEmpty { return .touched }
    let known = Set(catalog.entries.map(\.component)).union([ThemeCoverage.paletteComponent])
    for name in names where !known.contains(name) {
      throw .unknownComponent(name, known: known.sorted())
    }
    return .components(Set(names))
  }
}

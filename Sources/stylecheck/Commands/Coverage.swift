import StyleSheet

extension Command {
  static let coverage = Command(
    name: "coverage",
    summary: "shows how much of the catalog the sheets set",
    operands: .sheets,
    details: [
      "Counts each property of each class of the components that the sheets style, bare and with each of",
      "its variants. A property is set if a sheet sets it to a valid value, or sets its fallback. A missing",
      "property is shown with the palette name that applies instead, if there is one.",
    ] + loadOrder + [
      "Documentation/Coverage.md describes the JSON output."
    ],
    options: [.target] + Option.ofMedia + [
      .component, .everything, .minimum, .format(CoverageReport.Format.self),
    ] + Option.ofThemes,
    examples: [
      Example("stylecheck coverage theme.nss", "show the properties that are not set"),
      Example(
        "stylecheck coverage --component FUIRatingControl --minimum 90 app.nss",
        "fail if less than 90 % of the rating control is set"),
    ],
    findings:
      "with '--minimum': less is set, there is nothing to set, or the target discards a whole "
      + "sheet",
    configuration: .theme
  ) { invocation, session throws(UsageProblem) in
    guard let catalog = session.catalog(invocation) else { return .couldNotRun }
    let scope = try invocation.coverageScope(in: catalog)
    guard let sheets = session.sheets(invocation) else { return .couldNotRun }
    let theme = Theme(of: sheets, in: invocation.environment, for: invocation.dialect)
    let coverage = ThemeCoverage(of: theme, scope, knowing: catalog)
    let report = CoverageReport(
      coverage: coverage, scope: scope, losses: ThemeReport.losses(of: theme),
      dialect: invocation.dialect)
    session.write(report.text(in: invocation.format()))
    let found = Set(coverage.components.map(\.name))
    for name in invocation.texts(.component).eachOnce where !found.contains(name) {
      session.complain("\(invocation.dialect.name) has nothing to set in '\(name)'")
    }
    guard let minimum = invocation.text(.minimum), let shortfall = report.shortfall(of: minimum)
    else { return .clean }
    session.complain(shortfall)
    return .findings
  }
}

extension Option {
  fileprivate static let component = Option(
    "component", "NAME", .text, "component to include, styled or not; repeatable")
  fileprivate static let everything = Option("all", "include all components of the catalog")
  fileprivate static let minimum = Option(
    "minimum", "PERCENT", .percent, "exit with status 1 if less is set, or there is nothing to set")
}

extension Invocation {
  fileprivate func coverageScope(in catalog: Catalog) throws(UsageProblem) -> ThemeCoverage.Scope {
    let names = texts(.component)
    let known = Set(catalog.entries.map(\.component)).union([ThemeCoverage.paletteComponent])
    for name in names where !known.contains(name) {
      throw .unknown("component", name, known: known.sorted())
    }
    return has(.everything) ? .everything : names.isEmpty ? .touched : .components(Set(names))
  }
}

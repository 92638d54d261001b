import StyleSheet

extension Command {
  static let diff = Command(
    name: "diff",
    summary: "shows what looks different under one sheet and under another",
    operands: Operands("BEFORE AFTER", 2...2, "two sheets, the older one first"),
    details: [
      "Values are compared, not texts: of a color that is written in another way, nothing is said.",
      "One of the sheets can be '-', standard input. A sheet that another imports is loaded before",
      "it, if the target may know '@import'. How different two colors look is the distance in Oklab, 0 to",
      "1; contrast is that of WCAG 2.2. Documentation/Diff.md says what JSON looks like.",
      "If neither sheet sets a class or property that was asked for by name, the exit status is 2.",
    ],
    options: [.target] + Option.ofContext + [
      .className, .propertyName, .format(DifferenceReport.Format.self), .schema, .root, .color,
    ] + Option.ofConfiguration,
    examples: [
      Example("stylecheck diff old.nss new.nss", "show what has changed"),
      Example(
        "git show HEAD:app.nss | stylecheck diff --appearance dark - app.nss",
        "show what has changed by night since the last commit"),
    ],
    findings: "something looks different, or the target would lose a whole sheet",
    configuration: .theme
  ) { invocation, session throws(UsageProblem) in
    let paths = invocation.operands
    guard let sources = session.sources(at: paths),
      let before = session.loadOrder(of: sources.prefix(1), at: paths.prefix(1), invocation),
      let after = session.loadOrder(of: sources.suffix(1), at: paths.suffix(1), invocation),
      let catalog = session.catalog(invocation)
    else { return .couldNotRun }
    session.warn(of: before + after, for: [invocation.dialect])

    let wish = invocation.resolutionWish
    let themes = [before, after].map {
      Theme(of: $0, in: invocation.environment, for: invocation.dialect)
    }
    // For classes specified by name, equality is reported too.
    let alike = wish.isForAll ? themes[0].classesAlike(in: themes[1]) : []
    let sides = Workers.each(of: themes) { theme in
      let losses = ThemeReport.losses(of: theme.sheets, in: theme.environment, for: theme.dialect)
      let whole = theme.resolution(knowing: catalog, without: alike)
      return (losses: losses, whole: whole)
    }
    let reports = zip(themes, sides).map { theme, side in
      ThemeReport(
        of: theme, showing: wish.part(of: side.whole), trails: false, without: side.losses)
    }
    let report = DifferenceReport(from: reports[0], to: reports[1], knowing: catalog)
    session.write(report.text(in: invocation.format()))
    let missing = wish.missing(in: themes, knowing: catalog)
    for word in missing { session.complain(word) }
    if !missing.isEmpty { return .couldNotRun }
    return report.difference.isEmpty && report.losses.isEmpty ? .clean : .findings
  }
}

import StyleSheet

extension Command {
  static let resolve = Command(
    name: "resolve",
    summary: "shows what sheets set in the end, where each value comes from, and why",
    operands: "SHEET…",
    details: [
      "Sheets come in the order in which an app loads them; one can be '-', standard input.",
      "Classes and properties come in the order of their names. A value is shown after variables,",
      "with the type it is taken to have and the place that sets it; Documentation/Resolve.md says",
      "what JSON and CSV look like.",
      "A sheet that another imports is loaded before it, if the target may know '@import'.",
      "The status is 1 if nothing sets a class or a property that was asked for by name.",
    ],
    options: [.target] + Option.ofContext + [
      .className, .propertyName, .why, .format(ThemeReport.Format.self), .schema, .root, .color,
    ] + Option.ofConfiguration,
    examples: [
      Example(
        "stylecheck resolve Examples/styles/smallest-useful.nss", "show all that a sheet sets"),
      Example(
        "stylecheck resolve --appearance dark --class Label --why base.nss brand.nss",
        "show what a label looks like by night, and what was beaten"),
      Example("stylecheck resolve --format json base.nss", "write it for a program"),
    ],
    configuration: .theme,
    run: runResolve)

  @Sendable
  private static func runResolve(
    _ invocation: Invocation, _ session: inout Session
  ) throws(UsageProblem) -> Status {
    guard !invocation.operands.isEmpty else { throw .missingOperand("a sheet, or '-'") }
    guard let sources = session.sources(at: invocation.operands),
      let sheets = session.loadOrder(of: sources, at: invocation.operands, invocation),
      let catalog = session.catalog(invocation)
    else { return .couldNotRun }
    let dialect = invocation.dialect
    let environment = invocation.environment
    let isFaulty = session.warn(of: sheets, for: dialect)

    let theme = Theme(of: sheets, in: environment, for: dialect)
    let all = theme.resolution(knowing: catalog)
    let wish = invocation.resolutionWish
    let verdicts = zip(sheets, isFaulty).map { sheet, isFaulty in
      isFaulty ? dialect.verdict(of: sheet, in: environment) : .accepted
    }
    let report = ThemeReport(
      of: theme, showing: wish.part(of: all), trails: invocation.has(.why), under: verdicts)
    session.write(report.text(in: invocation.format()))
    let missing = wish.missing(in: all)
    for word in missing { session.complain(word) }
    return missing.isEmpty ? .clean : .findings
  }
}

extension Option {
  fileprivate static let why = Option("why", "show what each value beat as well")
}

import StyleSheet

extension Command {
  static let contrast = Command(
    name: "contrast",
    summary: "shows how well everything stands out from what it lies on",
    operands: .sheets,
    details: [
      "Texts and marks on what they lie on, things that are on from those that are off, by WCAG 2.2.",
      "Sheets come in the order in which an app loads them; one can be '-', standard input. A sheet",
      "that another imports is loaded before it, if the target may know '@import'. What is disabled",
      "is exempt, and pairs that the palette alone decides are left out.",
      "Documentation/Contrast.md says what JSON looks like.",
    ],
    options: [.target] + Option.ofSituations + [
      .allPairs, .format(ContrastTable.Format.self), .schema, .root, .color,
    ]
      + Option.ofConfiguration,
    examples: [
      Example("stylecheck contrast theme.nss", "show all pairs of a sheet"),
      Example(
        "stylecheck contrast --appearance dark --contrast normal base.nss brand.nss",
        "show those of two sheets by night"),
    ],
    findings: "a pair has too little contrast, or the target would lose a whole sheet",
    configuration: .theme
  ) { invocation, session throws(UsageProblem) in
    guard let sheets = session.sheets(invocation), let catalog = session.catalog(invocation)
    else { return .couldNotRun }
    let table = ContrastTable(
      of: sheets, in: invocation.situations, for: invocation.dialect,
      invocation.has(.allPairs) ? .all : .decided, knowing: catalog)
    let sums = table.write(in: invocation.format()) { session.write($0) }
    // A lost sheet cannot pass.
    return sums.failures == 0 && table.losses.isEmpty ? .clean : .findings
  }
}

extension Option {
  fileprivate static let allPairs = Option("all", "show pairs that the palette alone decides, too")
}

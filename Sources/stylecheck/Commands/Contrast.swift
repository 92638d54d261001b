extension Command {
  static let contrast = Command(
    name: "contrast",
    summary: "shows the contrast of texts and marks with their backgrounds",
    operands: .sheets,
    details: [
      "Compares texts and marks with their backgrounds, and selected states with unselected ones, by",
      "WCAG 2.2. Disabled elements are exempt, and pairs that only the palette decides are left out. The",
      "text has columns of raised surfaces where a result differs from that at the base.",
    ] + loadOrder + [
      "Documentation/Contrast.md describes the JSON output."
    ],
    options: [.target] + Option.ofSituations + [
      .allPairs, .format(ContrastTable.Format.self),
    ] + Option.ofThemes,
    examples: [
      Example("stylecheck contrast theme.nss", "show all pairs of a sheet"),
      Example(
        "stylecheck contrast --appearance dark --contrast normal base.nss brand.nss",
        "show the pairs of two sheets in dark mode"),
    ],
    findings: "a pair has too little contrast, or the target discards a whole sheet",
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
  fileprivate static let allPairs = Option("all", "also show pairs that only the palette decides")
}

extension Rule {
  static let lowCoverage = Rule(
    id: "low-coverage", .completeness, .information,
    summary: "some parts of a component are styled and others are not",
    rationale: """
      What a sheet leaves out keeps its default. That is mostly meant; when a whole component is to \
      be restyled, this says what is still to be done.
      """,
    source: "SAP Fiori for iOS 9.0 to 25.08, class references, Theming",
    targets: [.sapfiori],
    examples: [
      "Label { font-size: 17; }",
      """
      fdlFUIRatingControlFormCell_title { font-style: body; }
      ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ information[low-coverage]: of the 3 parts of 'fdlFUIRatingControlFormCell' the sheet does not style 'subtitle' and 'ratingControl'
      """,
      """
      fdlFUINoteFormCell_placeholder { font-style: body; }
      ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ information[low-coverage]: of the 2 parts of 'fdlFUINoteFormCell' the sheet does not style 'valueText'
      """,
    ],
    isOptional: true
  ) { inspection, report in
    guard inspection.dialect.scope == .everythingAndPalette else { return }
    let sheet = inspection.sheet
    var prefixes: Set<String> = []
    let named = Set(inspection.classes.all.map(\.name))
    var seen: Set<NameTable.ID> = []
    for row in sheet.selectorRows where seen.insert(row.name).inserted {
      guard let known = inspection.classes[row.name], known.family == .fiori,
        let prefix = inspection.catalog.parts(of: known.name)?.prefix,
        prefixes.insert(prefix).inserted
      else { continue }
      let parts = inspection.catalog.parts(ofPrefix: prefix)?.names ?? []
      let missing = parts.filter { !named.contains("\(prefix)_\($0)") }
      guard !missing.isEmpty else { continue }
      report(
        Diagnostic(
          .information, "low-coverage", at: sheet.selectorRange(row),
          "of the \(parts.count) parts of '\(prefix)' the sheet does not style "
            + Speller.list(missing, "and")))
    }
  }
}

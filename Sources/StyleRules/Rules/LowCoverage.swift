import StyleSheet

extension Rule {
  static let lowCoverage = Rule(
    id: "low-coverage", .completeness, .information,
    summary: "some parts of a component are styled and others are not",
    rationale: """
      Parts that a sheet does not style keep their defaults, usually on purpose. For a component \
      that is to be restyled completely, this rule lists the missing parts.
      """,
    source: "SAP Fiori for iOS 9.0 to 25.08, class references, Theming",
    targets: [.sapfiori],
    examples: [
      "Label { font-size: 17; }",
      """
      fdlFUIRatingControlFormCell_title { font-style: body; }
      ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ remark[low-coverage]: of the 3 parts of 'fdlFUIRatingControlFormCell' the sheet does not style 'subtitle' and 'ratingControl'
      """,
      """
      fdlFUINoteFormCell_placeholder { font-style: body; }
      ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ remark[low-coverage]: of the 2 parts of 'fdlFUINoteFormCell' the sheet does not style 'valueText'
      """,
    ],
    isOptional: true
  ) { inspection, report in
    guard inspection.dialect.scope == .everythingAndPalette else { return }
    let sheet = inspection.sheet
    let styled = inspection.namedClasses
    func isStyled(_ name: NameTable.ID) -> Bool { name != NameTable.none && styled[Int(name)] }
    var components: Set<String> = []
    for known in inspection.classes.all where known.family == .fiori {
      guard let component = inspection.component(of: known),
        !component.classes.allSatisfy(isStyled),
        components.insert(component.prefix).inserted,
        let row = sheet.selectorRows.first(where: { $0.name == known.id })
      else { continue }
      let missing = zip(component.names, component.classes)
        .filter { !isStyled($1) }.map { $0.0 }
      report(
        at: sheet.selectorRange(row),
        "of the \(component.names.count) parts of '\(component.prefix)' the sheet does not style "
          + "\(Speller.list(missing, "and"))")
    }
  }
}

extension Inspection {
  /// For each name of the catalog, true if the sheet names the class.
  fileprivate var namedClasses: [Bool] {
    var named = [Bool](repeating: false, count: catalog.index.names.count)
    for known in classes.all {
      named[Int(catalog.index.entries[Int(known.facts.number)].name)] = true
    }
    return named
  }

  fileprivate func component(of known: KnownClass) -> ComponentParts? {
    known.facts.details.map(\.component) ?? catalog.component(of: known.facts.entry)
  }
}

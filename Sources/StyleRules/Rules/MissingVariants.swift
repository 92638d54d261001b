import StyleSheet

extension Rule {
  static let missingVariants = Rule(
    id: "missing-variants", .completeness, .information,
    summary: "a property is set for some of its variants, and has no value for the others",
    rationale: """
      A variant that is not set has the value of the property without a variant. If that is not \
      set either, it keeps the palette's color, and the control mixes two brands.
      """,
    source: "SAP Fiori for iOS 9.0 to 25.08, class references, Theming",
    targets: [.sapfiori],
    examples: [
      """
      fdlFUIRatingControl { on-color: #0064D9; on-color-accented: #E26300; }
      fdlFUIRatingControlFormCell_ratingControl { on-color-accented: #0040B0; }
      """,
      """
      fdlFUIRatingControl { on-color-standard: #0064D9; }
                            ^^^^^^^^^^^^^^^^^ remark[missing-variants]: 'on-color' is not set for '-accented' and '-editable-disabled', nor without a variant: there the default stays
      """,
      """
      fdlFUIRatingControlFormCell_ratingControl { on-image-editable: nursery/leaf; }
                                                  ^^^^^^^^^^^^^^^^^ remark[missing-variants]: 'on-image' is not set for '-standard', nor without a variant: there the default stays
      """,
    ]
  ) { inspection, report in
    guard inspection.dialect.scope == .everythingAndPalette else { return }
    for (known, settings) in inspection.settingsWithVariants() {
      let inherited = inspection.inheritedSettings(of: known)
      inspection.eachUnevenProperty(of: known, settings) { row, base, missing in
        let rest = missing.filter { !inherited.contains("\(base.name)-\($0)") }
        guard !inherited.contains(base.name), !rest.isEmpty else { return }
        let variants = Speller.list(rest.map { "-\($0)" }, "and")
        report(
          at: inspection.sheet.nameRange(of: row.element),
          "'\(base.name)' is not set for \(variants), nor without a variant: there the default "
            + "stays")
      }
    }
  }
}

extension Inspection {
  /// Calls `body` with every property of which the sheet sets a variant, but neither the bare name
  /// nor all documented variants.
  fileprivate func eachUnevenProperty(
    of known: KnownClass, _ settings: [Sheet.DeclarationRow],
    _ body: (Sheet.DeclarationRow, PropertyRow, _ missing: [String]) -> Void
  ) {
    let matches = settings.compactMap { row in match(row.name, of: known).map { (row, $0) } }
    for (_, matches) in matches.groups(by: { $0.1.row.name }) {
      let (row, property) = (matches[0].0, matches[0].1.row)
      let set = Set(matches.map { $0.1.variant?.name ?? "" })
      guard !set.contains("") else { continue }
      let missing = property.variants.filter { $0.certainty == .documented }.map(\.name)
        .filter { !set.contains($0) }
      if !missing.isEmpty { body(row, property, missing) }
    }
  }
}

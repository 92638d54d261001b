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
        report(.missingVariants(row, base, rest, in: inspection.sheet))
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
    var first: [String: Sheet.DeclarationRow] = [:]
    var found: [String: Set<String>] = [:]
    var rows: [PropertyRow] = []
    for row in settings {
      guard let match = match(row.name, of: known), !match.row.variants.isEmpty else { continue }
      if found[match.row.name] == nil {
        rows.append(match.row)
        first[match.row.name] = row
      }
      found[match.row.name, default: []].insert(match.variant?.name ?? "")
    }
    for property in rows {
      guard let set = found[property.name], !set.contains(""), let row = first[property.name] else {
        continue
      }
      let missing = property.variants.filter { $0.certainty == .documented }.map(\.name)
        .filter { !set.contains($0) }
      if !missing.isEmpty { body(row, property, missing) }
    }
  }
}

extension Finding {
  fileprivate static func missingVariants(
    _ row: Sheet.DeclarationRow, _ base: PropertyRow, _ missing: [String], in sheet: Sheet
  ) -> Self {
    Finding(
      at: sheet.nameRange(of: row.element),
      "'\(base.name)' is not set for \(Speller.list(missing.map { "-\($0)" }, "and")), nor without "
        + "a variant: there the default stays")
  }
}

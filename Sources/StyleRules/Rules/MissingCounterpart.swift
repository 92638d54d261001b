import StyleSheet

extension Rule {
  static let missingCounterpart = Rule(
    id: "missing-counterpart", .completeness, .information,
    summary: "the marks that are on are styled, and those that are off are not, or the reverse",
    rationale: """
      Both kinds of marks are in one row. If one of them keeps its default color, the row mixes \
      two brands, and the marks may be hard to tell apart.
      """,
    source: "SAP Fiori for iOS 9.0 to 25.08, FUIRatingControl, Theming",
    targets: [.sapfiori],
    examples: [
      """
      fdlFUIRatingControl { on-color: #0064D9; off-color: #5B738B; }
      """,
      """
      fdlFUIRatingControl { on-color: #0064D9; }
                            ^^^^^^^^ remark[missing-counterpart]: 'fdlFUIRatingControl' has no 'off-color' beside its 'on-color': it keeps the default
      """,
      """
      fdlFUIRatingControl { on-color: #0064D9; off-color: #5B738B; }
      fdlFUIRatingControlFormCell_ratingControl { on-color-accented: #0040B0; }
      """,
      """
      fdlFUIRatingControl { on-image: leaf; off-image: bud; off-color-standard: #5B738B; }
                                                            ^^^^^^^^^^^^^^^^^^ remark[missing-counterpart]: 'fdlFUIRatingControl' has no 'on-color' beside its 'off-color': it keeps the default
      """,
    ]
  ) { inspection, report in
    guard inspection.dialect.scope == .everythingAndPalette else { return }
    let sheet = inspection.sheet
    let isPlain = !inspection.catalog.hasOwnClasses
    let spelt = isPlain ? names : spellings(in: inspection.catalog)
    let set = inspection.traits.set(of: spelt)
    guard !set.isEmpty else { return }
    let all = inspection.settingsOfVendorClasses { rule in
      inspection.declarations(of: rule).contains { set.contains($0.name) }
    }
    for (known, settings) in all {
      let matches = settings.compactMap { row in
        inspection.match(row.name, of: known).map { ($0.row.name, row) }
      }
      let first = Dictionary(matches) { first, _ in first }
      for (one, other) in counterparts {
        guard let row = first[one], first[other] == nil,
          inspection.catalog.property(other, at: known.name) != nil,
          !inspection.inheritedSettings(of: known).contains(where: { $0.isVariant(of: other) })
        else { continue }
        report(
          at: sheet.nameRange(of: row.element),
          "'\(known.name)' has no '\(other)' beside its '\(one)': it keeps the default")
      }
    }
  }

  /// All spellings of the properties in the table.
  private static let names = spellings(in: .all)

  private static func spellings(in catalog: Catalog) -> NameSet {
    NameSet(catalog.spellings(of: counterparts.map(\.0)))
  }

  private static let counterparts = [
    ("on-color", "off-color"), ("off-color", "on-color"), ("on-image", "off-image"),
    ("off-image", "on-image"),
  ]
}

extension String {
  /// True for a property itself, and for the property in a variant.
  fileprivate func isVariant(of property: String) -> Bool {
    self == property || hasPrefix("\(property)-")
  }
}

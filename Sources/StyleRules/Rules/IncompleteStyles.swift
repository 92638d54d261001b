import StyleSheet

// Parts, properties, variants and appearances that are not set beside others.

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
    examples: """
      Label { font-size: 17; }
      ---
      fdlFUIRatingControlFormCell_title { font-style: body; }
      ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ remark[low-coverage]: of the 3 parts of 'fdlFUIRatingControlFormCell' the sheet does not style 'subtitle' and 'ratingControl'
      ---
      fdlFUINoteFormCell_placeholder { font-style: body; }
      ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ remark[low-coverage]: of the 2 parts of 'fdlFUINoteFormCell' the sheet does not style 'valueText'
      """,
    isOptional: true
  ) { inspection, report in
    guard inspection.dialect.scope == .everythingAndPalette else { return }
    let sheet = inspection.sheet
    let index = inspection.catalog.index
    var styled = [Bool](repeating: false, count: index.names.count)
    for known in inspection.classes.all + inspection.importedClasses {
      styled[Int(index.entries[Int(known.facts.number)].name)] = true
    }
    func isStyled(_ name: NameTable.ID) -> Bool { name != NameTable.none && styled[Int(name)] }
    var components: Set<String> = []
    for known in inspection.classes.all where known.family == .fiori {
      let own = known.facts.details.map(\.component)
      guard let component = own ?? inspection.catalog.component(of: known.facts.entry),
        !component.classes.allSatisfy(isStyled), components.insert(component.prefix).inserted,
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

  static let missingCounterpart = Rule(
    id: "missing-counterpart", .completeness, .information,
    summary: "the marks that are on are styled, and those that are off are not, or the reverse",
    rationale: """
      Both kinds of marks are in one row. If one of them keeps its default color, the row mixes \
      two brands, and the marks may be hard to tell apart.
      """,
    source: "SAP Fiori for iOS 9.0 to 25.08, FUIRatingControl, Theming",
    targets: [.sapfiori],
    examples: """
      fdlFUIRatingControl { on-color: #0064D9; off-color: #5B738B; }
      ---
      fdlFUIRatingControl { on-color: #0064D9; }
                            ^^^^^^^^ remark[missing-counterpart]: 'fdlFUIRatingControl' has no 'off-color' beside its 'on-color': it keeps the default
      ---
      fdlFUIRatingControl { on-color: #0064D9; off-color: #5B738B; }
      fdlFUIRatingControlFormCell_ratingControl { on-color-accented: #0040B0; }
      ---
      fdlFUIRatingControl { on-image: leaf; off-image: bud; off-color-standard: #5B738B; }
                                                            ^^^^^^^^^^^^^^^^^^ remark[missing-counterpart]: 'fdlFUIRatingControl' has no 'on-color' beside its 'off-color': it keeps the default
      """
  ) { inspection, report in
    guard inspection.dialect.scope == .everythingAndPalette else { return }
    let catalog = inspection.catalog
    let set = inspection.traits.set(of: catalog.hasOwnClasses ? spellings(in: catalog) : names)
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
          catalog.property(other, at: known.name) != nil,
          !inspection.inheritedSettings(of: known).has(other),
          // In an imported sheet it lacks the other one there.
          !inspection.importedSettings(of: known).has(one)
        else { continue }
        report(
          at: inspection.sheet.nameRange(of: row.element),
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

  static let missingDark = Rule(
    id: "missing-dark", .completeness, .warning,
    summary: "a palette name is overridden for one background and not for the other",
    rationale: """
      A name without a suffix is for light backgrounds. A sheet has no fallback from dark to \
      light, so the other appearance keeps the palette's own color, and the app mixes two brands. \
      For SAP's UIKit engine this is inferred.
      """,
    source: "SAP/cloud-sdk-ios-fiori 098daf0, CustomizeColorPalette.md and ThemeManager",
    targets: [.sapfiori, .fioriSwiftUI],
    examples: """
      @tintColor: #0064D9;
      @tintColor_darkBackground: #4DB1FF;
      @line: #CBD2DA;
      Table { separator-color: @line; }
      ---
      @tintColor: #0064D9;
      ^^^^^^^^^^ remark[missing-dark]: there is no '@tintColor_darkBackground' beside it: in dark mode the palette's color stays
      ---
      @header: bleu;
      @tintColorDark: #0057D2;
      @tintColor: #0064D9;
      ^^^^^^^^^^ remark[missing-dark]: there is no '@tintColor_darkBackground' beside it: in dark mode the palette's color stays
      --- fiori-swiftui
      @primaryLabel_darkBackground: #FFFFFF;
      ^^^^^^^^^^^^^^^^^^^^^^^^^^^^ warning[missing-dark]: there is no '@primaryLabel_lightBackground' beside it: in light mode the palette's color stays
      """
  ) { inspection, report in
    let overrides = inspection.overrides
    guard !overrides.isEmpty else { return }
    let severity: Diagnostic.Severity = inspection.dialect.isReadInSource ? .warning : .information
    let light = PaletteContext()
    let dark = PaletteContext(isDark: true)
    let all = overrides + inspection.importedOverrides
    func names(in context: PaletteContext) -> Set<String> {
      Set(all.lazy.filter { $0.context == context }.map(\.name))
    }
    let (lights, darks) = (names(in: light), names(in: dark))
    let held = [light, dark].flatMap { inspection.heldOverrides(in: $0).values }
    let elements = Set(held.filter(inspection.hasColor).map(\.row.element))
    // Computed once each, and only if a name is missing.
    var misspelt: Set<String>?
    for override in overrides where elements.contains(override.row.element) {
      // A plain name that rules use is primarily a variable.
      let isVariable =
        override.key == override.name && inspection.usedVariables.contains(override.row.name)
      guard !isVariable, let own = override.context,
        !(own.isDark ? lights : darks).contains(override.name)
      else { continue }
      let other = PaletteName(name: override.name, suffix: PaletteName.Suffix(own.inverse))
        .description
      let meant = misspelt ?? inspection.misspeltOverrides(&report.speller)
      misspelt = meant
      // In an '@media' it holds in some situations.
      let isThere =
        inspection.definitions.has(inspection.sheet.id(of: "@\(other)")) || meant.contains(other)
        || inspection.paletteLines.holder(of: other) != nil
      report(
        as: severity, heldBack: isThere,
        Finding(
          at: inspection.sheet.nameRange(of: override.row.element),
          "there is no '@\(other)' beside it: in \(own.isDark ? "light" : "dark") mode the palette's "
            + "color stays"))
    }
  }

  static let missingVariants = Rule(
    id: "missing-variants", .completeness, .information,
    summary: "a property is set for some of its variants, and has no value for the others",
    rationale: """
      A variant that is not set has the value of the property without a variant. If that is not \
      set either, it keeps the palette's color, and the control mixes two brands.
      """,
    source: "SAP Fiori for iOS 9.0 to 25.08, class references, Theming",
    targets: [.sapfiori],
    examples: """
      fdlFUIRatingControl { on-color: #0064D9; on-color-accented: #E26300; }
      fdlFUIRatingControlFormCell_ratingControl { on-color-accented: #0040B0; }
      ---
      fdlFUIRatingControl { on-color-standard: #0064D9; }
                            ^^^^^^^^^^^^^^^^^ remark[missing-variants]: 'on-color' is not set for '-accented' and '-editable-disabled', nor without a variant: there the default stays
      ---
      fdlFUIRatingControlFormCell_ratingControl { on-image-editable: nursery/leaf; }
                                                  ^^^^^^^^^^^^^^^^^ remark[missing-variants]: 'on-image' is not set for '-standard', nor without a variant: there the default stays
      """
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

extension Set<String> {
  /// True if a property is among these, bare or in a variant.
  fileprivate func has(_ property: String) -> Bool {
    contains { $0 == property || $0.hasPrefix("\(property)-") }
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

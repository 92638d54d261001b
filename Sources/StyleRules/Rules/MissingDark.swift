import StyleSheet

extension Rule {
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
    examples: [
      """
      @tintColor: #0064D9;
      @tintColor_darkBackground: #4DB1FF;
      @line: #CBD2DA;
      Table { separator-color: @line; }
      """,
      """
      @tintColor: #0064D9;
      ^^^^^^^^^^ remark[missing-dark]: there is no '@tintColor_darkBackground' beside it: in dark mode the palette's color stays
      """,
      """
      @primaryLabel_darkBackground: #FFFFFF;
      ^^^^^^^^^^^^^^^^^^^^^^^^^^^^ warning[missing-dark]: there is no '@primaryLabel_lightBackground' beside it: in light mode the palette's color stays
      """.example(for: [.fioriSwiftUI]),
    ]
  ) { inspection, report in
    let overrides = inspection.overrides
    let severity: Diagnostic.Severity =
      inspection.dialect.isReadInSource ? .warning : .information
    let light = PaletteContext()
    let dark = PaletteContext(isDark: true)
    var seen: Set<String> = []
    let lights = overrides.first(in: light)
    let darks = overrides.first(in: dark)
    // Computed once each, and only if a name is missing.
    var misspelt: Set<String>?
    for override in overrides.all where override.context == light || override.context == dark {
      // A plain name that rules use is primarily a variable.
      let isVariable =
        override.key == override.name && inspection.usedVariables.contains(override.row.name)
      guard !isVariable, let own = override.context, seen.insert(override.name).inserted,
        (own.isDark ? lights : darks)[override.name] == nil
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
}

import StyleSheet

extension Rule {
  static let paletteAliasConflict = Rule(
    id: "palette-alias-conflict", .reference, .warning,
    summary: "a palette name is overridden twice for one background, under two names",
    rationale: """
      'tintColor_lightBackground', 'tintColor' and 'tintColorDark' all name the tint on a light \
      background. The engine uses the first of them that is defined, regardless of the order in \
      the sheet. For dark backgrounds they are 'tintColor_darkBackground' and then \
      'tintColorLight'.
      """,
    source: "SAP/cloud-sdk-ios-fiori 098daf0, CustomizeColorPalette.md",
    targets: [.sapfiori, .fioriSwiftUI],
    examples: [
      """
      @tintColor: #0064D9;
      @tintColor_darkBackground: #4DB1FF;
      """,
      """
      @tintColor: #0064D9;
      ~~~~~~~~~~ note: this one wins
      @tintColorDark: #0057D2;
      ^^^^^^^^^^^^^^ warning[palette-alias-conflict]: '@tintColorDark' overrides nothing: on a light background '@tintColor_lightBackground', then '@tintColor', then '@tintColorDark' is asked for
      """,
      """
      @primaryLabel: #1D2B2E;
      ^^^^^^^^^^^^^ warning[palette-alias-conflict]: '@primaryLabel' overrides nothing: on a light background '@primaryLabel_lightBackground', then '@primaryLabel' is asked for
      @primaryLabel_lightBackground: #000000;
      ~~~~~~~~~~~~~~~~~~~~~~~~~~~~~ note: this one wins
      """,
    ]
  ) { inspection, report in
    let overrides = inspection.overrides
    guard overrides.all.count > 1 else { return }
    let held = overrides.firstByKey { inspection.isHeld($0.row) }
    for override in overrides.all {
      guard let context = override.context, inspection.isHeld(override.row) else { continue }
      let keys = Palette.all.overridingKeys(for: override.name, in: context)
      guard let own = keys.firstIndex(of: override.key),
        let winner = keys[..<own].compactMap({ held[$0] })
          .min(by: { $0.row.element < $1.row.element })
      else { continue }
      let order = keys.map { "'@\($0)'" }.joined(separator: ", then ")
      let ground = context.isDark ? "dark" : "light"
      report(
        Finding(
          at: inspection.sheet.nameRange(of: override.row.element),
          "'@\(override.key)' overrides nothing: on a \(ground) background \(order) is asked for"
        )
        .note("this one wins", at: inspection.sheet.nameRange(of: winner.row.element)))
    }
  }
}

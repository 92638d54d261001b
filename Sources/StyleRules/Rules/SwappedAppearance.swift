import StyleSheet

extension Rule {
  static let swappedAppearance = Rule(
    id: "swapped-appearance", .completeness, .information,
    summary: "the colors for light and dark backgrounds appear to be swapped",
    rationale: """
      The suffix names the background and not the color, although the vendor calls the color for a \
      light background the dark variant. A label that is darker on dark than on light, or a \
      background that is lighter in dark mode, usually has the wrong suffix.
      """,
    source: "SAP/cloud-sdk-ios-fiori 098daf0, CustomizeColorPalette.md",
    targets: [.sapfiori, .fioriSwiftUI],
    examples: [
      """
      @primaryLabel_lightBackground: #1D2B2E;
      @primaryLabel_darkBackground: #EEF4F4;
      """,
      """
      @primaryLabel_lightBackground: #EEF4F4;
      ~~~~~~~~~~~~~~~~~~~~~~~~~~~~~ note: the other one is here
      @primaryLabel_darkBackground: #1D2B2E;
      ^^^^^^^^^^^^^^^^^^^^^^^^^^^^ remark[swapped-appearance]: 'primaryLabel' is darker on a dark background than on a light one: the suffix names the background
      """,
      """
      @primaryBackground_darkBackground: #FFFFFF;
      ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ remark[swapped-appearance]: 'primaryBackground' is lighter on a dark background than on a light one: the suffix names the background
      @primaryBackground_lightBackground: #171114;
      ~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~ note: the other one is here
      """,
    ]
  ) { inspection, report in
    let overrides = inspection.overrides
    let lights = overrides.first(in: PaletteContext())
    for override in overrides.all where override.context == PaletteContext(isDark: true) {
      guard let light = lights[override.name],
        let onDark = inspection.brightness(of: override),
        let onLight = inspection.brightness(of: light)
      else { continue }
      let isLabel = override.name.hasSuffix("Label")
      guard isLabel && onDark < onLight || override.name.hasSuffix("Background") && onDark > onLight
      else { continue }
      let sheet = inspection.sheet
      report(
        Finding(
          at: sheet.nameRange(of: override.row.element),
          "'\(override.name)' is \(isLabel ? "darker" : "lighter") on a dark background than on a "
            + "light one: the suffix names the background"
        )
        .note("the other one is here", at: sheet.nameRange(of: light.row.element)))
    }
  }
}

extension Inspection {
  /// Returns the perceived brightness of an opaque color (ITU-R BT.601), or nil for other values.
  fileprivate func brightness(of override: PaletteOverrides.Override) -> Int? {
    let row = override.row
    guard
      case .success(.color(let color)) = reader.value(
        of: row.value, as: .color, element: row.element), color.isOpaque
    else { return nil }
    return 299 * Int(color.red) + 587 * Int(color.green) + 114 * Int(color.blue)
  }
}

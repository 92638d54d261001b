/// The colors of a name in light and dark mode, each with normal and high contrast.
package struct PaletteValues: Sendable {
  package let name: String
  let light: ThemeColor
  let dark: ThemeColor
  let lightContrast: ThemeColor
  let darkContrast: ThemeColor
  /// The color on an elevated dark surface with normal contrast; nil if it is that of the base
  /// level.
  let elevatedDark: ThemeColor?

  init(
    _ name: String, _ light: UInt32, _ dark: UInt32, contrast lightContrast: UInt32,
    _ darkContrast: UInt32, elevatedDark: UInt32? = nil
  ) {
    self.name = name
    self.light = ThemeColor(rgba: light)
    self.dark = ThemeColor(rgba: dark)
    self.lightContrast = ThemeColor(rgba: lightContrast)
    self.darkContrast = ThemeColor(rgba: darkContrast)
    self.elevatedDark = elevatedDark.map(ThemeColor.init(rgba:))
  }

  // MARK: - The table

  // Source: SAP/cloud-sdk-ios-fiori 098daf0, palette v8 (SDK 9.1); RRGGBBAA. The vendor calls the
  // column for light mode the dark variant. The table has only the colors of rating controls, form
  // cells and their forms.
  package static let all: [PaletteValues] = [
    PaletteValues("tintColor", 0x0070_F2FF, 0x4DB1_FFFF, contrast: 0x0046_A8FF, 0x5CB7_FFFF),
    PaletteValues("primaryLabel", 0x2235_48FF, 0xF5F6_F7FF, contrast: 0x0000_00FF, 0xFFFF_FFFF),
    PaletteValues("secondaryLabel", 0x475E_75FF, 0xD5DA_DDFF, contrast: 0x2235_48FF, 0xEAEC_EEFF),
    PaletteValues("tertiaryLabel", 0x5B73_8BFF, 0xA9B4_BEFF, contrast: 0x354A_5FFF, 0xD5DA_DDFF),
    PaletteValues("quaternaryLabel", 0x8396_A875, 0xA9B4_BE4D, contrast: 0x354A_5F57, 0xA9B4_BE80),
    PaletteValues("separator", 0x5B73_8B5E, 0x8396_A85E, contrast: 0x354A_5F5E, 0xA9B4_BE5E),
    PaletteValues("mango8", 0xA93E_00FF, 0xFFC9_33FF, contrast: 0x7021_00FF, 0xFFD9_70FF),
    PaletteValues("mango4", 0xFFC9_33FF, 0xA93E_00FF, contrast: 0xFFAB_24FF, 0x8531_00FF),
    PaletteValues("negativeLabel", 0xAA08_08FF, 0xFF5C_77FF, contrast: 0x7F05_05FF, 0xFF8C_B2FF),
    PaletteValues("criticalLabel", 0xA93E_00FF, 0xFFB3_00FF, contrast: 0x7021_00FF, 0xFFC9_33FF),
    PaletteValues("positiveLabel", 0x256F_3AFF, 0x5DC1_22FF, contrast: 0x1643_23FF, 0x97DD_40FF),
    PaletteValues("informativeLabel", 0x0057_D2FF, 0x4DB1_FFFF, contrast: 0x002A_85FF, 0x89D1_FFFF),
    PaletteValues(
      "primaryBackground", 0xFFFF_FFFF, 0x0000_00FF, contrast: 0xFFFF_FFFF, 0x0000_00FF,
      elevatedDark: 0x171D_23FF),
    PaletteValues(
      "primaryGroupedBackground", 0xF5F6_F7FF, 0x0000_00FF, contrast: 0xE8EB_EDFF, 0x0000_00FF,
      elevatedDark: 0x171D_23FF),
    PaletteValues(
      "secondaryGroupedBackground", 0xFFFF_FFFF, 0x161C_21FF, contrast: 0xFFFF_FFFF, 0x1D25_2AFF,
      elevatedDark: 0x242D_37FF),
    PaletteValues("base1", 0x0000_00FF, 0xFFFF_FFFF, contrast: 0x0000_00FF, 0xFFFF_FFFF),
    PaletteValues("base2", 0xFFFF_FFFF, 0x0000_00FF, contrast: 0xFFFF_FFFF, 0x0000_00FF),
    PaletteValues("baseWhite", 0xFFFF_FFFF, 0xFFFF_FFFF, contrast: 0xFFFF_FFFF, 0xFFFF_FFFF),
    PaletteValues("cardShadow", 0x5B73_8B14, 0x0000_004D, contrast: 0x0000_0014, 0x0000_004D),
    PaletteValues("cellBackground", 0xFFFF_FF00, 0x2235_4800, contrast: 0xFFFF_FF00, 0x1A27_3300),
    PaletteValues(
      "criticalBackground", 0xE765_0014, 0xE765_001F, contrast: 0xC355_0014, 0xF58F_001F),
    PaletteValues(
      "informationBackground", 0x1B90_FF14, 0x1B90_FF1F, contrast: 0x0070_F014, 0x3399_FF1F),
    PaletteValues(
      "negativeBackground", 0xEE39_3914, 0xEE39_391F, contrast: 0xD20A_0A14, 0xFF5C_771F),
    PaletteValues(
      "negativeBackgroundTapState", 0xEE39_3929, 0xEE39_3938, contrast: 0xD20A_0A29, 0xFF5C_7738),
    PaletteValues(
      "negativeLabelTapState", 0x8406_06FF, 0xEE39_39FF, contrast: 0x4E03_03FF, 0xFF5C_77FF),
    PaletteValues(
      "neutralBackground", 0x5B73_8B14, 0x5B73_8B1F, contrast: 0x5B73_8B14, 0x8799_AB1F),
    PaletteValues(
      "positiveBackground", 0x36A4_1D14, 0x36A4_1D1F, contrast: 0x1889_1814, 0x56B2_1F1F),
    PaletteValues("primaryFill", 0x8396_A83D, 0x8396_A84D, contrast: 0x8799_AB57, 0x8396_A866),
    PaletteValues("quaternaryFill", 0x8396_A817, 0x8396_A829, contrast: 0x8799_AB1A, 0x8396_A838),
    PaletteValues("secondaryFill", 0x8396_A833, 0x8396_A847, contrast: 0x8799_AB4D, 0x8396_A861),
    PaletteValues("separatorOpaque", 0x5B73_8BD4, 0x8396_A8D4, contrast: 0x354A_5FD4, 0xA9B4_BED4),
    PaletteValues("tertiaryFill", 0x8396_A826, 0x8396_A833, contrast: 0x8799_AB40, 0x8396_A84D),
    PaletteValues("tintColor2", 0x0057_D2FF, 0x4DB1_FFFF, contrast: 0x002A_85FF, 0x5CB7_FFFF),
    PaletteValues("tintColor3", 0x0070_F214, 0x4DB1_FF29, contrast: 0x0070_F014, 0x5CB7_FF29),
    PaletteValues(
      "tintColorTapState", 0x0040_B0FF, 0x1B90_FFFF, contrast: 0x001E_70FF, 0x3399_FFFF),
  ]

  static let named = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })

  /// The colors of each name, in the order of ``PaletteContext/all``.
  package static let byAppearance = Dictionary(
    uniqueKeysWithValues: all.map { row in
      (row.name, PaletteContext.all.map { row.color(in: $0) })
    })

  /// Returns the color in `context`; an elevated surface has the base colors if the table has no
  /// others.
  package func color(in context: PaletteContext) -> ThemeColor {
    switch (context.isDark, context.isHighContrast) {
    case (false, false): light
    case (true, false): context.isElevated ? elevatedDark ?? dark : dark
    case (false, true): lightContrast
    case (true, true): darkContrast
    }
  }
}

import StyleSheet

/// A color of pages and pictures, in light and dark mode.
struct PageColor: Sendable {
  let light, dark: ThemeColor

  private init(_ light: UInt32, _ dark: UInt32) {
    self.light = ThemeColor(rgba: light << 8 | 0xFF)
    self.dark = ThemeColor(rgba: dark << 8 | 0xFF)
  }

  /// The color in CSS, which follows the mode of the reader.
  var css: String { "light-dark(\(light.css), \(dark.css))" }

  static let paper = PageColor(0xFF_FFFF, 0x14_171B)
  static let card = PageColor(0xF6_F7F9, 0x1D_2127)
  static let ink = PageColor(0x16_191D, 0xEC_EFF3)
  static let quiet = PageColor(0x57_606B, 0xA9_B3BE)
  static let line = PageColor(0xD5_DBE1, 0x3A_424C)
  static let link = PageColor(0x0B_57D0, 0x8A_B4F8)
  static let good = PageColor(0x1A_6335, 0x7F_D6A0)
  static let bad = PageColor(0xB0_0020, 0xFF_8A80)
  static let warn = PageColor(0x8A_4B00, 0xFF_CC66)
}

extension ThemeColor {
  /// The color in CSS, where eight digits are RRGGBBAA (CSS Color 4, 5.2).
  var css: String { description }
}

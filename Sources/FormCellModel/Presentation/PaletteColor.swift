package import StyleSheet

/// A palette color with a fallback for themes that do not define its name.
///
/// The fallbacks are the values of light mode.
///
/// Source: palette v8 of SAP's open SwiftUI port (cloud-sdk-ios-fiori, `ColorStyle`).
package struct PaletteColor: Hashable, Sendable {
  /// The name in the palette.
  package let name: String
  /// The color if the theme does not define the name.
  package let fallback: ThemeColor

  private init(_ name: String, _ rgba: UInt32) {
    self.name = name
    fallback = ThemeColor(rgba: rgba)
  }

  package static let tintColor = PaletteColor("tintColor", 0x0070_F2FF)
  package static let primaryLabel = PaletteColor("primaryLabel", 0x2235_48FF)
  package static let secondaryLabel = PaletteColor("secondaryLabel", 0x475E_75FF)
  package static let tertiaryLabel = PaletteColor("tertiaryLabel", 0x5B73_8BFF)
  package static let quaternaryLabel = PaletteColor("quaternaryLabel", 0x8396_A875)
  package static let separator = PaletteColor("separator", 0x5B73_8B5E)
  package static let negativeLabel = PaletteColor("negativeLabel", 0xAA08_08FF)
  package static let positiveLabel = PaletteColor("positiveLabel", 0x256F_3AFF)
  package static let criticalLabel = PaletteColor("criticalLabel", 0xA93E_00FF)
  package static let informativeLabel = PaletteColor("informativeLabel", 0x0057_D2FF)
  package static let mango8 = PaletteColor("mango8", 0xA93E_00FF)
  package static let primaryGroupedBackground = PaletteColor(
    "primaryGroupedBackground", 0xF5F6_F7FF)
}

extension Theme {
  /// Returns the theme's value of a palette color, or its fallback.
  func color(_ color: PaletteColor) -> ThemeColor {
    self.color(color.name) ?? color.fallback
  }
}

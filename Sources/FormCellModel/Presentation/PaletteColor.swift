package import StyleSheet

/// A color that stands under the theme: a name in the palette, and what it is without a palette.
///
/// The fallbacks are for themes in which the name says nothing. They are the values of light mode.
///
/// Source: palette v8 of SAP's open SwiftUI port (cloud-sdk-ios-fiori, `ColorStyle`).
package struct PaletteColor: Hashable, Sendable {
  /// What a theme is asked for.
  package let name: String
  /// What it is where the theme does not know the name.
  package let fallback: Color

  private init(_ name: String, _ rgba: UInt32) {
    self.name = name
    fallback = Color(rgba: rgba)
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
  /// What this theme has for a color, or what stands under every theme.
  func color(_ color: PaletteColor) -> Color {
    self.color(color.name) ?? color.fallback
  }
}

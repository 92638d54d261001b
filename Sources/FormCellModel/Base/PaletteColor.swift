package import StyleSheet

/// A palette color with a fallback for themes that do not define its name.
package struct PaletteColor: Hashable, Sendable {
  /// The index of the name in the table of the palette.
  fileprivate let row: Int
  /// The color in light mode, for themes that do not define the name.
  package let fallback: ThemeColor

  private init(_ name: String) {
    // No input is a name: all stand below.
    guard let row = PaletteValues.all.firstIndex(where: { $0.name == name }) else {
      preconditionFailure("'\(name)' is not in the table of the palette")
    }
    self.row = row
    fallback = PaletteValues.byAppearance[name]?.first ?? ThemeColor(rgba: 0x0000_00FF)
  }

  package var name: String { PaletteValues.all[row].name }

  package static let tintColor = PaletteColor("tintColor")
  package static let tintColorTapState = PaletteColor("tintColorTapState")
  package static let primaryLabel = PaletteColor("primaryLabel")
  package static let secondaryLabel = PaletteColor("secondaryLabel")
  package static let tertiaryLabel = PaletteColor("tertiaryLabel")
  package static let quaternaryLabel = PaletteColor("quaternaryLabel")
  package static let separator = PaletteColor("separator")
  package static let separatorOpaque = PaletteColor("separatorOpaque")
  package static let negativeLabel = PaletteColor("negativeLabel")
  package static let negativeLabelTapState = PaletteColor("negativeLabelTapState")
  package static let positiveLabel = PaletteColor("positiveLabel")
  package static let criticalLabel = PaletteColor("criticalLabel")
  package static let informativeLabel = PaletteColor("informativeLabel")
  package static let mango8 = PaletteColor("mango8")
  package static let secondaryFill = PaletteColor("secondaryFill")
  package static let tertiaryFill = PaletteColor("tertiaryFill")
  package static let quaternaryFill = PaletteColor("quaternaryFill")
  package static let negativeBackground = PaletteColor("negativeBackground")
  package static let negativeBackgroundTapState = PaletteColor("negativeBackgroundTapState")
  package static let primaryBackground = PaletteColor("primaryBackground")
  package static let primaryGroupedBackground = PaletteColor("primaryGroupedBackground")
  package static let baseWhite = PaletteColor("baseWhite")
  package static let base2 = PaletteColor("base2")
  package static let tintColor2 = PaletteColor("tintColor2")
  package static let informationBackground = PaletteColor("informationBackground")
}

extension Theme {
  /// Returns the theme's value of a palette color; that of the palette if the theme's is not known,
  /// and else the fallback.
  func color(_ color: PaletteColor) -> ThemeColor {
    self.color(atRow: color.row) ?? paletteColor(atRow: color.row) ?? color.fallback
  }
}

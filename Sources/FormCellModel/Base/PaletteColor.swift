import StyleSheet

/// A color of the palette.
package enum PaletteColor: Int, Hashable, Sendable, CaseIterable {
  case tintColor, tintColorTapState, tintColor2
  case primaryLabel, secondaryLabel, tertiaryLabel, quaternaryLabel
  case separator, separatorOpaque
  case negativeLabel, negativeLabelTapState, positiveLabel, criticalLabel, informativeLabel, mango8
  case secondaryFill, tertiaryFill, quaternaryFill
  case negativeBackground, negativeBackgroundTapState, informationBackground
  case primaryBackground, primaryGroupedBackground, baseWhite, base2

  /// The indices of the names in the table of the palette, by raw value.
  private static let rows = allCases.map { color in
    let name = "\(color)"
    // No input is a name: all are cases.
    guard let row = PaletteValues.all.firstIndex(where: { $0.name == name }) else {
      preconditionFailure("'\(name)' is not in the table of the palette")
    }
    return row
  }

  fileprivate var row: Int { Self.rows[rawValue] }
}

extension Theme {
  /// Returns the theme's value of a palette color; that of the palette if the theme's is not known.
  func color(_ color: PaletteColor) -> ThemeColor {
    self.color(atRow: color.row) ?? paletteColor(atRow: color.row)
  }
}

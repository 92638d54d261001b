package import StyleSheet

/// What a theme says about validations of one kind and style.
package struct ValidationLook: Hashable, Sendable {
  /// Of the words.
  package let color: Color
  /// Of the words.
  package let font: TextFont
  /// Before the words; nil is none.
  package let icon: ImageName?
  /// Of the icon.
  package let iconColor: Color
  /// Below the words and across the cell; nil is the cell's own.
  package let background: Color?
}

extension ValidationLook {
  /// The same look with larger or smaller text.
  package func at(_ size: TextSize) -> ValidationLook {
    ValidationLook(
      color: color, font: font.at(size), icon: icon, iconColor: iconColor, background: background)
  }

  /// The look of a validation in a theme.
  ///
  /// A sheet can say the color and the font of the words, and the color of the banner. Where none
  /// does, the palette does; and where that has no color for the banner, it is a tenth of the color
  /// of the words (decision 0027).
  package init(of validation: Validation, in theme: Theme) {
    let row = validation.kind.row
    let palette = theme.color(row.color.name) ?? row.color.fallback
    iconColor = palette
    icon = row.icon
    color = theme[.fontColor, nil, at: .title] ?? palette
    font = TextFont(at: .title, in: theme, else: TextFont(.footnote))
    switch validation.style {
    case .banner:
      background =
        theme[.backgroundColor, nil, at: .background] ?? theme.color(row.background)
        ?? palette.withAlpha(0x1A)
    case .hint: background = nil
    }
  }
}

// MARK: - The table

extension Validation.Kind {
  fileprivate struct Row {
    let color: PaletteColor
    let background: String
    let icon: ImageName?
  }

  // Sources: the names of the palette of SAP's open SwiftUI port (cloud-sdk-ios-fiori, `ColorStyle`),
  // of which one is *informative*Label and *information*Background. The reference has "icon by type"
  // and does not show them; these are Apple's symbols of such names.
  fileprivate var row: Row {
    switch self {
    case .none: Row(color: .tertiaryLabel, background: "neutralBackground", icon: nil)
    case .info:
      Row(color: .informativeLabel, background: "informationBackground", icon: .info)
    case .success: Row(color: .positiveLabel, background: "positiveBackground", icon: .check)
    case .error: Row(color: .negativeLabel, background: "negativeBackground", icon: .exclamation)
    case .warning: Row(color: .criticalLabel, background: "criticalBackground", icon: .triangle)
    }
  }
}

extension ImageName {
  fileprivate static let info = ImageName("info.circle")
  fileprivate static let check = ImageName("checkmark.circle")
  fileprivate static let exclamation = ImageName("exclamationmark.circle")
  fileprivate static let triangle = ImageName("exclamationmark.triangle")
}

// Source: SAP Fiori for iOS SDK 25.08, `FUIInlineValidationView`, which lists the paths and no
// properties; these are the ones that every text and every view has.

extension ClassPath {
  fileprivate static let title: Self = "fdlFUIInlineValidationView_titleLabel"
  fileprivate static let background: Self = "fdlFUIInlineValidationView_backgroundView"
}

extension Property where Value == Color {
  fileprivate static let fontColor = Self("font-color")
  fileprivate static let backgroundColor = Self("background-color")
}

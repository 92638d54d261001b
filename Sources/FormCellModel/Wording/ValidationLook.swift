package import StyleSheet

/// The look of validations of one kind and style in a theme.
package struct ValidationLook: Hashable, Sendable {
  package let color: ThemeColor
  package private(set) var font: TextFont
  /// The icon before the text; nil for none.
  package let icon: ImageName?
  let iconColor: ThemeColor
  /// The background across the cell; nil for that of the cell.
  package let background: ThemeColor?
}

extension ValidationLook {
  /// Returns the look at a text size and with the user's settings.
  package func at(
    _ size: TextSize, _ settings: AccessibilitySettings = AccessibilitySettings()
  ) -> ValidationLook {
    var look = self
    look.font = font.at(size, settings)
    return look
  }

  /// Creates the look of a validation in a theme.
  ///
  /// A sheet can set the color and font of the text, and the color of the banner. The palette
  /// supplies the rest. If the palette has no banner color, the banner has the color of the text at
  /// a tenth of its opacity (decision 0027). In a disabled cell, the icon and the text are dimmed.
  package init(of validation: Validation, isDimmed: Bool, in theme: Theme) {
    let row = validation.kind.row
    icon = row.icon
    let palette = theme.color(row.color)
    let dimmed = isDimmed ? theme.color(.quaternaryLabel) : nil
    iconColor = dimmed ?? palette
    color = dimmed ?? theme[.fontColor, nil, at: .title] ?? palette
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
  // Sources: the names of the palette of SAP's open SwiftUI port (cloud-sdk-ios-fiori,
  // `ColorStyle`), of which one is *informative*Label and *information*Background. The reference
  // says "icon by type" and shows no icons; these are Apple's symbols with such names.
  var row: (color: PaletteColor, background: String, icon: ImageName?) {
    switch self {
    case .none: (.tertiaryLabel, "neutralBackground", nil)
    case .info: (.informativeLabel, "informationBackground", .info)
    case .success: (.positiveLabel, "positiveBackground", .check)
    case .error: (.negativeLabel, "negativeBackground", .exclamation)
    case .warning: (.criticalLabel, "criticalBackground", .triangle)
    }
  }
}

extension ImageName {
  fileprivate static let info = ImageName("info.circle")
  fileprivate static let check = ImageName("checkmark.circle")
  fileprivate static let exclamation = ImageName("exclamationmark.circle")
  fileprivate static let triangle = ImageName("exclamationmark.triangle")
}

// Source: SAP Fiori for iOS SDK 25.08, `FUIInlineValidationView`, which lists the paths without
// properties; these are the properties of every text and view.

extension ClassPath {
  fileprivate static let title: Self = "fdlFUIInlineValidationView_titleLabel"
  fileprivate static let background: Self = "fdlFUIInlineValidationView_backgroundView"
}

extension Property where Value == ThemeColor {
  static let fontColor = Self("font-color")
  static let backgroundColor = Self("background-color")
}

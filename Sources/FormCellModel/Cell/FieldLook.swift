import StyleSheet

/// The look of the title and the information of a form cell in a theme.
struct FieldLook {
  let title: ThemeColor
  let titleFont: TextFont
  /// The largest number of lines of the title; nil for as many as it needs.
  let titleLines: Int?
  let information: ThemeColor
  let informationFont: TextFont
  /// The icon before the information; nil for none.
  let icon: ImageName?

  /// Creates the look of a cell whose texts are styled at class paths; the palette supplies the
  /// rest.
  ///
  /// `information` is the path of an information without a kind, `variant` the documented one for a
  /// disabled cell, and `dimmed` the color of all texts that the variant does not set.
  init(
    of field: borrowing FormField, titleAt path: ClassPath,
    informationAt information: ClassPath? = nil,
    disabled variant: Variant? = nil, fonts: TextFont.Properties = .all,
    dimmed: PaletteColor = .quaternaryLabel,
    _ context: borrowing CellContext
  ) {
    let theme = context.theme
    let (textSize, settings) = (context.textSize, context.accessibility)
    let dimmed = field.isDimmed ? theme.color(dimmed) : nil
    let variant = field.isDimmed ? variant : nil
    let (path, information) = (theme.styled(path), information.flatMap(theme.styled))
    func color(_ path: ClassPath?, else usual: PaletteColor) -> ThemeColor {
      let own = path.flatMap { theme[.fontColor, variant, at: $0] }
      return (variant == nil ? dimmed : nil) ?? own ?? dimmed ?? theme.color(usual)
    }
    func font(_ path: ClassPath?, else usual: TextFont) -> TextFont {
      let own = path.map { TextFont(at: $0, variant, fonts, in: theme, else: usual) }
      return (own ?? usual).at(textSize, settings)
    }
    title = color(path, else: .primaryLabel)
    titleFont = font(path, else: TextFont(.subheadline, .semibold))
    titleLines = path.flatMap { theme[.textLineClamp, nil, at: $0] }.flatMap { $0 > 0 ? $0 : nil }
    let kind = field.informationKind
    self.information = color(kind == .none ? information : nil, else: kind.labelColor)
    informationFont = font(information, else: TextFont(.footnote))
    icon = kind.row.icon
  }
}

extension Validation.Kind {
  /// The color of a text below a title.
  ///
  /// Source: cloud-sdk-ios-fiori, `InformationViewStyle`; information has the color of labels.
  var labelColor: PaletteColor { self == .info ? .primaryLabel : row.color }
}

extension Property where Value == Int {
  /// The number of lines of a text; 0 is no limit, as for a label of UIKit.
  fileprivate static let textLineClamp = Self("text-line-clamp")
}

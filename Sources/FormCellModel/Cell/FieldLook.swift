import StyleSheet

/// The look of the title and the information of a form cell in a theme.
struct FieldLook {
  let title: ThemeColor
  let titleFont: TextFont
  let information: ThemeColor
  let informationFont: TextFont
  /// The icon before the information; nil for none.
  let icon: ImageName?
}

extension FieldLook {
  /// Creates the look of a cell whose title is styled at a path; the palette supplies the rest.
  init(of field: FormField, titleAt path: ClassPath, _ context: CellContext) {
    let theme = context.theme
    let dimmed = field.isDimmed ? theme.color(.quaternaryLabel) : nil
    title = dimmed ?? theme[.fontColor, nil, at: path] ?? theme.color(.primaryLabel)
    titleFont = TextFont(at: path, in: theme, else: TextFont(.subheadline, .semibold))
      .at(context.textSize)
    let notice = ValidationLook(of: Validation(nil, field.informationKind, .hint), in: theme)
    information = dimmed ?? theme.color(field.informationKind.labelColor)
    informationFont = TextFont(.footnote).at(context.textSize)
    icon = notice.icon
  }
}

extension Validation.Kind {
  /// The color of a text below a title.
  ///
  /// Source: cloud-sdk-ios-fiori, `InformationViewStyle`; information has the color of labels.
  var labelColor: PaletteColor {
    switch self {
    case .none: .tertiaryLabel
    case .info: .primaryLabel
    case .success: .positiveLabel
    case .error: .negativeLabel
    case .warning: .criticalLabel
    }
  }
}

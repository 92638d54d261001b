import StyleSheet

/// The look of a switch cell in a theme.
struct SwitchLook {
  let title: ThemeColor
  let titleFont: TextFont
  let text: ThemeColor
  let textFont: TextFont
  let information: ThemeColor
  let informationFont: TextFont
  let icon: ImageName?
  let track: ThemeColor
  let ring: ThemeColor
  let thumb: ThemeColor
}

extension SwitchLook {
  /// Creates the look of a cell in a theme.
  ///
  /// A sheet can style the title and the background; the palette supplies the rest. A disabled
  /// switch has half the opacity, as dimmed by the system.
  init(of cell: SwitchCell, _ context: CellContext) {
    let theme = context.theme
    let dimmed = cell.isDimmed ? theme.color(.quaternaryLabel) : nil
    title = dimmed ?? theme[.fontColor, nil, at: .title] ?? theme.color(.primaryLabel)
    titleFont = TextFont(at: .title, in: theme, else: TextFont(.subheadline, .semibold))
      .at(context.textSize)
    text = theme.color(.primaryLabel)
    textFont = TextFont(.body).at(context.textSize)
    let notice = ValidationLook(of: Validation(nil, cell.informationKind, .hint), in: theme)
    information = dimmed ?? theme.color(cell.informationKind.color)
    informationFont = TextFont(.footnote).at(context.textSize)
    icon = notice.icon
    let opacity: UInt8 = cell.canChange ? 0xFF : 0x80
    let fill = theme.color("secondaryFill") ?? ThemeColor(rgba: 0x5B73_8B29)
    track = cell.isOn ? theme.color(.tintColor).withAlpha(opacity) : fill
    ring =
      cell.isOn
      ? theme.color("separatorOpaque") ?? ThemeColor(rgba: 0xD5DA_DDFF) : theme.color(.separator)
    thumb = ThemeColor(rgba: 0xFFFF_FFFF)
  }
}

extension Validation.Kind {
  /// The color of the information.
  ///
  /// Source: cloud-sdk-ios-fiori, `InformationViewStyle`; information has the color of labels.
  fileprivate var color: PaletteColor {
    switch self {
    case .none: .tertiaryLabel
    case .info: .primaryLabel
    case .success: .positiveLabel
    case .error: .negativeLabel
    case .warning: .criticalLabel
    }
  }
}

extension ClassPath {
  // Source: SAP Fiori for iOS SDK 25.08, `FUISwitchFormCell`, "Theming".
  fileprivate static let title: Self = "fdlFUISwitchFormCell_title"
}

extension Property where Value == ThemeColor {
  fileprivate static let fontColor = Self("font-color")
}

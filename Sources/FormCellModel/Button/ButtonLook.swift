import StyleSheet

/// The look of a button in a theme.
struct ButtonLook {
  let text: ThemeColor
  let font: TextFont
  /// The color behind the text; nil for none.
  let fill: ThemeColor?
  /// The outline of a selected button; nil unless the user asks for a difference without color.
  let outline: StyledShape.Stroke?
  /// The sign of the progress; nil for none, and unless the user asks for a difference without
  /// color.
  let sign: ImageName?
  /// The distances of the content from the sides and from the upper and the lower edge.
  let padding: Extent

  /// Creates the look of a cell; the palette supplies what a sheet does not set.
  ///
  /// Source: cloud-sdk-ios-fiori, `FioriButtonStyleProvider`. The vendor documents a class path for
  /// the button without properties; these are the properties of every button of NUI.
  init(of cell: ButtonCell, _ context: CellContext) {
    let theme = context.theme
    let colors = Self.colors(cell.rank, cell.tone, cell.state)
    let path = theme.styled(.button)
    func own(_ property: Property<ThemeColor>) -> ThemeColor? {
      path.flatMap { theme[property, cell.variant, at: $0] }
    }
    text = own(.fontColor) ?? theme.color(colors.text)
    fill = own(.backgroundColor) ?? colors.fill.map { theme.color($0) }
    outline =
      cell.state == .selected && context.accessibility.differentiatesWithoutColor
      ? StyledShape.Stroke(text, width: 2) : nil
    sign = context.accessibility.differentiatesWithoutColor ? cell.activity.sign : nil
    let font =
      switch cell.rank {
      case .primary, .secondary, .tertiary: TextFont(.body, .semibold)
      case .plain: TextFont(.callout)
      }
    self.font = (path.map { TextFont(at: $0, in: theme, else: font) } ?? font).at(context)
    padding = cell.rank == .plain ? Extent(width: 0, height: 0) : Extent(width: 16, height: 8)
  }

  private typealias Colors = (text: PaletteColor, fill: PaletteColor?)

  private static func colors(
    _ rank: ButtonRank, _ tone: ButtonTone, _ state: ButtonState
  ) -> Colors {
    switch (rank, tone) {
    case (.primary, _):
      switch state {
      case .normal: (.base2, .tintColor)
      case .selected: (.base2, .tintColorTapState)
      case .disabled: (.separator, .tertiaryFill)
      case .processing, .success: (.baseWhite, .tintColorTapState)
      }
    case (.secondary, .tint):
      switch state {
      case .normal: (.tintColor2, .informationBackground)
      case .selected: (.tintColorTapState, .informationBackground)
      case .disabled: (.separator, .tertiaryFill)
      case .processing, .success: (.tintColorTapState, .secondaryFill)
      }
    case (.secondary, .normal):
      switch state {
      case .normal, .selected, .processing, .success: (.secondaryLabel, .secondaryFill)
      case .disabled: (.separator, .tertiaryFill)
      }
    case (.secondary, .negative):
      switch state {
      case .normal: (.negativeLabel, .negativeBackground)
      case .selected: (.negativeLabelTapState, .negativeBackgroundTapState)
      case .disabled: (.separator, .tertiaryFill)
      case .processing, .success: (.negativeLabelTapState, .secondaryFill)
      }
    case (.tertiary, let tone):
      tertiaryColors(tone, state)
    case (.plain, _):
      switch state {
      case .normal: (.tintColor, .primaryBackground)
      case .selected, .processing, .success: (.tintColorTapState, .primaryBackground)
      case .disabled: (.separator, .primaryBackground)
      }
    }
  }

  /// The port has no tertiary and no plain button that has succeeded; it looks like a busy one.
  private static func tertiaryColors(_ tone: ButtonTone, _ state: ButtonState) -> Colors {
    switch (state, tone) {
    case (.disabled, _): (.separator, nil)
    case (.normal, .tint): (.tintColor2, nil)
    case (.normal, .normal): (.primaryLabel, nil)
    case (.normal, .negative): (.negativeLabel, nil)
    case (.selected, .tint): (.tintColorTapState, .secondaryFill)
    case (.selected, .normal): (.secondaryLabel, .secondaryFill)
    case (.selected, .negative): (.negativeLabel, .secondaryFill)
    case (.processing, .tint), (.success, .tint): (.tintColorTapState, .secondaryFill)
    case (.processing, .normal), (.success, .normal): (.primaryLabel, .secondaryFill)
    case (.processing, .negative), (.success, .negative): (.negativeLabelTapState, .secondaryFill)
    }
  }
}

extension ButtonActivity {
  fileprivate var sign: ImageName? {
    switch self {
    case .idle: nil
    case .processing: ImageName("ellipsis")
    case .success: ImageName("checkmark")
    }
  }
}

extension ButtonCell {
  /// The variant of the state in a sheet; nil for the properties without a variant.
  fileprivate var variant: Variant? {
    switch state {
    case .normal, .processing, .success: nil
    case .selected: staysSelected ? "selected" : "highlighted"
    case .disabled: "disabled"
    }
  }
}

extension ClassPath {
  // Source: SAP Fiori for iOS SDK 25.08, `FUIButtonFormCell`, "Theming".
  static let button: Self = "fdlFUIButtonFormCell_button"
}

import StyleSheet

/// The look of a choice cell in a theme.
struct ChoiceLook {
  /// The look of a segment, a chip or an option of a wheel.
  struct Option {
    let text: ThemeColor
    let font: TextFont
    /// The color behind the text, and of its border; nil for none.
    var fill: ThemeColor?
    var stroke: StyledShape.Stroke?
  }

  let selected: Option
  let unselected: Option
  /// The look of the selected options as text.
  let value: Option
  /// The fill behind all segments, or behind the selected option of a wheel.
  let ground: ThemeColor
  /// The border of all segments.
  let border: StyledShape.Stroke?
  /// The line above a wheel.
  let separator: ThemeColor

  /// Creates the look of a cell from the palette of a theme.
  ///
  /// Source: cloud-sdk-ios-fiori, `SegmentedControlPickerStyle`, `FilterFormViewStyle` and
  /// `ValuePickerStyle`. The vendor documents no class paths for options.
  init(of cell: ChoiceCell, _ context: CellContext) {
    let theme = context.theme
    let isDimmed = cell.field.isDimmed
    func color(_ color: PaletteColor) -> ThemeColor {
      theme.color(isDimmed ? .quaternaryLabel : color)
    }
    func font(_ style: FontStyle, _ weight: TextFont.Weight = .regular) -> TextFont {
      TextFont(style, weight).at(context)
    }
    func stroke(_ role: PaletteColor, _ width: Double) -> StyledShape.Stroke {
      StyledShape.Stroke(color(role), width: width)
    }
    let isOpen = cell.isOpen && !cell.picker.staysOpen && cell.canChange
    value = Option(text: color(isOpen ? .tintColor : .primaryLabel), font: font(.body))
    separator = theme.color(.separator)
    switch cell.style {
    case .segments:
      selected = Option(
        text: color(.primaryLabel), font: font(.footnote, .semibold),
        fill: theme.color(.primaryBackground),
        stroke: context.accessibility.differentiatesWithoutColor ? stroke(.primaryLabel, 1) : nil)
      unselected = Option(text: color(.primaryLabel), font: font(.footnote))
      ground = theme.color(.tertiaryFill).composited(over: theme.color(.primaryBackground))
      border = StyledShape.Stroke(theme.color(.separatorOpaque), width: 0.33)
    case .chips:
      selected = Option(
        text: color(.tintColor), font: font(.subheadline), fill: .clear,
        stroke: stroke(.tintColor, 1))
      unselected = Option(
        text: color(.secondaryLabel), font: font(.subheadline),
        fill: theme.color(isDimmed ? .quaternaryFill : .tertiaryFill),
        stroke: stroke(.separator, 0.5))
      (ground, border) = (.clear, nil)
    case .picker:
      selected = Option(text: color(.primaryLabel), font: font(.body))
      unselected = Option(text: color(.tertiaryLabel), font: font(.body))
      (ground, border) = (theme.color(.tertiaryFill), nil)
    }
  }
}

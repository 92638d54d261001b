import StyleSheet

/// The look of a slider in a theme.
struct SliderLook {
  let field: FieldLook
  let value: ThemeColor
  let valueFont: TextFont
  let bound: ThemeColor
  let boundFont: TextFont
  let activeTrack: ThemeColor
  let inactiveTrack: ThemeColor
  let thumb: ThemeColor
  /// The line around a thumb, in the place of its shadow.
  let thumbLine: ThemeColor
  let fieldText: ThemeColor
  let fieldLine: ThemeColor
  let focusedLine: ThemeColor

  /// Creates the look of a cell from the documented classes of a slider, and from the palette.
  ///
  /// Source for the palette: cloud-sdk-ios-fiori, `FioriSliderStyle`, `RangeSliderControlStyle`.
  ///
  /// UIKit fades a view as a whole, so a translucent slider shows its background and not its track
  /// through a thumb: such colors are composited over `ground`.
  init(of cell: FormField, on ground: ThemeColor, _ context: CellContext) {
    let theme = context.theme
    let variant: Variant? = cell.isDimmed ? "-disabled" : nil
    field = FieldLook(
      of: cell, titleAt: .title, informationAt: .footnote, disabled: "-disabled",
      fonts: .style, context)
    value =
      theme[.fontColor, variant, at: .subtitle]
      ?? theme.color(cell.isDimmed ? .quaternaryLabel : .primaryLabel)
    valueFont = TextFont(at: .subtitle, variant, .style, in: theme, else: TextFont(.body))
      .at(context)
    bound =
      cell.isDimmed
      ? theme.color(.separator).faded(to: 0.37) : theme.color(.tertiaryLabel).faded(to: 0.9)
    boundFont = TextFont(.body).at(context)

    let opacity = theme[.viewAlpha, variant, at: .slider] ?? 1
    let dimming = cell.isDimmed ? 0.5 : 1
    func seen(_ color: ThemeColor) -> ThemeColor {
      opacity < 1 ? color.faded(to: opacity).composited(over: ground) : color
    }
    activeTrack = seen(
      theme[.minimumTrackColor, variant, at: .slider] ?? theme.color(.tintColor).faded(to: dimming))
    inactiveTrack =
      (theme[.maximumTrackColor, variant, at: .slider]
      ?? theme.color(.secondaryFill).faded(to: dimming)).faded(to: opacity)
    thumb = seen(theme[.thumbColor, variant, at: .slider] ?? theme.color(.baseWhite))
    thumbLine = seen(theme.color(.separatorOpaque).faded(to: dimming))
    fieldText = theme.color(cell.isDimmed ? .quaternaryLabel : .primaryLabel)
    fieldLine = theme.color(cell.isDimmed ? .quaternaryLabel : .separatorOpaque)
    focusedLine = theme.color(.tintColor)
  }
}

extension ThemeColor {
  /// Returns the color with a share of its opacity; a share beyond 0...1 is clamped.
  fileprivate func faded(to share: Double) -> ThemeColor {
    guard share < 1 else { return self }
    return withAlpha(UInt8((Double(alpha) * max(share, 0)).rounded()))
  }
}

// Source: SAP Fiori for iOS SDK 25.08, `FUISliderFormView`, "Theming".

extension ClassPath {
  fileprivate static let title: Self = "FUISliderFormView_title"
  fileprivate static let subtitle: Self = "FUISliderFormView_subtitle"
  fileprivate static let footnote: Self = "FUISliderFormView_footnote"
  fileprivate static let slider: Self = "FUISliderFormView_slider"
}

extension Property where Value == ThemeColor {
  fileprivate static let thumbColor = Self("thumb-color")
  fileprivate static let minimumTrackColor = Self("minimum-track-color")
  fileprivate static let maximumTrackColor = Self("maximum-track-color")
}

extension Property where Value == Double {
  fileprivate static let viewAlpha = Self("view-alpha-value")
}

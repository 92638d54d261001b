import StyleSheet

/// The look of a switch, or of the text in its place, in a theme.
struct SwitchLook {
  let text: ThemeColor
  let textFont: TextFont
  let track: ThemeColor
  let ring: ThemeColor
  let thumb: ThemeColor
  /// The sign of the value in the track; nil unless the user asks for a difference without color.
  let sign: ThemeColor?

  /// Creates a look from the palette; a disabled switch has half the opacity, as dimmed by the system.
  init(of cell: borrowing SwitchCell, _ context: borrowing CellContext) {
    let theme = context.theme
    text = theme.color(.primaryLabel)
    textFont = TextFont(.body).at(context.textSize, context.accessibility)
    let opacity: UInt8 = cell.canChange ? 0xFF : 0x80
    track =
      cell.isOn ? theme.color(.tintColor).withAlpha(opacity) : theme.color(.secondaryFill)
    ring = theme.color(cell.isOn ? .separatorOpaque : .separator)
    thumb = ThemeColor(rgba: 0xFFFF_FFFF)
    sign =
      context.accessibility.differentiatesWithoutColor
      ? cell.isOn ? thumb : theme.color(.primaryLabel).withAlpha(opacity) : nil
  }
}

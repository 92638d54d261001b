import StyleSheet

/// The look of a switch, or of the text in its place, in a theme.
struct SwitchLook {
  let text: ThemeColor
  let textFont: TextFont
  let track: ThemeColor
  let ring: ThemeColor
  let thumb: ThemeColor
}

extension SwitchLook {
  /// Creates the look of a cell from the palette of a theme.
  ///
  /// A disabled switch has half the opacity, as dimmed by the system.
  init(of cell: SwitchCell, _ context: CellContext) {
    let theme = context.theme
    text = theme.color(.primaryLabel)
    textFont = TextFont(.body).at(context.textSize)
    let opacity: UInt8 = cell.canChange ? 0xFF : 0x80
    track =
      cell.isOn ? theme.color(.tintColor).withAlpha(opacity) : theme.color(.secondaryFill)
    ring = theme.color(cell.isOn ? .separatorOpaque : .separator)
    thumb = ThemeColor(rgba: 0xFFFF_FFFF)
  }
}

import StyleSheet

/// A control whose colors a class sets, drawn instead of a box with a word.
enum PreviewControl: Hashable, Sendable {
  case toggle(on: ThemeColor, off: ThemeColor, thumb: ThemeColor)
  /// A track with a thumb; nil for a progress bar, which has none.
  case track(filled: ThemeColor, rest: ThemeColor, thumb: ThemeColor?)
  /// A bar at an edge of the screen, with its title or items.
  case bar(items: ThemeColor?)
}

extension PreviewControl {
  // The defaults of iOS in light mode, for the colors that a class does not set.
  private static let green = ThemeColor(rgba: 0x34C7_59FF)
  private static let blue = ThemeColor(rgba: 0x007A_FFFF)
  private static let gray = ThemeColor(rgba: 0xC7C7_CCFF)
  private static let white = ThemeColor(rgba: 0xFFFF_FFFF)

  /// True if the name of the class is drawn.
  var hasText: Bool { self == .bar(items: nil) }

  /// Creates the control that a kind of class styles, if any; `color` returns that of a property.
  init?(_ kind: CatalogEntry.Kind?, _ color: (String) -> ThemeColor?) {
    switch kind {
    case .switch?:
      self = .toggle(
        on: color("on-tint-color") ?? Self.green, off: color("tint-color") ?? Self.gray,
        thumb: color("thumb-tint-color") ?? Self.white)
    case .slider?:
      // NUI's names, then those of SAP.
      self = .track(
        filled: color("minimum-track-tint-color") ?? color("minimum-track-color") ?? Self.blue,
        rest: color("maximum-track-tint-color") ?? color("maximum-track-color") ?? Self.gray,
        thumb: color("thumb-tint-color") ?? color("thumb-color") ?? Self.white)
    case .progress?:
      self = .track(
        filled: color("progress-tint-color") ?? Self.blue,
        rest: color("track-tint-color") ?? Self.gray, thumb: nil)
    case .navigationBar?, .toolBar?, .searchBar?: self = .bar(items: nil)
    case .tabBar?: self = .bar(items: color("selected-image-tint-color") ?? Self.blue)
    default: return nil
    }
  }
}

/// A foreground and a background color of a theme, and their contrast.
///
/// The contrast rules read the same table of pairs: text and control marks on their backgrounds,
/// and the "on" state of a control against its "off" state.
public struct ContrastPair: Hashable, Sendable {
  /// The relation of the two colors.
  package enum Kind: String, Hashable, Sendable, CaseIterable {
    /// Text on its background.
    case text
    /// A mark or an icon on its background.
    case mark
    /// The "on" state of a control against its "off" state.
    case states
  }

  package struct Side: Hashable, Sendable {
    package let source: ColorSource
    /// The visible color: one color, both ends of a gradient, or empty if it is unknown.
    ///
    /// Translucent layers are composited and rounded.
    package let colors: [ThemeColor]
    /// The same colors without rounding; empty if the color is not opaque by itself.
    package let backdrops: [Backdrop]
  }

  /// The relation of the two colors.
  package let kind: Kind
  /// The name of the styled class; empty for a pair of palette names.
  public let className: String
  /// The property of the foreground with its state, such as `on-color-accented`, or a palette name.
  public let role: String
  /// The foreground; its color as the sheet defines it, including alpha.
  package let figure: Side
  /// The background, or the state to compare with.
  package let ground: Side
  package let need: ContrastNeed
  /// The contrast ratio, 1 to 21, not rounded; nil if the background is unknown.
  ///
  /// For a gradient it is the lower of the ratios at the two ends.
  public let ratio: Double?
  /// The result of the comparison.
  public let verdict: ContrastVerdict
  /// True if a sheet sets at least one of the two colors, false if the palette sets both.
  package let isOwn: Bool
}

// MARK: - Making

extension ContrastPair.Side {
  init(_ figure: SeenFigure) {
    source = figure.source
    colors = [figure.color]
    backdrops = Backdrop(figure.color).map { [$0] } ?? []
  }

  init(_ ground: SeenGround) {
    source = ground.source
    colors = ground.ends.map(ThemeColor.init)
    backdrops = ground.ends
  }

  init(palette name: String, _ color: ThemeColor) {
    source = .palette(name)
    colors = [color]
    backdrops = Backdrop(color).map { [$0] } ?? []
  }
}

extension ContrastPair {
  init(_ kind: Kind, of className: String, _ role: String, _ sight: ContrastResult) {
    let isKnown = sight.ground.doubt == nil
    self.init(
      kind: kind, className: className, role: role, figure: Side(sight.figure),
      ground: Side(sight.ground), need: sight.need, ratio: isKnown ? sight.ratio : nil,
      verdict: sight.verdict, isOwn: sight.figure.isOwn || sight.ground.isOwn && isKnown)
  }
}

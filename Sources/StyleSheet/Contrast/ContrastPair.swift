/// Two colors of a theme of which one has to stand out from the other, and how well it does.
///
/// What has to stand out from what is one table, which the rules on contrast read too: a text and
/// the marks of a control on what they lie on, and a control that is on from one that is off.
public struct ContrastPair: Hashable, Sendable {
  /// What the two are to each other.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// Words on what they lie on.
    case text
    /// A mark or a sign on what it lies on.
    case mark
    /// A thing that is on, and one that is off.
    case states
  }

  /// One of the two.
  public struct Side: Hashable, Sendable {
    /// Where it comes from.
    public let source: ColorSource
    /// What is seen: one color, both ends of a gradient, or nothing if it is not known.
    ///
    /// What shines through something else is laid over it and rounded.
    public let colors: [Color]
    /// The same without rounding; empty for what is not opaque by itself.
    public let backdrops: [Backdrop]
  }

  /// What the two are to each other.
  public let kind: Kind
  /// The class that is drawn; empty for names of the palette, which are of no class.
  public let className: String
  /// What stands out, in its state: `on-color-accented`, or a name of the palette.
  public let role: String
  /// What stands out; its color as the sheet has it, alpha and all.
  public let figure: Side
  /// What it lies on, or is to be told from.
  public let ground: Side
  /// How much contrast it takes.
  public let need: ContrastNeed
  /// How much there is, 1 to 21, and never rounded; nil where nobody knows the ground.
  ///
  /// Of a gradient it is the least at either end.
  public let ratio: Double?
  /// Whether that is enough.
  public let verdict: ContrastVerdict
  /// Whether a color of the two comes from a sheet; if not, it is the palette's own affair.
  public let isOwn: Bool
}

extension ContrastPair {
  /// The color nearest to what stands out that would pass; nil unless the pair fails, and where no
  /// lightness will do.
  ///
  /// It is looked for as ``Color/nearest(reaching:against:)`` does. For two states it is nil, as
  /// either could give way.
  public var nearest: Color? {
    guard verdict == .fails, kind != .states, let color = figure.colors.first else { return nil }
    return color.nearest(reaching: need.least, against: ground.backdrops)
  }
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
    colors = ground.ends.map(Color.init)
    backdrops = ground.ends
  }

  init(palette name: String, _ color: Color) {
    source = .palette(name)
    colors = [color]
    backdrops = Backdrop(color).map { [$0] } ?? []
  }
}

extension ContrastPair {
  /// A pair as it is seen on a class.
  init(_ kind: Kind, of className: String, _ role: String, _ sight: ContrastSight) {
    let isKnown = sight.ground.doubt == nil
    self.init(
      kind: kind, className: className, role: role, figure: Side(sight.figure),
      ground: Side(sight.ground), need: sight.need, ratio: isKnown ? sight.ratio : nil,
      verdict: sight.verdict, isOwn: sight.isOwn)
  }
}

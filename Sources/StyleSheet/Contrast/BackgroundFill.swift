/// The background of a class in one situation, as a renderer draws it: one opaque color, or a gradient.
public struct BackgroundFill: Hashable, Sendable, Codable {
  /// The opaque color, or the upper end of a gradient.
  public let color: Color
  /// The opaque lower end of a vertical gradient; nil if there is none.
  public let bottomColor: Color?
  /// The image that an app draws over the color; nil if the sheets set none.
  public let image: ImageName?
  /// Why the color is not known; nil if the sheets or the palette decide it.
  ///
  /// The color of a fill that is not known is the background of the palette below it.
  public let doubt: ContrastDoubt?

  /// A fill of which everything is decided.
  public init(
    _ color: Color, to bottomColor: Color? = nil, image: ImageName? = nil,
    doubt: ContrastDoubt? = nil
  ) {
    self.color = color
    self.bottomColor = bottomColor
    self.image = image
    self.doubt = doubt
  }

  /// The color, or both ends of the gradient.
  public var colors: [Color] { [color] + (bottomColor.map { [$0] } ?? []) }

  /// The color halfway down, for a renderer without gradients.
  public var middle: Color {
    bottomColor.map { color.withAlpha(128).composited(over: $0) } ?? color
  }
}

extension BackgroundFill {
  /// How well a color stands out from it: the least contrast, nil if the background is not known, and
  /// whether that is enough.
  public func result(
    of color: Color, _ need: ContrastNeed
  ) -> (ratio: Double?, verdict: ContrastVerdict) {
    if let doubt { return (nil, .unknown(doubt)) }
    let ends = colors.compactMap { Backdrop($0) }
    let (ratio, verdict) = ContrastSight.result(of: color, on: ends, need)
    return (ratio, verdict)
  }
}

extension Theme {
  /// The background that a class is drawn on in its usual state.
  ///
  /// It is what contrast is compared with: the class's own background over that of its component, over
  /// the palette's (decision 0082).
  public func background(of className: String, knowing catalog: Catalog = .all) -> BackgroundFill {
    let grounds = catalog.grounds(of: className, catalog.entry(for: className))
    let layers = layers(ColorGroundNames.usual, of: grounds.paths)
    let seen = layers.ground(on: grounds.paletteName, in: self)
    let base = color(grounds.paletteName ?? Self.base) ?? Color(rgba: 0xFFFF_FFFF)
    let ends = seen.doubt == nil ? seen.ends : layers.ends(over: base, base)
    let colors = ends.map(Color.init)
    return BackgroundFill(
      colors.first ?? base, to: colors.count > 1 ? colors.last : nil,
      image: seen.doubt == .image ? image(of: grounds.paths) : nil, doubt: seen.doubt)
  }

  /// What views are laid on where no sheet and no page says anything.
  private static let base = "primaryBackground"

  private func image(of paths: [ClassPath]) -> ImageName? {
    paths.lazy.compactMap { path in
      ColorGroundNames.usual.lazy.compactMap { names in
        self[Property<ImageName>(names.image.text), at: path]
      }.first
    }.first
  }
}

/// The background of a class as a renderer draws it: one opaque color or a gradient.
public struct BackgroundFill: Hashable, Sendable, Codable {
  /// The opaque color, or the upper end of a gradient.
  public let color: ThemeColor
  /// The opaque lower end of a vertical gradient; nil if there is none.
  public let bottomColor: ThemeColor?
  /// The image that an app draws over the color; nil if the sheets set none.
  public let image: ImageName?
  /// The reason why the color is unknown; nil if the sheets or the palette define it.
  ///
  /// The color of an unknown fill is the palette background below it.
  package let doubt: ContrastDoubt?

  package init(
    _ color: ThemeColor, to bottomColor: ThemeColor? = nil, image: ImageName? = nil,
    doubt: ContrastDoubt? = nil
  ) {
    self.color = color
    self.bottomColor = bottomColor
    self.image = image
    self.doubt = doubt
  }

  /// The color, or both ends of the gradient.
  package var colors: [ThemeColor] { [color] + (bottomColor.map { [$0] } ?? []) }

  /// The color halfway down, for a renderer without gradients.
  package var middle: ThemeColor {
    bottomColor.map { color.withAlpha(128).composited(over: $0) } ?? color
  }

  /// Returns the lowest contrast of a color on this background, nil if the background is unknown,
  /// and whether it is sufficient.
  package func result(
    of color: ThemeColor, _ need: ContrastNeed
  ) -> (ratio: Double?, verdict: ContrastVerdict) {
    if let doubt { return (nil, .unknown(doubt)) }
    let ends = colors.compactMap { Backdrop($0) }
    let (ratio, verdict) = ContrastResult.result(of: color, on: ends, need)
    return (ratio, verdict)
  }
}

extension Theme {
  /// Returns the background that a class is drawn on in its usual state.
  ///
  /// The contrast checks use the same background: the class's own over that of its component, over
  /// the palette's (decision 0082).
  package func background(of className: String, knowing catalog: Catalog = .all) -> BackgroundFill {
    background(on: catalog.grounds(of: className))
  }

  package func background(on grounds: ClassGrounds) -> BackgroundFill {
    let named =
      grounds.paletteRow.map(color(atRow:)) ?? color(grounds.paletteName ?? ColorGround.usualName)
    // Most classes have no rules; then the palette alone decides.
    guard let named, named.isOpaque, !hasRules || !grounds.paths.contains(where: mayStyle)
    else {
      return background(on: grounds, over: named)
    }
    return BackgroundFill(named, doubt: hasPalette && grounds.paletteName != nil ? nil : .unsaid)
  }

  /// Returns the background of the layers that the sheets define, over a color of the palette.
  private func background(on grounds: ClassGrounds, over named: ThemeColor?) -> BackgroundFill {
    let layers = layers(ColorGroundNames.usual, of: grounds.paths)
    if layers.isEmpty, let named, named.isOpaque {
      return BackgroundFill(named, doubt: hasPalette && grounds.paletteName != nil ? nil : .unsaid)
    }
    let base = named ?? grounds.paletteRow.flatMap(paletteColor) ?? ThemeColor(rgba: 0xFFFF_FFFF)
    let seen = layers.ground(on: grounds.paletteName, in: self)
    let ends = seen.doubt == nil ? seen.ends : layers.ends(over: base, base)
    let colors = ends.map(ThemeColor.init)
    return BackgroundFill(
      colors.first ?? base, to: colors.count > 1 ? colors.last : nil,
      image: seen.doubt == .image ? image(of: grounds.paths) : nil, doubt: seen.doubt)
  }

  private func image(of paths: [ClassPath]) -> ImageName? {
    paths.lazy.compactMap { path in
      ColorGroundNames.usual.lazy.compactMap { names in
        self[Property<ImageName>(names.image.text), at: path]
      }.first
    }.first
  }
}

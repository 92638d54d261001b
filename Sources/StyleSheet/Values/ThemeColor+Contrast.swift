extension ThemeColor {
  /// The relative luminance of the color: 0 is black, 1 is white.
  ///
  /// The alpha is ignored; use a ``Backdrop`` for a color that is not opaque.
  package var relativeLuminance: Double {
    ContrastRatio.luminance(
      red: LinearLight.of(red), green: LinearLight.of(green), blue: LinearLight.of(blue))
  }

  /// Returns the contrast ratio of this color and its backdrop, from 1 to 21.
  ///
  /// The color is composited over `backdrop` first. Nothing is rounded. ``ContrastNeed`` has the
  /// required ratios.
  ///
  /// Source: WCAG 2.2, "contrast ratio".
  public func contrast(against backdrop: Backdrop) -> Double {
    let own = isOpaque ? relativeLuminance : backdrop.covered(by: self).relativeLuminance
    return ContrastRatio.of(own, backdrop.relativeLuminance)
  }

  /// Returns the contrast ratio against an opaque color; nil if `ground` is not opaque.
  public func contrast(against ground: ThemeColor) -> Double? {
    Backdrop(ground).map { contrast(against: $0) }
  }
}

extension Color {
  /// How much light the color gives to the eye: 0 is black, 1 is white.
  ///
  /// The alpha plays no part; for what is not opaque, ask a ``Backdrop``.
  ///
  /// Source: WCAG 2.2, "relative luminance".
  public var relativeLuminance: Double {
    0.2126 * LinearLight.of(red) + 0.7152 * LinearLight.of(green) + 0.0722 * LinearLight.of(blue)
  }

  /// How well this color stands out from what it lies on, from 1 (not at all) to 21.
  ///
  /// The color is laid over `backdrop` first, as its alpha has it, so the order of the two matters
  /// where it is not opaque. Nothing is rounded. A ``ContrastNeed`` says how much is enough.
  ///
  /// Source: WCAG 2.2, "contrast ratio".
  public func contrast(against backdrop: Backdrop) -> Double {
    let own = isOpaque ? relativeLuminance : backdrop.covered(by: self).relativeLuminance
    return Backdrop.contrast(own, backdrop.relativeLuminance)
  }

  /// The same over an opaque color; nil if `ground` is not opaque, for nobody knows what shines
  /// through.
  public func contrast(against ground: Color) -> Double? {
    Backdrop(ground).map { contrast(against: $0) }
  }
}

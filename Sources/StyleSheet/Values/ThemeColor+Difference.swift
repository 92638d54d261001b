extension ThemeColor {
  /// Returns the perceived difference of two colors, from 0 (equal) to 1 (black and white).
  ///
  /// A difference of 0.02 is hardly visible. The alphas are ignored.
  ///
  /// Source: CSS Color 4 (2024), section 13.3.1, "ΔE OK": the distance in Oklab.
  public func difference(from other: ThemeColor) -> Double {
    let own = Oklab(self)
    let other = Oklab(other)
    func square(_ number: Double) -> Double { number * number }
    let sum =
      square(own.lightness - other.lightness) + square(own.greenRed - other.greenRed)
      + square(own.blueYellow - other.blueYellow)
    return sum.root(2)
  }
}

extension ThemeColor {
  /// The number of coarse steps of lightness between black and white.
  private static let steps = 256
  /// The number of fine steps in a coarse step.
  private static let finerSteps = 16

  /// Returns the nearest color that has at least a given contrast against each backdrop.
  ///
  /// Hue and alpha stay the same. The new lightness is the nearest one that suffices, in steps of a
  /// 4096th between black and white; of two equally near ones, the darker. The chroma stays the
  /// same if sRGB has such a color, otherwise it is reduced to the sRGB gamut. The search uses
  /// Oklab, which is perceptually uniform, and gives the same color on every system.
  ///
  /// Nil if no lightness suffices, as with two backdrops that are far apart, or with a low alpha.
  package func nearest(reaching least: Double, against backdrops: [Backdrop]) -> ThemeColor? {
    nearest { color in backdrops.allSatisfy { color.contrast(against: $0) >= least } }
  }

  /// Returns the nearest color for which `suffices` is true, where backdrops need different
  /// contrasts.
  package func nearest(_ suffices: (ThemeColor) -> Bool) -> ThemeColor? {
    if suffices(self) { return self }
    let start = Oklab(self)
    for step in 1...Self.steps {
      let found = [-1.0, 1].compactMap { way -> (away: Int, color: ThemeColor)? in
        let hasRoom = way < 0 ? start.lightness > 0 : start.lightness < 1
        let before = start.lightness + way * Double(step - 1) / Double(Self.steps)
        guard hasRoom, (0...1).contains(before) else { return nil }
        return firstSufficient(from: start, way, step, suffices)
      }
      if let best = found.min(by: { $0.away < $1.away }) { return best.color }
    }
    return nil
  }

  /// Returns the first color in a coarse step that suffices, or nil if the end of the step does
  /// not.
  private func firstSufficient(
    from start: Oklab, _ way: Double, _ step: Int, _ suffices: (ThemeColor) -> Bool
  ) -> (away: Int, color: ThemeColor)? {
    func color(_ away: Int) -> ThemeColor {
      let distance = Double(away) / Double(Self.steps * Self.finerSteps)
      let lightness = min(max(start.lightness + way * distance, 0), 1)
      return start.color(lightness: lightness, alpha: alpha)
    }
    let end = step * Self.finerSteps
    guard suffices(color(end)) else { return nil }
    for away in end - Self.finerSteps + 1..<end {
      let candidate = color(away)
      if suffices(candidate) { return (away, candidate) }
    }
    return (end, color(end))
  }
}

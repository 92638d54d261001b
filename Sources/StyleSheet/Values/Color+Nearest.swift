extension Color {
  /// How many steps of lightness are looked at between black and white.
  private static let steps = 256
  /// How many finer ones between the last step that is not enough and the first that is.
  private static let finerSteps = 16

  /// The color nearest to this one that has at least a certain contrast against each backdrop.
  ///
  /// It has the same hue and alpha, and another lightness: the one that is the least away, in steps
  /// of a 4096th between black and white; of two equally near ones the darker. It is as vivid as
  /// this one if sRGB has such a color, else as vivid as sRGB can. The search is in Oklab, where
  /// equal steps look equal, and gives the same color on every system.
  ///
  /// - Parameters:
  ///   - least: A contrast from 1 to 21, as ``ContrastNeed/least`` has it.
  ///   - backdrops: All that the color lies on at one time or another.
  /// - Returns: This color if it will do; nil if no lightness will, as between two backdrops that
  ///   are far apart, or with an alpha that lets too much shine through.
  public func nearest(reaching least: Double, against backdrops: [Backdrop]) -> Color? {
    nearest { color in backdrops.allSatisfy { color.contrast(against: $0) >= least } }
  }

  /// The same where the backdrops ask for different contrasts: `suffices` says whether a color will
  /// do.
  package func nearest(_ suffices: (Color) -> Bool) -> Color? {
    if suffices(self) { return self }
    let start = Oklab(self)
    for step in 1...Self.steps {
      let found = [-1.0, 1].compactMap { way -> (away: Int, color: Color)? in
        let hasRoom = way < 0 ? start.lightness > 0 : start.lightness < 1
        let before = start.lightness + way * Double(step - 1) / Double(Self.steps)
        guard hasRoom, (0...1).contains(before) else { return nil }
        return firstSufficient(from: start, way, step, suffices)
      }
      if let best = found.min(by: { $0.away < $1.away }) { return best.color }
    }
    return nil
  }

  /// The first color that suffices on the way through one step, if the whole step leads to one.
  private func firstSufficient(
    from start: Oklab, _ way: Double, _ step: Int, _ suffices: (Color) -> Bool
  ) -> (away: Int, color: Color)? {
    func color(_ away: Int) -> Color {
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

// Sums that cannot trap: what would lie beyond the ends counts as the end.

extension FixedDecimal {
  /// One half, for hot lines: a literal with a point is read as text whenever it is met.
  static let half = FixedDecimal(millionths: unit / 2)

  func adding(_ other: FixedDecimal) -> FixedDecimal {
    let (sum, overflow) = millionths.addingReportingOverflow(other.millionths)
    guard overflow else { return FixedDecimal(millionths: sum) }
    return other.millionths < 0 ? .min : .max
  }

  func subtracting(_ other: FixedDecimal) -> FixedDecimal {
    let (difference, overflow) = millionths.subtractingReportingOverflow(other.millionths)
    guard overflow else { return FixedDecimal(millionths: difference) }
    return other.millionths < 0 ? .max : .min
  }

  /// The nearest number of 64 bits.
  package var double: Double { Double(millionths) / Double(Self.unit) }

  /// The whole number that is not greater, and what is above it: 0 and more, and less than 1.
  var parts: (below: FixedDecimal, fraction: FixedDecimal) {
    let rest = millionths % Self.unit
    let fraction = rest < 0 ? rest + Self.unit : rest
    let (below, overflow) = millionths.subtractingReportingOverflow(fraction)
    guard !overflow else { return (self, 0) }
    return (FixedDecimal(millionths: below), FixedDecimal(millionths: fraction))
  }

  /// The value of a whole number within ``ScaleBounds/limits``, of which none is too large.
  init(whole: Int) {
    self.init(millionths: Int64(truncatingIfNeeded: whole) &* Self.unit)
  }

  /// The value of a number of marks, to the nearest millionth; it has to be finite, and no more than
  /// some thousand.
  init(marks: Double) {
    let millionths = marks * Double(Self.unit)
    self.init(millionths: Int64(millionths < 0 ? millionths - 0.5 : millionths + 0.5))
  }
}

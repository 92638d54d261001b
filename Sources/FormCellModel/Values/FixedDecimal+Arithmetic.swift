// Arithmetic that clamps on overflow instead of trapping.

extension FixedDecimal {
  /// One half, which avoids parsing a floating-point literal at each use.
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

  package var double: Double { Double(self) }

  /// The whole part, rounded down, and the remaining fraction in 0..<1.
  var parts: (below: FixedDecimal, fraction: FixedDecimal) {
    let rest = millionths % Self.unit
    let fraction = rest < 0 ? rest + Self.unit : rest
    let (below, overflow) = millionths.subtractingReportingOverflow(fraction)
    guard !overflow else { return (self, 0) }
    return (FixedDecimal(millionths: below), FixedDecimal(millionths: fraction))
  }

  /// Creates a value from a whole number within ``ScaleBounds/limits``, which cannot overflow.
  init(whole: Int) {
    self.init(millionths: Int64(truncatingIfNeeded: whole) &* Self.unit)
  }

  /// Creates a value from a number of marks, rounded to millionths; it must be finite and at most a
  /// few thousand.
  init(marks: Double) {
    let millionths = marks * Double(Self.unit)
    self.init(millionths: Int64(millionths < 0 ? millionths - 0.5 : millionths + 0.5))
  }
}

extension FixedDecimal {
  /// The direction in which a value is rounded.
  ///
  /// Up means toward the greater value, for negative values too, so that a scale from -5 to 0
  /// behaves like one from 0 to 5.
  public enum Rounding: String, Hashable, Sendable, CaseIterable, Codable {
    /// To the nearest value; a tie rounds up.
    case halfUp = "halfUp"
    /// To the nearest value; a tie rounds to the even one, as C's `printf` does.
    case halfEven = "halfEven"
    /// To the next value that is not greater.
    case down = "down"
    /// To the next value that is not less.
    case up = "up"

    /// Returns true if a rest of a step becomes a whole step; `isOdd` is true for an odd number of steps
    /// below it.
    func goesUp<Number: FixedWidthInteger>(
      _ rest: Number, of step: Number, isOdd: @autoclosure () -> Bool
    ) -> Bool {
      switch self {
      case .halfUp: rest >= step - rest
      case .halfEven: rest > step - rest || rest == step - rest && isOdd()
      case .down: false
      case .up: rest > 0
      }
    }
  }

  /// Returns the value rounded to a multiple of `step`.
  ///
  /// A step of 0 or less leaves the value unchanged, and so does a result beyond ``min`` or
  /// ``max``.
  ///
  /// - Complexity: O(1).
  public func rounded(to step: FixedDecimal, _ rule: Rounding) -> FixedDecimal {
    guard step.millionths > 0 else { return self }
    let grid = step.millionths
    let remainder = millionths % grid
    guard remainder != 0 else { return self }

    let above = remainder < 0 ? remainder + grid : remainder
    let goesUp = rule.goesUp(
      above, of: grid, isOdd: (millionths / grid - (remainder < 0 ? 1 : 0)) % 2 != 0)
    let change = goesUp ? grid - above : -above
    let (result, isOutside) = millionths.addingReportingOverflow(change)
    return isOutside ? self : FixedDecimal(millionths: result)
  }

  /// Returns the value rounded to a number of decimals, which is clamped to 0...6.
  package func rounded(toDecimals decimals: Int, _ rule: Rounding) -> FixedDecimal {
    // Most ratings are whole numbers, which need no rounding.
    guard decimals < 6, !isWhole else { return self }
    var step = Self.unit
    for _ in 0..<Swift.max(decimals, 0) { step /= 10 }
    return rounded(to: FixedDecimal(millionths: step), rule)
  }

  var isWhole: Bool { millionths % Self.unit == 0 }
}

extension FixedDecimal {
  /// Which neighbor on a grid a value goes to.
  ///
  /// Up and down are directions on the scale: up is toward the greater value, for negative values
  /// too, so that a scale from -5 to 0 behaves as one from 0 to 5.
  public enum Rounding: String, Hashable, Sendable, CaseIterable, Codable {
    /// To the nearer one; of two that are as near, to the greater.
    case halfUp = "halfUp"
    /// To the one that is not greater.
    case down = "down"
    /// To the one that is not less.
    case up = "up"
  }

  /// The value on the grid of multiples of `step` that `rule` takes this one to.
  ///
  /// A step of 0 or less leaves the value as it is. So does a neighbor that would lie beyond ``min``
  /// or ``max``.
  ///
  /// - Complexity: O(1).
  public func rounded(to step: FixedDecimal, _ rule: Rounding) -> FixedDecimal {
    guard step.millionths > 0 else { return self }
    let grid = step.millionths
    let remainder = millionths % grid
    guard remainder != 0 else { return self }

    let above = remainder < 0 ? remainder + grid : remainder
    let goesUp =
      switch rule {
      case .halfUp: above >= grid - above
      case .down: false
      case .up: true
      }
    let change = goesUp ? grid - above : -above
    let (result, isOutside) = millionths.addingReportingOverflow(change)
    return isOutside ? self : FixedDecimal(millionths: result)
  }

  /// The value with at most so many digits after the point.
  ///
  /// Fewer than 0 count as 0; 6 and more leave the value as it is.
  public func rounded(toDecimals decimals: Int, _ rule: Rounding) -> FixedDecimal {
    // Most ratings are whole, and stay so whatever the step.
    guard decimals < 6, !isWhole else { return self }
    var step = Self.unit
    for _ in 0..<Swift.max(decimals, 0) { step /= 10 }
    return rounded(to: FixedDecimal(millionths: step), rule)
  }

  /// Whether there is nothing after the point.
  var isWhole: Bool { millionths % Self.unit == 0 }
}

/// A rounding rule, for displaying a rating or for converting a position along the marks to a
/// rating.
///
/// Every rule is a grid with up to two thresholds. A value is a whole number k plus a fraction f.
/// From the first threshold on, the result is k plus a half; from the second on, k + 1. If f is 0,
/// the result is k plus `atWhole`:
///
/// ```
/// .fui      k · · · · |─ half ─| · · · · k + 1
/// f         0        .3        .7        1       .3 and .7 are halves
/// ```
///
/// Values are exact decimals, so 3.3 and 3.7 lie exactly on the thresholds (decision 0006).
/// Decision 0020 lists the 26 rules of published controls; this type covers all of them.
public struct DecimalRounding: Hashable, Sendable {
  /// The fraction at which a half or a whole begins, between 0 and 1.
  public enum Threshold: Hashable, Sendable {
    /// Reached by this fraction and greater ones.
    case from(FixedDecimal)
    /// Reached by greater fractions only.
    case above(FixedDecimal)
  }

  /// The values that a rule can return.
  public enum Grid: Hashable, Sendable {
    /// Every value.
    case exact
    /// Whole numbers; a fraction below the threshold is dropped.
    case wholes(wholeFrom: Threshold)
    /// Whole numbers and halves; a fraction that reaches both thresholds is a whole.
    case halves(halfFrom: Threshold, wholeFrom: Threshold)
    /// Multiples of a step; the threshold is a fraction of the step.
    ///
    /// A step of 0 or less keeps every value.
    case steps(of: FixedDecimal, nextFrom: Threshold)
  }

  /// The values that the rule can return, and their thresholds.
  package let grid: Grid
  /// The number of decimals that a value is rounded to first, half up; nil skips this.
  package let preRoundDecimals: Int?
  /// The amount added to a value that is already a whole number or a multiple of the step.
  ///
  /// It decides which mark owns the border between two marks. It is 0 in every rule for display.
  package let atWhole: FixedDecimal

  /// Creates a rule.
  public init(_ grid: Grid, preRoundDecimals: Int? = nil, atWhole: FixedDecimal = 0) {
    self.grid = grid
    self.preRoundDecimals = preRoundDecimals
    self.atWhole = atWhole
  }

  // MARK: - Rounding

  /// Returns the rounded value: between the nearest whole numbers below and above, apart from
  /// ``atWhole``.
  package func callAsFunction(_ value: FixedDecimal) -> FixedDecimal {
    let value = preRoundDecimals.map { value.rounded(toDecimals: $0, .halfUp) } ?? value
    switch grid {
    case .exact:
      return value

    case .wholes, .halves:
      let (below, fraction) = value.parts
      return rounded(below, and: fraction)

    case .steps(let step, let nextFrom):
      guard step > 0 else { return value }
      let below = value.rounded(to: step, .down)
      let rest = value.subtracting(below)
      guard rest > 0 else { return value.adding(atWhole) }
      return nextFrom.isReached(by: rest, of: step) ? below.adding(step) : below
    }
  }

  /// Returns the rounded sum of a number of marks and a fraction in 0..<1; most grids round without
  /// adding the two.
  func callAsFunction(marks: Int, and fraction: FixedDecimal) -> FixedDecimal {
    let below = FixedDecimal(whole: marks)
    guard preRoundDecimals == nil else { return self(below.adding(fraction)) }
    switch grid {
    case .wholes, .halves: return rounded(below, and: fraction)
    case .exact, .steps: return self(below.adding(fraction))
    }
  }

  /// Returns the rounded sum of a whole number and a fraction, for whole and half grids.
  private func rounded(_ below: FixedDecimal, and fraction: FixedDecimal) -> FixedDecimal {
    guard fraction > 0 else { return below.adding(atWhole) }
    switch grid {
    case .wholes(let wholeFrom):
      return wholeFrom.isReached(by: fraction) ? below.adding(1) : below
    case .halves(let halfFrom, let wholeFrom):
      if wholeFrom.isReached(by: fraction) { return below.adding(1) }
      return halfFrom.isReached(by: fraction) ? below.adding(.half) : below
    case .exact, .steps:
      return below.adding(fraction)
    }
  }

  /// The distance between neighboring results; nil if every value is possible.
  package var step: FixedDecimal? {
    switch grid {
    case .exact: nil
    case .wholes: 1
    case .halves: .half
    case .steps(let step, _): step > 0 ? step : nil
    }
  }
}

extension DecimalRounding.Threshold {
  func isReached(by fraction: FixedDecimal) -> Bool {
    switch self {
    case .from(let least): fraction >= least
    case .above(let greatest): fraction > greatest
    }
  }

  /// Returns true if `rest` reaches the threshold of `step`; exact, and without overflow.
  fileprivate func isReached(by rest: FixedDecimal, of step: FixedDecimal) -> Bool {
    let unit = FixedDecimal.unit
    func isLess(_ left: Int64, times first: Int64, _ right: Int64, times second: Int64) -> Bool {
      let one = left.multipliedFullWidth(by: first)
      let other = right.multipliedFullWidth(by: second)
      return (one.high, one.low) < (other.high, other.low)
    }
    return switch self {
    case .from(let least):
      !isLess(rest.millionths, times: unit, least.millionths, times: step.millionths)
    case .above(let greatest):
      isLess(greatest.millionths, times: step.millionths, rest.millionths, times: unit)
    }
  }
}

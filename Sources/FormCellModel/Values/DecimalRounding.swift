/// How a rating becomes one that there are marks for, or a place along the marks a rating.
///
/// Whatever a control does with fractions is one rule with a few numbers. Of the value v let f be
/// the part above the whole number k below it. When f reaches the first threshold, the result is a
/// half more than k, and when it reaches the second, a whole more. Where f is 0, the result is
/// k and ``atWhole``:
///
/// ```
/// .fui      k · · · · |─ half ─| · · · · k + 1
/// f         0        .3        .7        1       .3 and .7 are halves
/// ```
///
/// Values are exact decimals, so 3.3 and 3.7 do lie on the thresholds (decision 0006). That one rule
/// is enough for the 26 found in published controls is in decision 0020, with a table of them.
public struct DecimalRounding: Hashable, Sendable {
  /// Where a half or a whole begins; both a fraction between 0 and 1.
  public enum Threshold: Hashable, Sendable {
    /// A fraction of this, and more.
    case from(FixedDecimal)
    /// A fraction of more than this.
    case above(FixedDecimal)
  }

  /// What there is besides whole marks.
  public enum Grid: Hashable, Sendable {
    /// Every fraction, as it is.
    case exact
    /// Nothing; a fraction that does not reach the threshold is dropped.
    case wholes(wholeFrom: Threshold)
    /// Halves; a fraction that reaches both thresholds is a whole.
    case halves(halfFrom: Threshold, wholeFrom: Threshold)
    /// Multiples of a step, in place of whole numbers; a fraction is one of the step.
    ///
    /// A step of 0 or less is none, and every fraction stays as it is.
    case steps(of: FixedDecimal, nextFrom: Threshold)
  }

  /// What there is besides whole marks, and from where.
  public let grid: Grid
  /// To how many decimals a value is rounded first, half up; nil leaves it as it is.
  public let preRoundDecimals: Int?
  /// What is added to a value that is a whole number already, or a multiple of the step.
  ///
  /// It says who owns the border between two marks, and is 0 in every rule for showing a value.
  public let atWhole: FixedDecimal

  /// A rule of the given numbers.
  public init(_ grid: Grid, preRoundDecimals: Int? = nil, atWhole: FixedDecimal = 0) {
    self.grid = grid
    self.preRoundDecimals = preRoundDecimals
    self.atWhole = atWhole
  }
}

// MARK: - Applying it

extension DecimalRounding {
  /// The value that is shown for `value`: not less than the whole number below, not more than the
  /// one above, but for ``atWhole``.
  ///
  /// - Complexity: O(1).
  public func callAsFunction(_ value: FixedDecimal) -> FixedDecimal {
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

  /// The same of a number of marks and a fraction of one, 0 and more and less than 1.
  ///
  /// A place on a row is found as the two; adding them up and taking them apart again was a quarter
  /// of what it took.
  func callAsFunction(marks: Int, and fraction: FixedDecimal) -> FixedDecimal {
    let below = FixedDecimal(whole: marks)
    guard preRoundDecimals == nil else { return self(below.adding(fraction)) }
    switch grid {
    case .wholes, .halves: return rounded(below, and: fraction)
    case .exact, .steps: return self(below.adding(fraction))
    }
  }

  /// What a whole number and a fraction above it become where there are wholes, or halves too.
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

  /// The distance between two neighbors that the rule can give; nil where every value can come out.
  public var step: FixedDecimal? {
    switch grid {
    case .exact: nil
    case .wholes: 1
    case .halves: .half
    case .steps(let step, _): step > 0 ? step : nil
    }
  }
}

extension DecimalRounding.Threshold {
  /// Whether a fraction from 0 to 1 is this far.
  func isReached(by fraction: FixedDecimal) -> Bool {
    switch self {
    case .from(let least): fraction >= least
    case .above(let greatest): fraction > greatest
    }
  }

  /// Whether `rest` is this far on the way to `step`, to the last millionth and past any overflow.
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

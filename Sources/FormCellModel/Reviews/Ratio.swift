/// An exact ratio of two whole numbers, such as an average of votes or a share.
///
/// It is in lowest terms, so 2 of 4 equals 1 of 2. It is rounded only once, when it is converted to
/// a decimal.
public struct Ratio: Hashable, Sendable {
  /// At least 0.
  package let numerator: Int64
  /// At least 1.
  package let denominator: Int64

  /// Creates `numerator` over `denominator`; nil if the ratio is undefined or negative.
  package init?(_ numerator: Int64, over denominator: Int64) {
    guard numerator >= 0, denominator > 0 else { return nil }
    let divisor = Self.greatestDivisor(numerator, denominator)
    self.numerator = numerator / divisor
    self.denominator = denominator / divisor
  }

  private init() {
    numerator = 0
    denominator = 1
  }

  package static let zero = Ratio()

  private static func greatestDivisor(_ a: Int64, _ b: Int64) -> Int64 {
    var (a, b) = (a, b)
    while b != 0 { (a, b) = (b, a % b) }
    return a
  }

  // MARK: - As a decimal

  /// Returns the ratio as a decimal of at most six places, rounded by `rule`.
  ///
  /// `decimals` is clamped to 0...6. A ratio above all values becomes ``FixedDecimal/max``.
  public func value(decimals: Int = 6, _ rule: FixedDecimal.Rounding = .halfUp) -> FixedDecimal {
    times(1, decimals: decimals, rule)
  }

  /// Returns the percentage: 66.6 for two thirds, with one decimal and
  /// ``FixedDecimal/Rounding/down``.
  package func percentage(
    decimals: Int = 6, _ rule: FixedDecimal.Rounding = .halfUp
  ) -> FixedDecimal { times(100, decimals: decimals, rule) }

  private func times(
    _ factor: UInt64, decimals: Int, _ rule: FixedDecimal.Rounding
  ) -> FixedDecimal {
    var step = FixedDecimal.unit.magnitude
    for _ in 0..<min(max(decimals, 0), 6) { step /= 10 }
    // In steps of the last decimal: numerator * factor * (unit / step) / denominator.
    let scale = factor * (FixedDecimal.unit.magnitude / step)
    let whole = denominator.magnitude
    let product = numerator.magnitude.multipliedFullWidth(by: scale)
    guard product.high < whole else { return .max }
    let (steps, rest) = whole.dividingFullWidth(product)

    let goesUp = rule.goesUp(rest, of: whole, isOdd: steps % 2 != 0)
    let (rounded, isTooLarge) = steps.addingReportingOverflow(goesUp ? 1 : 0)
    let (millionths, isTooLargeNow) = rounded.multipliedReportingOverflow(by: step)
    guard !isTooLarge, !isTooLargeNow, millionths <= Int64.max.magnitude else { return .max }
    return FixedDecimal(millionths: Int64(millionths))
  }
}

/// One whole number over another, exactly: an average of votes, a share of them.
///
/// It is in lowest terms, so that 2 of 4 equals 1 of 2. It becomes a decimal only where the digits
/// are asked for, and is rounded but once.
public struct Ratio: Hashable, Sendable {
  /// 0 and more.
  public let numerator: Int64
  /// 1 and more.
  public let denominator: Int64

  /// `numerator` over `denominator`; nil where that is no number, or less than 0.
  public init?(_ numerator: Int64, over denominator: Int64) {
    guard numerator >= 0, denominator > 0 else { return nil }
    let divisor = Self.greatestDivisor(numerator, denominator)
    self.numerator = numerator / divisor
    self.denominator = denominator / divisor
  }

  private init() {
    numerator = 0
    denominator = 1
  }

  /// Nothing.
  public static let zero = Ratio()

  private static func greatestDivisor(_ a: Int64, _ b: Int64) -> Int64 {
    var (a, b) = (a, b)
    while b != 0 { (a, b) = (b, a % b) }
    return a
  }
}

// MARK: - As a decimal

extension Ratio {
  /// The decimal of at most six places that `rule` takes this ratio to.
  ///
  /// Fewer decimals than 0 count as 0, more than 6 as 6. Where the ratio is beyond all values, it is
  /// ``FixedDecimal/max``.
  public func value(decimals: Int = 6, _ rule: FixedDecimal.Rounding = .halfUp) -> FixedDecimal {
    times(1, decimals: decimals, rule)
  }

  /// How many hundredths it is: 66.6 for two thirds, with one decimal and ``FixedDecimal/Rounding/down``.
  public func percentage(
    decimals: Int = 6, _ rule: FixedDecimal.Rounding = .halfUp
  ) -> FixedDecimal {
    times(100, decimals: decimals, rule)
  }

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

    let goesUp =
      switch rule {
      case .halfUp: rest >= whole - rest
      case .down: false
      case .up: rest > 0
      }
    let (rounded, isTooLarge) = steps.addingReportingOverflow(goesUp ? 1 : 0)
    let (millionths, isTooLargeNow) = rounded.multipliedReportingOverflow(by: step)
    guard !isTooLarge, !isTooLargeNow, millionths <= Int64.max.magnitude else { return .max }
    return FixedDecimal(millionths: Int64(millionths))
  }
}

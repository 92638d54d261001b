/// A number as it is written, which decides its plural category: 1 and 1.0 are different numbers.
///
/// Source: Unicode Technical Standard 35, part 3, "Plural Operand Meanings".
public struct WrittenNumber: Hashable, Sendable {
  /// The digits before the decimal separator, of the absolute value: operand `i`.
  public let whole: UInt64
  /// The digits behind the decimal separator as a number: operand `f`.
  public let fraction: UInt64
  /// How many digits stand behind the decimal separator: operand `v`.
  public let fractionDigits: Int
  /// The power of ten that a short form stands for, 3 in "2K": operands `c` and `e`.
  public let exponent: Int

  /// A number of the given digits; behind the separator there are 19 at most, as a fraction can have.
  public init(whole: UInt64, fraction: UInt64 = 0, fractionDigits: Int = 0, exponent: Int = 0) {
    self.whole = whole
    self.fraction = fraction
    self.fractionDigits = min(max(fractionDigits, 0), 19)
    self.exponent = exponent
  }
}

extension WrittenNumber {
  /// The digits behind the decimal separator without the zeros at their end: operands `t` and `w`.
  var withoutZeros: (fraction: UInt64, digits: Int) {
    guard fraction > 0 else { return (0, 0) }
    var (fraction, digits) = (fraction, fractionDigits)
    while digits > 0, fraction % 10 == 0 { (fraction, digits) = (fraction / 10, digits - 1) }
    return (fraction, digits)
  }
}

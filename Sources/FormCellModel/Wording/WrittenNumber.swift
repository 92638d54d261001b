/// A number as it is written, which determines its plural category: 1 and 1.0 differ.
///
/// Source: Unicode Technical Standard 35, part 3, "Plural Operand Meanings".
package struct WrittenNumber: Hashable, Sendable {
  /// The digits of the absolute value before the decimal separator: operand `i`.
  package let whole: UInt64
  /// The digits after the decimal separator as a number: operand `f`.
  package let fraction: UInt64
  /// The number of digits after the decimal separator: operand `v`.
  package let fractionDigits: Int
  /// The power of ten of a compact form, 3 in "2K": operands `c` and `e`.
  package let exponent: Int

  /// Creates a number from its digits; at most 19 after the separator.
  package init(whole: UInt64, fraction: UInt64 = 0, fractionDigits: Int = 0, exponent: Int = 0) {
    self.whole = whole
    self.fraction = fraction
    self.fractionDigits = min(max(fractionDigits, 0), 19)
    self.exponent = exponent
  }

  /// The digits after the decimal separator without trailing zeros: operands `t` and `w`.
  var withoutZeros: (fraction: UInt64, digits: Int) {
    guard fraction > 0 else { return (0, 0) }
    var (fraction, digits) = (fraction, fractionDigits)
    while digits > 0, fraction % 10 == 0 { (fraction, digits) = (fraction / 10, digits - 1) }
    return (fraction, digits)
  }
}

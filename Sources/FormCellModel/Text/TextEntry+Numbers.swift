extension TextEntry {
  /// Returns the decimals around the number that a value is; nil if it is none.
  ///
  /// They are equal for a number with at most six decimals; one beyond ``FixedDecimal`` counts as that bound.
  func numbers(of value: String) -> ClosedRange<FixedDecimal>? {
    FixedDecimal.neighbors(of: spelling(of: value))
  }

  /// Returns the only spelling of a number, such as `-0.5`, so that equal numbers are equal texts; another
  /// value, and one of a cell for texts, as it is.
  ///
  /// A number of a cell for texts can be a code, of which each character counts.
  func comparable(_ value: String) -> String {
    switch self {
    case .any, .email, .url, .mask: value
    case .decimal, .whole, .number: spelling(of: value)
    }
  }

  private func spelling(of value: String) -> String {
    let separator: Character? = if case .number(let entry) = self { entry.separator } else { nil }
    let plain = value.withASCIIDigits
    let isNegative = plain.hasPrefix("-")
    let parts = (isNegative ? plain.dropFirst() : plain[...]).split(
      separator: separator ?? ".", maxSplits: 1, omittingEmptySubsequences: false)
    var number = TypedNumber(
      whole: parts.first.map(String.init) ?? "", fraction: parts.dropFirst().joined())
    guard number.hasFigures else { return plain }
    while number.fraction.hasSuffix("0") { number.fraction.removeLast() }
    let figures = number.trimmedWhole + (number.fraction.isEmpty ? "" : "." + number.fraction)
    return isNegative && figures != "0" ? "-" + figures : figures
  }
}

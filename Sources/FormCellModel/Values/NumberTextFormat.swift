/// The format of a number in text.
///
/// A number is rounded once, from the stored value, when it is formatted (decision 0006).
public struct NumberTextFormat: Hashable, Sendable {
  /// The minimum number of decimals, 0 to 6; zeros are added.
  package var fewestDecimals: Int
  /// The maximum number of decimals, 0 to 6.
  package var mostDecimals: Int
  /// The rounding of further decimals.
  package var rounding: FixedDecimal.Rounding
  package var decimalSeparator: String
  /// The separator between the thousands of a count; empty by default.
  package var groupSeparator: String
  package var grouping = DigitGrouping.thousands
  package var digits = DigitSystem.latn

  /// Creates a format; by default with at most one decimal after a point.
  ///
  /// - Parameters:
  ///   - fewestDecimals: The minimum number of decimals, clamped to 0 to 6; zeros are added.
  ///   - mostDecimals: The maximum number of decimals, clamped to the minimum and 6.
  ///   - rounding: The rounding of further decimals.
  ///   - decimalSeparator: The text before the decimals; an empty one counts as a point.
  ///   - groupSeparator: The text between the thousands of a count; empty for none.
  public init(
    fewestDecimals: Int = 0, mostDecimals: Int = 1, rounding: FixedDecimal.Rounding = .halfUp,
    decimalSeparator: String = ".", groupSeparator: String = ""
  ) {
    self.fewestDecimals = min(max(fewestDecimals, 0), 6)
    self.mostDecimals = min(max(mostDecimals, self.fewestDecimals), 6)
    self.rounding = rounding
    self.decimalSeparator = decimalSeparator.orNil ?? "."
    self.groupSeparator = groupSeparator
  }

  /// At most one decimal: "4.3", "4" (Cosmos).
  package static let upToOneDecimal = Self()
  /// Exactly one decimal: "4.3", "4.0" (SAP's SwiftUI port, by `%.1f`).
  package static let oneDecimal = Self(fewestDecimals: 1)
  /// At most two decimals: "4.25", "4" (Spark).
  package static let upToTwoDecimals = Self(mostDecimals: 2)
  /// At most two decimals, truncated (WinUI).
  package static let cutToTwoDecimals = Self(mostDecimals: 2, rounding: .down)
  /// Exactly one decimal, truncated: "4.9" for 4.99 (SUSI).
  public static let cutToOneDecimal = Self(fewestDecimals: 1, rounding: .down)

  package func callAsFunction(_ value: FixedDecimal) -> String {
    digits.written(figures(of: value))
  }

  private func figures(of value: FixedDecimal) -> String {
    let shown = shown(value)
    let text = shown.text(decimals: mostDecimals, separator: decimalSeparator)
    guard fewestDecimals > 0 else { return text }

    let fraction = shown.parts.fraction.text(decimals: 6).utf8.count - 2
    let written = max(fraction, 0)
    let missing = min(fewestDecimals, 6) - written
    guard missing > 0 else { return text }
    return text + (written == 0 ? decimalSeparator : "") + String(repeating: "0", count: missing)
  }

  /// Returns the whole number if it is the complete text of the rating; nil otherwise.
  func whole(_ value: FixedDecimal) -> Int? {
    guard fewestDecimals <= 0, value.isWhole, digits == .latn else { return nil }
    return Int(value)
  }

  /// Returns the rating as it is written; `down` truncates negative numbers, too.
  func shown(_ value: FixedDecimal) -> FixedDecimal {
    value.rounded(toDecimals: mostDecimals, rounding == .down && value < 0 ? .up : rounding)
  }

  package func callAsFunction(_ count: Int) -> String {
    let figures = grouping.grouped(String(count.magnitude), by: groupSeparator)
    return digits.written((count < 0 ? "-" : "") + figures)
  }

  /// Returns the number as it is written, for the plural rules.
  func written(_ value: FixedDecimal) -> WrittenNumber {
    let (whole, millionths) = shown(value).millionths.magnitude
      .quotientAndRemainder(dividingBy: FixedDecimal.unit.magnitude)
    var (fraction, decimals) = (millionths, 6)
    while decimals > max(fewestDecimals, 0), fraction % 10 == 0 {
      (fraction, decimals) = (fraction / 10, decimals - 1)
    }
    return WrittenNumber(whole: whole, fraction: fraction, fractionDigits: decimals)
  }

  /// Applies the separators, groups and digits of a language.
  mutating func take(_ language: LanguageNumbers) {
    decimalSeparator = language.decimalSeparator
    groupSeparator = language.groupSeparator
    grouping = language.grouping
    digits = language.digits
  }
}

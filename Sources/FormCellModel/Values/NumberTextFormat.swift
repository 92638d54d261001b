/// The form in which a number is written: the fourth rounding, for the eye and the ear alone.
///
/// A number is rounded once, when it is written, and from the value that is held (decision 0006).
public struct NumberTextFormat: Hashable, Sendable {
  /// So many decimals are written even if they are zeros; 0 to 6.
  public var fewestDecimals: Int
  /// No more decimals than these are written; 0 to 6.
  public var mostDecimals: Int
  /// Where decimals beyond those go.
  public var rounding: FixedDecimal.Rounding
  /// What stands between a whole number and its fraction.
  public var decimalSeparator: String
  /// What stands between the thousands of a count; nothing, unless a language wants it.
  public var groupSeparator: String
  /// How the digits of a count are divided into groups.
  public var grouping = DigitGrouping.thousands
  /// The digits that numbers are written with.
  public var digits = DigitSystem.latn

  /// A format of the given numbers.
  public init(
    fewestDecimals: Int = 0, mostDecimals: Int = 1, rounding: FixedDecimal.Rounding = .halfUp,
    decimalSeparator: String = ".", groupSeparator: String = ""
  ) {
    self.fewestDecimals = fewestDecimals
    self.mostDecimals = mostDecimals
    self.rounding = rounding
    self.decimalSeparator = decimalSeparator
    self.groupSeparator = groupSeparator
  }
}

extension NumberTextFormat {
  /// One decimal, and none where it is 0: "4.3", "4" (Cosmos).
  public static let upToOneDecimal = Self()
  /// One decimal, always: "4.3", "4.0" (SAP's SwiftUI port, by `%.1f`).
  public static let oneDecimal = Self(fewestDecimals: 1)
  /// Up to two decimals: "4.25", "4" (Spark).
  public static let upToTwoDecimals = Self(mostDecimals: 2)
  /// Up to two decimals, the rest cut off (WinUI).
  public static let cutToTwoDecimals = Self(mostDecimals: 2, rounding: .down)
  /// One decimal, the rest cut off: "4.9" for 4.99 (SUSI).
  public static let cutToOneDecimal = Self(fewestDecimals: 1, rounding: .down)

  /// A rating in figures.
  public func callAsFunction(_ value: FixedDecimal) -> String {
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

  /// The number that is all that is written of a whole rating; nil where there is more.
  func whole(_ value: FixedDecimal) -> Int? {
    guard fewestDecimals <= 0, value.isWhole, digits == .latn else { return nil }
    return Int(value.millionths / FixedDecimal.unit)
  }

  /// The rating that the figures say.
  func shown(_ value: FixedDecimal) -> FixedDecimal {
    value.rounded(toDecimals: mostDecimals, rounding)
  }

  /// A count in figures.
  public func callAsFunction(_ count: Int) -> String {
    let figures = grouping.grouped(String(count.magnitude), by: groupSeparator)
    return digits.written((count < 0 ? "-" : "") + figures)
  }

  /// The number that the figures of a rating say, for the plural rules.
  func written(_ value: FixedDecimal) -> WrittenNumber {
    let (whole, millionths) = shown(value).millionths.magnitude
      .quotientAndRemainder(dividingBy: FixedDecimal.unit.magnitude)
    var (fraction, decimals) = (millionths, 6)
    while decimals > max(fewestDecimals, 0), fraction % 10 == 0 {
      (fraction, decimals) = (fraction / 10, decimals - 1)
    }
    return WrittenNumber(whole: whole, fraction: fraction, fractionDigits: decimals)
  }

  /// Takes the separators, groups and digits of a language.
  mutating func take(_ language: LanguageNumbers) {
    decimalSeparator = language.decimalSeparator
    groupSeparator = language.groupSeparator
    grouping = language.grouping
    digits = language.digits
  }
}

/// The form of a number in a text cell: separators, and a text before and after it.
///
/// The value has a minus sign, ASCII digits and the decimal separator; the prefix, the suffix and
/// the separators of groups are only shown.
///
/// Source: cloud-sdk-ios-fiori, `CustomNumberFormatter`, and its currency field.
package struct NumberEntry: Hashable, Sendable {
  /// The time at which a number is formatted.
  package enum Formatting: String, Hashable, Sendable, CaseIterable, Codable {
    /// While the user types, too; further decimals are not accepted.
    case always = "always"
    /// Only while the cell is at rest; further decimals stay in the value, and are rounded where it is shown.
    case atRest = "atRest"
  }

  /// The decimals, the separators and the digits.
  package var format: NumberTextFormat
  package var formatting: Formatting
  package var minusSign = "-"
  package var positivePrefix = ""
  package var positiveSuffix = ""
  /// The text before a negative number; nil for the minus sign.
  package var negativePrefix: String?
  package var negativeSuffix = ""

  /// Creates a form; by default that of English numbers.
  package init(
    _ format: NumberTextFormat = NumberTextFormat(mostDecimals: 3, groupSeparator: ","),
    _ formatting: Formatting = .always
  ) {
    self.format = format
    self.formatting = formatting
  }

  /// Creates the form of numbers in a language from its BCP 47 tag; nil if it is unknown.
  package init?(language tag: String, mostDecimals: Int = 3, _ formatting: Formatting = .always) {
    guard let language = LanguageNumbers(language: tag) else { return nil }
    var format = NumberTextFormat(mostDecimals: mostDecimals, rounding: .halfEven)
    format.take(language)
    self.init(format, formatting)
  }

  /// Creates the form of amounts in a language; nil if the language is unknown.
  ///
  /// Without an ISO 4217 code, the currency is that of the tag's region. An unknown currency has its code
  /// as its symbol.
  package init?(currency code: String?, language tag: String, _ formatting: Formatting = .atRest) {
    let notation = CurrencyNotation(code, language: tag)
    self.init(language: tag, mostDecimals: notation.decimals, formatting)
    if let separator = notation.decimalSeparator { format.decimalSeparator = separator }
    if let separator = notation.groupSeparator { format.groupSeparator = separator }
    (positivePrefix, positiveSuffix) = (notation.prefix, notation.suffix)
    (negativePrefix, negativeSuffix) = (notation.negativePrefix, notation.negativeSuffix)
  }

  /// The form of numbers in a description: all decimals, behind a point.
  static let plain = NumberEntry(NumberTextFormat(mostDecimals: 6))

  /// The decimal separator; nil if there are no decimals.
  var separator: Character? {
    format.mostDecimals > 0 ? format.decimalSeparator.first : nil
  }

  var groupSeparator: Character? { format.groupSeparator.first }

  // MARK: - Shown text

  /// Returns the text that a cell shows for a value; a value that is no number is shown as it is.
  func shown(_ value: String, isEditing: Bool) -> String {
    if isEditing, formatting == .atRest { return format.digits.written(value) }
    var (isNegative, number, hasMark) = parts(of: value)
    guard number.hasFigures else { return isNegative ? minusSign + value.dropFirst() : value }
    switch formatting {
    case .atRest: number.round(with: format, isNegative: isNegative)
    case .always: if !isEditing { number.pad(with: format) }
    }
    if formatting == .atRest || !number.fraction.isEmpty { hasMark = !number.fraction.isEmpty }
    let mark = hasMark ? format.decimalSeparator : ""
    let whole = format.grouping.grouped(number.trimmedWhole, by: format.groupSeparator)
    let figures = format.digits.written(whole + mark + number.fraction)
    return isNegative
      ? (negativePrefix ?? minusSign) + figures + negativeSuffix
      : positivePrefix + figures + positiveSuffix
  }

  /// Returns a number as a cell at rest shows it, but with all its decimals.
  func written(_ number: FixedDecimal) -> String {
    let entry = keepingDecimals(of: number)
    let value = number.text(decimals: 6, separator: entry.format.decimalSeparator)
    return entry.shown(value, isEditing: false)
  }

  /// Returns the form with at least the decimals of a number.
  func keepingDecimals(of number: FixedDecimal) -> NumberEntry {
    var entry = self
    entry.format.mostDecimals = max(format.mostDecimals, number.decimals)
    return entry
  }

  /// Returns the figures of a value, and whether it has a sign and a decimal separator.
  func parts(of value: String) -> (isNegative: Bool, TypedNumber, hasMark: Bool) {
    let isNegative = value.hasPrefix("-")
    let parts = (isNegative ? value.dropFirst() : value[...]).split(
      separator: separator ?? ".", maxSplits: 1, omittingEmptySubsequences: false)
    let number = TypedNumber(
      whole: parts.first.map(String.init) ?? "", fraction: parts.count > 1 ? String(parts[1]) : "")
    return (isNegative, number, parts.count > 1)
  }
}

/// The format of a count: in full, or short.
///
/// ```
///                 87   999   1000   1160    15400   2000000
/// in full         87   999   1000   1160    15400   2000000
/// in groups       87   999   1,000  1,160   15,400  2,000,000
/// short           87   999   1K     1.1K    15K     2M
/// ```
///
/// A short number is truncated and never rounded up, so that it never overstates the count. It has
/// one decimal below ten and none from ten on. This is a choice of this package. Groups follow
/// Fluent UI's `RatingDisplay`, which writes 1160 as "1,160".
package struct CountFormat: Hashable, Sendable {
  package enum Form: String, Hashable, Sendable, CaseIterable, Codable {
    /// Every digit.
    case full = "full"
    /// One or two digits and the unit: thousands, millions and so on.
    case short = "short"
  }

  package var form: Form
  /// The digits, and the separators of thousands and decimals.
  package var number: NumberTextFormat
  /// The suffixes of a short number: for thousands, for millions, and so on.
  ///
  /// Numbers beyond the last unit use it with more digits. An empty list writes every number in
  /// full.
  package var units: [String]

  package init(
    _ form: Form = .full, _ number: NumberTextFormat = .upToOneDecimal,
    units: [String] = ["K", "M", "B"]
  ) {
    self.form = form
    self.number = number
    self.units = units
  }

  /// Every digit, without groups.
  package static let full = Self()
  package static let short = Self(.short)

  package func callAsFunction(_ count: Int) -> String {
    switch form {
    case .full: return number(count)
    case .short:
      let short = short(count)
      let decimal =
        short.tenths > 0
        ? number.decimalSeparator + number.digits.written(String(short.tenths)) : ""
      return number(short.whole) + decimal + (short.unit.map { units[$0] } ?? "")
    }
  }

  /// Returns the number as it is written, for the plural rules: 1.1K is 1100.
  func written(_ count: Int) -> WrittenNumber {
    switch form {
    case .full: return WrittenNumber(whole: UInt64(count.magnitude))
    case .short:
      let short = short(count)
      let tenths = UInt64(short.tenths) * UInt64(short.scale / 10)
      return WrittenNumber(
        whole: UInt64(short.whole.magnitude) * UInt64(short.scale) + tenths,
        exponent: short.unit.map { 3 * ($0 + 1) } ?? 0)
    }
  }

  /// Returns the parts of a short number; `scale` is the value of the unit at index `unit`.
  private func short(_ count: Int) -> (whole: Int, tenths: UInt, scale: Int, unit: Int?) {
    let (scale, unit) = scale(of: count.magnitude)
    let (whole, rest) = count.quotientAndRemainder(dividingBy: scale)
    let tenths = scale > 1 && whole.magnitude < 10 ? rest.magnitude / UInt(scale / 10) : 0
    return (whole, tenths, scale, unit)
  }

  /// Returns the value and the index of the largest unit that is not greater than `count`.
  private func scale(of count: UInt) -> (Int, Int?) {
    var scale = 1
    var unit: Int?
    for index in units.indices {
      let (larger, isTooLarge) = scale.multipliedReportingOverflow(by: 1000)
      guard !isTooLarge, count >= larger else { break }
      scale = larger
      unit = index
    }
    return (scale, unit)
  }
}

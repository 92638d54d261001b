/// The form in which a count is written: in full, or short.
///
/// ```
///                 87   999   1000   1160    15400   2000000
/// in full         87   999   1000   1160    15400   2000000
/// in groups       87   999   1,000  1,160   15,400  2,000,000
/// short           87   999   1K     1.1K    15K     2M
/// ```
///
/// A short number is cut off and never rounded up, so that none claims more than there are; it has
/// one decimal below ten and none from there on. That is this package's choice. Groups are as in
/// Fluent UI's `RatingDisplay`, which writes 1160 as "1,160".
public struct CountFormat: Hashable, Sendable {
  /// How much of a number is written.
  public enum Form: String, Hashable, Sendable, CaseIterable, Codable {
    /// Every digit.
    case full = "full"
    /// One or two digits, and how many thousands they stand for.
    case short = "short"
  }

  /// How much of a number is written.
  public var form: Form
  /// The separators, of thousands and of decimals.
  public var number: NumberTextFormat
  /// What stands behind a short number: for thousands, for millions, and so on.
  ///
  /// Where the list ends, larger numbers have more digits; where it is empty, all is in full.
  public var units: [String]

  /// A format of the given parts.
  public init(
    _ form: Form = .full, _ number: NumberTextFormat = .upToOneDecimal,
    units: [String] = ["K", "M", "B"]
  ) {
    self.form = form
    self.number = number
    self.units = units
  }
}

extension CountFormat {
  /// Every digit, without groups.
  public static let full = Self()
  /// Short from a thousand on.
  public static let short = Self(.short)

  /// `count` as it is written.
  public func callAsFunction(_ count: Int) -> String {
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

  /// The number that `count` is written as, for the plural rules: 1.1K is 1100.
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

  /// The parts of a short number: so many times `scale`, which is the unit of an index.
  private func short(_ count: Int) -> (whole: Int, tenths: UInt, scale: Int, unit: Int?) {
    let (scale, unit) = scale(of: count.magnitude)
    let (whole, rest) = count.quotientAndRemainder(dividingBy: scale)
    let tenths = scale > 1 && whole.magnitude < 10 ? rest.magnitude / UInt(scale / 10) : 0
    return (whole, tenths, scale, unit)
  }

  /// The largest unit that is not more than `count`, and its index.
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

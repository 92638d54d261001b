/// A part of something, in hundredths: 30 is three tenths.
///
/// No engine reads one from a sheet ('%' loses the whole sheet in NUI); alpha in eight hex digits
/// is one for `sapfiori`, see ``Reading/EightDigits``.
public struct Percentage: Hashable, Sendable, CustomStringConvertible {
  /// Hundredths; not held to 0 to 100.
  public let hundredths: Double

  /// A part of so many hundredths.
  public init(_ hundredths: Double) {
    self.hundredths = hundredths
  }

  /// The hundredths with a `%` behind them, which no engine reads from a sheet.
  public var description: String { hundredths.plainText + "%" }
}

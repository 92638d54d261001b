/// A percentage: 30 is three tenths.
///
/// No engine reads one from a sheet (in NUI, '%' makes the whole sheet invalid). For `sapfiori`,
/// the alpha of eight hex digits is a percentage; see `DialectAnswers.EightDigits`.
public struct Percentage: Hashable, Sendable, CustomStringConvertible {
  /// The percentage, not clamped to 0 to 100.
  public let hundredths: Double

  /// Creates a percentage.
  public init(_ hundredths: Double) {
    self.hundredths = hundredths
  }

  /// The number with a `%`, which no engine reads from a sheet.
  public var description: String { hundredths.plainText + "%" }
}

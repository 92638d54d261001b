/// A width and a height in points: two numbers with a comma, like `44, 30`.
public struct ThemeSize: Hashable, Sendable, CustomStringConvertible {
  /// The width in points.
  public let width: Double
  /// The height in points.
  public let height: Double

  /// The two numbers separated by a comma, as in a sheet.
  public var description: String { "\(width.plainText), \(height.plainText)" }
}

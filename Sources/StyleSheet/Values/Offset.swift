/// A distance to move an element, in points: two numbers with a comma, like `0,-1`.
public struct Offset: Hashable, Sendable, CustomStringConvertible {
  /// The points to the right; negative moves to the left.
  public let horizontal: Double
  /// The points down; negative moves up.
  public let vertical: Double

  /// The two numbers separated by a comma, as in a sheet.
  public var description: String { "\(horizontal.plainText), \(vertical.plainText)" }
}

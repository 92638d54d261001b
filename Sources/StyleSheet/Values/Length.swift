/// A distance in points, the unit of every plain number in a sheet.
public struct Length: Hashable, Sendable, CustomStringConvertible {
  /// The number of points; negative only for movements, such as an offset.
  public let points: Double

  /// Creates a length.
  public init(_ points: Double) {
    self.points = points
  }

  /// The points without a unit, as in a sheet.
  public var description: String { points.plainText }
}

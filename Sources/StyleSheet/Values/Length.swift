/// A distance in points, the unit of every plain number in a sheet.
public struct Length: Hashable, Sendable, CustomStringConvertible {
  /// Points; negative only where a thing may move, as in an offset.
  public let points: Double

  /// A distance of so many points.
  public init(_ points: Double) {
    self.points = points
  }

  /// The points, without a unit, as a sheet says them.
  public var description: String { points.plainText }
}

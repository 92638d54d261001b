/// How wide and how high something is, in points.
public struct Extent: Hashable, Sendable {
  public let width: Double
  public let height: Double

  /// An extent of the given numbers, which are taken as they are.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }
}

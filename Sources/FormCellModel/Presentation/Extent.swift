/// How wide and how high something is, in points.
public struct Extent: Hashable, Sendable, Codable {
  /// 0 and more, in what a layout made.
  public let width: Double
  /// 0 and more, in what a layout made.
  public let height: Double

  /// An extent of the given numbers, which are taken as they are.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// Returns the same width with more height.
  func taller(by height: Double) -> Extent { Extent(width: width, height: self.height + height) }
}

extension Double {
  /// The number as a length in points: 0 if it is negative or not finite, and at most a thousand million.
  var asLength: Double { isFinite ? Swift.min(Swift.max(self, 0), 1e9) : 0 }
}

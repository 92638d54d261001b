/// A width and a height, in points.
public struct Extent: Hashable, Sendable, Codable {
  /// The width; a layout never makes it negative.
  public let width: Double
  /// The height; a layout never makes it negative.
  public let height: Double

  /// Creates an extent; the numbers are not checked.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  func taller(by height: Double) -> Extent { Extent(width: width, height: self.height + height) }
}

extension Double {
  /// The number as a length in points, clamped to 0...1,000,000,000; 0 if it is not finite.
  var asLength: Double { isFinite ? Swift.min(Swift.max(self, 0), 1e9) : 0 }
}

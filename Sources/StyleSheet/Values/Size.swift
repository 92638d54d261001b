/// How wide and how high a thing is, in points: two numbers with a comma, like `44, 30`.
public struct Size: Hashable, Sendable, CustomStringConvertible {
  /// Points across.
  public let width: Double
  /// Points down.
  public let height: Double

  /// A size of so many points across and down.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// The two numbers with a comma between them, as a sheet says them.
  public var description: String { "\(width.plainText), \(height.plainText)" }
}

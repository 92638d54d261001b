/// How far a thing is moved, in points: two numbers with a comma, like `0,-1`.
public struct Offset: Hashable, Sendable, CustomStringConvertible {
  /// Points to the right; negative moves to the left.
  public let horizontal: Double
  /// Points down; negative moves up.
  public let vertical: Double

  /// An offset of so many points to the right and down.
  public init(horizontal: Double, vertical: Double) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// The two numbers with a comma between them, as a sheet says them.
  public var description: String { "\(horizontal.plainText), \(vertical.plainText)" }
}

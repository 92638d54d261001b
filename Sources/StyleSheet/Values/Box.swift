/// Four distances from the edges inward, in points, in the order of CSS.
///
/// ```
///        top
///   left ┌───┐ right
///        └───┘
///       bottom
/// ```
public struct Box: Hashable, Sendable, CustomStringConvertible {
  /// Points from the upper edge.
  public let top: Double
  /// Points from the right edge, in either reading direction.
  public let right: Double
  /// Points from the lower edge.
  public let bottom: Double
  /// Points from the left edge, in either reading direction.
  public let left: Double

  /// A box of the given distances.
  public init(top: Double, right: Double, bottom: Double, left: Double) {
    self.top = top
    self.right = right
    self.bottom = bottom
    self.left = left
  }

  /// A box from one to four numbers, as CSS shortens them; nil for any other count.
  ///
  /// One is all edges; two are top and bottom, then right and left; three are top, right and left,
  /// bottom; four are top, right, bottom, left (NUI 0.5, `toBox`).
  public init?(_ numbers: [Double]) {
    switch numbers.count {
    case 1: self.init(top: numbers[0], right: numbers[0], bottom: numbers[0], left: numbers[0])
    case 2: self.init(top: numbers[0], right: numbers[1], bottom: numbers[0], left: numbers[1])
    case 3: self.init(top: numbers[0], right: numbers[1], bottom: numbers[2], left: numbers[1])
    case 4: self.init(top: numbers[0], right: numbers[1], bottom: numbers[2], left: numbers[3])
    default: return nil
    }
  }

  /// Four numbers with blanks between them, as a sheet says it.
  public var description: String {
    [top, right, bottom, left].map(\.plainText).joined(separator: " ")
  }
}

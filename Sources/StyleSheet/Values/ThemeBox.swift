/// Four insets in points, in the order of CSS.
///
/// ```
///        top
///   left ┌───┐ right
///        └───┘
///       bottom
/// ```
public struct ThemeBox: Hashable, Sendable, CustomStringConvertible {
  /// The inset from the top edge.
  public let top: Double
  /// The inset from the right edge, in either reading direction.
  public let right: Double
  /// The inset from the bottom edge.
  public let bottom: Double
  /// The inset from the left edge, in either reading direction.
  public let left: Double

  /// Four numbers separated by blanks, as in a sheet.
  public var description: String {
    [top, right, bottom, left].map(\.plainText).joined(separator: " ")
  }
}

extension ThemeBox {
  /// Creates a box from one to four numbers, as in CSS shorthand; nil for any other count.
  ///
  /// One number sets all edges; two set top and bottom, then right and left; three set top, right
  /// and left, bottom; four set top, right, bottom, left (NUI 0.5, `toBox`).
  public init?(_ numbers: [Double]) {
    switch numbers.count {
    case 1: self.init(top: numbers[0], right: numbers[0], bottom: numbers[0], left: numbers[0])
    case 2: self.init(top: numbers[0], right: numbers[1], bottom: numbers[0], left: numbers[1])
    case 3: self.init(top: numbers[0], right: numbers[1], bottom: numbers[2], left: numbers[1])
    case 4: self.init(top: numbers[0], right: numbers[1], bottom: numbers[2], left: numbers[3])
    default: return nil
    }
  }
}

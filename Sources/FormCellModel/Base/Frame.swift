/// A rectangle in points from the upper left corner of its cell, with x to the right and y down in
/// both reading directions.
///
/// In a frame from a layout, all numbers are finite, and width and height are not negative.
public struct Frame: Hashable, Sendable, Codable {
  /// The left edge.
  public let x: Double
  /// The upper edge.
  public let y: Double
  /// The width; a layout never makes it negative.
  public let width: Double
  /// The height; a layout never makes it negative.
  public let height: Double

  /// Creates a frame; the numbers are not checked.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// The right edge.
  public var maxX: Double { x + width }
  /// The lower edge.
  public var maxY: Double { y + height }

  /// The y of the vertical center.
  var middle: Double { y + height / 2 }

  /// Returns true if a point is in the frame; the right and the lower edge are outside.
  public func contains(x: Double, y: Double) -> Bool {
    x >= self.x && x < maxX && y >= self.y && y < maxY
  }

  /// Returns true if the frame contains all of another frame, except for rounding errors.
  func contains(_ other: Frame) -> Bool {
    let slack = 0.01
    return x <= other.x + slack && other.maxX <= maxX + slack && y <= other.y + slack
      && other.maxY <= maxY + slack
  }

  func moved(right dx: Double, down dy: Double) -> Frame {
    Frame(x: x + dx, y: y + dy, width: width, height: height)
  }

  /// Returns the frame, grown evenly on both sides to at least this width and height.
  ///
  /// A larger frame is unchanged.
  package func grown(to side: Double) -> Frame {
    let dx = max(0, side - width) / 2
    let dy = max(0, side - height) / 2
    return Frame(x: x - dx, y: y - dy, width: width + 2 * dx, height: height + 2 * dy)
  }

  /// Returns the frame, grown to at least this width and height, as far as a cell has room.
  ///
  /// A frame at an edge of the cell grows away from it.
  func grown(to side: Double, in cell: Extent) -> Frame {
    let frame = grown(to: side)
    let (width, height) = (min(frame.width, cell.width), min(frame.height, cell.height))
    return Frame(
      x: min(max(frame.x, 0), cell.width - width), y: min(max(frame.y, 0), cell.height - height),
      width: width, height: height)
  }
}

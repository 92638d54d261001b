/// Where something is drawn: points, from the upper left corner of its cell, x to the right and y
/// down, whatever the reading direction.
///
/// A frame is what a layout made: its numbers are finite, and its width and height never below 0.
public struct Frame: Hashable, Sendable, Codable {
  /// The left edge.
  public let x: Double
  /// The upper edge.
  public let y: Double
  /// 0 and more, in what a layout made.
  public let width: Double
  /// 0 and more, in what a layout made.
  public let height: Double

  /// A frame of the given numbers, which are taken as they are.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }
}

extension Frame {
  /// The first x to the right of the frame.
  public var maxX: Double { x + width }
  /// The first y below the frame.
  public var maxY: Double { y + height }

  /// The y halfway down.
  var middle: Double { y + height / 2 }

  /// True if all of another frame lies in it.
  func contains(_ other: Frame) -> Bool {
    x <= other.x && other.maxX <= maxX && y <= other.y && other.maxY <= maxY
  }

  /// The frame, so much further to the right and down.
  func moved(right dx: Double, down dy: Double) -> Frame {
    Frame(x: x + dx, y: y + dy, width: width, height: height)
  }

  /// The frame grown evenly on both sides until it has at least this width and height.
  ///
  /// A larger frame stays as it is.
  public func grown(to side: Double) -> Frame {
    let dx = max(0, side - width) / 2
    let dy = max(0, side - height) / 2
    return Frame(x: x - dx, y: y - dy, width: width + 2 * dx, height: height + 2 * dy)
  }
}

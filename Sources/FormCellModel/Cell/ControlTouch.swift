/// The position of a touch along a control, and its time.
///
/// Points are those of a control at its own size; ``RatingCell/touch(atX:y:in:_:time:)`` converts
/// from a row of marks that is mirrored or scaled. A number literal is a touch at the middle of the
/// control's height without a time: `.touchBegan(at: 80)`.
public struct ControlTouch: Hashable, Sendable, Codable {
  /// The distance in points from the start of the row along its axis; negative before it.
  package let along: Double
  /// The distance in points from the upper edge of the row, or from its left edge if it is
  /// vertical; nil is inside it.
  package let across: Double?
  /// The time in seconds on any monotonic clock; nil if unknown, and then the touch always counts
  /// as a tap.
  package let time: Double?
  /// True if no number is NaN or infinite.
  package let isFinite: Bool

  /// Creates a touch from its numbers.
  public init(along: Double, across: Double? = nil, time: Double? = nil) {
    self.along = along
    self.across = across
    self.time = time
    isFinite = along.isFinite && (across ?? 0).isFinite && (time ?? 0).isFinite
  }

  /// Returns the absolute distances to another touch, along the row and across it.
  ///
  /// An unknown coordinate counts as equal.
  func distance(to other: ControlTouch) -> (along: Double, across: Double) {
    let down = across.flatMap { mine in other.across.map { ($0 - mine).magnitude } }
    return ((other.along - along).magnitude, down ?? 0)
  }

  /// Creates a touch whose distance along is a share of a frame in reading order: 0 at its leading
  /// edge and 1 at its trailing one.
  ///
  /// - Parameters:
  ///   - x: The distance from the left edge of the cell, in points.
  ///   - y: The distance from the upper edge of the cell, in points; nil is inside the frame.
  ///   - frame: The frame of a ``HitArea/Purpose/adjust(along:)``.
  ///   - direction: The reading direction of the cell.
  ///   - time: The time in seconds; nil if unknown.
  public init(
    x: Double, y: Double? = nil, along frame: Frame, _ direction: ReadingDirection = .leftToRight,
    time: Double? = nil
  ) {
    let distance = direction == .leftToRight ? x - frame.x : frame.maxX - x
    self.init(
      along: frame.width > 0 ? distance / frame.width : 0 * distance,
      across: y.map { $0 - frame.y }, time: time)
  }
}

extension ControlTouch: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  /// Creates a touch at a distance from the start of the row.
  public init(floatLiteral value: Double) { self.init(along: value) }

  /// Creates a touch at a distance from the start of the row.
  public init(integerLiteral value: Int) { self.init(along: Double(value)) }
}

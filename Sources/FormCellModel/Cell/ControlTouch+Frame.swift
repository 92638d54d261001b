extension ControlTouch {
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

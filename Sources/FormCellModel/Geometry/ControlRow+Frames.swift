// The drawn row: placed in a frame, in a direction, and scaled down if the frame is too short.

extension ControlRow {
  /// Returns the touch, for an event, at a point of a row that is drawn in a frame.
  ///
  /// `x` and `y` are in the coordinates of `frame`; a vertical row requires `y`. `time` is in seconds of
  /// any monotonic clock. Nil if the frame has no width or no height, or a number is NaN or infinite.
  package func touch(
    atX x: Double, y: Double? = nil, in frame: Frame, _ direction: ReadingDirection,
    time: Double? = nil
  ) -> ControlTouch? {
    let scale = scale(in: frame)
    guard x.isFinite, (y ?? 0).isFinite, (time ?? 0).isFinite, scale > 0 else { return nil }
    let along: Double
    let across: Double?
    switch axis {
    case .horizontal:
      along = direction == .leftToRight ? x - frame.x : frame.maxX - x
      across = y.map { $0 - frame.y - (frame.height - breadth * scale) / 2 }
    case .downward, .upward:
      guard let y else { return nil }
      along = axis == .downward ? y - frame.y : frame.maxY - y
      across = x - frame.x - (frame.width - breadth * scale) / 2
    }
    let touch = ControlTouch(along: along / scale, across: across.map { $0 / scale }, time: time)
    return touch.isFinite ? touch : nil
  }

  /// Returns true if a touch is neither above nor below the row; an unknown `across` counts as
  /// inside.
  func spans(_ touch: ControlTouch) -> Bool {
    guard let across = touch.across else { return true }
    return across >= 0 && across < breadth
  }

  /// Returns the distance of a touch from the row, along or across it, whichever is greater; 0
  /// inside.
  func distance(to touch: ControlTouch) -> Double {
    func off(_ place: Double, _ length: Double) -> Double { max(-place, place - length, 0) }
    let along = off(touch.along, axis.length(of: extent))
    return max(along, touch.across.map { off($0, breadth) } ?? 0)
  }

  func scaled(by factor: Double) -> ControlRow {
    guard factor != 1 else { return self }
    return ControlRow(
      items: items,
      itemSize: Extent(width: itemSize.width * factor, height: itemSize.height * factor),
      spacing: spacing * factor, leading: leading * factor, trailing: trailing * factor,
      breadth: breadth * factor, axis: axis)
  }

  /// Returns the factor by which the row can grow to fill a frame in both directions; at least 1.
  func growth(in frame: Frame) -> Double {
    let own = extent
    guard frame.width > own.width, frame.height > own.height, own.width > 0, own.height > 0 else {
      return 1
    }
    let growth = min(frame.width / own.width, frame.height / own.height)
    return growth.isFinite ? growth : 1
  }

  /// Returns the factor that fits the row into a frame: 1, less if the frame is shorter than the
  /// row or narrower than a mark, or 0 if it has no room.
  fileprivate func scale(in frame: Frame) -> Double {
    let given = Extent(width: frame.width, height: frame.height)
    return min(
      Self.share(axis.length(of: given), of: axis.length(of: extent)),
      Self.share(axis.breadth(of: given), of: axis.breadth(of: itemSize)))
  }

  private static func share(_ given: Double, of wanted: Double) -> Double {
    given < wanted ? max(given, 0) / wanted : 1
  }
}

/// A row placed in a frame; the values that all marks share are computed once.
struct PlacedRow {
  let row: ControlRow
  private let frame: Frame
  private let direction: ReadingDirection
  private let scale: Double

  init(_ row: ControlRow, in frame: Frame, _ direction: ReadingDirection) {
    self.row = row
    self.frame = frame
    self.direction = direction
    scale = row.scale(in: frame)
  }

  /// Returns the frame of a mark; the index may be outside the row.
  ///
  /// If the frame is shorter than the row, or narrower than a mark, marks and gaps shrink alike;
  /// marks keep their proportions and are centered across the row.
  func markFrame(_ index: Int) -> Frame {
    frame.part(
      from: (row.leading + Double(index) * row.pitch) * scale,
      Extent(width: row.itemSize.width * scale, height: row.itemSize.height * scale), row.axis,
      direction)
  }

  /// Returns the touch area of a mark: the mark and half of each adjacent gap, at full breadth, and
  /// at least `least` in both directions; the index may be outside the row.
  ///
  /// Source: WCAG 2.2, success criteria 2.5.5 and 2.5.8, for the value of `least`.
  func hitFrame(_ index: Int, least: Double) -> Frame {
    share(from: Double(index), length: 1).grown(to: least)
  }

  /// Returns the part of the row that belongs to a range of marks, including fractions, with half
  /// of the adjacent gaps; for an empty range, the whole row.
  func share(ofMarks marks: ClosedRange<FixedDecimal>) -> Frame {
    guard marks.upperBound > marks.lowerBound else { return frame }
    let start = marks.lowerBound.double
    return share(from: start, length: marks.upperBound.double - start)
  }

  /// Returns the part of the row that is lit for a number of marks, at full breadth.
  func litFrame(marks: FixedDecimal) -> Frame {
    part(from: row.leading, length: row.litLength(marks: marks))
  }

  private func share(from start: Double, length: Double) -> Frame {
    part(from: row.leading + start * row.pitch - row.spacing / 2, length: length * row.pitch)
  }

  private func part(from start: Double, length: Double) -> Frame {
    let breadth = row.axis.isHorizontal ? frame.height : frame.width
    return frame.part(
      from: start * scale, row.axis.extent(length: length * scale, breadth: breadth), row.axis,
      direction)
  }
}

extension Frame {
  /// Returns a part of a row drawn into this frame, at a distance from its beginning and centered
  /// across it.
  fileprivate func part(
    from start: Double, _ size: Extent, _ axis: ControlAxis, _ direction: ReadingDirection
  ) -> Frame {
    let x: Double
    let y: Double
    switch axis {
    case .horizontal:
      y = self.y + (height - size.height) / 2
      switch direction {
      case .leftToRight: x = self.x + start
      case .rightToLeft: x = maxX - start - size.width
      }
    case .downward:
      x = self.x + (width - size.width) / 2
      y = self.y + start
    case .upward:
      x = self.x + (width - size.width) / 2
      y = maxY - start - size.height
    }
    return Frame(x: x, y: y, width: size.width, height: size.height)
  }
}

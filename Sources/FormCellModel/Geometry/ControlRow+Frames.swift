// The row as it is drawn: into a frame, in a direction, and narrowed where the frame is short.

extension ControlRow {
  /// The frame of a mark inside `frame`, where the row was drawn.
  ///
  /// A frame shorter than ``extent``, or narrower than a mark, makes marks and gaps alike smaller;
  /// marks keep their shape, and are in the middle of the row. The mark where the row begins has the index 0; an index need not be
  /// in the row.
  public func markFrame(_ index: Int, in frame: Frame, _ direction: LayoutDirection) -> Frame {
    PlacedRow(self, in: frame, direction).markFrame(index)
  }

  /// Where a touch is for one mark: its share of the row, which is the mark and half of the gaps
  /// beside it, at full height and never smaller than `least` both ways.
  ///
  /// Shares of two marks overlap where they had to be grown.
  ///
  /// Source: WCAG 2.2, success criteria 2.5.5 and 2.5.8, for what `least` should be.
  public func hitFrame(
    _ index: Int, in frame: Frame, _ direction: LayoutDirection, least: Double = 0
  ) -> Frame {
    PlacedRow(self, in: frame, direction).hitFrame(index, least: least)
  }

  /// The touch, for an event, of a point in a row as it was drawn.
  ///
  /// - Parameters:
  ///   - x: In the coordinates of `frame`, as `y` is.
  ///   - y: Nil is somewhere in the row; a vertical row has to know.
  ///   - frame: Where the row is.
  ///   - direction: Which way the row was laid out.
  ///   - time: Seconds on any clock that goes on.
  /// - Returns: Nil when the frame has no width or no height, or a number is NaN or infinite.
  public func touch(
    atX x: Double, y: Double? = nil, in frame: Frame, _ direction: LayoutDirection,
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

  /// Whether a touch is not above the row and not below it; one of unknown height is in it.
  func spans(_ touch: ControlTouch) -> Bool {
    guard let across = touch.across else { return true }
    return across >= 0 && across < breadth
  }

  /// How far a touch is off the row, along it or across it, whichever is more; 0 on it.
  func distance(to touch: ControlTouch) -> Double {
    func off(_ place: Double, _ length: Double) -> Double { max(-place, place - length, 0) }
    let along = off(touch.along, axis.length(of: extent))
    return max(along, touch.across.map { off($0, breadth) } ?? 0)
  }

  /// The same row so many times as large.
  func scaled(by factor: Double) -> ControlRow {
    guard factor != 1 else { return self }
    return ControlRow(
      items: items,
      itemSize: Extent(width: itemSize.width * factor, height: itemSize.height * factor),
      spacing: spacing * factor, leading: leading * factor, trailing: trailing * factor,
      breadth: breadth * factor, axis: axis)
  }

  /// How many times as large as itself the row fills a frame in both directions; 1 and more.
  func growth(in frame: Frame) -> Double {
    let own = extent
    guard frame.width > own.width, frame.height > own.height, own.width > 0, own.height > 0 else {
      return 1
    }
    let growth = min(frame.width / own.width, frame.height / own.height)
    return growth.isFinite ? growth : 1
  }

  /// 1, or less when the frame is shorter than the row wants to be, or narrower than its marks; 0
  /// when there is no room for anything.
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

/// A row as it is drawn into a frame: what all of its marks have in common, reckoned once.
struct PlacedRow {
  let row: ControlRow
  private let frame: Frame
  private let direction: LayoutDirection
  private let scale: Double

  init(_ row: ControlRow, in frame: Frame, _ direction: LayoutDirection) {
    self.row = row
    self.frame = frame
    self.direction = direction
    scale = row.scale(in: frame)
  }

  /// The frame of a mark; an index need not be in the row.
  func markFrame(_ index: Int) -> Frame {
    frame.part(
      from: (row.leading + Double(index) * row.pitch) * scale,
      Extent(width: row.itemSize.width * scale, height: row.itemSize.height * scale), row.axis,
      direction)
  }

  /// Where a touch is for a mark; an index need not be in the row.
  func hitFrame(_ index: Int, least: Double) -> Frame {
    share(from: Double(index), length: 1).grown(to: least)
  }

  /// The part of the row that belongs to the marks of a range, fractions too, with half of the gaps
  /// beside them; of no marks, all of the row.
  func share(ofMarks marks: ClosedRange<FixedDecimal>) -> Frame {
    guard marks.upperBound > marks.lowerBound else { return frame }
    let start = marks.lowerBound.double
    return share(from: start, length: marks.upperBound.double - start)
  }

  /// The part of the row that is lit when so many marks are, from where it begins, at full breadth.
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
  /// A part of a row that is drawn into this frame: so far from where the row begins, in the middle
  /// of it.
  fileprivate func part(
    from start: Double, _ size: Extent, _ axis: ControlAxis, _ direction: LayoutDirection
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

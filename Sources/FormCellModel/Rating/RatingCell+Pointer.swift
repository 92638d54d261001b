// From a place on the row to a rating.

extension RatingCell {
  /// Its row of marks.
  public var row: RatingRow {
    let items = isCompact ? min(bounds.items, 1) : bounds.items
    return shape?.row(items: items) ?? RatingRow(items: items, style.metrics(isLarge: isLarge))
  }

  /// Whether one mark stands for the whole row.
  public var isCompact: Bool { policies.display.compact != nil && style.isReadOnly }

  /// The rating that a finger at `touch` gives.
  ///
  /// ```
  /// bounds 0...5          ★★★★....★★★★....★★★★....★★★★....★★★★
  /// points             0 ─┬───────┬───────┬───────┬───────┬─── 172
  /// rating              0 │   1   │   2   │   3   │   4   │   5
  /// ```
  ///
  /// The lowest rating has no mark; it is given before the first one.
  ///
  /// - Returns: A rating in ``bounds``, which never falls as the finger goes on; the lower bound where
  ///   the rating would be taken away. Nil where a touch counts for nothing.
  /// - Complexity: O(1).
  public func rating(at touch: RatingTouch) -> RatingValue? {
    switch aim(at: touch) {
    case .nothing: nil
    case .none: bounds.values.lowerBound
    case .rating(let value): value
    }
  }

  /// The touch, for an event, of a point in a row as it was drawn.
  ///
  /// - Parameters:
  ///   - x: In the coordinates of `frame`, as `y` is.
  ///   - y: Nil is somewhere in the row; a vertical row has to know.
  ///   - frame: Where the row is: ``RatingPresentation/row``.
  ///   - direction: Which way the row was laid out.
  ///   - time: Seconds on any clock that goes on.
  /// - Returns: Nil when the frame has no length, or a number is NaN or infinite.
  public func touch(
    atX x: Double, y: Double? = nil, in frame: Frame, _ direction: LayoutDirection,
    time: Double? = nil
  ) -> RatingTouch? {
    row.touch(atX: x, y: y, in: frame, direction, time: time)
  }

  /// What a finger at `touch` wants.
  ///
  /// Set into each event that has a finger: a call from there would first copy the whole cell.
  @inline(__always) func aim(at touch: RatingTouch) -> RatingAim {
    guard touch.isFinite else { return .nothing }
    let row = row
    guard let place = row.place(at: touch.along) else { return .nothing }
    if policies.pointer.drift == .refused, !row.spans(touch) { return .nothing }

    switch place {
    case .before(let marks):
      return aim(before: marks)
    case .past:
      return aimPastLast
    case .mark(0, let fraction)
    where !policies.pointer.firstMarkFrom.isReached(by: fraction):
      return aim(before: 0)
    case .mark(row.items - 1, fraction: 1)
    where policies.pointer.pastLast == .refusedFromTheEnd:
      return .nothing
    case .mark(let index, let fraction):
      switch policies.pointer.gap {
      case .markBefore, .nobody:
        // The end of a mark before a gap is all of that mark, and not the beginning of the next.
        guard fraction < 1 else { return give(RatingValue(clamping: index + 1)) }
        return give(rounded(RatingValue(clamping: index).adding(fraction), row, touch))
      case .eachHalf, .proportional:
        return give(rounded(evenMarks(on: row, at: touch), row, touch))
      }
    case .gap(let index, _):
      switch policies.pointer.gap {
      case .markBefore: return give(RatingValue(clamping: index + 1))
      case .nobody: return .nothing
      case .eachHalf, .proportional:
        return give(rounded(evenMarks(on: row, at: touch), row, touch))
      }
    }
  }

  /// So many marks, as a finger gives them: above and below the row perhaps otherwise than in it.
  private func rounded(
    _ marks: RatingValue, _ row: RatingRow, _ touch: RatingTouch
  ) -> RatingValue {
    switch policies.pointer.drift {
    case .wholeMark where !row.spans(touch): RatingRounding.ceiling(marks)
    case .ignored, .wholeMark, .refused: policies.pointer.rounding(marks)
    }
  }

  /// How many marks lie before a touch, where gaps are shared out among them.
  private func evenMarks(on row: RatingRow, at touch: RatingTouch) -> RatingValue {
    switch policies.pointer.gap {
    case .markBefore, .nobody, .proportional:
      return row.evenMarks(at: touch.along) ?? 0
    case .eachHalf:
      guard row.pitch > 0 else { return 0 }
      return RatingValue(marks: (touch.along - row.leading + row.spacing / 2) / row.pitch)
    }
  }

  private func aim(before marks: Double) -> RatingAim {
    let least = least(for: .pointer)
    switch policies.pointer.beforeFirst {
    case .minimum: return .rating(least)
    case .lowerBound: return .rating(bounds.values.lowerBound)
    case .firstMark: return give(policies.pointer.rounding(RatingValue(millionths: 1)))
    case .clears: return .none
    case .refused: return .nothing
    case .minimumWithin(let reach): return marks <= reach ? .rating(least) : .nothing
    }
  }

  private var aimPastLast: RatingAim {
    switch policies.pointer.pastLast {
    case .maximum: .rating(bounds.values.upperBound)
    case .refused, .refusedFromTheEnd: .nothing
    case .lowerBound: .rating(bounds.values.lowerBound)
    }
  }

  /// The rating of so many lit marks, which is no less than a finger can give.
  private func give(_ marks: RatingValue) -> RatingAim {
    let ends = bounds.values
    let rating = ends.lowerBound.adding(marks).clamped(to: ends)
    return .rating(max(rating, least(for: .pointer)))
  }
}

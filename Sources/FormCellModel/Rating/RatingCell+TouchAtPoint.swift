private import StyleSheet

// Conversion of a position on the drawn row to a rating.

extension RatingCell {
  package var row: ControlRow { rules.row }

  var isCompact: Bool { rules.terms.isCompact }

  /// Returns the rating that a touch sets.
  ///
  /// ```
  /// bounds 0...5          ★★★★....★★★★....★★★★....★★★★....★★★★
  /// points             0 ─┬───────┬───────┬───────┬───────┬─── 172
  /// rating              0 │   1   │   2   │   3   │   4   │   5
  /// ```
  ///
  /// The lowest rating has no mark; a touch before the first mark sets it.
  ///
  /// - Returns: A rating in ``bounds`` that never decreases along the row, except where whole marks
  ///   give half a mark less, as in XHJCoder's XHStarRateView; the lower bound if the touch clears
  ///   the rating; nil if the touch has no effect.
  /// - Complexity: O(1).
  public func rating(at touch: ControlTouch) -> FixedDecimal? {
    switch rules.aim(at: touch) {
    case .nothing: nil
    case .none: bounds.values.lowerBound
    case .rating(let value): value
    }
  }

  /// Returns the touch, for an event, at a point of a drawn row.
  ///
  /// - Parameters:
  ///   - x: In the coordinates of `frame`, like `y`.
  ///   - y: Nil if unknown; a vertical row requires it.
  ///   - frame: The frame of the row: ``RatingPresentation/row``.
  ///   - direction: The direction in which the row was laid out.
  ///   - time: Seconds of any monotonic clock.
  /// - Returns: Nil if the frame has no length, or a number is NaN or infinite.
  public func touch(
    atX x: Double, y: Double? = nil, in frame: Frame, _ direction: ReadingDirection,
    time: Double? = nil
  ) -> ControlTouch? {
    // In a larger frame, the marks have grown with the text.
    let growth = shape == nil ? row.growth(in: frame) : 1
    let touch = row.scaled(by: growth).touch(atX: x, y: y, in: frame, direction, time: time)
    return touch.map {
      growth == 1
        ? $0
        : ControlTouch(
          along: $0.along / growth, across: $0.across.map { $0 / growth }, time: $0.time)
    }
  }

  /// Returns the row for a text size and a width.
  ///
  /// Marks of a style grow with body text if there is room; those of a ``shape`` keep the size that
  /// the program set.
  func row(at size: TextSize, in width: Double) -> ControlRow {
    let row = row
    guard size > .large, shape == nil, row.extent.width > 0 else { return row }
    let growth = TextFont(.body, at: size).pointSize / TextFont(.body).pointSize
    return row.scaled(by: max(min(growth, width / row.extent.width), 1))
  }
}

private import StyleSheet

// From a place on the row as it was drawn to a rating.

extension RatingCell {
  /// Its row of marks.
  public var row: ControlRow { rules.row }

  /// Whether one mark stands for the whole row.
  var isCompact: Bool { rules.terms.isCompact }

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
  public func rating(at touch: ControlTouch) -> FixedDecimal? {
    switch rules.aim(at: touch) {
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
  ) -> ControlTouch? {
    // Marks have grown with the text where they fill a larger frame.
    let growth = shape == nil ? row.growth(in: frame) : 1
    let touch = row.scaled(by: growth).touch(atX: x, y: y, in: frame, direction, time: time)
    return touch.map {
      growth == 1
        ? $0
        : ControlTouch(
          along: $0.along / growth, across: $0.across.map { $0 / growth }, time: $0.time)
    }
  }

  /// The row as it is drawn in text of a size, in so much width.
  ///
  /// Marks of a style grow with body text as far as there is room; those of a ``shape`` have the size
  /// that the program gave them.
  func row(at size: TextSize, in width: Double) -> ControlRow {
    let row = row
    guard size > .large, shape == nil, row.extent.width > 0 else { return row }
    let growth = TextFont(.body, at: size).pointSize / TextFont(.body).pointSize
    return row.scaled(by: max(min(growth, width / row.extent.width), 1))
  }
}

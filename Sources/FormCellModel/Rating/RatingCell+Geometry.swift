extension RatingCell {
  /// Its row of marks.
  public var row: RatingRow {
    RatingRow(items: bounds.items, style.metrics(isLarge: isLarge))
  }

  /// The rating that a finger at `position` gives.
  ///
  /// ```
  /// bounds 0...5          ★★★★....★★★★....★★★★....★★★★....★★★★
  /// points             0 ─┬───────┬───────┬───────┬───────┬─── 172
  /// rating              0 │   1   │   2   │   3   │   4   │   5
  /// ```
  ///
  /// The lowest rating has no mark; it is given at the very leading edge and before it.
  ///
  /// - Parameter position: Points from the row's leading edge in reading order, at the row's own
  ///   size; see ``position(ofX:in:_:)``. NaN and the infinities give nil.
  /// - Returns: A whole number in ``bounds``. It never falls as `position` grows.
  /// - Complexity: O(1).
  public func rating(at position: Double) -> RatingValue? {
    row.marksLit(at: position).map { RatingValue(clamping: bounds.lower + $0) }
  }

  /// The position, for an event, of a point in a row as it was drawn.
  ///
  /// - Parameters:
  ///   - x: In the coordinates of `frame`. Its height does not matter.
  ///   - frame: Where the row is: ``RatingPresentation/row``.
  ///   - direction: Which way the row was laid out.
  /// - Returns: Nil when the row has no width, or `x` is NaN or infinite.
  public func position(
    ofX x: Double, in frame: Frame, _ direction: LayoutDirection
  ) -> Double? {
    row.position(ofX: x, in: frame, direction)
  }
}

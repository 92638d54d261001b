extension ControlRow {
  /// Returns the place at a position; nil if the position is NaN or infinite.
  ///
  /// A mark includes both of its ends if there is a gap. Without gaps, a border belongs to the mark
  /// that begins there. Without marks, every position is before them.
  ///
  /// The position is in points from the beginning of the row, along its axis.
  ///
  /// Source: Jeremy Cook's StarRating, for the division into stars and spacers.
  package func place(at position: Double) -> RowPlace? {
    position.isFinite ? place(atFinite: position) : nil
  }

  func place(atFinite position: Double) -> RowPlace {
    let local = position - leading
    let length = itemLength
    guard items > 0, local >= 0 else {
      return .before(marks: length > 0 ? max(-local, 0) / length : 0)
    }
    guard local <= span else { return .past }
    guard pitch > 0 else { return .mark(0, fraction: 0) }

    let index = min(Int(local * perPitch), items - 1)
    let rest = local - Double(index) * pitch
    if rest > length {
      let gap = FixedDecimal(marks: min((rest - length) / spacing, 1))
      let isOver = gap == 1 && index + 1 < items
      return isOver ? .mark(index + 1, fraction: 0) : .gap(after: index, fraction: gap)
    }
    let fraction = FixedDecimal(marks: rest * perLength).clamped(to: 0...1)
    let isBorder = fraction == 1 && spacing == 0 && index + 1 < items
    return isBorder ? .mark(index + 1, fraction: 0) : .mark(index, fraction: fraction)
  }

  /// Returns the number of marks before a position, as if they filled the row evenly without gaps;
  /// nil without marks, or if the position is NaN or infinite.
  ///
  /// - Returns: 0 to ``items``, including fractions.
  func evenMarks(at position: Double) -> FixedDecimal? {
    guard position.isFinite, span > 0 else { return nil }
    let marks = (position - leading) * itemsPerSpan
    return FixedDecimal(marks: min(max(marks, 0), Double(items)))
  }
}

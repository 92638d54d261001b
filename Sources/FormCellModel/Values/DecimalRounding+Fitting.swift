extension DecimalRounding {
  /// Returns the step nearest to `step` that divides a row of `items` marks evenly.
  ///
  /// A step of 1.5 along 50 marks gives 33 steps of 1.515152. Returns nil if `step` is 0 or less,
  /// or longer than the row.
  ///
  /// Source: Android's `RatingBar.setStepSize`, by its compatibility tests.
  package static func fittedStep(_ step: FixedDecimal, items: Int) -> FixedDecimal? {
    let length = FixedDecimal(clamping: items)
    guard step > 0, step <= length else { return nil }
    let count = length.millionths / step.millionths
    return FixedDecimal(millionths: (length.millionths + count / 2) / count)
  }
}

extension DecimalRounding {
  /// The step nearest to `step` of which a whole number fills a row of `items` marks.
  ///
  /// Steps of 1.5 along 50 marks are 33, of 1.515152 each. Nil when the step is 0 or less, or longer
  /// than the row: no such step is taken.
  ///
  /// Source: Android's `RatingBar.setStepSize`, by its compatibility tests.
  public static func fittedStep(_ step: FixedDecimal, items: Int) -> FixedDecimal? {
    let length = FixedDecimal(clamping: items)
    guard step > 0, step <= length else { return nil }
    let count = length.millionths / step.millionths
    return FixedDecimal(millionths: (length.millionths + count / 2) / count)
  }
}

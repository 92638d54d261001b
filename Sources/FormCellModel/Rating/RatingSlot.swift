/// The placeholders of a phrase about a rating: `"{value} of {maximum}"`.
public enum RatingSlot: String, PhraseSlot, CaseIterable {
  /// The rating as it is shown.
  case value
  /// The lower bound.
  case minimum
  /// The upper bound.
  case maximum
  /// The number of marks.
  case items
  /// The number of reviews.
  case count
}

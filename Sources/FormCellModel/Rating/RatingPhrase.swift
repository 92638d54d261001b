/// A phrase about a rating, with slots for its numbers: `"{value} of {maximum}"`.
public typealias RatingPhrase = Phrase<RatingSlot>

/// A slot of a phrase about a rating.
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

/// Words about a rating, with places for its numbers: `"{value} of {maximum}"`.
public typealias RatingPhrase = Phrase<RatingSlot>

/// What can be put into a phrase about a rating.
public enum RatingSlot: String, PhraseSlot, CaseIterable {
  /// The rating, as it is shown.
  case value
  /// The lower bound.
  case minimum
  /// The upper bound.
  case maximum
  /// How many marks there are.
  case items
  /// How many reviews.
  case count
}

/// Words about reviews, with places for their numbers: `"{count} ({percentage} %)"`.
public typealias ReviewPhrase = Phrase<ReviewSlot>

/// What can be put into a phrase about reviews.
public enum ReviewSlot: String, PhraseSlot, CaseIterable {
  /// The stars that a bar is for.
  case stars
  /// How many gave so many stars.
  case count
  /// What share of all that is, in hundredths.
  case percentage
  /// The average of all.
  case average
  /// How many reviews there are.
  case total
  /// The most stars that can be given.
  case maximum
  /// What a server said.
  case message
}

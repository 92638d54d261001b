/// The placeholders of a phrase about reviews: `"{count} ({percentage} %)"`.
public enum ReviewSlot: String, PhraseSlot, CaseIterable {
  /// The number of stars of a bar.
  case stars
  /// The number of votes with this number of stars.
  case count
  /// The percentage of all votes.
  case percentage
  /// The average of all votes.
  case average
  /// The number of all reviews.
  case total
  /// The most stars that can be given.
  case maximum
  /// The server's message.
  case message
}

/// Something that happened to a flow of reviews: by a person, by a server, by the connection.
public enum ReviewEvent: Hashable, Sendable {
  /// The screen is there, and wants to know whether one has rated already.
  case appeared
  /// The person chose so many stars.
  case chosen(Stars)
  /// The person wants to try once more what failed.
  case retried
  /// The server said what one has given oneself.
  case loaded(OwnRatingAnswer, ReviewTicket)
  /// The server said what it makes of a vote.
  case answered(RatingsAnswer, ReviewTicket)
  /// A question came to nothing: no connection, no answer in time, or one that cannot be read.
  case unanswered(ReviewTicket)
  /// Whether there is a connection.
  case connectionChanged(isOnline: Bool)
}

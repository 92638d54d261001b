/// The rating that an event requests.
enum RatingAim: Hashable, Sendable {
  /// No change: the event has no valid place, step or rating.
  case nothing
  case none
  case rating(FixedDecimal)
}

/// What somebody who did something wants the rating to be.
enum RatingAim: Hashable, Sendable {
  /// Nothing: it was no place, no step, no rating that is taken.
  case nothing
  /// No rating.
  case none
  /// This one.
  case rating(FixedDecimal)
}

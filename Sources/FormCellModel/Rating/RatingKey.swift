/// A key that means something to a rating.
public enum RatingKey: Hashable, Sendable {
  case left, right, up, down
  case home, end, pageUp, pageDown
  /// A figure, which stands for the rating it names.
  case digit(Int)
  case space, enter, escape
}

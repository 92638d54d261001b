/// Something that happened to a rating cell.
///
/// A position is where a finger is along the row of marks: points from the row's leading edge, in
/// reading order, with the marks at the size that their style gives them. Height does not matter.
/// ``RatingCell/position(ofX:in:_:)`` finds it for a row as it was drawn, turned or narrowed. A
/// position that is NaN or infinite is no position, and its event is as if it had not happened.
public enum RatingEvent: Hashable, Sendable {
  /// A finger was put down.
  case touchBegan(at: Double)
  /// The finger is somewhere else.
  case touchMoved(to: Double)
  /// The finger was lifted; the rating is the one that was shown last.
  case touchEnded
  /// The touch was taken away, by a scroll view or a call.
  case touchCancelled
  /// A whole tap, for clients that follow no touches.
  case tap(at: Double)
  /// One step up, by a key or an assistive technology.
  case increment(RatingOrigin)
  /// One step down.
  case decrement(RatingOrigin)
  /// The program set the rating. It is rounded to a whole number, half up, and clamped.
  case setValue(RatingValue)
  /// The program set the style.
  case setStyle(RatingStyle)
  /// The program set whether the cell can be edited.
  case setEditable(Bool)
  /// The program set the bounds; the rating is clamped to them.
  case setBounds(RatingBounds)
  /// The cell is about to be used for something else, and becomes as good as new.
  case reset
}

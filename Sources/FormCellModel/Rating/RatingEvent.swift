/// Something that happened to a rating cell.
///
/// ``RatingCell/touch(atX:y:in:_:time:)`` finds the place of a touch on a row as it was drawn, turned
/// or narrowed. A place with a number that is NaN or infinite is no place, and its event is as if it
/// had not happened.
public enum RatingEvent: Hashable, Sendable {
  /// A finger was put down.
  case touchBegan(at: ControlTouch)
  /// The finger is somewhere else.
  case touchMoved(to: ControlTouch)
  /// The finger was lifted; the rating is the one that was shown last.
  case touchEnded
  /// The touch was taken away, by a scroll view or a call.
  case touchCancelled
  /// A whole tap, for clients that follow no touches.
  case tap(at: ControlTouch)

  /// A pointer that touches nothing came above the marks, or moved there; a finger never does.
  case hoverMoved(to: ControlTouch)
  /// The pointer left the marks.
  case hoverEnded

  /// A key was pressed where text is read in this direction.
  case key(ControlKey, shift: Bool = false, LayoutDirection = .leftToRight)
  /// One step up, by a key or an assistive technology.
  case increment(EventOrigin)
  /// One step down.
  case decrement(EventOrigin)
  /// An assistive technology activated the cell, which is no touch in the middle of it: what was
  /// only spoken until now holds.
  case activate(EventOrigin)
  /// The rating was taken away by an action of its own; nothing happens unless the cell
  /// ``RatingCell/canClear``.
  case clear(EventOrigin)
  /// Of choices, or of elements for each mark, one was picked.
  case choose(FixedDecimal, EventOrigin)

  /// A game controller or a remote control took hold of the cell.
  case engage
  /// It let go of the cell, and what it set shall hold.
  case accept
  /// It let go of the cell, and nothing shall have changed.
  case revert

  /// The cell has the keyboard.
  case focus
  /// The cell has lost the keyboard; who held it has let go.
  case blur

  /// The program set the rating, or took it away; ``RatingPolicies/Holding`` says how.
  case setValue(FixedDecimal?)
  /// The program set the style.
  case setStyle(RatingStyle)
  /// The program set whether the cell can be edited.
  case setEditable(Bool)
  /// The program set the bounds; the rating is brought into them.
  case setBounds(ScaleBounds)
  /// The cell is about to be used for something else, and becomes as good as new.
  ///
  /// Its policies and its shape stay: they are of the kind of cell, and not of what it held.
  case reset
}

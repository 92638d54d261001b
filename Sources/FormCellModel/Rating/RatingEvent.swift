/// An event of a rating cell.
///
/// ``RatingCell/touch(atX:y:in:_:time:)`` returns the touch for a point on a drawn row. An event
/// with a NaN or infinite position has no effect.
public enum RatingEvent: Hashable, Sendable {
  /// A finger touched the cell.
  case touchBegan(at: ControlTouch)
  /// The finger moved.
  case touchMoved(to: ControlTouch)
  /// The finger was lifted; the last shown rating counts.
  case touchEnded
  /// The system canceled the touch, for a scroll view or a call.
  case touchCancelled
  /// A complete tap, for clients that do not track touches.
  case tap(at: ControlTouch)

  /// A pointer without contact entered the marks or moved over them.
  case hoverMoved(to: ControlTouch)
  /// The pointer left the marks.
  case hoverEnded

  /// A key was pressed, in text of this direction.
  case key(ControlKey, shift: Bool = false, ReadingDirection = .leftToRight)
  /// A step up, by a key or assistive technology.
  case increment(EventOrigin)
  /// A step down.
  case decrement(EventOrigin)
  /// Assistive technology activated the cell, which commits a staged rating; it is not a touch in
  /// its middle.
  case activate(EventOrigin)
  /// A separate action cleared the rating; no effect unless `RatingCell.canClear`.
  case clear(EventOrigin)
  /// A choice, or the element of a mark, was selected.
  case choose(FixedDecimal, EventOrigin)

  /// A game controller or a remote control started to change the cell.
  case engage
  /// The game controller accepted its changes.
  case accept
  /// The game controller reverted its changes.
  case revert

  /// The cell received the keyboard focus.
  case focus
  /// The cell lost the keyboard focus; an engaged or staged change is reverted.
  case blur

  /// The program set or cleared the rating; ``RatingPolicies/Holding`` applies.
  case setValue(FixedDecimal?)
  /// The program set the style.
  case setStyle(RatingStyle)
  /// The program set whether the cell can be edited.
  case setEditable(Bool)
  /// The program set the bounds; the rating is moved into them.
  case setBounds(ScaleBounds)
  /// The program set the policies; the rating is moved onto their grid
  /// (``RatingPolicies/Holding/rounding``) and above their minimum.
  indirect case setPolicies(RatingPolicies)
  /// The cell is about to be reused, and is reset.
  ///
  /// Its policies and its shape stay: they belong to the kind of cell.
  case reset
}

/// An event of a slider with one or two thumbs.
///
/// The distance `ControlTouch.along` of a touch is a share of the way of the thumbs: 0 at the lower
/// bound, 1 at the upper one. `ControlTouch.init(x:y:along:_:time:)` converts a point. An event
/// with a NaN or infinite position has no effect. A slider with one thumb ignores which thumb an
/// event names.
public enum SliderEvent<Value: Hashable & Sendable>: Hashable, Sendable {
  /// A finger touched the track or a thumb; nil takes the thumb that is nearest.
  ///
  /// If two thumbs are in one place, the direction of the drag selects the thumb, even if the event
  /// names one.
  case touchBegan(at: ControlTouch, SliderThumb? = nil)
  /// The finger moved.
  case touchMoved(to: ControlTouch)
  /// The finger was lifted; the last shown value counts.
  case touchEnded
  /// The system canceled the touch.
  case touchCancelled

  /// A key was pressed at a thumb, in text of this direction.
  case key(ControlKey, SliderThumb = .upper, ReadingDirection = .leftToRight)
  /// A step up, by a key or assistive technology.
  case increment(EventOrigin, SliderThumb = .upper)
  /// A step down.
  case decrement(EventOrigin, SliderThumb = .upper)

  /// A thumb received the keyboard focus.
  case focusThumb(SliderThumb)
  /// The text field of a thumb received the focus.
  case focus(SliderThumb = .upper)
  /// The user changed the whole text of the field.
  case type(String)
  /// The user finished the text, as with Return.
  case done
  /// The field lost the focus; its text counts.
  case blur

  /// The program sets the value; it is clamped to the bounds.
  case setValue(Value)
  /// The program sets the scale; the value is moved into its bounds.
  case setScale(ValueScale)
}

/// The cause of an event of a slider or a stepper.
enum ScaleEventCause {
  /// The user begins a change.
  case attempt
  /// The user goes on with a change, or ends it.
  case continuation
  case program

  /// Returns the effects of an event on a cell that the user cannot change for this reason.
  func effects<Value>(_ hindrance: CellHindrance) -> [ScaleEffect<Value>] {
    self == .attempt ? [.hindered(hindrance)] : []
  }
}

/// An effect of an event, for the client; the cell itself has changed already.
public enum ScaleEffect<Value: Hashable & Sendable>: Hashable, Sendable {
  /// The value changed, and the change can still be reverted.
  case live(Value, EventOrigin)
  /// The value is committed.
  case commit(from: Value, to: Value, EventOrigin)
  /// The live changes were reverted; the value is that from before the interaction.
  case cancelled(to: Value, EventOrigin)
  /// The event had no effect, or only a part of it, for this reason.
  case hindered(ScaleHindrance)
}

/// The reason why an event of the user changes nothing, or not all that it should.
public enum ScaleHindrance: String, Hashable, Sendable, CaseIterable, Codable {
  /// The cell is disabled or read-only, or its surroundings are disabled.
  case notEditable = "notEditable"
  /// There is no lower value.
  case atTheLowerBound = "atTheLowerBound"
  /// There is no higher value.
  case atTheUpperBound = "atTheUpperBound"
  /// The other thumb is at the same value.
  case atTheOtherThumb = "atTheOtherThumb"
  /// The text of the field is edited.
  case editing = "editing"
  /// The typed text, or a part of it, is not a number of the scale.
  case notANumber = "notANumber"
  /// The typed number is beyond the bounds.
  case outOfBounds = "outOfBounds"
}

/// The cause of an event of a slider or a stepper.
enum ScaleEventCause {
  /// The user begins a change.
  case attempt
  /// The user goes on with a change, or ends it.
  case continuation
  case program

  /// Returns the effects of an event on a cell that the user cannot change.
  func hindrance<Value>() -> [ScaleEffect<Value>] {
    self == .attempt ? [.hindered(.notEditable)] : []
  }
}

extension ScaleEffect {
  /// Returns the effect for another representation of the value.
  func map<Other>(_ transform: (Value) -> Other) -> ScaleEffect<Other> {
    switch self {
    case .live(let value, let origin): .live(transform(value), origin)
    case .commit(let old, let new, let origin):
      .commit(from: transform(old), to: transform(new), origin)
    case .cancelled(let value, let origin): .cancelled(to: transform(value), origin)
    case .hindered(let reason): .hindered(reason)
    }
  }
}

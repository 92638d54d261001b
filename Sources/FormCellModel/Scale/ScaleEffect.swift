/// An effect of an event, for the client; the cell itself has changed already.
public enum ScaleEffect<Value: Hashable & Sendable>: Hashable, Sendable {
  /// The value changed, and the change can still be reverted.
  case live(Value, EventOrigin)
  /// The value is committed.
  case commit(from: Value, to: Value, EventOrigin)
  /// The live changes were reverted; the value is that from before the interaction.
  case cancelled(to: Value, EventOrigin)
  /// The event had no effect, or only a part of it, for this reason.
  case hindered(CellHindrance)

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

  /// Returns the effect for any cell; `value` converts a value.
  func generic(_ value: (Value) -> FormValue) -> CellEffect {
    switch self {
    case .live(let new, let origin): .live(value(new), origin)
    case .commit(_, let new, let origin): .commit(value(new), origin)
    case .cancelled(let old, let origin): .cancelled(value(old), origin)
    case .hindered(let reason): .hindered(reason)
    }
  }
}

/// A key that a control handles.
public enum ControlKey: Hashable, Sendable {
  case left, right, up, down
  case home, end, pageUp, pageDown
  /// A digit, which sets that value.
  case digit(Int)
  case space, enter, escape
}

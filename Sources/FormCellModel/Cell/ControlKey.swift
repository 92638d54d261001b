/// A key that means something to a control.
public enum ControlKey: Hashable, Sendable {
  case left, right, up, down
  case home, end, pageUp, pageDown
  /// A digit, which stands for the value that it names.
  case digit(Int)
  case space, enter, escape
}

/// The source of a change; decision 0005.
public enum EventOrigin: Hashable, Sendable, CaseIterable {
  /// A finger, a pen or a mouse.
  case pointer
  /// A key of a keyboard.
  case key
  /// An assistive technology.
  case accessibility
  /// A game controller or a remote control.
  case gamepad
  /// The program that owns the cell, and not the person at it.
  case program
}

extension EventOrigin {
  /// True if a person did it, and not the program.
  public var isUser: Bool {
    switch self {
    case .pointer, .key, .accessibility, .gamepad: true
    case .program: false
    }
  }
}

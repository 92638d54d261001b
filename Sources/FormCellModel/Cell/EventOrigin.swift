/// The source of a change (decision 0005).
public enum EventOrigin: String, Hashable, Sendable, CaseIterable, Codable {
  /// A finger, a pen or a mouse.
  case pointer = "pointer"
  /// A key of a keyboard.
  case key = "key"
  /// An assistive technology.
  case accessibility = "accessibility"
  /// A game controller or a remote control.
  case gamepad = "gamepad"
  /// The program that owns the cell.
  case program = "program"

  /// True if the user caused the change.
  public var isUser: Bool {
    switch self {
    case .pointer, .key, .accessibility, .gamepad: true
    case .program: false
    }
  }
}

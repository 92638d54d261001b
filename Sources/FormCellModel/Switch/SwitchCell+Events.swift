/// Something that happens to a switch cell.
public enum SwitchEvent: Hashable, Sendable {
  /// A person taps the switch, or activates it by key or assistive technology.
  case activate(EventOrigin)
  /// The program sets the value.
  case setValue(Bool)
}

/// Something that the caller has to know after an event.
public enum SwitchEffect: Hashable, Sendable {
  /// A person has changed the value.
  case commit(to: Bool, EventOrigin)
}

/// The words of a switch cell that are not the program's own.
public struct SwitchStrings: Hashable, Sendable {
  /// The value of a switch that is on.
  public var on = "On"
  /// The value of a switch that is off.
  public var off = "Off"
  /// The text between two things that are spoken in a row.
  public var listSeparator = ", "
  /// The words about what a form demands.
  public var validation = ValidationStrings(missing: "This has to be switched on")

  /// The words in English.
  public init() {}
}

extension SwitchCell {
  /// Takes an event, and returns its effects.
  ///
  /// The value changes at once, and the program is not told of what it sets itself.
  public mutating func handle(_ event: SwitchEvent) -> [SwitchEffect] {
    switch event {
    case .activate(let origin):
      guard canChange else { return [] }
      isOn.toggle()
      return [.commit(to: isOn, origin)]
    case .setValue(let value):
      isOn = value
      return []
    }
  }
}

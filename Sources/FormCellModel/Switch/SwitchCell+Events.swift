/// An event of a switch cell.
public enum SwitchEvent: Hashable, Sendable {
  /// The user taps the switch, or activates it by key or assistive technology.
  case activate(EventOrigin)
  /// The program sets the value.
  case setValue(Bool)
}

/// A notification for the caller after an event.
public enum SwitchEffect: Hashable, Sendable {
  /// The user has changed the value.
  case commit(to: Bool, EventOrigin)
}

/// The localizable texts of a switch cell.
public struct SwitchStrings: Hashable, Sendable {
  /// The value of a switch that is on.
  public var on = "On"
  /// The value of a switch that is off.
  public var off = "Off"
  /// The separator between two spoken texts.
  public var listSeparator = ", "
  /// The texts about required values and validations.
  public var validation = ValidationStrings(missing: "This has to be switched on")

  /// Creates the English texts.
  public init() {}

  /// The English texts.
  public static let english = SwitchStrings()
}

extension SwitchCell {
  /// Handles an event, and returns its effects.
  ///
  /// The value changes immediately. A change by the program has no effect to report.
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

  // MARK: - Inputs of renderers

  /// True if the switch is on.
  public var formValue: FormValue { .flag(isOn) }

  /// Returns an effect in the terms of all cells.
  public func generic(_ effect: SwitchEffect) -> CellEffect {
    switch effect {
    case .commit(let value, let origin): .commit(.flag(value), origin)
    }
  }

  /// Returns the event for an input; nil if the cell does not take it.
  public func event(for input: CellInput, in shown: CellPresentation) -> SwitchEvent? {
    switch input {
    case .pointer(.up, let x, let y, _):
      shown.hitArea(atX: x, y: y) == nil ? nil : .activate(.pointer)
    case .key(.space, _), .key(.enter, _): canChange ? .activate(.key) : nil
    case .action(.activate, element: 0): canChange ? .activate(.accessibility) : nil
    case .set(.flag(let value)): .setValue(value)
    case .pointer, .key, .tab, .text, .cursor, .action, .focus, .focusFromEnd, .blur, .set: nil
    }
  }
}

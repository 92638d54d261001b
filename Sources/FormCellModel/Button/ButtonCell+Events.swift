/// An event of a button cell.
public enum ButtonEvent: Hashable, Sendable {
  /// A finger touches the button.
  case press
  /// The finger leaves the hit area.
  case leave
  /// The finger is lifted.
  case release
  /// The system cancels the touch.
  case cancel
  /// The user activates the button without a touch, or by a complete tap.
  case activate(EventOrigin)
  /// The user presses a key.
  case key(ControlKey)
  /// The program selects a button that stays selected, or ends its selection.
  case setSelected(Bool)
  /// The program reports the progress of the action.
  case setActivity(ButtonActivity)
  /// The program restores a button at rest, which is not selected.
  case reset
}

/// A notification for the caller after an event.
public enum ButtonEffect: Hashable, Sendable {
  /// The action has to be performed; the state is that after the event.
  case perform(ButtonState, EventOrigin)
}

/// The localizable texts of a button cell.
public struct ButtonStrings: Hashable, Sendable {
  /// The spoken value of a button whose action is running.
  public var processing = "In progress"
  /// The spoken value of a button whose action has succeeded.
  public var success = "Done"
  /// The separator between two spoken texts.
  public var listSeparator = ", "
  /// The texts about validations.
  public var validation = ValidationStrings.english

  /// Creates the English texts.
  public init() {}

  /// The English texts.
  public static let english = ButtonStrings()
}

extension ButtonCell {
  /// Handles an event, and returns its effects.
  public mutating func handle(_ event: ButtonEvent) -> [ButtonEffect] {
    switch (phase, event) {
    case (.resting, .press):
      if canAct { phase = .pressed }
      return []
    case (.pressed, .leave):
      phase = .left
      return []
    case (.pressed, .release):
      phase = .resting
      return act(.pointer)
    case (.left, .release), (.pressed, .cancel), (.left, .cancel):
      phase = .resting
      return []
    // The touch did not begin on the button, or is over for it.
    case (.resting, .leave), (.resting, .release), (.resting, .cancel), (.left, .leave): return []
    // The first finger has the button.
    case (.pressed, .press), (.left, .press), (.pressed, .activate), (.left, .activate),
      (.pressed, .key), (.left, .key):
      return []

    case (.resting, .activate(let origin)): return act(origin)
    case (.resting, .key(let key)): return key.activates ? act(.key) : []

    case (_, .setSelected(let isSelected)):
      self.isSelected = isSelected
      return []
    case (_, .setActivity(let activity)):
      self.activity = activity
      return []
    case (_, .reset):
      (phase, isSelected, activity) = (.resting, false, .idle)
      return []
    }
  }

  /// Returns true if the button handles a key; a caller passes other keys on.
  ///
  /// While its action is running, the button takes a key and does not act.
  public func takes(_ key: ControlKey) -> Bool { canChange && phase == .resting && key.activates }

  private mutating func act(_ origin: EventOrigin) -> [ButtonEffect] {
    guard canAct else { return [] }
    if staysSelected { isSelected.toggle() }
    return [.perform(state, origin)]
  }

  // MARK: - Inputs of renderers

  /// None: a button has no value.
  public var formValue: FormValue { .none }

  /// Returns an effect in the terms of all cells.
  public func generic(_ effect: ButtonEffect) -> CellEffect {
    switch effect {
    case .perform(_, let origin): .perform(origin)
    }
  }

  /// Returns the event for an input; nil if the cell does not take it.
  public func event(for input: CellInput, in shown: CellPresentation) -> ButtonEvent? {
    switch input {
    case .pointer(let phase, let x, let y, _):
      let isOver = shown.hitArea(atX: x, y: y) != nil
      return switch phase {
      case .down: isOver ? .press : nil
      case .move: isOver ? nil : .leave
      case .up: .release
      case .cancel: .cancel
      case .hover, .leave: nil
      }
    case .key(let key, _): return takes(key) ? .key(key) : nil
    case .action(.activate, element: 0): return .activate(.accessibility)
    case .set(.flag(let isSelected)): return .setSelected(isSelected)
    case .set(.text(let activity)):
      return ButtonActivity(rawValue: activity).map(ButtonEvent.setActivity)
    case .action, .tab, .text, .cursor, .focus, .focusFromEnd, .blur, .set: return nil
    }
  }
}

extension ControlKey {
  fileprivate var activates: Bool {
    switch self {
    case .space, .enter: true
    case .left, .right, .up, .down, .home, .end, .pageUp, .pageDown, .digit, .escape: false
    }
  }
}

extension StepperCell {
  /// The value, or none.
  public var formValue: FormValue { Self.formValue(of: value) }

  /// The text field, while it is edited.
  public var editedPart: CellPart? { isEditing ? .stepperText : nil }

  /// Returns an effect in the terms of all cells.
  public func generic(_ effect: ScaleEffect<FixedDecimal?>) -> CellEffect {
    effect.generic(Self.formValue)
  }

  private static func formValue(of value: FixedDecimal?) -> FormValue {
    value.map { .number($0) } ?? .none
  }

  /// Returns the event for an input; nil if the cell does not take it.
  public func event(for input: CellInput, in shown: CellPresentation) -> StepperEvent? {
    switch input {
    case .pointer(.up, let x, let y, _):
      switch shown.hitArea(atX: x, y: y)?.part {
      case .increment: return .increment(.pointer)
      case .decrement: return .decrement(.pointer)
      case .stepperText: return .focus
      default: return nil
      }
    case .key(let key, _): return changes(by: .key(key)) ? .key(key) : nil
    case .text(let text, _): return canChange ? .type(text) : nil
    case .action(let action, let element): return event(for: action, element: element)
    case .focus, .focusFromEnd: return canChange ? .focus : nil
    case .blur: return .blur
    case .set(.number(let value)): return .setValue(value)
    case .set(.none): return .setValue(nil)
    case .pointer, .tab, .cursor, .set: return nil
    }
  }

  /// Returns the event for an action on an element: the whole cell, the minus button, the text field
  /// or the plus button.
  private func event(for action: CellInput.Action, element: Int) -> StepperEvent? {
    switch (action, element) {
    case (.increment, 0): .increment(.accessibility)
    case (.decrement, 0): .decrement(.accessibility)
    case (.activate, 1): canDecrement ? .decrement(.accessibility) : nil
    case (.activate, 2): canChange ? .focus : nil
    case (.activate, 3): canIncrement ? .increment(.accessibility) : nil
    case (.activate, _), (.increment, _), (.decrement, _), (.clear, _), (.reveal, _), (.custom, _):
      nil
    }
  }
}

extension SwitchCell: HostedCell {
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

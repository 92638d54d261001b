extension SwitchCell: HostedCell {
  /// True if the switch is on.
  public var formValue: FormValue { .flag(isOn) }

  public mutating func handle(
    _ input: CellInput, in shown: CellPresentation
  ) -> [CellEffect]? {
    guard let event = event(for: input, in: shown) else { return nil }
    return handle(event).map { effect in
      switch effect {
      case .commit(let value, let origin): .commit(.flag(value), origin)
      }
    }
  }

  private func event(for input: CellInput, in shown: CellPresentation) -> SwitchEvent? {
    switch input {
    case .pointer(.up, let x, let y, _):
      shown.hitArea(atX: x, y: y) == nil ? nil : .activate(.pointer)
    case .key(.space, _), .key(.enter, _): canChange ? .activate(.key) : nil
    case .action(.activate, _): .activate(.accessibility)
    case .set(.flag(let value)): .setValue(value)
    case .pointer, .key, .text, .action, .focus, .blur, .set: nil
    }
  }
}

extension StepperCell: HostedCell {
  /// The value, or none.
  public var formValue: FormValue { Self.formValue(of: value) }

  public mutating func handle(
    _ input: CellInput, in shown: CellPresentation
  ) -> [CellEffect]? {
    guard let event = event(for: input, in: shown) else { return nil }
    return handle(event).map { $0.generic(Self.formValue) }
  }

  private static func formValue(of value: FixedDecimal?) -> FormValue {
    value.map { .number($0) } ?? .none
  }

  private func event(for input: CellInput, in shown: CellPresentation) -> StepperEvent? {
    switch input {
    case .pointer(.up, let x, let y, _):
      switch shown.hitArea(atX: x, y: y)?.part {
      case .increment: return .increment(.pointer)
      case .decrement: return .decrement(.pointer)
      case .stepperText: return .focus
      default: return nil
      }
    case .key(let key, _):
      var cell = self
      _ = cell.handle(.key(key))
      return cell == self ? nil : .key(key)
    case .text(let text): return .type(text)
    case .action(.increment, _): return .increment(.accessibility)
    case .action(.decrement, _): return .decrement(.accessibility)
    case .focus: return .focus
    case .blur: return .blur
    case .set(.number(let value)): return .setValue(value)
    case .set(.none): return .setValue(nil)
    case .pointer, .action, .set: return nil
    }
  }
}

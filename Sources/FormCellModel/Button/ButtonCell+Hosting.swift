extension ButtonCell: HostedCell {
  /// None: a button has no value.
  public var formValue: FormValue { .none }

  public mutating func handle(
    _ input: CellInput, in shown: CellPresentation
  ) -> [CellEffect]? {
    guard let event = event(for: input, in: shown) else { return nil }
    return handle(event).map { effect in
      switch effect {
      case .perform(_, let origin): .perform(origin)
      }
    }
  }

  private func event(for input: CellInput, in shown: CellPresentation) -> ButtonEvent? {
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
    case .action(.activate, _): return .activate(.accessibility)
    case .set(.flag(let isSelected)): return .setSelected(isSelected)
    case .action, .text, .focus, .blur, .set: return nil
    }
  }
}

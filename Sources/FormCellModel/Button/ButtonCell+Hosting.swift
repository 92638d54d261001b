extension ButtonCell: HostedCell {
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

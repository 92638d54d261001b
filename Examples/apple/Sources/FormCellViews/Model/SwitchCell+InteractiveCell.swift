public import FormCellModel

extension SwitchCell: InteractiveCell {
  /// Returns the event for an input of the user.
  public func event(for input: CellInput) -> SwitchEvent? {
    switch input {
    case .activate(let origin): .activate(origin)
    case .key(.space, _, _), .key(.enter, _, _): canChange ? .activate(.key) : nil
    case .key, .touchBegan, .touchMoved, .touchEnded, .touchCancelled, .hoverMoved, .hoverEnded,
      .increment, .decrement, .tapOption, .act, .choose, .focus, .blur:
      nil
    }
  }

  /// Returns the response of a view to an effect.
  public static func response(to effect: SwitchEffect) -> CellResponse? {
    switch effect {
    case .commit: .commit
    }
  }
}

extension ChoiceCell: HostedCell {
  /// The indexes of the selected options, in the order of selection; an index without an option is not
  /// among them.
  public var formValue: FormValue { .indexes(selection.filter(options.indices.contains)) }

  /// Returns the event for an input; nil if the cell does not take it.
  public func event(for input: CellInput, in shown: CellPresentation) -> ChoiceEvent? {
    switch input {
    case .pointer(.up, let x, let y, _):
      switch shown.hitArea(atX: x, y: y)?.purpose {
      case .choose(let option): .activate(option, .pointer)
      case .activate: .toggle(.pointer)
      case .adjust, .edit, nil: nil
      }
    case .key(let key, _): takes(key, shown.direction) ? .key(key, shown.direction) : nil
    case .action(.activate, let element):
      element > 0 ? .activate(element - 1, .accessibility) : .toggle(.accessibility)
    case .action(.increment, _): .increment(.accessibility)
    case .action(.decrement, _): .decrement(.accessibility)
    case .focus, .focusFromEnd: .focus
    case .blur: .blur
    case .set(.indexes(let selection)): .setSelection(selection)
    case .set(.none): .setSelection([])
    case .pointer, .tab, .text, .cursor, .action, .set: nil
    }
  }
}

extension ChoiceCell {
  /// Returns an effect in the terms of all cells.
  public func generic(_ effect: ChoiceEffect) -> CellEffect {
    switch effect {
    case .live(let selection, let origin): .live(.indexes(selection), origin)
    case .commit(_, let selection, let origin): .commit(.indexes(selection), origin)
    case .opened: .opened
    case .closed: .closed
    case .hindered: .hindered
    }
  }
}

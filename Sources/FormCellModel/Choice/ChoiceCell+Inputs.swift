extension ChoiceCell {
  /// The indexes of the selected options, in the order of selection; an index without an option is not
  /// among them.
  ///
  /// While a picker is open that does not track live, it is the selection from before it was opened.
  public var formValue: FormValue { value(of: shownSelection) }

  private func value(of selection: [Int]) -> FormValue {
    .indexes(selection.filter(options.indices.contains))
  }

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
    case .action(let action, let element): event(for: action, element: element)
    case .focus, .focusFromEnd: canChoose ? .focus : nil
    case .blur: .blur
    case .set(.indexes(let selection)):
      fault(of: selection) == nil ? .setSelection(selection) : nil
    case .set(.none): .setSelection([])
    case .pointer, .tab, .text, .cursor, .set: nil
    }
  }

  /// Returns the event for an action on an element: after the whole cell come the options of segments
  /// and chips, or the wheel of a picker.
  private func event(for action: CellInput.Action, element: Int) -> ChoiceEvent? {
    switch (style, action, element) {
    case (.picker, .activate, 0): .toggle(.accessibility)
    case (.picker, .increment, 1): .increment(.accessibility)
    case (.picker, .decrement, 1): .decrement(.accessibility)
    case (.segments, .activate, 1...), (.chips, .activate, 1...):
      options.indices.contains(element - 1) ? .activate(element - 1, .accessibility) : nil
    case (.picker, _, _), (.segments, _, _), (.chips, _, _): nil
    }
  }

  /// Returns an effect in the terms of all cells.
  public func generic(_ effect: ChoiceEffect) -> CellEffect {
    switch effect {
    case .live(let selection, let origin): .live(value(of: selection), origin)
    case .commit(_, let selection, let origin): .commit(value(of: selection), origin)
    case .cancelled(let selection, let origin): .cancelled(value(of: selection), origin)
    case .opened: .opened
    case .closed: .closed
    case .hindered(let reason, _): .hindered(reason)
    }
  }
}

extension TextCell {
  /// The text.
  public var formValue: FormValue { .text(text) }

  /// The text, while it is edited.
  public var editedPart: CellPart? { isEditing ? .valueText : nil }

  /// Returns the event for an input; nil if the cell does not take it.
  public func event(for input: CellInput, in shown: CellPresentation) -> TextEvent? {
    switch input {
    case .pointer(.up, let x, let y, _):
      switch shown.hitArea(atX: x, y: y)?.part {
      case .valueText: .focus(.pointer)
      case .clearButton: .clear(.pointer)
      case .actionButton: .action(.pointer)
      case .secureToggle: .reveal(.pointer)
      default: nil
      }
    case .key(.enter, _) where focusesButton, .key(.space, _) where focusesButton: press(.key)
    case .key(.enter, _): isEditing && !style.isMultiline ? .done(.key) : nil
    case .key(.escape, _): isEditing ? .revert(.key) : nil
    case .text(let text, let cursor): canChange ? change(to: text, cursor: cursor) : nil
    case .cursor(let place): isEditing ? .select(place..<place) : nil
    case .tab(isBackward: false): isEditing && hasButton ? .focusButton : nil
    case .tab(isBackward: true): focusesButton ? .focus(.key) : nil
    case .action(let action, element: 0): event(for: action)
    case .action(.activate, element: 1): focusesButton ? press(.accessibility) : nil
    case .focusFromEnd where hasButton: .focusButton
    case .focus, .focusFromEnd: canChange ? .focus(.key) : nil
    case .blur: .blur(.key)
    case .set(.text(let text)): .setText(text)
    case .set(.none): .setText("")
    case .pointer, .key, .action, .set: nil
    }
  }

  /// Returns the event of a press of the button beside the text.
  private func press(_ origin: EventOrigin) -> TextEvent {
    isSecure ? .reveal(origin) : .action(origin)
  }

  private func event(for action: CellInput.Action) -> TextEvent? {
    switch action {
    case .activate: clearsWhenActivated ? .clear(.accessibility) : .focus(.accessibility)
    case .clear: .clear(.accessibility)
    case .reveal: .reveal(.accessibility)
    case .custom: .action(.accessibility)
    case .increment, .decrement: nil
    }
  }

  /// Returns the change to a new text: that of the characters before the cursor that differ, or of
  /// the whole text if others differ, too.
  private func change(to new: String, cursor: Int?) -> TextEvent {
    let (old, new) = (Array(editedText), Array(new))
    let place = min(max(cursor ?? new.count, 0), new.count)
    let after = new[place...]
    guard old.count >= after.count, old.suffix(after.count) == after else {
      return .replace(0..<old.count, with: String(new), cursor: place)
    }
    let replaced = old.dropLast(after.count)
    let start = zip(replaced, new[..<place]).prefix { $0 == $1 }.count
    return .replace(start..<replaced.count, with: String(new[start..<place]))
  }

  /// Returns an effect in the terms of all cells.
  public func generic(_ effect: TextEffect) -> CellEffect {
    switch effect {
    case .focus(let move): .focus(move)
    case .live(let text, let origin): .live(.text(text), origin)
    case .commit(_, let text, let origin): .commit(.text(text), origin)
    case .cancelled(let text, let origin): .cancelled(.text(text), origin)
    case .action(let origin): .perform(origin)
    case .hindered(let reason, let count): .hindered(reason, count: count)
    }
  }
}

extension TextCell: HostedCell {
  /// The text.
  public var formValue: FormValue { .text(text) }

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
    case .key(.enter, _): isEditing && !style.isMultiline ? .done(.key) : nil
    case .text(let text): .replace(0..<editedText.count, with: text)
    case .action(.activate, _): .focus(.accessibility)
    case .action(.clear, _): .clear(.accessibility)
    case .action(.reveal, _): .reveal(.accessibility)
    case .action(.custom, _): .action(.accessibility)
    case .focus: .focus(.key)
    case .blur: .blur(.key)
    case .set(.text(let text)): .setText(text)
    case .set(.none): .setText("")
    case .pointer, .key, .action(.increment, _), .action(.decrement, _), .set: nil
    }
  }
}

extension TextCell {
  /// Returns an effect in the terms of all cells.
  public func generic(_ effect: TextEffect) -> CellEffect {
    switch effect {
    case .focus(let move): .focus(move)
    case .live(let text): .live(.text(text), .key)
    case .commit(_, let text, let origin): .commit(.text(text), origin)
    case .action(let origin): .perform(origin)
    case .hindered: .hindered
    }
  }
}

/// A cell of any kind, as a form owns it.
public enum FormControl: Hashable, Sendable {
  case rating(RatingCell)
  case toggle(SwitchCell)
  case text(TextCell)
  case choice(ChoiceCell)
  case button(ButtonCell)
  case slider(SliderCell)
  case rangeSlider(RangeSliderCell)
  case stepper(StepperCell)
}

extension FormControl {
  /// The cell of any kind.
  var cell: any OwnedCell {
    get {
      switch self {
      case .rating(let cell): cell
      case .toggle(let cell): cell
      case .text(let cell): cell
      case .choice(let cell): cell
      case .button(let cell): cell
      case .slider(let cell): cell
      case .rangeSlider(let cell): cell
      case .stepper(let cell): cell
      }
    }
    set { self = newValue.control }
  }

  /// The kind of the cell.
  package var kind: CellKind { type(of: cell).kind }

  /// The value of the cell.
  public var value: FormValue { cell.formValue }

  /// True if the control is a button, which has no value.
  var isButton: Bool { if case .button = self { true } else { false } }

  /// True if the control shows its options below it.
  package var isOpen: Bool {
    if case .choice(let cell) = self { cell.isOpen && cell.phase != .closed } else { false }
  }
}

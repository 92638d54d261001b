/// A cell of any kind, as a form owns it.
public indirect enum FormControl: Hashable, Sendable {
  case rating(RatingCell)
  case toggle(SwitchCell)
  case text(TextCell)
  case choice(ChoiceCell)
  case button(ButtonCell)
  case slider(SliderCell)
  case rangeSlider(RangeSliderCell)
  case stepper(StepperCell)
}

/// A cell that a form owns: the form sets who can change it, and if a value is required.
protocol OwnedCell: FormCell {
  var access: FormField.Access { get set }
  var canTakeFocus: Bool { get }
  var isRequired: Bool { get set }
  var validation: Validation? { get set }
  var control: FormControl { get }
  /// The title of the cell, or other words that name it; empty if there are none.
  var spokenName: String { get }
  var reach: ValueReach { get }

  /// Returns why a user could not enter a value of this kind; nil if it is possible.
  ///
  /// The cell can write a text in another form, as with a mask.
  func fault(of value: FormValue) -> String?

  static func strings(in strings: FormStrings) -> Strings

  /// Returns the form in which the cell writes numbers.
  func numbers(in strings: FormStrings) -> NumberEntry

  /// Reads a description; nil after reporting why there is no cell.
  static func read(_ reader: inout any FieldReader) -> Self?

  var members: FieldMembers { get }
}

extension OwnedCell {
  func numbers(in strings: FormStrings) -> NumberEntry { .plain }
}

extension FormControl {
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

  package var kind: CellKind { type(of: cell).kind }

  /// The value of the cell.
  public var value: FormValue { cell.formValue }

  /// Gives the focus to the thumb whose text field was edited in `old`, since the focus stays
  /// there.
  mutating func focusThumb(editedIn old: FormControl) {
    guard case .rangeSlider(var cell) = self, case .rangeSlider(let edited) = old,
      case .editing(let thumb, _) = edited.track.phase
    else { return }
    cell.track.focusedThumb = thumb
    self = .rangeSlider(cell)
  }

  var isButton: Bool { if case .button = self { true } else { false } }

  var isChoice: Bool { if case .choice = self { true } else { false } }

  /// True if an open picker is turned to an option that is not its value yet.
  var hasPick: Bool {
    if case .choice(let cell) = self { cell.selection != cell.shownSelection } else { false }
  }

  /// True if the text of the cell is edited, or the button beside it has the keyboard focus.
  var isEdited: Bool {
    if case .text(let cell) = self { cell.phase != .resting } else { cell.editedPart != nil }
  }

  /// True if the control shows its options below it.
  package var isOpen: Bool {
    if case .choice(let cell) = self { cell.isOpen && cell.phase != .closed } else { false }
  }
}

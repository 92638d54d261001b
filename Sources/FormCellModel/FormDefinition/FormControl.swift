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

/// A cell that a form owns: the form sets who can change it, and if a value is required.
protocol OwnedCell: HostedCell {
  var access: FormField.Access { get set }
  /// True if the cell can have the keyboard focus.
  var canTakeFocus: Bool { get }
  var isRequired: Bool { get set }
  var validation: Validation? { get set }
  /// The cell as one of any kind.
  var control: FormControl { get }

  /// Reads a description; nil after reporting why there is no cell.
  static func read(_ reader: inout any FieldReader) -> Self?

  /// The members of the description.
  var members: FieldMembers { get }
}

extension OwnedCell where Self: FieldCell {
  var canTakeFocus: Bool { canChange }
}

extension FormControl {
  /// The cell, whatever its kind.
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

// MARK: - The kinds of cells

extension OwnedCell where Self: FieldCell {
  var access: FormField.Access {
    get { field.access }
    set { field.access = newValue }
  }

  var isRequired: Bool {
    get { field.isRequired }
    set { field.isRequired = newValue }
  }

  var validation: Validation? {
    get { field.validation }
    set { field.validation = newValue }
  }
}

extension SwitchCell: OwnedCell { var control: FormControl { .toggle(self) } }
extension TextCell: OwnedCell { var control: FormControl { .text(self) } }
extension ChoiceCell: OwnedCell {
  var control: FormControl { .choice(self) }
  var canTakeFocus: Bool { canChange && !options.isEmpty }
}
extension ButtonCell: OwnedCell {
  var control: FormControl { .button(self) }
  var canTakeFocus: Bool { canAct }
}
extension SliderCell: OwnedCell { var control: FormControl { .slider(self) } }
extension RangeSliderCell: OwnedCell { var control: FormControl { .rangeSlider(self) } }
extension StepperCell: OwnedCell { var control: FormControl { .stepper(self) } }

extension RatingCell: OwnedCell {
  var canTakeFocus: Bool { canChange }
  var control: FormControl { .rating(self) }

  /// The access by the style and ``isEditable``; the read-only styles stay read-only.
  var access: FormField.Access {
    get {
      switch style {
      case .editable: isEditable ? .normal : .readOnly
      case .editableDisabled: .disabled
      case .standard, .accented: .readOnly
      }
    }
    set {
      guard !style.isReadOnly || style == .editableDisabled else { return }
      _ = handle(.setStyle(newValue == .disabled ? .editableDisabled : .editable))
      _ = handle(.setEditable(newValue != .readOnly))
    }
  }
}

// MARK: - Coding

extension FormControl: Codable {
  /// Decodes a cell by the name of its kind: `{"component": "switch", "title": "Notify me"}`.
  public init(from decoder: any Decoder) throws { try self.init(decoding: decoder) }

  /// Encodes the name of the kind, and the keys of the cell.
  public func encode(to encoder: any Encoder) throws { try members.encode(to: encoder) }
}

extension FormControl {
  /// A kind of cell, by its name.
  struct Kind: Sendable {
    let name: String
    let read: @Sendable (inout any FieldReader) -> FormControl?

    init<Cell: OwnedCell>(_: Cell.Type) {
      name = Cell.kind.name
      read = { Cell.read(&$0)?.control }
    }
  }

  static let kinds = [
    Kind(RatingCell.self), Kind(SwitchCell.self), Kind(TextCell.self), Kind(ChoiceCell.self),
    Kind(ButtonCell.self), Kind(SliderCell.self), Kind(RangeSliderCell.self),
    Kind(StepperCell.self),
  ]
}

import FormCellModel
import StyleSheet

/// A kind of cell that the commands read, draw and compare: its description and states.
struct RegisteredCell: Sendable {
  let kind: CellKind
  /// Reads a description; a cell in a form has the setting of the form.
  let describe: @Sendable (inout JSONFields, PageSetting?) -> any CellDescription
  /// Returns the states in the given situations, in groups.
  let states: @Sendable (CellSituations, CoveringArray.Coverage) -> [CellState]
}

extension RegisteredCell {
  static let all = [
    RegisteredCell(
      kind: .rating, describe: { RatingDescription(&$0, in: $1) }, states: RatingCube.cellStates),
    RegisteredCell(SwitchCell.self),
    RegisteredCell(TextCell.self),
    RegisteredCell(ChoiceCell.self),
    RegisteredCell(ButtonCell.self),
    RegisteredCell(SliderCell.self), RegisteredCell(RangeSliderCell.self),
    RegisteredCell(StepperCell.self),
  ]

  /// Registers cells with a list of fields.
  private init<Cell: DescribedCell>(_: Cell.Type) {
    self.init(
      kind: Cell.kind, describe: { FieldDescription<Cell>(&$0, in: $1) }, states: Cell.states)
  }
}

/// The kind of component that a file describes.
enum Component: Worded {
  case cell(RegisteredCell)
  case form

  static var table: [(word: String, value: Self)] {
    RegisteredCell.all.map { ($0.kind.name, .cell($0)) } + [(Presented.formWord, .form)]
  }
}

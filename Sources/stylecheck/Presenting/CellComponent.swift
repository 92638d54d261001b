import FormCellModel
import StyleSheet

/// A kind of cell: its description and states.
///
/// All commands that read, draw or compare cells use ``all``.
struct CellComponent: Sendable {
  let kind: CellKind
  /// Reads a description; a cell in a form has the setting of the form.
  let describe: @Sendable (inout Fields, PageSetting?) -> any CellDescription
  /// Returns the states in the given situations, in groups.
  let states: @Sendable (CellSituations, CoveringArray.Coverage) -> [CellState]
}

extension CellComponent {
  /// All kinds of cells.
  static let all = [
    CellComponent(
      kind: .rating, describe: { RatingDescription(&$0, in: $1) }, states: RatingCube.cellStates),
    CellComponent(SwitchCell.self),
    CellComponent(TextCell.self),
    CellComponent(ChoiceCell.self),
    CellComponent(ButtonCell.self),
    CellComponent(SliderCell.self), CellComponent(RangeSliderCell.self),
    CellComponent(StepperCell.self),
  ]

  /// Creates the component for cells with a list of fields.
  private init<Cell: DescribedCell>(_: Cell.Type) {
    self.init(
      kind: Cell.kind, describe: { FieldDescription<Cell>(&$0, in: $1) }, states: Cell.states)
  }
}

/// The kind of component that a file describes.
enum Component: Worded {
  case cell(CellComponent)
  case form

  static var table: [(word: String, value: Self)] {
    CellComponent.all.map { ($0.kind.name, .cell($0)) } + [(Presented.formWord, .form)]
  }
}

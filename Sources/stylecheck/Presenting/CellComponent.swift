import FormCellModel
import StyleSheet

/// A kind of cell as the tool knows it: how it is described, and the states that it is shown in.
///
/// Every command that reads, draws or compares cells goes through ``all``.
struct CellComponent: Sendable {
  let kind: CellKind
  /// Reads a description; a cell in a form has the setting of the form.
  let describe: @Sendable (inout Fields, PageSetting?) -> any CellDescription
  /// The states in the given situations, in groups.
  let states: @Sendable (CellSituations, CoveringArray.Coverage) -> [CellState]
}

extension CellComponent {
  /// Every kind of cell.
  static let all = [
    CellComponent(
      kind: .rating, describe: { RatingDescription(&$0, in: $1) }, states: RatingCube.cellStates),
    CellComponent(SwitchCell.self),
  ]
}

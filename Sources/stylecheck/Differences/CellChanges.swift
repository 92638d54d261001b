import FormCellModel
import StyleSheet

/// The form cells that look different under two themes.
struct CellChanges: Sendable {
  /// A cell in one state under both themes.
  struct Change: Sendable {
    let state: CellState
    let before, after: CellPresentation
  }

  struct Kind: Sendable {
    let component: RegisteredCell
    /// The number of compared states.
    let all: Int
    let changes: [Change]
  }

  let kinds: [Kind]

  /// Compares all states of all kinds in the situation of the themes.
  ///
  /// Without changes if none of the given classes styles form cells: all of SAP's do, and the palette.
  init(from before: Theme, to after: Theme, showing classes: [String] = []) {
    var situations = CellSituations()
    situations.appearances = [after.environment.appearance]
    situations.levels = [after.environment.level]
    situations.contrasts = [after.environment.contrast]
    let areShown = classes.isEmpty || classes.contains { $0.isEmpty || $0.isOfSAP }
    let wanted = areShown ? RegisteredCell.all : []
    kinds = Workers.each(of: wanted) { [situations] component -> Kind? in
      let states = component.states(situations, .all)
      let changes = states.compactMap { state in
        let old = state.presentation(in: before)
        let new = state.presentation(in: after)
        return old == new ? nil : Change(state: state, before: old, after: new)
      }
      return changes.isEmpty ? nil : Kind(component: component, all: states.count, changes: changes)
    }.compactMap(\.self)
  }

  /// `45 of 60 states of the rating cell, in editable, accented` for each kind with changes.
  var words: String {
    kinds.map { kind in
      let groups = kind.changes.map(\.state.group.word).eachOnce
      return
        "\(kind.changes.count) of \(kind.all) states of the \(kind.component.kind.name) cell, in "
        + groups.joined(separator: ", ")
    }.joined(separator: "; ")
  }

  /// A few changes for drawing: those among the pairwise states of the default situation.
  var chosen: [Change] {
    var situations = CellSituations()
    situations.appearances = [.light]
    situations.contrasts = [.normal]
    return kinds.flatMap { kind in
      let names = Set(kind.component.states(situations, .pairwise).map(\.coordinates))
      return kind.changes.filter { names.contains($0.state.coordinates) }
    }
  }
}

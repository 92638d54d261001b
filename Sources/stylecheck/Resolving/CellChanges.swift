import FormCellModel
import StyleSheet

/// The form cells that look different under one theme and under another.
struct CellChanges: Sendable {
  /// A cell in one state under both themes.
  struct Change: Sendable {
    let state: RatingState
    let before, after: CellPresentation
  }

  /// How many states were looked at.
  let all: Int
  /// Those that look different, in the order of the cube.
  let changes: [Change]

  /// Every style, arrangement and value of a rating cell, in the situation of the themes.
  init(from before: Theme, to after: Theme) {
    let environment = after.environment
    var cube = RatingCube()
    cube.appearances = [environment.appearance]
    cube.levels = [environment.level]
    cube.contrasts = [environment.contrast]
    let states = cube.states(.all)
    let grounds = [before, after].map { CellKind.rating.background(in: $0) }
    all = states.count
    changes = states.compactMap { state in
      let old = state.presentation(in: before).cell(on: grounds[0])
      let new = state.presentation(in: after).cell(on: grounds[1])
      return old == new ? nil : Change(state: state, before: old, after: new)
    }
  }

  /// `45 of 60 states of the rating cell, in editable, accented`; empty if there are none.
  var words: String {
    guard !changes.isEmpty else { return "" }
    let styles = RatingStyle.allCases.filter { style in
      changes.contains { $0.state.style == style }
    }
    return "\(changes.count) of \(all) states of the rating cell, in "
      + styles.map(\.word).joined(separator: ", ")
  }

  /// So few of them that they can be looked at: each style, arrangement and value with each other
  /// one, so far as they look different.
  var chosen: [Change] {
    var cube = RatingCube()
    cube.appearances = [.light]
    cube.contrasts = [.normal]
    let names = Set(
      cube.states(.pairwise).map { [$0.style.word, $0.arrangement.word, $0.fill.rawValue] })
    return changes.filter {
      names.contains([$0.state.style.word, $0.state.arrangement.word, $0.state.fill.rawValue])
    }
  }
}

import FormCellModel
import StyleSheet

/// A rating cell as a file describes it, with all that its look depends on besides the sheets.
struct RatingDescription: CellDescription, Hashable {
  /// Without its tints.
  var cell = RatingCell()
  var tints: [RatingDraft.Tint] = []
  /// Where it is drawn; in a form, all but its words are the form's.
  var setting = PageSetting.ofCell
}

// MARK: - Presenting

extension RatingDescription {
  /// What the cell looks like in a theme, and what is wrong with its tints.
  ///
  /// All but the words are those of `setting`, which in a form is the page's.
  func presentation(
    in theme: Theme, width: Double, _ setting: PageSetting
  ) -> (RatingPresentation, problems: [Diagnostic]) {
    var cell = cell
    var problems: [Diagnostic] = []
    for tint in tints {
      switch tint.color {
      case .color(let color): cell.tints.set(color, for: tint.range)
      case .name(let name, let place):
        guard let color = theme.color(name) else {
          problems.append(
            .description(.unknownColor, at: place, "the palette's color for '\(name)' is not known")
          )
          continue
        }
        cell.tints.set(color, for: tint.range)
      }
    }
    if problems.isEmpty { problems = uselessTints(of: cell) }
    let rating = RatingPresentation(
      of: cell, in: theme, width: width, setting.direction, textSize: setting.textSize,
      strings: self.setting.strings)
    return (rating, problems)
  }

  /// The cell as it is drawn, on its background.
  func presented(
    in theme: Theme, width: Double, _ setting: PageSetting
  ) -> (PresentedCell, problems: [Diagnostic]) {
    let (rating, problems) = presentation(in: theme, width: width, setting)
    let presentation = rating.cell(on: CellKind.rating.background(in: theme))
    return (PresentedCell(presentation: presentation, facts: JSONText(encoding: rating)), problems)
  }

  /// What the cell itself says of its tints, each at the one it is about.
  private func uselessTints(of cell: RatingCell) -> [Diagnostic] {
    cell.tints.problems(in: cell.bounds).map { problem in
      let index =
        switch problem.kind {
        case .neverMatches(let index, _): index
        case .overlap(let earlier, _, _): earlier
        case .gap: tints.count - 1
        }
      return .description(.uselessTint, .warning, at: tints[index].place, problem.message)
    }
  }
}

import FormCellModel
import StyleSheet

/// A rating cell as described by a file, with its setting.
struct RatingDescription: CellDescription, Hashable {
  /// The cell without its tints.
  var cell = RatingCell()
  var tints: [RatingDraft.Tint] = []
  /// The setting of the cell; in a form, everything but the strings is that of the form.
  var setting = PageSetting.ofCell
}

extension RatingDescription {
  /// Reads a description; a cell in a form has the form's setting, any other its own.
  init(_ fields: inout JSONFields, in form: PageSetting? = nil) {
    var draft = RatingDraft()
    fields.asReader { reader in
      RatingDraft.fields.read(&reader, into: &draft)
      draft.check(&reader)
    }
    (cell, tints) = (draft.cell, draft.tints)
    setting = .ofCell(&fields, in: form)
    // A preset has strings of its own.
    if let preset = draft.preset, setting.strings == .english { setting.strings = preset.strings }
    setting.readStrings(&fields)
  }

  // MARK: - Presenting

  /// Returns the presentation in a theme, and the problems of its tints.
  ///
  /// Everything but the strings is taken from `setting`, which in a form is that of the page.
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
            .json(.unknownColor, at: place, "the palette's color for '\(name)' is not known"))
          continue
        }
        cell.tints.set(color, for: tint.range)
      }
    }
    if problems.isEmpty { problems = uselessTints(of: cell) }
    let context = setting.context(in: theme, width: width)
    let rating = RatingPresentation(of: cell, in: context, strings: self.setting.strings)
    return (rating, problems)
  }

  /// Returns the presentation on its background.
  func presented(
    in theme: Theme, width: Double, _ setting: PageSetting
  ) -> (PresentedCell, problems: [Diagnostic]) {
    let (rating, problems) = presentation(in: theme, width: width, setting)
    let presentation = rating.cell(on: CellKind.rating.background(in: theme))
    return (PresentedCell(presentation: presentation, facts: JSONText(encoding: rating)), problems)
  }

  /// Returns the warnings about tints, each at the tint.
  private func uselessTints(of cell: RatingCell) -> [Diagnostic] {
    cell.tints.problems(in: cell.bounds).map { problem in
      let tint = tints[problem.index ?? tints.count - 1]
      return .json(.uselessTint, .warning, at: tint.place, problem.message)
    }
  }
}

import FormCellModel
import StyleSheet

/// A cell as described by a file, with its setting.
protocol CellDescription: Sendable {
  /// The setting of the cell; in a form, everything but the strings is that of the form.
  var setting: PageSetting { get }

  /// Returns the presentation on its background, and the problems that depend on the theme.
  func presented(
    in theme: Theme, width: Double, _ setting: PageSetting
  ) -> (PresentedCell, problems: [Diagnostic])
}

/// A cell as described by a file, with fields from a list.
struct FieldDescription<Cell: DescribedCell>: CellDescription {
  private(set) var cell = Cell()
  private(set) var strings = Cell.english
  let setting: PageSetting

  /// Reads a description; reports problems to `fields`.
  init(_ fields: inout Fields, in form: PageSetting?) {
    fields.read(Cell.fields, into: &cell)
    var strings = strings
    fields.object("strings") { $0.read(Cell.stringFields, into: &strings) }
    self.strings = strings
    setting = .ofCell(&fields, in: form)
  }

  func presented(
    in theme: Theme, width: Double, _ setting: PageSetting
  ) -> (PresentedCell, problems: [Diagnostic]) {
    let context = CellContext(
      theme, width: width, setting.direction, textSize: setting.textSize)
    let presentation = cell.presentation(in: context, strings: strings)
    let facts = JSONText(encoding: Cell.fields.members(of: cell))
    return (PresentedCell(presentation: presentation, facts: facts), [])
  }
}

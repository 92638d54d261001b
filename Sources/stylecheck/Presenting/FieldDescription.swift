import FormCellModel
import StyleSheet

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
    setting = form.map { PageSetting(of: $0, in: &fields) } ?? PageSetting(&fields, of: .ofCell)
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

extension CellComponent {
  /// Creates the component for cells with a list of fields.
  init<Cell: DescribedCell>(_: Cell.Type) {
    self.init(
      kind: Cell.kind, describe: { FieldDescription<Cell>(&$0, in: $1) }, states: Cell.states)
  }
}

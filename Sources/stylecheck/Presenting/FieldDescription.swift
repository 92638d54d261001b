import FormCellModel
import StyleSheet

/// A cell that a list of fields describes, as a file describes it.
struct FieldDescription<Cell: DescribedCell>: CellDescription {
  private(set) var cell = Cell()
  private(set) var strings = Cell.english
  let setting: PageSetting

  /// Reads a description; what is wrong with it is reported to `fields`.
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
  /// The kind of a cell that a list of fields describes.
  init<Cell: DescribedCell>(_: Cell.Type) {
    self.init(
      kind: Cell.kind, describe: { FieldDescription<Cell>(&$0, in: $1) }, states: Cell.states)
  }
}

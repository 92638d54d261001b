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
    let facts = JSONText.object(Cell.fields.map { .init($0.name, $0.said(of: cell)) })
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

extension Fields {
  /// Reads the values of fields, and leaves alone those that are not there.
  fileprivate mutating func read<Subject>(
    _ fields: [CellField<Subject>], into subject: inout Subject
  ) {
    for field in fields {
      switch field.form {
      case .text(let path): if let text = text(field.name) { subject[keyPath: path] = text }
      case .optionalText(let path):
        if let text = text(field.name) { subject[keyPath: path] = text }
      case .flag(let path): if let flag = bool(field.name) { subject[keyPath: path] = flag }
      case .word(let words, let set, _):
        if let word = word(field.name, among: words.map { ($0, $0) }) { set(&subject, word) }
      }
    }
  }
}

extension CellField {
  /// The value of a subject, as a description has it.
  fileprivate func said(of subject: Subject) -> JSONText {
    switch form {
    case .text(let path): .string(subject[keyPath: path])
    case .optionalText(let path): JSONText(subject[keyPath: path])
    case .flag(let path): .bool(subject[keyPath: path])
    case .word(_, _, let get): .string(get(subject))
    }
  }
}

import FormCellModel
import StyleSheet

/// A cell as described by a file, with its setting.
protocol CellDescription: Sendable {
  associatedtype Cell: FormCell
  var cell: Cell { get set }

  /// The setting of the cell; in a form, everything but the strings is that of the form.
  var setting: PageSetting { get set }

  /// Returns the presentation on its background, and the problems that depend on the theme.
  func presented(
    in theme: Theme, width: Double, _ setting: PageSetting
  ) -> (PresentedCell, problems: [Diagnostic])
}

extension CellDescription {
  /// Handles an input on a presentation, and returns its effects; nil if it is not taken.
  mutating func handle(
    _ input: CellInput, _ interaction: inout CellInteraction, in shown: CellPresentation
  ) -> [CellEffect]? {
    cell.handle(input, &interaction, in: shown)
  }
}

/// A cell as described by a file, with fields from a list.
struct FieldDescription<Cell: DescribedCell>: CellDescription {
  var cell = Cell()
  private(set) var strings = Cell.Strings.english
  var setting: PageSetting

  /// Reads a description; reports problems to `fields`.
  init(_ fields: inout JSONFields, in form: PageSetting?) {
    var cell = cell
    fields.asReader { cell = Cell.described(by: &$0) }
    self.cell = cell
    var strings = strings
    fields.object("strings") { $0.read(Cell.Strings.fields, into: &strings) }
    self.strings = strings
    setting = .ofCell(&fields, in: form)
  }

  func presented(
    in theme: Theme, width: Double, _ setting: PageSetting
  ) -> (PresentedCell, problems: [Diagnostic]) {
    let presentation = cell.presentation(
      in: setting.context(in: theme, width: width), strings: strings)
    let facts = JSONText(encoding: Cell.fields.members(of: cell))
    return (PresentedCell(presentation: presentation, facts: facts), [])
  }
}

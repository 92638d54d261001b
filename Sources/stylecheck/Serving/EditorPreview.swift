import FormCellModel
import StyleEditing
import StyleSheet

/// The form cells that a rule of a sheet paints, as a sample form in light and dark mode.
struct EditorPreview: Sendable {
  /// The classes of the rule, or the name of the sheet.
  let title: String
  private let form: PreviewForm

  /// Creates the preview of the rule at an offset or of the whole sheet; nil if no cell shows it.
  init?(of edited: EditedSheet, at offset: Int) {
    let order = edited.project.loadOrder(of: edited.index)
    let block = edited.number(ofRuleAround: offset).map { edited.sheet.rules[$0] }
    let names = block?.selectors.map(\.name) ?? []
    title = names.isEmpty ? edited.source.name : names.joined(separator: ", ")
    let rest = order.dropLast() + [edited.sheet.without(block?.range)]
    let (whole, others) = (themes(order), themes(Array(rest)))
    let kinds = RegisteredCell.all.map(\.kind).filter { kind in
      names.contains { $0 == kind.className || $0.hasPrefix(kind.className + "_") }
        || PreviewForm(of: [kind], in: whole, PreviewOptions())?.pages
          != PreviewForm(of: [kind], in: others, PreviewOptions())?.pages
    }
    guard let form = PreviewForm(of: kinds, in: whole, PreviewOptions()) else { return nil }
    self.form = form

    func themes(_ sheets: [Sheet]) -> LightAndDark<Theme> {
      LightAndDark(light: ThemeEnvironment.Appearance.light, dark: .dark).map {
        Theme(of: sheets, in: ThemeEnvironment(appearance: $0), for: edited.dialect)
      }
    }
  }

  var json: JSONText {
    [
      "title": .string(title), "light": .string(form.pages.light.svg()),
      "dark": .string(form.pages.dark.svg()),
    ]
  }
}

extension Sheet {
  /// Returns the sheet without the text in a range, or an empty sheet.
  fileprivate func without(_ range: Range<Int>?) -> Sheet {
    range.map { Sheet(parsing: source.applying([.remove($0)])) }
      ?? Sheet(parsing: SourceText("", name: source.name))
  }
}

import FormCellModel
import StyleSheet

extension FormDescription {
  /// The description that `fields` give; what is wrong with it is reported to them.
  init(_ fields: inout Fields) {
    let title = fields.text("title")
    let setting = PageSetting(&fields, over: .ofForm)
    fields.objects("pages") { pages.append(Page(&$0, title, over: setting)) }
    if pages.isEmpty { pages = [Page(title: title, setting: setting)] }

    let cells = fields.cells(in: setting)
    if !cells.isEmpty { sections = [Section(cells: cells)] }
    fields.objects("sections") { fields in
      sections.append(Section(header: fields.text("header"), cells: fields.cells(in: setting)))
    }
  }
}

extension FormDescription.Page {
  fileprivate init(_ fields: inout Fields, _ title: String?, over setting: PageSetting) {
    self.init(
      title: fields.text("title") ?? title, setting: PageSetting(&fields, over: setting))
  }
}

extension Fields {
  /// Whether it is a form that is described.
  var areOfForm: Bool { has("cells") || has("sections") }

  fileprivate mutating func cells(in form: PageSetting) -> [any CellDescription] {
    var cells: [any CellDescription] = []
    objects("cells") { fields in
      guard let component = fields.component() else { return }
      switch component {
      case .cell(let component): cells.append(component.describe(&fields, form))
      case .form:
        fields.report(
          .unknownWord, at: fields.place(of: "component"), "a form cannot stand among cells")
      }
    }
    return cells
  }

  /// The kind of thing that is described; nil if it is wrong.
  ///
  /// The first kind stands in for a missing one,
  /// which is reported.
  mutating func component() -> Component? {
    if !has("component"), let (expected, component) = Component.table.first {
      _ = value("component")
      report(
        .missingKey, at: range.lowerBound..<range.lowerBound + 1,
        "expected '\"component\": \"\(expected)\"' in here")
      return component
    }
    return word("component", among: Component.table)
  }
}

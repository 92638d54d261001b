import FormCellModel
import StyleSheet

extension FormDescription {
  /// Reads a description; reports problems to `fields`.
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
  /// True if the fields are those of a form.
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

  /// Reads the kind of component; nil if it is invalid.
  ///
  /// If it is missing, that is reported and the first kind is returned.
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

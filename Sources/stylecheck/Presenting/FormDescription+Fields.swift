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

  fileprivate mutating func cells(in form: PageSetting) -> [RatingDescription] {
    var cells: [RatingDescription] = []
    objects("cells") { fields in
      guard let component = fields.component(expected: .rating) else { return }
      switch component {
      case .rating: cells.append(RatingDescription(&fields, in: form))
      case .form:
        fields.report(
          .unknownWord, at: fields.place(of: "component"), "a form cannot stand among cells")
      }
    }
    return cells
  }

  /// The kind of thing that is described; nil where it is wrong, or missing, which is reported.
  mutating func component(expected: Component) -> Component? {
    if !has("component") {
      _ = value("component")
      report(
        .missingKey, at: range.lowerBound..<range.lowerBound + 1,
        "expected '\"component\": \"\(expected.word)\"' in here")
      return expected
    }
    return word("component")
  }
}
